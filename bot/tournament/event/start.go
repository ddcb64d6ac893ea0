package event

import (
	"math/rand/v2"

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
