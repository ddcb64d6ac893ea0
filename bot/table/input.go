package table

import "farpost/engine"

// apply carries out an input.
func (s *sitting) apply(in engine.Input, player, interaction string) error {
	s.tried = in
	if player != "" {
		s.spoke(in.Seat)
	}
	next, events, err := engine.Apply(s.pos.Ruleset, s.pos.Book, s.pos.State, in)
	if err != nil {
		return err
	}
	return s.record(step{from: s.pos.State, to: next, events: events, input: in, player: player, interaction: interaction})
}

// record saves a step, and brings the clocks and offers up to date.
func (s *sitting) record(st step) error {
	st.events = append(s.word, st.events...)
	s.word = nil
	raw, err := engine.Encode(st.to)
	if err != nil {
		return err
	}
	m, now := &s.pos.Match, s.t.Now()
	if err := s.tx.Advance(m.ID, m.Seq, m.Seq+1, raw, now); err != nil {
		return err
	}
	m.Seq, m.Updated = m.Seq+1, now
	if err := s.log(st, raw); err != nil {
		return err
	}
	s.told = append(s.told, st.events...)
	s.lapse(st)
	s.pos.State = st.to
	return s.follow(st, now)
}

// lapse takes back the offers of a draw by seats of whom a question has closed.
func (s *sitting) lapse(st step) {
	if st.from == nil || st.from.Ask == nil {
		return
	}
	for _, sa := range st.from.Ask.Seats {
		if !sa.Standing && st.to.Ask.ByQ(sa.Q) == nil && s.notes[sa.Seat].Draw {
			s.notes[sa.Seat].Draw, s.dirty[sa.Seat] = false, true
		}
	}
}
