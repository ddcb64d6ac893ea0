package table

import (
	"fmt"
	"slices"

	"farpost/engine"
)

// apply carries out an input. An error of the engine leaves the sitting as it was, but for tried and the seat's row of
// silence. player and interaction are empty when the timer is the cause.
func (s *sitting) apply(in engine.Input, player, interaction string) error {
	s.tried = in
	if player != "" {
		s.endSilence(in.Seat)
	}
	next, events, err := engine.Apply(s.pos.Ruleset, s.pos.Book, s.pos.State, in)
	if engine.IsRefusal(err) != nil {
		return err
	}
	if err != nil {
		return fmt.Errorf("input %d of match %s (%s): %w", s.pos.Match.Seq+1, s.pos.Match.ID, in.Kind, err)
	}
	if player != "" && in.Seat >= 0 && s.settings.Total > 0 && !s.info[in.Seat].Acted {
		s.info[in.Seat].Acted, s.changed[in.Seat] = true, true
	}
	return s.record(step{from: s.pos.State, to: next, events: events,
		input: in, player: player, interaction: interaction})
}

// record saves and logs a step, and brings deadlines, clocks and offers of a draw up to date with it.
func (s *sitting) record(st step) error {
	raw, err := engine.Encode(st.to)
	if err != nil {
		return fmt.Errorf("state of match %s: %w", s.pos.Match.ID, err)
	}
	given, err := s.givenEvents()
	if err != nil {
		return err
	}
	st.events = slices.Concat(s.remarks, st.events, given)
	s.remarks = nil
	m, now := &s.pos.Match, s.t.Now()
	if err := s.tx.Advance(m.ID, m.Seq, m.Seq+1, raw, now); err != nil {
		return err
	}
	m.Seq, m.Updated = m.Seq+1, now
	if err := s.log(st, raw); err != nil {
		return err
	}
	s.events = append(s.events, st.events...)
	s.withdrawDraws(st)
	s.pos.State = st.to
	return s.follow(st, s.now())
}

// withdrawDraws takes back the offer of a draw of every seat of which a question has closed; see OfferDraw.
func (s *sitting) withdrawDraws(st step) {
	if st.from == nil || st.from.Ask == nil {
		return
	}
	for _, sa := range st.from.Ask.Seats {
		if !sa.Optional && st.to.Ask.ByQ(sa.Q) == nil && s.info[sa.Seat].Draw {
			s.info[sa.Seat].Draw, s.changed[sa.Seat] = false, true
		}
	}
}
