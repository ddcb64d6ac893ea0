package event

import (
	"maps"
	"slices"

	"farpost/bot/internal/budget"
	"farpost/engine"
)

// pairing returns the pairing that an action is about, in a round that was published.
func (s *step) pairing() (*Round, *Pairing, error) {
	if err := s.at(Running); err != nil {
		return nil, nil, err
	}
	if s.a.Round < 1 || s.a.Round > len(s.Rounds) || !s.Rounds[s.a.Round-1].Published {
		return nil, nil, refuse(CodeRound)
	}
	r := &s.Rounds[s.a.Round-1]
	if s.a.Pairing < 1 || s.a.Pairing > len(r.Pairings) || len(r.Pairings[s.a.Pairing-1].Players) < 2 {
		return nil, nil, refuse(CodePairing)
	}
	return r, &r.Pairings[s.a.Pairing-1], nil
}

// openPairing is pairing for one that has no result yet.
func (s *step) openPairing() (*Round, *Pairing, error) {
	r, p, err := s.pairing()
	if err == nil && p.Done != "" {
		err = refuse(CodeDecided)
	}
	return r, p, err
}

// outcome is how a pairing ends.
type outcome struct {
	wins       []int
	draws      int
	places     []int
	doubleLoss bool
}

// won is the outcome of a match of two that one of them wins without more ado.
func (s *step) won(winner int) outcome {
	wins := make([]int, 2)
	wins[winner] = s.Plan.needed()
	return outcome{wins: wins}
}

// decide gives a pairing its result. Games that are still played end with it. In a bracket a draw and a double loss let
// the one go on who stands higher.
func (s *step) decide(r *Round, p *Pairing, done, why string, o outcome) error {
	if p.Tie != "" {
		if p.Done != "" {
			back, err := s.Bracket.Undo(p.Tie)
			if err != nil {
				return refuse(CodeRelied)
			}
			s.Bracket = &back
		}
		winner := p.Players[0]
		if len(o.wins) == 2 && o.wins[1] > o.wins[0] && !o.doubleLoss {
			winner = p.Players[1]
		}
		next, err := s.Bracket.Decide(p.Tie, winner)
		if err != nil {
			return refuse(CodeRelied)
		}
		s.Bracket = &next
	}
	p.Done, p.Wins, p.Draws, p.Places, p.DoubleLoss = done, o.wins, o.draws, o.places, o.doubleLoss
	p.Report, p.Disputed = nil, ""
	s.Trouble = slices.DeleteFunc(s.Trouble, func(t Trouble) bool {
		return t.Kind == TroubleThread && t.Round == r.No && t.Pairing == p.No
	})
	for _, g := range p.Games {
		if !g.Over {
			s.do(Effect{Kind: EffectStop, Round: r.No, Pairing: p.No, Match: g.Match, Places: p.places(), Why: why})
		}
	}
	s.close(r)
	return nil
}

// places are the places of a decided pairing's players; nobody is first after a double loss.
func (p Pairing) places() []int {
	out := slices.Clone(p.Places)
	if out == nil {
		out = make([]int, len(p.Players))
		for i := range out {
			out[i] = 1
			if len(p.Wins) == 2 && p.Wins[i] < p.Wins[1-i] {
				out[i] = 2
			}
		}
	}
	if p.DoubleLoss {
		for i := range out {
			out[i] = len(out)
		}
	}
	return out
}

// rule sets a result by hand, in place of any other.
func (s *step) rule() error {
	r, p, err := s.pairing()
	if err != nil {
		return err
	}
	if err := s.reasoned(); err != nil {
		return err
	}
	o := outcome{wins: s.a.Wins, draws: s.a.Draws, places: s.a.Places, doubleLoss: s.a.DoubleLoss}
	if err := s.possible(p, o); err != nil {
		return err
	}
	return s.decide(r, p, DoneRuled, "judge", o)
}

// possible refuses a result that no match can have.
func (s *step) possible(p *Pairing, o outcome) error {
	bad := refuse(CodeResult)
	switch {
	case o.doubleLoss:
		if len(o.wins)+len(o.places)+o.draws > 0 {
			return bad
		}
		return nil
	case len(p.Players) > 2:
		if len(o.places) != len(p.Players) || o.draws != 0 || len(o.wins) > 0 || slices.Min(o.places) != 1 ||
			slices.Max(o.places) > len(o.places) {
			return bad
		}
		return nil
	case len(o.wins) != 2 || len(o.places) > 0 || o.draws < 0:
		return bad
	}
	a, b, most := o.wins[0], o.wins[1], s.Plan.needed()
	if min(a, b) < 0 || max(a, b) > most || a == most && b == most || a+b+o.draws < 1 ||
		a+b+o.draws > s.Plan.BestOf || p.Tie != "" && a == b {
		return bad
	}
	return nil
}

// report notes what a player says came of a match that was played elsewhere. If the other says the same it counts; if
// the other says something else it is disputed.
func (s *step) report() error {
	r, p, err := s.openPairing()
	if err != nil {
		return err
	}
	if !s.Plan.Elsewhere {
		return refuse(CodeHere)
	}
	o := outcome{wins: s.a.Wins, draws: s.a.Draws, places: s.a.Places}
	if err := s.possible(p, o); err != nil {
		return err
	}
	if was := p.Report; was != nil && was.By != s.a.Player {
		if slices.Equal(was.Wins, o.wins) && slices.Equal(was.Places, o.places) && was.Draws == o.draws {
			return s.decide(r, p, DoneReported, "", o)
		}
		return s.callJudge(p)
	}
	if err := s.spend(p); err != nil {
		return err
	}
	p.Report = &Claim{By: s.a.Player, Wins: o.wins, Draws: o.draws, Places: o.places}
	for _, id := range p.Players {
		if id != s.a.Player {
			s.tell(id, TellReport)
		}
	}
	return nil
}

// confirm agrees with what another reported.
func (s *step) confirm() error {
	r, p, err := s.openPairing()
	if err != nil {
		return err
	}
	if p.Report == nil || p.Report.By == s.a.Player {
		return refuse(CodeConfirm)
	}
	return s.decide(r, p, DoneReported, "",
		outcome{wins: p.Report.Wins, draws: p.Report.Draws, places: p.Report.Places})
}

// dispute calls a judge to a match: it is not decided by time until one has ruled, or settled it.
func (s *step) dispute() error {
	_, p, err := s.openPairing()
	if err != nil {
		return err
	}
	return s.callJudge(p)
}

// callJudge has whoever made the event be told that a judge is called, unless one is.
func (s *step) callJudge(p *Pairing) error {
	if p.Disputed == "" {
		if err := s.spend(p); err != nil {
			return err
		}
		s.tell(s.Owner, TellJudge)
	}
	p.Disputed = s.a.Player
	return nil
}

// spend counts that the player calls others in a pairing. It is refused with CodeOften if they did so too often.
func (s *step) spend(p *Pairing) error {
	spent, wait := budget.Calls.Spend(p.Calls[s.a.Player], s.a.At)
	if wait > 0 {
		return refuse(CodeOften, engine.A("max", engine.Int(budget.Calls.Most)),
			engine.A("minutes", engine.Int(budget.Minutes(wait))))
	}
	calls := maps.Clone(p.Calls) // the event before this step keeps its own
	if calls == nil {
		calls = map[string][]int64{}
	}
	calls[s.a.Player] = spent
	p.Calls = calls
	return nil
}

// settle ends a dispute without a result: the match goes on. A reason is given by whoever rules; Player withdraws their
// own call without.
func (s *step) settle() error {
	_, p, err := s.openPairing()
	if err != nil {
		return err
	}
	if p.Disputed == "" {
		return refuse(CodePairing)
	}
	withdrawn := s.a.By == "" && s.a.Player == p.Disputed
	p.Disputed = ""
	if withdrawn {
		return nil
	}
	return s.reasoned()
}

// dealt notes the match that plays the next game of a pairing.
func (s *step) dealt() error {
	_, p, err := s.openPairing()
	if err != nil {
		return err
	}
	if s.a.Match == "" || slices.ContainsFunc(p.Games, func(g Game) bool { return !g.Over || g.Match == s.a.Match }) {
		return refuse(CodeDecided)
	}
	p.Games = append(p.Games, Game{Match: s.a.Match})
	return nil
}

// gameOver notes how a game ended, and decides the pairing if no further one is needed. A bracket knows no draw: where
// all games leave both even, one more is played.
func (s *step) gameOver() error {
	round, at, ok := s.PairingOfMatch(s.a.Match)
	if !ok || len(s.a.Places) != len(at.Players) {
		return refuse(CodePairing)
	}
	r := &s.Rounds[round-1]
	p := &r.Pairings[at.No-1]
	i := slices.IndexFunc(p.Games, func(g Game) bool { return g.Match == s.a.Match })
	p.Games[i].Over, p.Games[i].Places = true, s.a.Places
	if p.Done != "" || s.Stage != Running {
		return nil // the result has ended it, or nothing rests on it any more
	}
	if len(p.Players) > 2 {
		return s.decide(r, p, DonePlayed, "", outcome{places: s.a.Places})
	}
	o, played := score(*p)
	if o.doubleLoss || max(o.wins[0], o.wins[1]) >= s.Plan.needed() ||
		played >= s.Plan.BestOf && (p.Tie == "" || o.wins[0] != o.wins[1]) {
		return s.decide(r, p, DonePlayed, "", o)
	}
	s.do(Effect{Kind: EffectDeal, Round: r.No, Pairing: p.No})
	return nil
}

// score counts the games of a pairing of two that are over. A game that nobody won counts for neither; if it is the
// last, both have lost.
func score(p Pairing) (o outcome, played int) {
	o.wins = make([]int, 2)
	for _, g := range p.Games {
		if !g.Over {
			continue
		}
		played++
		switch a, b := g.Places[0], g.Places[1]; {
		case a < b:
			o.wins[0]++
		case b < a:
			o.wins[1]++
		case a == 1:
			o.draws++
		default:
			return outcome{doubleLoss: true}, played
		}
	}
	return o, played
}

// Seating returns a pairing's players in the order in which they sit in its next game: who begins is first. After a
// draw the other one begins.
func (e Event) Seating(p Pairing) []string {
	out := slices.Clone(p.Players)
	if len(out) != 2 || e.Plan.Begins == StarterSeed {
		return out
	}
	begins := 0
	for _, g := range p.Games {
		switch {
		case !g.Over:
		case g.Places[0] < g.Places[1]:
			begins = 1
		case g.Places[1] < g.Places[0]:
			begins = 0
		default:
			begins = 1 - begins
		}
	}
	if begins == 1 {
		slices.Reverse(out)
	}
	return out
}
