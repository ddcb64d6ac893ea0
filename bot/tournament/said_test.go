package tournament_test

import (
	"maps"
	"slices"
	"testing"
	"time"

	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/storage"
)

// said are the kinds of step that are said aloud in the event's channel.
var said = []string{event.Open, event.Check, event.Start, event.Publish, event.Advance, event.Extend, event.Rule,
	event.NoShow, event.Drop, event.Readmit, event.GiveBye, event.TakeBye, event.Penalise, event.Cut, event.Finish,
	event.Cancel, event.Take, event.Settle, event.Warn, event.Expire, event.Missing, event.Given}

// spoken notes by kind whether the steps since the last call were said, whether one was said to have ended the event,
// and which rounds were published.
func (w *world) spoken(by map[string]bool) (ended, published []string) {
	w.Helper()
	log, err := w.desk.Log(w.ctx, w.event)
	w.ok(err)
	rows := w.rows()
	for _, r := range rows {
		if r.Event != w.event {
			w.Errorf("a row is of event %q: %+v", r.Event, r)
		}
		if r.Kind != tournament.RowSay {
			continue
		}
		kind := log[r.Step-1].Action.Kind
		by[kind] = true
		if r.Ended {
			ended = append(ended, kind)
		}
		if r.Published > 0 {
			published = append(published, kind)
		}
	}
	for _, e := range log {
		by[e.Action.Kind] = by[e.Action.Kind] || false
	}
	return ended, published
}

// TestSaid ensures which steps are said aloud: all that changes the event for everybody, and nothing that players or
// the bot do for one match; that the end is said by what ends the event alone, and a round by what publishes it.
func TestSaid(t *testing.T) {
	all := map[string]bool{}
	var ended, published []string
	notes := func(w *world) {
		e, p := w.spoken(all)
		ended, published = append(ended, e...), append(published, p...)
	}
	w := newWorld(t)
	w.create(func(p *event.Plan) {
		p.Rounds, p.CheckIn, p.Cut, p.CutTo, p.Turn, p.Total = 2, day, event.Single, 2, 10*day, 0
	})
	w.joins(players(5)...)
	w.olga(event.Action{Kind: event.Check})
	for _, p := range players(5) {
		w.self(p, event.Action{Kind: event.Here})
	}
	w.olga(event.Action{Kind: event.Start})
	w.olga(event.Action{Kind: event.GiveBye, Player: "p01", Round: 1})
	w.olga(event.Action{Kind: event.TakeBye, Player: "p01", Round: 1})
	w.round()
	w.restart(2 * time.Hour)
	w.olga(event.Action{Kind: event.Extend, Round: 1, Until: w.clock.Now().Add(5 * day)})
	w.olga(event.Action{Kind: event.Penalise, Player: "p01", Points: 1, Reason: "late"})
	r, _ := w.look().Current()
	i := slices.IndexFunc(r.Pairings, func(p event.Pairing) bool { return p.Done == "" })
	by := r.Pairings[i].Players[0]
	w.self(by, event.Action{Kind: event.Dispute, Round: 1, Pairing: r.Pairings[i].No, Reason: "a card"})
	w.olga(event.Action{Kind: event.Settle, Round: 1, Pairing: r.Pairings[i].No, Reason: "play on"})
	w.olga(event.Action{Kind: event.NoShow, Player: by, Round: 1, Pairing: r.Pairings[i].No, Reason: "gone"})
	for range 4 {
		w.clock.Advance(2 * day)
		w.tick()
	}
	w.olga(event.Action{Kind: event.Drop, Player: "p01"})
	w.olga(event.Action{Kind: event.Readmit, Player: "p01"})
	w.round()
	r, _ = w.look().Current()
	i = slices.IndexFunc(r.Pairings, func(p event.Pairing) bool { return p.Done == "" })
	w.olga(event.Action{Kind: event.Rule, Round: 2, Pairing: r.Pairings[i].No, Wins: []int{1, 0}, Reason: "ruled"})
	w.finish()
	w.olga(event.Action{Kind: event.Cut})
	w.round()
	w.finish()
	w.olga(event.Action{Kind: event.Finish})
	notes(w)
	w.ok(w.desk.SetMessage(w.ctx, w.event, "m", "hash"))

	w = newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Automatic = day, true })
	w.joins(players(4)...)
	w.olga(event.Action{Kind: event.Check})
	for _, p := range players(3) {
		w.self(p, event.Action{Kind: event.Here})
	}
	w.clock.Advance(2 * day)
	w.tick()
	w.olga(event.Action{Kind: event.Start})
	w.olga(event.Action{Kind: event.Extend, Round: 1, Until: w.clock.Now().Add(5 * day)})
	step, err := w.desk.Undoable(w.ctx, w.event)
	w.ok(err)
	w.olga(event.Action{Kind: event.Take, Step: step})
	w.olga(event.Action{Kind: event.Cancel, Reason: "rain"})
	notes(w)
	log, err := w.desk.Log(w.ctx, w.event)
	w.ok(err)
	for _, e := range log {
		drawn := slices.Contains([]string{event.Create, event.Start, event.Draft, event.Advance}, e.Action.Kind)
		if drawn != (e.Action.Seed == 7) {
			t.Errorf("%s is drawn by %d", e.Action.Kind, e.Action.Seed)
		}
	}

	var aloud []string
	for _, kind := range slices.Sorted(maps.Keys(all)) {
		if all[kind] {
			aloud = append(aloud, kind)
		}
	}
	if want := slices.Sorted(slices.Values(said)); !slices.Equal(aloud, want) {
		t.Errorf("said aloud are\n%q, want\n%q", aloud, want)
	}
	if !slices.Equal(ended, []string{event.Finish}) {
		t.Errorf("the end is said by %q", ended)
	}
	for _, kind := range published {
		if kind != event.Publish && kind != event.Advance {
			t.Errorf("a round is published by %s", kind)
		}
	}
}

// TestUnsaid ensures that nothing is shown of an event before its registration, not even that it was called off.
func TestUnsaid(t *testing.T) {
	w := newWorld(t)
	p := event.DefaultPlan("tally")
	p.Name = "Spring"
	v, err := w.desk.Create(w.ctx, tournament.New{Server: "s", Channel: "c", Plan: p, By: "olga"}, organiser)
	w.ok(err)
	w.event = v.Row.ID
	p.Name = "Autumn"
	if e := w.olga(event.Action{Kind: event.Edit, Plan: &p}); e.Plan.Name != "Autumn" {
		t.Errorf("the event is called %q", e.Plan.Name)
	}
	list, err := w.desk.List(w.ctx, storage.EventFilter{Open: true})
	w.ok(err)
	if len(list) != 1 || list[0].Row.Name != "Autumn" || list[0].Row.Game != "tally" {
		t.Errorf("listed is %+v", list)
	}
	w.olga(event.Action{Kind: event.Cancel, Reason: "rain"})
	if rows := w.rows(); len(rows) > 0 {
		t.Errorf("shown is %+v", rows)
	}
}

// TestTell ensures that of what a person is told about a channel the latest counts, and that of what they are told
// about matches nothing is left out.
func TestTell(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.Rounds, p.CheckIn, p.Elsewhere = 2, 0, true })
	w.rows()
	for range 2 {
		w.ok(w.desk.Tell(w.ctx, w.event, "olga", event.TellClosed, "c"))
	}
	if rows := w.rows(); len(rows) != 1 || rows[0].Code != event.TellClosed || rows[0].Of != "c" {
		t.Errorf("told is %+v", rows)
	}
	w.joins("ada", "bruno")
	w.olga(event.Action{Kind: event.Start})
	w.rows()
	w.round()
	for range 2 {
		w.self("ada", event.Action{Kind: event.Report, Round: 1, Pairing: 1, Wins: []int{1, 0}})
	}
	told := map[string]int{}
	for _, r := range w.rows() {
		told[r.Player+" "+r.Code]++
	}
	if told["bruno "+event.TellReport] != 2 || told["bruno "+event.TellPaired] != 1 {
		t.Errorf("told is %v", told)
	}
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("ada", "bruno")
	w.begins()
	for _, r := range w.rows() {
		if r.Kind == tournament.RowTell {
			t.Errorf("of a match that calls its players itself there is told %+v", r)
		}
	}
}

// TestMessage ensures that the message of an event and the picture on it are noted, also of one from before there were
// notes.
func TestMessage(t *testing.T) {
	w := newWorld(t)
	w.create(nil)
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		row, err := tx.Event(w.event)
		w.ok(err)
		row.Desk = nil
		return tx.UpdateEvent(row)
	}))
	v, err := w.desk.Look(w.ctx, w.event)
	w.ok(err)
	if got := v.Picture(); got != "" {
		t.Errorf("the picture is %q", got)
	}
	w.ok(w.desk.SetMessage(w.ctx, w.event, "m", "hash"))
	v, err = w.desk.Look(w.ctx, w.event)
	w.ok(err)
	if v.Row.Message != "m" || v.Picture() != "hash" {
		t.Errorf("noted are %q and %q", v.Row.Message, v.Picture())
	}
	w.joins("ada")
}
