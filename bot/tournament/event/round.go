package event

import (
	"slices"

	"farpost/bot/tournament/pairing"
	"farpost/engine"
)

// draft pairs the next round. Nobody sees it but the organisers until it is published.
func (s *step) draft() error {
	if err := s.at(Running); err != nil {
		return err
	}
	if r, ok := s.Current(); ok && !r.Published {
		return refuse(CodeDrafted)
	} else if ok && !r.Closed {
		return refuse(CodeOpen, engine.A("n", engine.Int(r.Open())))
	}
	r, err := s.pair(len(s.Rounds) + 1)
	if err != nil {
		return err
	}
	for i := range r.Pairings {
		r.Pairings[i].No = i + 1
	}
	s.Rounds = append(s.Rounds, r)
	return nil
}

// pair makes the pairings of a round. Those that the log has are taken from there.
func (s *step) pair(no int) (Round, error) {
	r := Round{No: no, Part: PartRounds}
	if s.Bracket != nil && !s.Plan.elimination() {
		r.Part = PartCut
	}
	if d := s.a.Drawn; d != nil && s.replay {
		r.Rematches, r.SecondByes = d.Rematches, d.SecondByes
		for _, p := range d.Pairings {
			p.Players = slices.Clone(p.Players)
			r.Pairings = append(r.Pairings, p)
		}
		return r, nil
	}
	if s.Bracket != nil {
		for _, t := range s.Bracket.Ready() {
			r.Pairings = append(r.Pairings, Pairing{Players: []string{t.A, t.B}, Tie: t.ID})
		}
		if len(r.Pairings) == 0 {
			return r, refuse(CodeLast)
		}
		return r, nil
	}
	if s.Total > 0 && no > s.Total {
		return r, refuse(CodeLast)
	}
	if n := len(s.Field(no)); n < s.least() {
		return r, refuse(CodeFew, engine.A("n", engine.Int(n)), engine.A("min", engine.Int(s.least())))
	}
	switch s.Plan.Format {
	case RoundRobin:
		s.pairCircle(&r)
	case League:
		s.pairLeague(&r)
	case Pods:
		return r, s.pairPods(&r)
	default:
		return r, s.pairSwiss(&r)
	}
	return r, nil
}

// least is how few people can be paired.
func (e Event) least() int {
	if e.Plan.Format == Pods {
		return min(e.Plan.Seats, 3)
	}
	return 2
}

func (s *step) pairSwiss(r *Round) error {
	list, byes := s.contenders(r.No)
	d, err := pairing.Swiss(list, s.a.Seed)
	if err != nil {
		return err
	}
	for _, p := range d.Pairs {
		if p.Bye() {
			byes = append(byes, p.A)
			continue
		}
		r.Pairings = append(r.Pairings, Pairing{Players: []string{p.A, p.B}})
	}
	r.Rematches, r.SecondByes = d.Rematches, d.SecondByes
	addByes(r, byes)
	return nil
}

func (s *step) pairPods(r *Round) error {
	list, byes := s.contenders(r.No)
	d, err := pairing.Pods(list, s.least(), s.Plan.Seats, s.a.Seed)
	if err != nil {
		return err
	}
	for _, p := range d.Pods {
		r.Pairings = append(r.Pairings, Pairing{Players: p})
	}
	r.Rematches, r.SecondByes = d.Rematches, d.SecondByes
	addByes(r, append(byes, d.Byes...))
	return nil
}

// pairCircle pairs a round of a round robin. Who has left stays in the circle, so that the rounds of others do not
// change, and gives a bye.
func (s *step) pairCircle(r *Round) {
	var byes []string
	field := s.Field(r.No)
	for _, p := range pairing.RoundRobin(s.Order, r.No) {
		a, b := slices.Contains(field, p.A), slices.Contains(field, p.B)
		switch {
		case a && b:
			r.Pairings = append(r.Pairings, Pairing{Players: []string{p.A, p.B}})
		case a:
			byes = append(byes, p.A)
		case b:
			byes = append(byes, p.B)
		}
	}
	addByes(r, byes)
}

// pairLeague makes the pods of a month: the first ones as drawn, later ones by the standings so far, so that people of
// like strength meet. In a pod everybody meets everybody.
func (s *step) pairLeague(r *Round) {
	field := s.Field(r.No)
	order := s.Order
	if r.No > 1 {
		order = nil
		for _, row := range s.Standings() {
			order = append(order, row.Player)
		}
	}
	place := func(id string) int {
		if i := slices.Index(order, id); i >= 0 {
			return i
		}
		return len(order)
	}
	slices.SortStableFunc(field, func(a, b string) int { return place(a) - place(b) })
	pods := leaguePods(len(field))
	for pod := range pods {
		ids := field[pod*len(field)/pods : (pod+1)*len(field)/pods]
		for round := range pairing.RoundRobinRounds(len(ids)) {
			for _, p := range pairing.RoundRobin(ids, round+1) {
				if !p.Bye() {
					r.Pairings = append(r.Pairings, Pairing{Players: []string{p.A, p.B}, Pod: pod + 1})
				}
			}
		}
	}
}

// addByes adds the pairings of those who play nobody.
func addByes(r *Round, byes []string) {
	for _, id := range byes {
		r.Pairings = append(r.Pairings, Pairing{Players: []string{id}})
	}
}

// redraft makes the draft anew, with another seed.
func (s *step) redraft() error {
	if r, ok := s.Current(); !ok || r.Published {
		return refuse(CodeRound)
	}
	s.Rounds = s.Rounds[:len(s.Rounds)-1]
	return s.draft()
}

// swap has two people of the draft change places. A bracket's ties stay as they are.
func (s *step) swap() error {
	cur, ok := s.Current()
	if !ok || cur.Published || s.Bracket != nil {
		return refuse(CodeRound)
	}
	r := &s.Rounds[len(s.Rounds)-1]
	a, b := seatIn(r, s.a.Player), seatIn(r, s.a.Other)
	if a == nil || b == nil || a == b {
		return refuse(CodePairing)
	}
	*a, *b = *b, *a
	r.Swapped++
	if s.Plan.Format != Swiss {
		return nil
	}
	list, byes := s.contenders(r.No)
	var pairs []pairing.Pair
	for _, p := range r.Pairings {
		switch {
		case len(p.Players) == 2:
			pairs = append(pairs, pairing.Pair{A: p.Players[0], B: p.Players[1]})
		case !slices.Contains(byes, p.Players[0]):
			pairs = append(pairs, pairing.Pair{A: p.Players[0]})
		}
	}
	d, err := pairing.Review(list, pairs)
	if err != nil {
		return refuse(CodePairing) // who has a bye by hand cannot be swapped
	}
	r.Rematches, r.SecondByes = d.Rematches, d.SecondByes
	return nil
}

// publish makes the draft the round that is played. Byes count at once, and every other pairing's first game is dealt.
func (s *step) publish() error {
	if err := s.at(Running); err != nil {
		return err
	}
	cur, ok := s.Current()
	if !ok || cur.Published {
		return refuse(CodeRound)
	}
	r := &s.Rounds[len(s.Rounds)-1]
	r.Published, r.Began, r.Due = true, s.a.At, s.a.At.Add(s.Plan.RoundTime)
	for i := range r.Pairings {
		p := &r.Pairings[i]
		if len(p.Players) == 1 {
			p.Done = DoneBye
			continue
		}
		if !s.Plan.Elsewhere {
			s.do(Effect{Kind: EffectDeal, Round: r.No, Pairing: p.No})
		}
		for _, id := range p.Players {
			s.do(Effect{Kind: EffectTell, Player: id, Code: TellPaired, Round: r.No, Pairing: p.No})
		}
	}
	s.close(r)
	return nil
}
