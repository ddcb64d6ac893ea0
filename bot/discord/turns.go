package discord

import (
	"context"
	"time"

	"farpost/bot/table"
	"farpost/engine"
)

// stripTurns is how many turns the strip of a match shows unless somebody wants more or fewer, mostTurns the most that it
// can show, TurnSaid how many sentences it has for each: those said last.
const (
	stripTurns = 6
	mostTurns  = 12
	TurnSaid   = 4
)

// turns are the last n turns of a match with the table after each, for the strip; nil where they cannot be had. They are
// told as everybody may know them, since the boards show just that.
func (b *Bot) turns(ctx context.Context, t *teller, n int) ([]Moment, error) {
	past, err := b.Table.Turns(ctx, t.pos.Match.ID, n)
	if err != nil {
		return nil, err
	}
	var out []Moment
	for _, p := range past {
		then := t.then(p)
		m := Moment{When: t.ago(p.At), View: &then.view}
		said := then.worthTelling(p.Events)
		for _, ph := range said[max(0, len(said)-TurnSaid):] {
			m.Said = append(m.Said, then.say(ph))
		}
		out = append(out, m)
	}
	return out, nil
}

// ago says about how long ago something was. A picture cannot know the reader's zone, and this one is looked at when it is made.
func (t *teller) ago(at time.Time) string {
	return t.b.t(t.lang, "log.ago", engine.A("span", text(t.b.left(t.lang, t.b.Clock.Now().Sub(at)))))
}

// then is the teller of a turn that is over: things have the names that they had.
func (t *teller) then(p table.Turn) *teller {
	out := *t
	out.view = p.View
	return &out
}
