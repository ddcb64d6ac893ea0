package render

import (
	"context"
)

// Result draws how a match ended: who won and why, and the last board as it was. For a match that still runs it draws
// the board.
func (r *Renderer) Result(ctx context.Context, s Scene) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, teller{s}.resultAlt(), planner{s}.planPost)
}

// resultAlt says who won and why, and everybody's figures. Like the picture it has no cards.
func (s teller) resultAlt() string {
	first := s.where()
	if s.View.Result != nil {
		first = s.result()
	}
	parts := []string{sentence(first)}
	if s.View.Result != nil {
		parts = append(parts, sentence(s.where()))
	}
	for _, won := range []bool{true, false} {
		for _, v := range s.seating() {
			if s.won(v.Seat) == won {
				parts = append(parts, s.seatAlt(v))
			}
		}
	}
	if s.LastAction != "" {
		parts = append(parts, sentence(s.say("last", s.LastAction)))
	}
	return upTo(altMost, parts)
}
