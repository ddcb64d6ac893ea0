package table_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// arranged is a match of an event between people, each with a deck that begins with the named cards.
func arranged(decks [][]string, players ...string) table.Arranged {
	a := table.Arranged{Server: "s", Channel: "c", Game: tally.Name, Players: players,
		Settings: table.Settings{Event: "e1"}}
	for _, cards := range decks {
		a.Decks = append(a.Decks, table.Deck{Name: "d", Cards: tally.Deck(cards...)})
	}
	return a
}

// arranges deals a match that somebody else has arranged.
func (w *world) arranges(a table.Arranged) (m storage.Match, err error) {
	w.Helper()
	err = w.table.Update(w.ctx, func(tx storage.Tx) (err error) {
		m, err = w.table.ArrangeTx(tx, a)
		return err
	})
	return m, err
}

// voids calls a match off.
func (w *world) voids(match string) {
	w.Helper()
	w.ok(w.table.Update(w.ctx, func(tx storage.Tx) error { return w.table.VoidTx(tx, match) }))
}

// TestArrange ensures that a match is dealt without an invitation, to people in the order in which they were named
// whatever the seed; that it counts among their matches, and is played to its end like any other, with no row for an
// invitation; and that what follows from it is told for which event it was.
func TestArrange(t *testing.T) {
	w := newWorld(t)
	var told []string
	w.table.Over = []func(storage.Tx, table.Ended) error{func(_ storage.Tx, end table.Ended) error {
		told = append(told, end.Settings.Event)
		return nil
	}}
	for seed := range uint64(6) {
		w.table.Seed = func() uint64 { return seed }
		m, err := w.arranges(arranged([][]string{{"spark"}, {"flare"}, nil}, "chiara", "ada", "bruno"))
		w.ok(err)
		w.wantRows("dealt", "thread", "handover[0 1 2]", "hand[0]", "hand[1]", "hand[2]")
		pos := w.pos(m.ID)
		for i, p := range []string{"chiara", "ada", "bruno"} {
			if s := pos.Seats[i]; s.Player != p || s.No != i {
				t.Errorf("seed %d: seat %d is %s", seed, s.No, s.Player)
			}
		}
		if w.hand(m.ID, 0)["spark"] == "" || w.hand(m.ID, 1)["flare"] == "" {
			t.Errorf("seed %d: the decks are not those of the seats", seed)
		}
		set, err := table.SettingsOf(pos.Match)
		w.ok(err)
		if set.Event != "e1" || set.Number != int(seed)+1 || set.Turn != 24*time.Hour || pos.Match.Thread != "" ||
			m.Status != storage.Running || m.Seq != pos.Match.Seq {
			t.Errorf("seed %d: %+v, settings %+v", seed, pos.Match, set)
		}
		for _, a := range pos.Asks {
			if a.Deadline != start.Add(24*time.Hour) {
				t.Errorf("seed %d: deadline %v", seed, a.Deadline)
			}
		}
		w.concedes(m.ID, 2)
		w.concedes(m.ID, 1)
		if rows := w.rows(); slices.Contains(rows, "invite") || !slices.Contains(rows, "result") {
			t.Errorf("seed %d: at the end %q", seed, rows)
		}
		if v, ok, err := w.table.Final(w.ctx, m.ID); err != nil || !ok || !slices.Equal(v.Result.Winners,
			[]engine.Seat{0}) {
			t.Errorf("seed %d: replayed: %+v, %v, %v", seed, v.Result, ok, err)
		}
	}
	if want := slices.Repeat([]string{"e1"}, 6); !slices.Equal(told, want) {
		t.Errorf("told of %q", told)
	}
}

// TestArrangeRefused ensures that a match that cannot be is refused with the seat that is to blame and leaves nothing
// behind, and that neither blocks nor many invitations matter.
func TestArrangeRefused(t *testing.T) {
	w := newWorld(t)
	for range table.MaxOpen {
		w.invites("ada", fmt.Sprint("p", w.ids))
	}
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		return tx.PutPlayer(storage.Player{ID: "bruno", Settings: []byte(`{"blocked":["ada"]}`)})
	}))
	w.rows()
	two := func(change func(*table.Arranged)) table.Arranged {
		a := arranged([][]string{nil, nil}, "ada", "bruno")
		change(&a)
		return a
	}
	for name, c := range map[string]struct {
		a    table.Arranged
		code string
		seat string
	}{
		"a game nobody knows": {two(func(a *table.Arranged) { a.Game = "go" }), table.CodeGame, ""},
		"alone":               {arranged([][]string{nil}, "ada"), table.CodePlayers, ""},
		"somebody twice":      {arranged([][]string{nil, nil, nil}, "ada", "bruno", "ada"), table.CodeSelf, "seat:2"},
		"no deck":             {two(func(a *table.Arranged) { a.Decks[1].Cards = nil }), table.CodeNoDeck, "seat:1"},
		"a clock of a year": {two(func(a *table.Arranged) { a.Settings.Turn = 365 * 24 * time.Hour }),
			table.CodeClock, ""},
		"a rule it has not": {two(func(a *table.Arranged) { a.Settings.Rules = map[string]int{"luck": 1} }),
			table.CodeNoRule, ""},
	} {
		before := w.ids
		_, err := w.arranges(c.a)
		no := engine.IsRefusal(err)
		if no == nil || no.Code != c.code {
			t.Errorf("%s: %v, want %s", name, err, c.code)
			continue
		}
		seat := ""
		for _, a := range no.Args {
			if a.Name == "player" {
				seat = string(a.Vals[0])
			}
		}
		if seat != c.seat {
			t.Errorf("%s: blamed %q, want %q", name, seat, c.seat)
		}
		if w.ids > before {
			w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
				if _, err := tx.Match(fmt.Sprint("m", w.ids)); err == nil {
					t.Errorf("%s: half a match stays", name)
				}
				return nil
			}))
		}
	}
	if _, err := w.arranges(arranged([][]string{nil}, "ada", "bruno")); err == nil || engine.IsRefusal(err) != nil {
		t.Errorf("one deck for two: %v", err)
	}
	w.wantRows("refused")
	_, err := w.arranges(arranged([][]string{nil, nil}, "ada", "bruno"))
	w.ok(err)
}

// TestEventStaysItsOwn ensures that neither an invitation nor a rematch makes a match of an event.
func TestEventStaysItsOwn(t *testing.T) {
	w := newWorld(t)
	event := func(match string) string {
		t.Helper()
		set, err := table.SettingsOf(w.status(match))
		w.ok(err)
		return set.Event
	}
	if m := w.invite(table.Settings{Event: "e1"}, nil, nil); event(m.ID) != "" {
		t.Errorf("an invitation is of event %q", event(m.ID))
	}
	m, err := w.arranges(arranged([][]string{nil, nil}, "ada", "bruno"))
	w.ok(err)
	w.concedes(m.ID, ada)
	again, err := w.table.Rematch(w.ctx, m.ID, "bruno", "", w.interaction())
	w.ok(err)
	if event(m.ID) != "e1" || event(again.ID) != "" {
		t.Errorf("a rematch is of event %q", event(again.ID))
	}
}

// TestVoid ensures that a match which is called off asks nobody any more, has no deadlines, result or consequences,
// tells its players once, and refuses whatever people do in it, also after a restart; whether it ran, stood still or
// was parked. One that is over, or not begun, stays as it is.
func TestVoid(t *testing.T) {
	for how, c := range map[string]struct {
		before func(w *world, id string)
		rows   []string
	}{
		"running": {func(*world, string) {}, []string{"notice" + table.WordVoided, "hand[0]", "hand[1]"}},
		"stopped": {func(w *world, id string) { w.ok(w.table.StopClocks(w.ctx, id, table.StoppedUnseen)) },
			[]string{"notice" + table.WordVoided, "hand[0]", "hand[1]"}},
		"parked": {func(w *world, id string) {
			w.games.Broken = true
			_, err := w.act(id, bruno, "shout")
			w.refused(err, table.CodeParked)
			w.games.Broken = false
		}, []string{"notice" + table.WordVoided}},
	} {
		t.Run(how, func(t *testing.T) {
			w := newWorld(t)
			w.table.Over = []func(storage.Tx, table.Ended) error{func(storage.Tx, table.Ended) error {
				t.Error("something followed from a match that was called off")
				return nil
			}}
			m, err := w.arranges(arranged([][]string{nil, nil}, "ada", "bruno"))
			w.ok(err)
			w.ok(w.stake(m.ID, bruno))
			w.ok(w.stake(m.ID, ada))
			c.before(w, m.ID)
			w.rows()
			w.voids(m.ID)
			w.wantRows("called off", c.rows...)
			w.voids(m.ID)
			w.wantRows("once more")
			w.clock.Advance(48 * time.Hour)
			w.restart(time.Hour)
			w.tick()
			w.wantRows("after a restart")
			now := w.status(m.ID)
			if now.Status != storage.Cancelled || now.Result != nil || !now.Stopped.IsZero() || now.StoppedWhy != "" {
				t.Errorf("called off: %+v", now)
			}
			pos := w.pos(m.ID)
			v, err := pos.View(ada)
			w.ok(err)
			if len(pos.Asks) != 0 || pos.IsAsked(ada) || len(v.Waiting) != 0 {
				t.Errorf("it still asks: %v, %v", pos.Asks, v.Waiting)
			}
			w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
				jobs, err := tx.JobsOf(m.ID)
				if len(jobs) != 0 {
					t.Errorf("deadlines stay: %v", jobs)
				}
				return err
			}))
			_, err = w.act(m.ID, ada, "end")
			w.refused(err, table.CodeNotRunning)
			w.refused(w.table.Decide(w.ctx, m.ID, []int{1, 2}, engine.WhyJudge, ""), table.CodeNotRunning)
			said, err := w.table.History(w.ctx, m.ID, engine.NoSeat, 1)
			w.ok(err)
			if len(said) != 1 || said[0].Events[0].Code != table.EventVoided {
				t.Errorf("the log ends with %+v", said)
			}
			if turns, err := w.table.Turns(w.ctx, m.ID, 3); err != nil || len(turns) == 0 {
				t.Errorf("replayed: %v, %v", turns, err)
			}
		})
	}
	w := newWorld(t)
	over, open := w.begun(table.Settings{}, nil, nil), w.invites("ada", "chiara").ID
	w.concedes(over, ada)
	w.rows()
	w.voids(over)
	w.voids(open)
	w.wantRows("neither")
	if w.status(over).Status != storage.Over || w.status(open).Status != storage.Invited {
		t.Errorf("then %s and %s", w.status(over).Status, w.status(open).Status)
	}
	id := w.begun(table.Settings{}, nil, nil)
	w.rows()
	w.voids(id)
	w.wantRows("people were invited to it", "notice"+table.WordVoided, "hand[0]", "hand[1]", "invite")
}
