package tournament_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// TestDeadline ensures what becomes of the open matches when a round is over: who was idle loses, a match that nobody
// came to is lost by both, and one in which both were active goes by the time rule.
func TestDeadline(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Turn, p.Total = 0, 10*day, 0 })
	w.joins(players(6)...)
	w.begins()
	stake := func(pairing int, player string) {
		w.press++
		_, err := w.table.Do(w.ctx, table.Act{Match: w.match(1, pairing), Player: player,
			Interaction: fmt.Sprint("p", w.press),
			Reply:       engine.Reply{Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName}}}})
		w.ok(err)
	}
	r, _ := w.look().Current()
	w.clock.Advance(6 * day)
	w.tick()
	stake(1, r.Pairings[0].Players[0]) // has answered in secret: the match waits for the other
	stake(2, r.Pairings[1].Players[0])
	stake(2, r.Pairings[1].Players[1]) // both are at it
	matches := []string{w.match(1, 1), w.match(1, 2), w.match(1, 3)}
	w.clock.Advance(day)
	w.tick()
	want := []event.Pairing{
		{Done: event.DoneIdle, Wins: []int{1, 0}},
		{Done: event.DoneTime},
		{Done: event.DoneIdle, DoubleLoss: true},
	}
	for i, x := range want {
		p, _ := w.look().Pairing(1, i+1)
		if p.Done != x.Done || p.DoubleLoss != x.DoubleLoss || x.Wins != nil && !slices.Equal(p.Wins, x.Wins) {
			t.Errorf("pairing %d is %+v, want %+v", i+1, p, x)
		}
		pos, err := w.table.Position(w.ctx, matches[i])
		w.ok(err)
		if pos.State.Result == nil {
			t.Errorf("the match of pairing %d goes on", i+1)
		}
	}
	w.sound()
}

// TestRemind ensures that who has not checked in is reminded once before the check-in ends, also after a restart, and
// in the channel where direct messages do not arrive; and that nobody is when the bot was away until the end.
func TestRemind(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 4 * time.Hour })
	w.joins(players(3)...)
	w.olga(event.Action{Kind: event.Check})
	w.self("p01", event.Action{Kind: event.Here})
	w.ok(w.desk.Note(w.ctx, w.event, event.Action{Kind: event.Failed,
		Trouble: &event.Trouble{Kind: event.TroubleDM, Player: "p03"}}))
	w.rows()
	reminded := func() (who []string, aloud int) {
		for _, r := range w.rows() {
			switch {
			case r.Code == event.TellRemind:
				who = append(who, r.Player)
			case r.Kind == tournament.RowSay:
				aloud++
			}
		}
		return who, aloud
	}
	w.clock.Advance(2 * time.Hour)
	w.tick()
	if who, _ := reminded(); len(who) > 0 {
		t.Errorf("%v are reminded two hours before the end", who)
	}
	w.restart(0)
	w.clock.Advance(time.Hour)
	w.tick()
	if who, aloud := reminded(); !slices.Equal(who, []string{"p02", "p03"}) || aloud != 1 {
		t.Errorf("%v are reminded, %d times aloud", who, aloud)
	}
	w.restart(0)
	w.clock.Advance(30 * time.Minute)
	w.tick()
	if who, aloud := reminded(); len(who)+aloud > 0 {
		t.Errorf("%v are reminded once more, %d times aloud", who, aloud)
	}
	w.clock.Advance(time.Hour)
	w.tick()
	if n := len(w.look().Players); n != 1 {
		t.Errorf("%d players are left after the check-in", n)
	}
	w.sound()
}

const day = 24 * time.Hour

// TestClocks ensures that the matches of an event have its total clock: who leaves a match alone loses it before the
// round is over, both do if both leave it, and a round of a day or less has none by default.
func TestClocks(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(4)...)
	w.begins()
	r, _ := w.look().Current()
	there, first := r.Pairings[0].Players[1], w.match(1, 1)
	w.press++
	_, err := w.table.Do(w.ctx, table.Act{Match: w.match(1, 1), Player: there, Interaction: fmt.Sprint("p", w.press),
		Reply: engine.Reply{Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName}}}})
	w.ok(err)
	for range 6 * 24 {
		w.clock.Advance(time.Hour)
		w.tick()
		pos, err := w.table.Position(w.ctx, first)
		w.ok(err)
		if pos.State.Result == nil && pos.IsAsked(int(pos.Seat(there))) {
			w.press++
			_, err = w.table.Do(w.ctx, table.Act{Match: first, Player: there, Interaction: fmt.Sprint("p", w.press),
				Reply: engine.Reply{Verb: "end"}})
			if engine.IsRefusal(err) == nil { // the other has yet to answer
				w.ok(err)
			}
		}
	}
	if p, _ := w.look().Pairing(1, 1); p.Done != event.DonePlayed || !slices.Equal(p.Wins, []int{0, 1}) {
		t.Errorf("one was there: %+v", p)
	}
	if p, _ := w.look().Pairing(1, 2); p.Done != event.DonePlayed || !p.DoubleLoss {
		t.Errorf("nobody was there: %+v", p)
	}
	for round, total := range map[time.Duration]time.Duration{7 * day: 72 * time.Hour, 2 * day: 20 * time.Hour,
		2*day - time.Hour: 0, time.Hour: 0} {
		if got := event.TotalFor(round); got != total {
			t.Errorf("a round of %v suits %v, want %v", round, got, total)
		}
	}
}

// TestGiven ensures that time in which the bot was away is given to the rounds, and that the log says so.
func TestGiven(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Total = 0, 0 })
	w.joins("ada", "bruno")
	w.begins()
	r, _ := w.look().Current()
	w.restart(30 * time.Hour)
	now, _ := w.look().Current()
	if got := now.Due.Sub(r.Due); got != 30*time.Hour {
		t.Errorf("the round ends %v later, want 30 hours", got)
	}
	w.clock.Advance(7*day - time.Minute)
	w.tick()
	if p, _ := w.look().Pairing(1, 1); p.Done != "" {
		t.Errorf("the round ended before its time: %+v", p)
	}
	w.clock.Advance(time.Minute)
	w.tick()
	if p, _ := w.look().Pairing(1, 1); p.Done == "" {
		t.Errorf("the round did not end in time: %+v", p)
	}
}

// TestDeadlineWithoutGame ensures that a round ends in its time though this build does not have the game of its matches
// any more: they are called off, and drawn, for nobody can tell who was idle.
func TestDeadlineWithoutGame(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Turn, p.Total = 0, 10*day, 0 })
	w.joins("ada", "bruno")
	w.begins()
	w.clock.Advance(8 * day)
	w.games.Gone = true
	job := storage.Job{Key: tournament.JobEvent + ":" + w.event, Kind: tournament.JobEvent, Payload: []byte(w.event)}
	for range 4 {
		w.ok(w.desk.Work(w.ctx, job))
	}
	p, _ := w.look().Pairing(1, 1)
	m, _, err := w.table.MatchSeats(w.ctx, p.Games[0].Match)
	w.ok(err)
	if p.Done != event.DoneTime || p.DoubleLoss || m.Status != storage.Cancelled {
		t.Errorf("the pairing is %+v, and its match %s", p, m.Status)
	}
}

// TestActiveInSecondHalf ensures that who did something in the second half of a round was active in it, where an answer
// may take longer than that.
func TestActiveInSecondHalf(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Turn, p.Total = 0, 10*day, 0 })
	w.joins("ada", "bruno")
	w.begins()
	w.clock.Advance(4 * day)
	for _, p := range []string{"ada", "bruno"} {
		w.answers(w.match(1, 1), p)
	}
	w.clock.Advance(3 * day)
	for range 3 {
		w.tick()
	}
	if p, _ := w.look().Pairing(1, 1); p.Done != event.DoneTime {
		t.Errorf("the pairing is %+v", p)
	}
}
