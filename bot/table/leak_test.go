package table_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/storage"
)

// holder is the seat that holds the hidden card of a comparison.
const holder = 1

// transcript is what everybody but one seat can observe of a match: each row of the outbox with its lane,
// kind, seats and time, the spectator's view and the others' histories at that moment.
type transcript []string

// watch empties the outbox into a transcript and adds what everybody but the holder sees now.
func (w *world) watch(log *transcript, match string) {
	w.Helper()
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		for {
			rows, err := tx.ClaimOutbox(w.clock.Now(), 0, storage.LastRank)
			if err != nil || len(rows) == 0 {
				return err
			}
			for _, r := range rows {
				row, err := table.RowOf(r)
				if err != nil {
					return err
				}
				*log = append(*log, fmt.Sprintf("%s %s %s %v %d %s %v", r.Created.Sub(start), r.Lane, row.Kind,
					row.Seats, row.Seq, row.Word+row.Why, r.NotBefore.IsZero()))
				if err := tx.FinishOutbox(r.ID, "", w.clock.Now()); err != nil {
					return err
				}
			}
		}
	}))
	pos := w.pos(match)
	for _, a := range pos.Asks {
		*log = append(*log, fmt.Sprintf("asked %d %d %s %s", a.Seat, a.Q, a.Kind, a.Deadline.Sub(start)))
	}
	for viewer := engine.NoSeat; int(viewer) < len(pos.Seats); viewer++ {
		if viewer == holder {
			continue
		}
		v, err := pos.View(viewer)
		w.ok(err)
		raw, err := json.Marshal(v)
		w.ok(err)
		*log = append(*log, fmt.Sprintf("%v sees %s and read %q", viewer, raw, w.told(match, viewer, 0)))
	}
}

// playHiding plays one match in which the holder has a certain card, and returns what the others observed.
func playHiding(t *testing.T, card string) transcript {
	w := newWorld(t)
	var log transcript
	decks := [][]string{{"spark", "flare", "moth"}, {"moth", "moth", "moth"}, {"moth", "spark", "moth"}}
	decks[holder] = []string{"moth", card, "moth"}
	id := w.deal(table.Settings{}, decks...)
	w.rows()
	watch := func() { w.Helper(); w.watch(&log, id) }
	watch()
	for s := range 3 {
		w.clock.Advance(time.Minute)
		w.ok(w.stake(id, s))
		watch()
	}
	for turn := range 6 {
		seat := turn % 3
		w.clock.Advance(time.Minute)
		target := holder
		if seat == holder {
			target = (holder + 1) % 3
		}
		played := false
		for _, c := range []string{"spark", "flare"} {
			if seat != holder && !played && w.hand(id, seat)[c] != "" {
				w.ok(w.play(id, seat, c, target))
				watch()
				played = true
			}
		}
		if played { // one passes, the others let the time run out
			w.clock.Advance(time.Minute)
			w.does(id, target, engine.Pass)
			watch()
			w.clock.Advance(24 * time.Hour)
			w.tick()
			watch()
			if !slices.Contains(w.kinds(id), fmt.Sprintf("%d:idle", seat)) {
				continue // the turn ran out in the same moment
			}
		}
		w.does(id, seat, "end")
		watch()
	}
	if _, err := w.offer(id, holder); err != nil {
		t.Fatal(err)
	}
	watch()
	return log
}

// slowTable begins a match of three with long turns, in which everybody has staked and the holder has a certain card.
// What the others see of it is added to the log with each watch.
func (w *world) slowTable(card string) (id string, log *transcript, watch func()) {
	w.Helper()
	log = new(transcript)
	id = w.deal(table.Settings{Turn: 100 * time.Hour, Rules: tough}, append(sparks, sparks...),
		[]string{"moth", card, "moth"}, sparks)
	w.rows()
	watch = func() { w.Helper(); w.watch(log, id) }
	for s := range 3 {
		w.ok(w.stake(id, s))
		watch()
	}
	return id, log, watch
}

// sleepHiding is playHiding with several windows in a turn, in which the holder of the hidden card uses up its
// time, is away, comes back, answers, and is away again, at a table of three.
func sleepHiding(t *testing.T, card string) transcript {
	w := newWorld(t)
	id, log, watch := w.slowTable(card)
	window := func(hiddenAfter, otherAfter time.Duration) { // zero: silence
		t.Helper()
		w.ok(w.play(id, ada, "spark", holder))
		watch()
		for at := time.Duration(0); at < 13*time.Hour; at += time.Hour {
			for i, when := range []time.Duration{hiddenAfter, otherAfter} {
				s := holder + i
				if at == when && at > 0 && slices.ContainsFunc(w.pos(id).Asks, func(a storage.Ask) bool {
					return a.Seat == s && !a.Deadline.IsZero() && !a.Unawaited
				}) {
					w.does(id, s, engine.Pass)
					watch()
				}
			}
			w.clock.Advance(time.Hour)
			w.tick()
			watch()
		}
	}
	window(2*time.Hour, 5*time.Hour)
	window(5*time.Hour, 2*time.Hour)
	window(0, time.Hour) // its time is used up
	window(0, time.Hour) // passed at once
	_, err := w.table.Present(w.ctx, id, w.pos(id).Seats[holder].Player)
	w.ok(err)
	watch()
	window(time.Hour, time.Hour)
	window(0, 0)
	w.restart(5 * time.Hour)
	watch()
	w.does(id, ada, "end")
	watch()
	w.clock.Advance(200 * time.Hour)
	w.tick()
	watch()
	return *log
}

// standHiding is playHiding with the holder of the hidden card passing beforehand: unless it is the target, until
// another turn ends, for good and not any more, set while it is asked and while others are, awake and away.
func standHiding(t *testing.T, card string) transcript {
	w := newWorld(t)
	id, log, watch := w.slowTable(card)
	window := func(target int, set string, before bool) {
		t.Helper()
		if before {
			w.ok(w.stand(id, holder, set))
			watch()
		}
		w.ok(w.play(id, ada, "spark", target))
		watch()
		if !before && set != "keep" {
			w.clock.Advance(time.Minute)
			w.ok(w.stand(id, holder, set))
			watch()
		}
		for range 13 {
			w.clock.Advance(time.Hour)
			w.tick()
			watch()
		}
	}
	window(holder, "aimed", true) // asked, and silent until it is away
	window(2, "keep", false)      // passes at once
	_, err := w.table.Present(w.ctx, id, w.pos(id).Seats[holder].Player)
	w.ok(err)
	window(holder, "turn", false) // asked, then passes what is open
	window(holder, "keep", false)
	window(2, "", true) // asked again
	w.ok(w.stand(id, holder, "turn"))
	watch()
	w.does(id, ada, "end")
	watch()
	return *log
}

// TestNothingLeaks ensures that two matches that differ in one hidden card look the same, to the
// millisecond, to everybody but its holder.
func TestNothingLeaks(t *testing.T) {
	thorough.Only(t, "it plays matches of hidden cards")
	for name, play := range map[string]func(*testing.T, string) transcript{"playing": playHiding,
		"asleep": sleepHiding, "passing": standHiding} {
		t.Run(name, func(t *testing.T) { compareHidden(t, play) })
	}
}

// compareHidden compares the transcripts of a match played with different hidden cards.
func compareHidden(t *testing.T, play func(*testing.T, string) transcript) {
	want := play(t, "moth")
	if len(want) < 40 {
		t.Fatalf("only %d things were observed", len(want))
	}
	for _, card := range []string{"parry", "rock", "flare"} {
		got := play(t, card)
		for i := range want {
			if i >= len(got) || got[i] != want[i] {
				t.Fatalf("with a %s hidden, observation %d is\n%s\nwith a moth\n%s", card, i, got[min(i, len(got)-1)],
					want[i])
			}
		}
		if len(got) != len(want) {
			t.Errorf("with a %s hidden %d things were observed, with a moth %d", card, len(got), len(want))
		}
	}
}
