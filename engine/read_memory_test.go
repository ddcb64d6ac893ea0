package engine_test

import (
	"fmt"
	"testing"

	"farpost/engine"
)

// TestMemos ensures that what a ruleset has found out is known until the match is written, in a batch and in the one
// after it, and that what rests on the cards of one zone is known until a card comes to that zone or leaves it. Beyond
// 64 zones any card that moves may be one of theirs.
func TestMemos(t *testing.T) {
	const zones = 70
	kind := func(i int) string { return fmt.Sprint("z", i) }
	setup := func(g *engine.Ruleset) {
		g.Attrs = []string{"n"}
		for i := range zones {
			g.Zones = append(g.Zones, engine.ZoneKind{Kind: kind(i), Shared: true})
		}
	}
	const first = 2 // of the zones of course
	for _, zone := range []int{0, 1, 30, 63 - first, 64 - first, 65 - first, zones - 1} {
		for _, other := range []int{0, 5, 63 - first, 64 - first, zones - 1} {
			wrote(t, setup, func(tx *engine.Tx) {
				r := tx.Reader()
				a := tx.New(engine.Object{}, kind(other), engine.NoSeat)
				known := func(what string, want bool) {
					t.Helper()
					if n, ok := r.ZoneMemo(1); ok != want || ok && n != 7 {
						t.Errorf("zone %d after %s in or out of %d: %d, known %v", zone, what, other, n, ok)
					}
				}
				alone := zone+first < 64 && zone != other
				known("nothing, never set,", false)
				r.SetZoneMemo(1, kind(zone), 7)
				known("nothing", true)
				tx.Set(a, 0, 5)
				tx.SetVar(0, 33)
				known("writing a card", true)
				tx.New(engine.Object{}, kind(other), engine.NoSeat)
				known("a new card", alone)
				r.SetZoneMemo(1, kind(zone), 7)
				b := tx.Move(a, "a", engine.NoSeat, true)
				known("a card that leaves", alone)
				r.SetZoneMemo(1, kind(zone), 7)
				b = tx.Move(b, kind(other), engine.NoSeat, true)
				known("a card that comes", alone)
				r.SetZoneMemo(1, kind(zone), 7)
				tx.Remove(b)
				known("a card that is gone", alone)
			})
		}
	}
	for i := range 4 {
		wrote(t, setup, func(tx *engine.Tx) {
			r := tx.Reader()
			if n, ok := r.Memo(i); ok {
				t.Errorf("number %d is known before: %d", i, n)
			}
			if r.SetMemo(i, 8); tx.Was().Zone("a", engine.NoSeat) == nil && len(r.Zone("b", engine.NoSeat)) == 0 {
				t.Error("the card of the setup is nowhere")
			}
			if n, ok := r.Memo(i); !ok || n != 8 {
				t.Errorf("number %d is %d, known %v", i, n, ok)
			}
			tx.SetVar(0, 33)
			if n, ok := r.Memo(i); ok {
				t.Errorf("number %d is known after the match was written: %d", i, n)
			}
		})
	}
}

// TestMemosBefore ensures that a batch knows of the match before it what was found out before it began, as far as
// nothing was written since on which that rests, and that one which fails leaves nothing known that rests on what it
// wrote.
func TestMemosBefore(t *testing.T) {
	for _, written := range []bool{false, true} {
		var before, after [2]uint64
		var known, still [2]bool
		g := course(engine.Calc("find", func(r *engine.Reader, _ *engine.Frame) {
			r.SetMemo(0, 5)
			r.SetZoneMemo(1, "a", 6)
		}), engine.Do("between", func(*engine.Reader, *engine.Frame) (out []engine.Change) {
			if written {
				out = []engine.Change{{Kind: "figure"}}
			}
			return out
		}), engine.Do("look", func(*engine.Reader, *engine.Frame) []engine.Change {
			return engine.Must([]engine.Change{{Kind: "look"}, {Kind: "fail"}})
		}), engine.Calc("after", func(r *engine.Reader, _ *engine.Frame) {
			after[0], still[0] = r.Memo(0)
			after[1], still[1] = r.ZoneMemo(1)
		}), idle())
		g.AddChange("figure", func(tx *engine.Tx, _ engine.Change) bool { tx.SetVar(0, 33); return true })
		g.AddChange("look", func(tx *engine.Tx, _ engine.Change) bool {
			tx.Move(tx.Reader().Zone("a", engine.NoSeat)[0], "b", engine.NoSeat, true)
			before[0], known[0] = tx.Was().Memo(0)
			before[1], known[1] = tx.Was().ZoneMemo(1)
			tx.Reader().SetMemo(0, 50)
			tx.Reader().SetZoneMemo(1, "a", 60)
			return true
		})
		if _, err := deal(g); err != nil {
			t.Fatal(err)
		}
		if known != [2]bool{!written, true} || known[0] && before[0] != 5 || before[1] != 6 {
			t.Errorf("of the match before, a figure written %v: %v, known %v", written, before, known)
		}
		if still != [2]bool{} {
			t.Errorf("after a batch that failed: %v, known %v", after, still)
		}
	}
}
