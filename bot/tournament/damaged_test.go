package tournament_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// alters changes the row of the event.
func (w *world) alters(change func(*storage.Event)) {
	w.Helper()
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		row, err := tx.Event(w.event)
		w.ok(err)
		change(&row)
		return tx.UpdateEvent(row)
	}))
}

// TestDamaged ensures that nothing is done to an event of which something cannot be read, and that whoever tries reads
// an error that is no refusal.
func TestDamaged(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("p01")
	bad := func(what string, err error) {
		t.Helper()
		if err == nil || engine.IsRefusal(err) != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
	was, err := w.desk.Look(w.ctx, w.event)
	w.ok(err)
	w.alters(func(r *storage.Event) { r.Desk = json.RawMessage("[]") })
	bad("a message", w.desk.SetMessage(w.ctx, w.event, "m", "hash"))
	_, err = w.do(event.Action{Kind: event.Join, By: "p02", Player: "p02"}, event.Rights{})
	bad("somebody joins", err)
	w.alters(func(r *storage.Event) { r.Desk, r.State = was.Row.Desk, json.RawMessage("[]") })
	_, err = w.desk.Look(w.ctx, w.event)
	bad("a look", err)
	_, err = w.desk.List(w.ctx, storage.EventFilter{})
	bad("a list", err)
	_, _, _, err = w.desk.Try(w.ctx, w.event, tournament.Step{Action: event.Action{Kind: event.Start, By: "olga"},
		Rights: organiser})
	bad("a try", err)
	e := was.Event
	e.Seq++
	e.Players = slices.Clone(e.Players)
	e.Players[0].DeckAt = e.Seq
	raw, err := json.Marshal(e)
	w.ok(err)
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		return tx.AdvanceEvent(storage.EventEntry{Event: w.event, Seq: e.Seq, At: w.clock.Now(), Kind: event.Deck,
			Action: json.RawMessage("[]")})
	}))
	w.alters(func(r *storage.Event) { r.State = raw })
	_, err = w.desk.Log(w.ctx, w.event)
	bad("the log", err)
	_, err = w.desk.Deck(w.ctx, w.event, "p01", "p01", event.Rights{})
	bad("a deck", err)
}

// TestRefusedPlans ensures that a plan of a game that there is not is refused, whoever tries or does it, and that only
// organisers make an event.
func TestRefusedPlans(t *testing.T) {
	w := newWorld(t)
	p := event.DefaultPlan(tally.Name)
	p.Name = "Spring"
	_, err := w.desk.Create(w.ctx, tournament.New{Server: "s", Channel: "c", Plan: p, By: "ada"}, event.Rights{})
	w.refused(err, event.CodeRight)
	w.create(nil)
	p.Game = "chess"
	_, err = w.desk.Create(w.ctx, tournament.New{Server: "s", Channel: "c", Plan: p, By: "olga"}, organiser)
	w.refused(err, event.CodeGame)
	st := tournament.Step{Rights: organiser, Action: event.Action{Kind: event.Edit, By: "olga", Plan: &p}}
	_, _, _, err = w.desk.Try(w.ctx, w.event, st)
	w.refused(err, event.CodeGame)
	_, err = w.desk.Do(w.ctx, w.event, st)
	w.refused(err, event.CodeGame)
	_, _, _, err = w.desk.Try(w.ctx, "gone", tournament.Step{Rights: organiser,
		Action: event.Action{Kind: event.Open, By: "olga"}})
	w.refused(err, tournament.CodeEvent)
	_, _, _, err = w.desk.Try(w.ctx, w.event, tournament.Step{
		Action: event.Action{Kind: event.Take, By: "ada", Step: 2}})
	w.refused(err, event.CodeRight)
}

// TestOwnEvents ensures that an event is found by its players, from when they join until they leave.
func TestOwnEvents(t *testing.T) {
	w := newWorld(t)
	w.create(nil)
	own := func(want int) {
		t.Helper()
		list, err := w.desk.List(w.ctx, storage.EventFilter{Player: "ada"})
		w.ok(err)
		if len(list) != want {
			t.Errorf("Ada is in %d events, want %d", len(list), want)
		}
	}
	own(0)
	w.joins("ada")
	own(1)
	w.self("ada", event.Action{Kind: event.Leave})
	own(0)
	w.joins("ada")
	w.restart(2 * time.Hour)
	own(1)
}

// TestVoidElsewhere ensures that a match which was called off at the table stays so when the result of its pairing is
// set, and when the event is called off.
func TestVoidElsewhere(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(4)...)
	w.begins()
	matches := []string{w.match(1, 1), w.match(1, 2)}
	for _, m := range matches {
		w.ok(w.table.Update(w.ctx, func(tx storage.Tx) error { return w.table.VoidTx(tx, m) }))
	}
	w.olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: []int{1, 0}, Reason: "ruled"})
	w.olga(event.Action{Kind: event.Cancel, Reason: "rain"})
	for _, id := range matches {
		m, _, err := w.table.MatchSeats(w.ctx, id)
		w.ok(err)
		if m.Status != storage.Cancelled {
			t.Errorf("the match is %s", m.Status)
		}
	}
}

// TestStrayMatch ensures that an event has nothing to do with a match that none of its pairings plays.
func TestStrayMatch(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("ada", "bruno")
	w.begins()
	s := table.DefaultSettings()
	s.Event = w.event
	deck := table.Deck{Name: "Moths", Cards: tally.Deck()}
	var match string
	w.ok(w.table.Update(w.ctx, func(tx storage.Tx) error {
		m, err := w.table.ArrangeTx(tx, table.Arranged{Server: "s", Channel: "c", Game: tally.Name,
			Players: []string{"ada", "bruno"}, Decks: []table.Deck{deck, deck}, Settings: s})
		match = m.ID
		return err
	}))
	was := w.look().Seq
	w.ok(w.table.CallJudge(w.ctx, match, "ada", ""))
	w.ok(w.table.LetGoOn(w.ctx, table.Ruling{Match: match, By: "olga", Reason: "fine"}))
	w.concede(match, "ada")
	if now := w.look().Seq; now != was {
		t.Errorf("%d steps were written", now-was)
	}
}

// TestNoteTwice ensures that what is known already is no error.
func TestNoteTwice(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("ada", "bruno")
	trouble := event.Action{Kind: event.Failed, Trouble: &event.Trouble{Kind: event.TroubleDM, Player: "ada"}}
	for range 2 {
		w.ok(w.desk.Note(w.ctx, w.event, trouble))
	}
	if got := w.look().Trouble; len(got) != 1 {
		t.Errorf("the troubles are %+v", got)
	}
	if got := w.needs(); !slices.Equal(got, []string{"trouble 0.0 ada"}) {
		t.Errorf("the needs are %q", got)
	}
	for range 2 {
		w.ok(w.desk.Note(w.ctx, w.event, event.Action{Kind: event.Mended, Trouble: trouble.Trouble}))
	}
	if got := w.look().Trouble; len(got) > 0 {
		t.Errorf("the troubles are %+v", got)
	}
	err := w.desk.Note(w.ctx, "gone", trouble)
	w.refused(err, tournament.CodeEvent)
}

// TestPodExport ensures that the export of matches with places has them.
func TestPodExport(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Elsewhere, p.Format, p.Seats, p.BestOf = 0, true, event.Pods, 3, 1 })
	w.joins("ada", "bruno", "carla")
	w.begins()
	w.olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Places: []int{3, 1, 2}, Reason: "ruled"})
	x, err := w.desk.Export(w.ctx, w.event, nil)
	w.ok(err)
	p, _ := w.look().Pairing(1, 1)
	for i, place := range []string{"3", "1", "2"} {
		if want := "1,1," + p.Players[i] + ",,,0," + place + ",ruled\n"; !strings.Contains(string(x.CSV()), want) {
			t.Errorf("no line %q in\n%s", want, x.CSV())
		}
	}
}
