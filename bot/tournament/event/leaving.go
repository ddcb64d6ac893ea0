package event

import (
	"slices"

	"farpost/engine"
)

// drop has a person leave. Before the start their place goes to the next in line; later they lose what they are playing
// and are not paired any more, but stay in the standings.
func (s *step) drop() error {
	if s.Stage == Planned || s.Signing() {
		return s.leave()
	}
	if err := s.at(Running); err != nil {
		return err
	}
	p, ok := s.Player(s.a.Player)
	if !ok || p.Gone {
		return refuse(CodeOut, engine.A("player", person(s.a.Player)))
	}
	return s.goes(s.a.Player)
}

// goes takes a person out of a running event.
func (s *step) goes(id string) error {
	i := s.index(id)
	if i < 0 {
		return refuse(CodeOut, engine.A("player", person(id)))
	}
	s.dropDraft()
	p := &s.Players[i]
	p.Gone, p.Dropped = true, len(s.Rounds)
	for ri := range s.Rounds {
		r := &s.Rounds[ri]
		for pi := range r.Pairings {
			q := &r.Pairings[pi]
			seat := slices.Index(q.Players, id)
			if seat < 0 || q.Done != "" || len(q.Players) != 2 {
				continue
			}
			if err := s.decide(r, q, DoneDropped, "absent", s.won(1-seat)); err != nil {
				return err
			}
		}
	}
	if s.Bracket != nil {
		if next, err := s.Bracket.Drop(id); err == nil { // who is out already, or never was in it, changes nothing
			s.Bracket = &next
		}
	}
	return nil
}

// noShow has a person lose who did not come to play. They leave the event; an organiser can readmit them.
func (s *step) noShow() error {
	r, p, err := s.openPairing()
	if err != nil {
		return err
	}
	if err := s.reasoned(); err != nil {
		return err
	}
	i := slices.Index(p.Players, s.a.Player)
	if i < 0 {
		return refuse(CodePairing)
	}
	if len(p.Players) == 2 {
		if err := s.decide(r, p, DoneNoShow, "absent", s.won(1-i)); err != nil {
			return err
		}
	}
	return s.goes(s.a.Player)
}

// readmit takes a person back. What they missed counts as lost.
func (s *step) readmit() error {
	if err := s.at(Running); err != nil {
		return err
	}
	i := s.index(s.a.Player)
	if i < 0 || !s.Players[i].Gone {
		return refuse(CodeOut, engine.A("player", person(s.a.Player)))
	}
	if s.Bracket != nil {
		next, err := s.Bracket.Readmit(s.a.Player)
		if err != nil {
			return refuse(CodeRelied)
		}
		s.Bracket = &next
	}
	s.dropDraft()
	s.Players[i].Gone, s.Players[i].Dropped = false, 0
	return nil
}

// giveBye lets a person rest in a round to come: it counts as a win.
func (s *step) giveBye() error {
	p, err := s.byeOf()
	if err != nil {
		return err
	}
	if slices.Contains(p.Byes, s.a.Round) {
		return refuse(CodeIn)
	}
	p.Byes = append(p.Byes, s.a.Round)
	return nil
}

// takeBye takes a bye back that was given by hand.
func (s *step) takeBye() error {
	p, err := s.byeOf()
	if err != nil {
		return err
	}
	i := slices.Index(p.Byes, s.a.Round)
	if i < 0 {
		return refuse(CodeRound)
	}
	p.Byes = slices.Delete(p.Byes, i, i+1)
	return nil
}

// byeOf returns the person whose bye in a round to come is given or taken. A draft of that round is forgotten.
func (s *step) byeOf() (*Player, error) {
	if err := s.at(Registration, CheckingIn, Running); err != nil {
		return nil, err
	}
	i := s.index(s.a.Player)
	switch {
	case i < 0 || s.Players[i].Gone:
		return nil, refuse(CodeOut, engine.A("player", person(s.a.Player)))
	case !s.Plan.hasRounds() || s.Bracket != nil || s.a.Round < s.nextRound() || s.a.Round > MaxRounds:
		return nil, refuse(CodeRound)
	}
	if s.a.Round == s.nextRound() {
		s.dropDraft()
	}
	return &s.Players[i], nil
}
