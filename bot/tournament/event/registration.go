package event

import (
	"slices"

	"farpost/engine"
)

func (s *step) create() error {
	if s.Stage != "" {
		return s.wrongStage()
	}
	if s.a.Plan == nil {
		return refuse(CodeChoice, engine.A("what", "raw:format"))
	}
	*s.Event = Event{Seq: s.Seq, Plan: *s.a.Plan, Stage: Planned, Owner: s.a.By, Lot: s.a.Seed}
	return nil
}

// edit changes the plan, as far as Edited says.
func (s *step) edit() error {
	if err := s.at(Planned, Registration, CheckingIn, Running); err != nil {
		return err
	}
	if s.a.Plan == nil {
		return refuse(CodeChoice, engine.A("what", "raw:format"))
	}
	if s.a.Plan.Game != s.Plan.Game && len(s.Players) > 0 {
		return refuse(CodeChoice, engine.A("what", "raw:game"))
	}
	was, is := s.Plan, s.Edited(*s.a.Plan)
	if s.Plan = is; s.Stage != Running {
		s.fill()
		return nil
	}
	if is.Rounds > 0 && is.Rounds != was.Rounds {
		s.Total = is.Rounds
	}
	if is.Automatic && !was.Automatic {
		s.goOn()
	}
	return nil
}

// Edited is the plan that comes of an edit with another one: before the start everything is taken over, later only what
// concerns rounds to come.
func (e Event) Edited(is Plan) Plan {
	if e.Stage != Running {
		return is
	}
	out := e.Plan
	out.Name, out.Prizes, out.Automatic = is.Name, is.Prizes, is.Automatic
	out.RoundTime, out.Total, out.LateUntil = is.RoundTime, is.Total, is.LateUntil
	if e.Bracket == nil {
		out.Cut, out.CutTo = is.Cut, is.CutTo
	}
	if out.hasRounds() && is.Rounds >= len(e.Rounds) {
		out.Rounds = is.Rounds
	}
	return out
}

func (s *step) open() error {
	if err := s.at(Planned); err != nil {
		return err
	}
	s.Stage = Registration
	for _, p := range s.Players {
		s.tell(p.ID, TellEntered)
	}
	return nil
}

// check begins the check-in. It lasts as long as the plan says.
func (s *step) check() error {
	if err := s.at(Registration); err != nil {
		return err
	}
	if s.Plan.CheckIn == 0 {
		return s.wrongStage()
	}
	s.Stage, s.CheckInUntil, s.Reminded = CheckingIn, s.a.At.Add(s.Plan.CheckIn), false
	for _, p := range s.Players {
		s.tell(p.ID, TellCheck)
	}
	return nil
}

// join enters a person: before the registration by an organiser alone, then before the start as a player, or in line if
// all places are taken; later for the next round, if there is a place. Who still waits in line enters late in the same
// way.
func (s *step) join() error {
	if s.Stage != Planned || s.a.By == s.a.Player {
		if err := s.at(Registration, CheckingIn, Running); err != nil {
			return err
		}
	}
	if s.a.Player == "" {
		return refuse(CodeOut)
	}
	i := s.index(s.a.Player)
	if i >= 0 && (s.Stage != Running || !s.Players[i].Waiting) {
		return refuse(CodeIn)
	}
	full := s.places() >= s.Plan.capacity()
	if s.a.By != s.a.Player && s.Stage != Planned {
		s.tell(s.a.Player, TellEntered)
	}
	if s.Stage != Running {
		s.Players = append(s.Players, Player{ID: s.a.Player, Waiting: full, Here: s.Stage == CheckingIn})
		return nil
	}
	round := s.nextRound()
	switch {
	case s.tooLate(round):
		return refuse(CodeLate, engine.A("round", engine.Int(s.Plan.LateUntil)))
	case full:
		return refuse(CodeFull)
	case i < 0:
		i = len(s.Players)
		s.Players = append(s.Players, Player{ID: s.a.Player})
	}
	s.Players[i].Waiting, s.Players[i].From = false, round
	s.dropDraft()
	return nil
}

// tooLate reports whether nobody can enter into a round any more.
func (e Event) tooLate(round int) bool {
	switch e.Plan.Format {
	case Swiss, Pods:
		return round > e.Plan.LateUntil || round > e.Total || e.Bracket != nil
	case League:
		return e.Total > 0 && round > e.Total
	}
	return true
}

// leave takes a person out before the start. The first in line gets the place.
func (s *step) leave() error {
	if err := s.at(Planned, Registration, CheckingIn); err != nil {
		return err
	}
	i := s.index(s.a.Player)
	if i < 0 {
		return refuse(CodeOut, engine.A("player", person(s.a.Player)))
	}
	s.Players = slices.Delete(s.Players, i, i+1)
	s.fill()
	return nil
}

// fill gives free places before the start to those who wait in line.
func (s *step) fill() {
	free := s.Plan.capacity() - s.places()
	for i := range s.Players {
		if p := &s.Players[i]; p.Waiting && free > 0 {
			p.Waiting, free = false, free-1
			s.tell(p.ID, TellPlace)
		}
	}
}

// deck notes a deck. Whether it is legal is for the caller, who knows the cards. Once a person has been dealt a match
// their deck stays as it is.
func (s *step) deck() error {
	if err := s.at(Registration, CheckingIn, Running); err != nil {
		return err
	}
	i := s.index(s.a.Player)
	if i < 0 {
		return refuse(CodeOut, engine.A("player", person(s.a.Player)))
	}
	if s.Stage == Running && s.Players[i].Deck != "" && s.played(s.a.Player) {
		return refuse(CodeLocked)
	}
	s.Players[i].Deck, s.Players[i].DeckAt = s.a.Name, s.Seq
	if s.a.By != s.a.Player {
		s.tell(s.a.Player, TellLent)
	}
	return nil
}

// here checks a person in.
func (s *step) here() error {
	if err := s.at(CheckingIn); err != nil {
		return err
	}
	i := s.index(s.a.Player)
	if i < 0 {
		return refuse(CodeOut, engine.A("player", person(s.a.Player)))
	}
	s.Players[i].Here = true
	return nil
}

// remind tells those who have not checked in, in line or not, that the check-in ends soon; nobody when it is over.
func (s *step) remind() error {
	if err := s.at(CheckingIn); err != nil {
		return err
	}
	if s.Reminded {
		return refuse(CodeNothing)
	}
	s.Reminded = true
	for _, p := range s.Players {
		if !p.Here && s.a.At.Before(s.CheckInUntil) {
			s.tell(p.ID, TellRemind)
		}
	}
	return nil
}

// missing ends the check-in: who was not there is out of the event, in line or not, and who waits in line moves up.
func (s *step) missing() error {
	if err := s.at(CheckingIn); err != nil {
		return err
	}
	s.out(TellMissed, func(p Player) bool { return !p.Here })
	s.CheckInUntil = s.a.At
	s.fill()
	return nil
}
