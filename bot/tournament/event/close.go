package event

import (
	"slices"

	"farpost/engine"
)

// advance is what the bot does by itself when the plan says so: it pairs and publishes the next round, begins the cut,
// or ends the event.
func (s *step) advance() error {
	if err := s.at(Running); err != nil {
		return err
	}
	r, ok := s.Current()
	if !s.Plan.Automatic || ok && r.Published && !r.Closed {
		return s.wrongStage()
	}
	if !ok || r.Published {
		if s.Plan.Cut != "" && s.Bracket == nil && s.Total > 0 && len(s.Rounds) >= s.Total {
			if err := s.cut(); err != nil {
				return err
			}
		}
		err := s.draft()
		if no := engine.IsRefusal(err); no != nil && (no.Code == CodeLast || no.Code == CodeFew) {
			return s.finish()
		}
		if err != nil {
			return err
		}
	}
	return s.publish()
}

// cut begins the elimination among those who stand highest.
func (s *step) cut() error {
	if err := s.at(Running); err != nil {
		return err
	}
	r, ok := s.Current()
	switch {
	case !s.Plan.hasRounds() || s.Plan.Seats > 2 || s.Bracket != nil || !ok:
		return s.wrongStage()
	case !r.Published:
		s.Rounds = s.Rounds[:len(s.Rounds)-1]
		return s.cut()
	case !r.Closed:
		return refuse(CodeOpen, engine.A("n", engine.Int(r.Open())))
	}
	var seeds []string
	for _, row := range s.Standings() {
		if !row.Dropped {
			seeds = append(seeds, row.Player)
		}
	}
	seeds = seeds[:min(len(seeds), s.Plan.cutTo(len(seeds)))]
	if s.Plan.Cut == "" {
		s.Plan.Cut = Single
	}
	s.Total = len(s.Rounds)
	return s.bracket(seeds)
}

// finish ends the event. What was drafted is forgotten; what is being played has to be decided before.
func (s *step) finish() error {
	if err := s.at(Running); err != nil {
		return err
	}
	if r, ok := s.Current(); ok && r.Published && !r.Closed {
		return refuse(CodeOpen, engine.A("n", engine.Int(r.Open())))
	} else if ok && !r.Published {
		s.Rounds = s.Rounds[:len(s.Rounds)-1]
	}
	s.Stage = Over
	return nil
}

// cancel calls the event off. Its matches are called off, too.
func (s *step) cancel() error {
	if err := s.at(Planned, Registration, CheckingIn, Running); err != nil {
		return err
	}
	if err := s.reasoned(); err != nil {
		return err
	}
	s.Stage = Cancelled
	for _, r := range s.Rounds {
		for _, p := range r.Pairings {
			for _, g := range p.Games {
				if !g.Over {
					s.do(Effect{Kind: EffectVoid, Match: g.Match})
				}
			}
		}
	}
	return nil
}

// failed notes what the bot could not do, and why; mended, that it can.
func (s *step) failed() error {
	if s.a.Trouble == nil {
		return refuse(CodeNothing)
	}
	if i := slices.IndexFunc(s.Trouble, s.a.Trouble.Same); i >= 0 {
		s.Trouble[i] = *s.a.Trouble
		return nil
	}
	threads := func(t Trouble) bool { return t.Kind == TroubleThread }
	if threads(*s.a.Trouble) && !slices.ContainsFunc(s.Trouble, threads) {
		s.tell(s.Owner, TellThread)
	}
	s.Trouble = append(s.Trouble, *s.a.Trouble)
	return nil
}

func (s *step) mended() error {
	if s.a.Trouble == nil || !slices.ContainsFunc(s.Trouble, s.a.Trouble.Same) {
		return refuse(CodeNothing)
	}
	s.Trouble = slices.DeleteFunc(s.Trouble, s.a.Trouble.Same)
	return nil
}

// Same reports whether two troubles are about the same thing, for whatever reason.
func (t Trouble) Same(u Trouble) bool {
	t.Why, u.Why = "", ""
	return t == u
}
