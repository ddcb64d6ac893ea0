package event

import (
	"math/rand/v2"
	"slices"

	"farpost/bot/tournament/bracket"
	"farpost/bot/tournament/pairing"
	"farpost/engine"
)

// start ends the registration. Those with a place play from round 1; everybody needs a deck, unless matches are played
// elsewhere. The order of entry is shuffled, so that it gains nobody anything.
func (s *step) start() error {
	if err := s.at(Registration, CheckingIn); err != nil {
		return err
	}
	if err := s.ready(); err != nil {
		return err
	}
	least := s.Plan.Seats
	if n := s.places(); n < least {
		return refuse(CodeFew, engine.A("n", engine.Int(n)), engine.A("min", engine.Int(least)))
	}
	for i := range s.Players {
		p := &s.Players[i]
		if p.Waiting {
			continue
		}
		if p.Deck == "" && !s.Plan.Elsewhere {
			return refuse(CodeNoDeck, engine.A("player", person(p.ID)))
		}
		p.From = 1
	}
	s.Stage = Running
	s.Order = s.Field(1)
	r := rand.New(rand.NewPCG(s.a.Seed, uint64(len(s.Order))))
	r.Shuffle(len(s.Order), func(i, j int) { s.Order[i], s.Order[j] = s.Order[j], s.Order[i] })
	switch s.Plan.Format {
	case Swiss, Pods:
		if s.Total = s.Plan.Rounds; s.Total == 0 {
			s.Total = pairing.Rounds(len(s.Order))
		}
	case RoundRobin:
		s.Total = pairing.RoundRobinRounds(len(s.Order))
	case League:
		s.Total = s.Plan.Rounds
	case Single, Double:
		if err := s.bracket(s.Order); err != nil {
			return err
		}
	}
	s.goOn()
	return nil
}

// ready takes those out who are not ready, as the action says, and gives their places to those in line. Where it says
// nothing it refuses, except for what is in the log of an earlier version: that paired whoever had a place.
func (s *step) ready() error {
	if n := len(s.Absent()); n > 0 && s.a.Absent == "" && !s.replay {
		return refuse(CodeAbsent, engine.A("n", engine.Int(n)))
	}
	if s.Stage == CheckingIn && s.a.Absent == Without {
		s.out(TellMissed, func(p Player) bool { return !p.Here })
	}
	if s.a.NoDeck == Without && !s.Plan.Elsewhere {
		s.out(TellNoDeck, func(p Player) bool { return p.Deck == "" })
	}
	s.fill()
	return nil
}

// out takes people out before the start, in line or not, and tells them why.
func (s *step) out(code string, who func(Player) bool) {
	for _, p := range s.Players {
		if who(p) {
			s.tell(p.ID, code)
		}
	}
	s.Players = slices.DeleteFunc(s.Players, who)
}

// Absent are those with a place who have yet to check in; nobody before the check-in has begun.
func (e Event) Absent() (out []string) {
	for _, p := range e.Players {
		if e.Stage == CheckingIn && !p.Waiting && !p.Here {
			out = append(out, p.ID)
		}
	}
	return out
}

// Unreached are those of whom a check-in waits and to whom no direct message arrives.
func (e Event) Unreached() (out []string) {
	for _, p := range e.Players {
		if e.Stage == CheckingIn && !p.Here && slices.ContainsFunc(e.Trouble, func(t Trouble) bool {
			return t.Kind == TroubleDM && t.Player == p.ID
		}) {
			out = append(out, p.ID)
		}
	}
	return out
}

// Deckless are those with a place who have brought no deck; nobody where matches are played elsewhere.
func (e Event) Deckless() (out []string) {
	for _, p := range e.Players {
		if !e.Plan.Elsewhere && !p.Waiting && !p.Gone && p.Deck == "" {
			out = append(out, p.ID)
		}
	}
	return out
}

// bracket begins an elimination among seeds, the best first.
func (s *step) bracket(seeds []string) error {
	kind := bracket.Single
	if s.Plan.Cut == Double || s.Plan.Format == Double {
		kind = bracket.Double
	}
	b, err := bracket.New(kind, seeds, false)
	if err != nil {
		return refuse(CodeFew, engine.A("n", engine.Int(len(seeds))), engine.A("min", engine.Int(2)))
	}
	s.Bracket = &b
	return nil
}
