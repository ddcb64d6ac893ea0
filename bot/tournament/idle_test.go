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

// answers has a player answer the first question of a match.
func (w *world) answers(match, player string) {
	w.Helper()
	w.press++
	_, err := w.table.Do(w.ctx, table.Act{Match: match, Player: player, Interaction: fmt.Sprint("p", w.press),
		Reply: engine.Reply{Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName}}}})
	w.ok(err)
}

// needs are what waits for the organiser, as kind, round, pairing and player.
func (w *world) needs() (out []string) {
	w.Helper()
	all, err := w.desk.Needs(w.ctx, w.event, "olga")
	w.ok(err)
	for _, n := range all {
		out = append(out, fmt.Sprintf("%s %d.%d %s", n.Kind, n.Round, n.Pairing, n.Player))
	}
	return out
}

// TestIdle ensures when an organiser is told that a match waits for somebody: of whom who never came when half of the
// round is over and not before, by pairings; of whom who came when they have been silent for as long as an answer may
// take; of nobody for whom the match does not wait.
func TestIdle(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Turn, p.Total = 0, 2*day, 0 })
	w.joins(players(6)...)
	w.begins()
	r, _ := w.look().Current()
	check := func(what string, want ...string) {
		t.Helper()
		if got := w.needs(); !slices.Equal(got, want) {
			t.Errorf("%s the needs are %q, want %q", what, got, want)
		}
	}
	first := r.Pairings[0]
	for _, p := range first.Players {
		w.answers(w.match(1, 1), p)
	}
	active := first.Players[0]
	w.clock.Advance(2*day - time.Second)
	check("before anybody is late")
	w.clock.Advance(time.Second)
	check("when an answer is due", fmt.Sprint("idle 1.1 ", active))
	w.clock.Advance(day)
	check("in the third day", fmt.Sprint("idle 1.1 ", active))
	w.clock.Advance(day)
	want := []string{}
	for _, p := range r.Pairings[1:] {
		for _, seat := range w.look().Seating(p) {
			want = append(want, fmt.Sprintf("noshow 1.%d %s", p.No, seat))
		}
	}
	check("after the half", append(want, fmt.Sprint("idle 1.1 ", active))...)
	all, err := w.desk.Needs(w.ctx, w.event, "olga")
	w.ok(err)
	for _, n := range all {
		if !n.Since.Equal(start) { // when the matches were dealt, and when somebody answered
			t.Errorf("%s of %s is since %v, want %v", n.Kind, n.Player, n.Since, start)
		}
	}
	w.olga(event.Action{Kind: event.Cancel, Reason: "rain"})
	check("of an event that was called off")
}

// TestNext ensures what the organiser has to do for the event to go on: to start it when the check-in is over, to
// publish what is drafted, and to draft the round that comes next.
func TestNext(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Rounds = day, 2 })
	w.joins(players(4)...)
	check := func(what string, want ...string) {
		t.Helper()
		if got := w.needs(); !slices.Equal(got, want) {
			t.Errorf("%s the needs are %q, want %q", what, got, want)
		}
	}
	check("before the check-in")
	w.olga(event.Action{Kind: event.Check})
	for _, p := range players(4) {
		w.self(p, event.Action{Kind: event.Here})
	}
	w.clock.Advance(day - time.Second)
	check("while it goes on")
	w.clock.Advance(time.Second)
	check("when it is over", "start 0.0 ")
	w.olga(event.Action{Kind: event.Start})
	check("at the start", "draft 1.0 ")
	w.olga(event.Action{Kind: event.Draft})
	w.tick()
	if p, _ := w.look().Pairing(1, 1); len(p.Games) > 0 {
		t.Errorf("a match of a draft is dealt: %+v", p)
	}
	check("of a draft", "publish 1.0 ")
	w.olga(event.Action{Kind: event.Publish})
	w.tick()
	check("while the round goes on")
	w.finish()
	check("after the round", "draft 2.0 ")
}

// TestElsewhereIsNotDealt ensures that no match is dealt of an event that is played elsewhere, and that nobody is idle
// in one.
func TestElsewhereIsNotDealt(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Elsewhere = 0, true })
	w.joins(players(4)...)
	w.begins()
	w.clock.Advance(6 * day)
	w.tick()
	if p, _ := w.look().Pairing(1, 1); len(p.Games) > 0 || len(w.look().Trouble) > 0 || len(w.needs()) > 0 {
		t.Errorf("pairing %+v, troubles %+v, needs %q", p, w.look().Trouble, w.needs())
	}
}

// TestSettingsOfMatches ensures that the matches of an event have its clocks, and that all reactions of a turn together
// take half as long as an answer.
func TestSettingsOfMatches(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Turn, p.Total = 0, 10*time.Hour, 50*time.Hour })
	w.joins("ada", "bruno")
	w.begins()
	pos, err := w.table.Position(w.ctx, w.match(1, 1))
	w.ok(err)
	s, err := table.SettingsOf(pos.Match)
	w.ok(err)
	if s.Turn != 10*time.Hour || s.Reaction != 5*time.Hour || s.Setup != s.Turn || s.Total != 50*time.Hour ||
		s.Event != w.event {
		t.Errorf("the settings are %+v", s)
	}
}

// TestGivenByMinutes ensures that a minute in which nobody could play is given, less waits until it is one, and that
// an event which is over gets none.
func TestGivenByMinutes(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Total = 0, 0 })
	w.olga(event.Action{Kind: event.Cancel, Reason: "rain"})
	over := w.event
	desk := func() string {
		v, err := w.desk.Look(w.ctx, over)
		w.ok(err)
		return string(v.Row.Desk)
	}
	was := desk()
	w.create(func(p *event.Plan) { p.CheckIn, p.Total = 0, 0 })
	w.joins("ada", "bruno")
	w.begins()
	r, _ := w.look().Current()
	later := func(want time.Duration) {
		t.Helper()
		if now, _ := w.look().Current(); now.Due.Sub(r.Due) != want {
			t.Errorf("the round ends %v later, want %v", now.Due.Sub(r.Due), want)
		}
	}
	w.restart(59 * time.Second)
	later(0)
	w.restart(time.Second)
	later(time.Minute)
	w.restart(time.Minute)
	later(2 * time.Minute)
	if now := desk(); now != was {
		t.Errorf("of the event that is over there is noted %s, was %s", now, was)
	}
}

// TestWorkOfNothing ensures that an event is left alone for which the clock has nothing to do.
func TestWorkOfNothing(t *testing.T) {
	w := newWorld(t)
	w.create(nil)
	was := w.look().Seq
	w.ok(w.desk.Work(w.ctx, storage.Job{Key: tournament.JobEvent + ":" + w.event, Kind: tournament.JobEvent,
		Payload: []byte(w.event)}))
	if now := w.look().Seq; now != was {
		t.Errorf("%d steps were taken", now-was)
	}
}
