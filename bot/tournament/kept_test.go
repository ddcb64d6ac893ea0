package tournament_test

import (
	"fmt"
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

// TestCorrect ensures that who keeps the results of matches is told when a judge sets the result of a pairing and when
// that is taken back, once each, with places for each match; and of nothing else.
func TestCorrect(t *testing.T) {
	w := newWorld(t)
	var told []string
	w.create(func(p *event.Plan) { p.CheckIn, p.BestOf, p.Rounds = 0, 3, 2 })
	w.desk.Correct = func(_ storage.Tx, matches, players []string, places [][]int) error {
		if len(matches) != len(places) {
			t.Errorf("%d matches have %d results", len(matches), len(places))
		}
		for i, m := range matches {
			told = append(told, fmt.Sprint(strings.TrimPrefix(m, matches[0]), " ", places[i]))
		}
		return nil
	}
	w.joins(players(4)...)
	w.begins()
	r, _ := w.look().Current()
	for range 2 {
		w.concede(w.match(1, 2), r.Pairings[1].Players[1])
		w.tick()
	}
	w.concede(w.match(1, 1), r.Pairings[0].Players[1])
	if len(told) > 0 {
		t.Errorf("of results that were played there is told %q", told)
	}
	w.olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: []int{0, 2}, Reason: "ruled"})
	if want := []string{" [2 1]", "+2 [2 1]"}; !slices.Equal(told, want) {
		t.Errorf("of a ruling there is told %q, want %q", told, want)
	}
	told = nil
	w.olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 2, Wins: []int{1, 0}, Reason: "ruled"})
	if len(told) != 2 || told[0] != " [1 2]" || !strings.HasSuffix(told[1], " []") {
		t.Errorf("of a ruling by which a match does not count there is told %q", told)
	}
	told = nil
	w.olga(event.Action{Kind: event.Penalise, Player: "p01", Points: 1, Reason: "late"})
	if len(told) > 0 {
		t.Errorf("of a penalty there is told %q", told)
	}
}

// TestLogTaken ensures that the log says of the step that was taken back that it was, and of no other; that a preview
// shows what a step would do; and that a step which is none, or was taken back, cannot be.
func TestLogTaken(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(4)...)
	_, then, _, err := w.desk.Try(w.ctx, w.event, tournament.Step{Rights: organiser,
		Action: event.Action{Kind: event.Start, By: "olga"}})
	w.ok(err)
	if then.Row.ID != w.event || then.Event.Stage != event.Running || w.look().Stage != event.Registration {
		t.Errorf("the preview is %s, and the event %s", then.Event.Stage, w.look().Stage)
	}
	if e := w.olga(event.Action{Kind: event.Start}); e.Stage != event.Running {
		t.Errorf("who starts it is told that it is %s", e.Stage)
	}
	w.olga(event.Action{Kind: event.Penalise, Player: "p01", Points: 1, Reason: "late"})
	step, err := w.desk.Undoable(w.ctx, w.event)
	w.ok(err)
	w.olga(event.Action{Kind: event.Take, Step: step})
	log, err := w.desk.Log(w.ctx, w.event)
	w.ok(err)
	for _, e := range log {
		if e.Taken != (e.Seq == step) {
			t.Errorf("step %d, %s, was taken back: %v", e.Seq, e.Action.Kind, e.Taken)
		}
		drawn := e.Action.Kind == event.Create || e.Action.Kind == event.Start
		if drawn != (e.Action.Seed == 7) {
			t.Errorf("%s is drawn by %d", e.Action.Kind, e.Action.Seed)
		}
	}
	for _, none := range []uint64{step, 1, 99} {
		_, err = w.do(event.Action{Kind: event.Take, By: "olga", Step: none}, organiser)
		w.refused(err, event.CodeNothing)
	}
	_, err = w.do(event.Action{Kind: event.Take, By: "p01", Step: step - 1}, event.Rights{})
	w.refused(err, event.CodeRight)
	w.sound()
}

// TestExportTables ensures that an export has its two tables apart, with what was won and decks that are open, and that
// one of no event is refused.
func TestExportTables(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Decks = 0, event.DecksOpen })
	w.joins("ada", "bruno")
	w.begins()
	w.finish()
	x, err := w.desk.Export(w.ctx, w.event, nil)
	w.ok(err)
	p, _ := w.look().Pairing(1, 1)
	for i, wins := range []string{"1", "0"} {
		if want := "1,1," + p.Players[i] + ",," + wins + ",0,,played\n"; !strings.Contains(string(x.CSV()), want) {
			t.Errorf("no line %q in\n%s", want, x.CSV())
		}
	}
	if n := strings.Count(string(x.JSON()), `"deck": "Moths"`); n != 2 {
		t.Errorf("the export has %d decks, though they are open\n%s", n, x.JSON())
	}
	parts := strings.Split(string(x.CSV()), "\n\n")
	if len(parts) != 2 || !strings.HasPrefix(parts[0], "round,pairing,player,name,wins,draws,place,decided\n") ||
		!strings.HasPrefix(parts[1], "place,player,name,points,dropped,") {
		t.Errorf("the export is\n%s", x.CSV())
	}
	_, err = w.desk.Export(w.ctx, "gone", nil)
	w.refused(err, tournament.CodeEvent)
}

// TestReadPlayers ensures which numbers are people: those that Discord's ids can be.
func TestReadPlayers(t *testing.T) {
	ids, unknown := tournament.ReadPlayers("4194303 4194304 12345678901234567890 012345678901234567890")
	if !slices.Equal(ids, []string{"4194304", "12345678901234567890"}) ||
		!slices.Equal(unknown, []string{"4194303", "012345678901234567890"}) {
		t.Errorf("read %q and %q", ids, unknown)
	}
}

// TestOthersMatches ensures that the desk has nothing to do with matches that are of no event, or of one that is gone.
func TestOthersMatches(t *testing.T) {
	for _, of := range []string{"", "gone"} {
		w := newWorld(t)
		s := table.DefaultSettings()
		s.Event = of
		deck := table.Deck{Name: "Moths", Cards: tally.Deck()}
		var match string
		w.ok(w.table.Update(w.ctx, func(tx storage.Tx) error {
			m, err := w.table.ArrangeTx(tx, table.Arranged{Server: "s", Channel: "c", Game: tally.Name,
				Players: []string{"ada", "bruno"}, Decks: []table.Deck{deck, deck}, Settings: s})
			match = m.ID
			return err
		}))
		w.ok(w.table.CallJudge(w.ctx, match, "ada", ""))
		w.ok(w.table.LetGoOn(w.ctx, table.Ruling{Match: match, By: "olga", Reason: "fine"}))
		w.concede(match, "ada")
		if _, err := w.desk.Look(w.ctx, "gone"); engine.IsRefusal(err) == nil {
			t.Errorf("there is an event: %v", err)
		}
		w.ok(w.desk.Work(w.ctx, storage.Job{Key: "k", Kind: tournament.JobEvent, Payload: []byte("gone")}))
	}
}

// TestParkedMatches ensures that a match which this build cannot go on with is called off with its event, and when its
// result is set; one that is over stays what it is.
func TestParkedMatches(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(6)...)
	w.begins()
	var matches []string
	for no := range 3 {
		matches = append(matches, w.match(1, no+1))
	}
	w.games.Gone = true
	for i, m := range matches[:2] {
		by := w.look().Rounds[0].Pairings[i].Players[0]
		w.press++
		_, err := w.table.Do(w.ctx, table.Act{Match: m, Player: by, Kind: engine.InputConcede,
			Interaction: fmt.Sprint("p", w.press)})
		if err == nil {
			t.Fatal("the match goes on without its game")
		}
	}
	w.games.Gone = false
	w.clock.Advance(4 * day)
	for _, n := range w.needs() {
		if !strings.HasPrefix(n, "noshow 1.3 ") {
			t.Errorf("of a match that nobody can play the organiser is told %s", n)
		}
	}
	w.olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: []int{1, 0}, Reason: "ruled"})
	w.concede(matches[2], w.look().Rounds[0].Pairings[2].Players[0])
	w.olga(event.Action{Kind: event.Cancel, Reason: "rain"})
	for i, want := range []storage.Status{storage.Cancelled, storage.Cancelled, storage.Over} {
		w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
			m, err := tx.Match(matches[i])
			if m.Status != want {
				t.Errorf("match %d is %s, want %s", i+1, m.Status, want)
			}
			return err
		}))
	}
}

// TestThreadOfFirst ensures that the one trouble of an event is mended, and that nothing is tried again when the event
// is over.
func TestThreadOfFirst(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(4)...)
	w.begins()
	first, second := w.match(1, 1), w.match(1, 2)
	w.ok(w.desk.Threaded(w.ctx, w.event, first, tournament.ThreadForbidden))
	w.ok(w.desk.Threaded(w.ctx, w.event, first, ""))
	if got := w.look().Trouble; len(got) > 0 {
		t.Errorf("the troubles are %+v", got)
	}
	w.ok(w.desk.Threaded(w.ctx, w.event, second, tournament.ThreadForbidden))
	w.threads()
	w.ok(w.desk.Rethread(w.ctx, "s"))
	if n := w.threads(); n != 1 {
		t.Errorf("%d matches try again", n)
	}
	w.olga(event.Action{Kind: event.Cancel, Reason: "rain"})
	w.threads()
	w.ok(w.desk.Rethread(w.ctx, "s"))
	if n := w.threads(); n != 0 {
		t.Errorf("%d matches of an event that is over try again", n)
	}
	w = newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Format = 0, event.RoundRobin })
	w.joins("ada", "bruno")
	w.begins()
	w.ok(w.desk.Threaded(w.ctx, w.event, w.match(1, 1), tournament.ThreadForbidden))
	w.finish()
	w.olga(event.Action{Kind: event.Finish})
	w.threads()
	w.ok(w.desk.Rethread(w.ctx, "s"))
	if n := w.threads(); n != 0 {
		t.Errorf("%d matches of an event that is over try again", n)
	}
}

// TestJudgeIsNoPlayer ensures that a round can be taken back in whose matches nobody but a judge has done anything.
func TestJudgeIsNoPlayer(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("ada", "bruno")
	w.begins()
	match := w.match(1, 1)
	step, err := w.desk.Undoable(w.ctx, w.event)
	w.ok(err)
	w.ok(w.table.GiveTime(w.ctx, table.Ruling{Match: match, By: "olga", Reason: "a storm"}, time.Hour))
	w.olga(event.Action{Kind: event.Take, Step: step})
	m, _, err := w.table.MatchSeats(w.ctx, match)
	w.ok(err)
	if r, _ := w.look().Current(); r.Published || m.Status != storage.Cancelled {
		t.Errorf("the round is published: %v, its match %s", r.Published, m.Status)
	}
}
