package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// wrote deals a match of three seats in which a batch of one change, do, follows one that writes. It returns the match
// as it waits then.
func wrote(t *testing.T, spoil func(g *engine.Ruleset), do func(tx *engine.Tx)) *engine.State {
	t.Helper()
	g := course(engine.Do("first", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "write"}}
	}), engine.Do("then", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "do"}}
	}), idle(), engine.Goto("again", "idle"))
	g.MaxSeats = 3
	g.AddChange("do", func(tx *engine.Tx, _ engine.Change) bool { do(tx); return true })
	spoil(g)
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 3)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestDefeatEndsTriggers ensures that the waiting triggers of a seat end with it, those of others wait on in their
// order, and one that comes with the defeat does not wait at all.
func TestDefeatEndsTriggers(t *testing.T) {
	for _, c := range []struct{ out, waits []engine.Seat }{
		{[]engine.Seat{1}, []engine.Seat{0, 2, engine.NoSeat, 0}},
		{[]engine.Seat{2}, []engine.Seat{1, 0, engine.NoSeat, 1, 0}},
		{[]engine.Seat{1, 2}, []engine.Seat{0, engine.NoSeat, 0}},
	} {
		s := wrote(t, func(g *engine.Ruleset) {
			g.Triggers = func(r *engine.Reader, events []engine.Event) (out []engine.Trigger) {
				for _, seat := range []engine.Seat{1, 0, 2, engine.NoSeat, 1, 0} {
					if events[0].Kind == "written" || r.Out(seat) {
						out = append(out, engine.Trigger{Seat: seat})
					}
				}
				return out
			}
		}, func(tx *engine.Tx) {
			for _, seat := range c.out {
				tx.Defeat(seat)
			}
			tx.Emit(engine.Event{Kind: "left"})
		})
		var waits []engine.Seat
		for _, x := range s.Waiting {
			waits = append(waits, x.Seat)
		}
		if !slices.Equal(waits, c.waits) {
			t.Errorf("with %v gone those of %v wait, want %v", c.out, waits, c.waits)
		}
	}
}

// TestWritesToNothing ensures that whoever writes to an object that is gone is told so.
func TestWritesToNothing(t *testing.T) {
	wrote(t, func(g *engine.Ruleset) { g.Attrs = []string{"n"} }, func(tx *engine.Tx) {
		for name, write := range map[string]func(id engine.ObjID) bool{
			"an attribute":  func(id engine.ObjID) bool { return tx.Set(id, 0, 1) },
			"a list":        func(id engine.ObjID) bool { return tx.SetList(id, "list", []engine.Value{"int:1"}) },
			"what it is on": func(id engine.ObjID) bool { return tx.SetOn(id, "seat:0") },
			"its base":      func(id engine.ObjID) bool { return tx.SetBase(id, 1) },
		} {
			id := tx.New(engine.Object{}, "a", engine.NoSeat)
			if !write(id) {
				t.Errorf("%s of an object that is there cannot be written", name)
			}
			if tx.Remove(id); write(id) {
				t.Errorf("%s of an object that is gone is written", name)
			}
		}
	})
}

// TestMarks ensures that a mark counts how often it was made on a thing, each thing and code for itself, until its
// period ends.
func TestMarks(t *testing.T) {
	s := wrote(t, func(*engine.Ruleset) {}, func(tx *engine.Tx) {
		for _, m := range []struct {
			code   string
			on     engine.Value
			period string
		}{{"hit", "seat:0", "turn"}, {"hit", "seat:1", "turn"}, {"hit", "seat:0", "turn"}, {"cut", "seat:0", "match"},
			{"hit", "seat:0", "turn"}, {"cut", "seat:1", "turn"}} {
			tx.Mark(m.code, m.on, m.period)
		}
		r := tx.Reader()
		if n := r.MarkCount("hit", "seat:0"); n != 3 || tx.Was().MarkCount("hit", "seat:0") != 0 {
			t.Errorf("hit %d times", n)
		}
	})
	want := []engine.Mark{{Code: "hit", On: "seat:0", Period: "turn", N: 3}, {Code: "hit", On: "seat:1", Period: "turn",
		N: 1}, {Code: "cut", On: "seat:0", Period: "match", N: 1}, {Code: "cut", On: "seat:1", Period: "turn", N: 1}}
	if !slices.Equal(s.Marks, want) {
		t.Errorf("marks %+v", s.Marks)
	}
	s = wrote(t, func(*engine.Ruleset) {}, func(tx *engine.Tx) {
		for _, m := range want {
			tx.Mark(m.Code, m.On, m.Period)
		}
		tx.ClearMarks("battle")
		tx.ClearMarks("turn")
	})
	if !slices.Equal(s.Marks, want[2:3]) {
		t.Errorf("after the turn %+v", s.Marks)
	}
}

// TestEffects ensures that effects keep the order in which they began, end where it is said, and go along with what
// they are on when that goes on under another id.
func TestEffects(t *testing.T) {
	a, b := engine.ObjID{Slot: 8, Gen: 1}, engine.ObjID{Slot: 9, Gen: 1}
	both := []engine.Value{engine.Obj(a), engine.Obj(b)}
	ended := 0
	s := wrote(t, func(*engine.Ruleset) {}, func(tx *engine.Tx) {
		for n, on := range [][]engine.Value{both, both[1:], both[:1], nil} {
			tx.AddEffect(engine.Effect{N: n, On: on})
		}
		for _, slot := range []engine.Value{"obj:8.1", "obj:9.1"} {
			id := tx.New(engine.Object{}, "a", engine.NoSeat)
			tx.SetOn(id, slot)
		}
		tx.Redirect(a, engine.ObjID{Slot: 7, Gen: 2})
		ended = tx.EndEffects(func(e engine.Effect) bool { return e.N == 1 })
		ended = 10*ended + tx.EndEffects(func(engine.Effect) bool { return false })
	})
	var ns []int
	var on []engine.Value
	for i, e := range s.Effects {
		if ns, on = append(ns, e.N), append(on, e.On...); i > 0 && e.Stamp <= s.Effects[i-1].Stamp {
			t.Errorf("stamps %+v", s.Effects)
		}
	}
	if ended != 10 || !slices.Equal(ns, []int{0, 2, 3}) ||
		!slices.Equal(on, []engine.Value{"obj:7.2", "obj:9.1", "obj:7.2"}) {
		t.Errorf("%d ended, %v go on, on %v", ended, ns, on)
	}
	if both[0] != engine.Obj(a) {
		t.Error("a list that was given has been written")
	}
	var worn []engine.Value
	for _, o := range s.Objects.All() {
		if o.On != "" {
			worn = append(worn, o.On)
		}
	}
	if !slices.Equal(worn, []engine.Value{"obj:7.2", "obj:9.1"}) {
		t.Errorf("attached to %v", worn)
	}
}

// TestWas ensures that a batch reads the match before it as it was, whatever it has moved, removed, made or written
// since, and the match of now as it is.
func TestWas(t *testing.T) {
	s := wrote(t, func(g *engine.Ruleset) {
		g.Attrs = []string{"n"}
		g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
			for range 3 {
				tx.New(engine.Object{}, "a", engine.NoSeat)
			}
			tx.Remove(tx.New(engine.Object{}, "b", engine.NoSeat))
			tx.AddRand(1, "dice")
			return nil
		}
	}, func(tx *engine.Tx) {
		was, now := tx.Was(), tx.Reader()
		a, b := was.Zone("a", engine.NoSeat), was.Zone("b", engine.NoSeat)
		if len(a) != 2 || len(b) != 1 {
			t.Fatalf("a %v, b %v", a, b)
		}
		is := func(what string, id engine.ObjID, before, after string) {
			t.Helper()
			kindBefore, _, _ := was.ZoneOf(id)
			kindAfter, _, _ := now.ZoneOf(id)
			if kindBefore != before || kindAfter != after {
				t.Errorf("%s was in %q and is in %q, want %q and %q", what, kindBefore, kindAfter, before, after)
			}
		}
		gone := engine.ObjID{Slot: 4, Gen: 1} // the free slot
		is("a free slot", gone, "", "")
		made := tx.New(engine.Object{}, "a", engine.NoSeat)
		if made.Slot != gone.Slot || made.Gen != 2 {
			t.Errorf("made %v", made)
		}
		is("the free slot, used", gone, "", "")
		is("what is made in it", made, "", "a")
		last := tx.New(engine.Object{}, "b", engine.NoSeat)
		is("what is made behind all", last, "", "b")
		tx.Set(last, 0, 3)
		is("what is made behind all and written", last, "", "b")
		moved := tx.Move(a[0], "b", engine.NoSeat, true)
		is("what has moved", a[0], "a", "")
		is("what has moved, as it is now", moved, "", "b")
		tx.Set(a[1], 0, 5)
		if was.Attr(a[1], 0) != 0 || now.Attr(a[1], 0) != 5 {
			t.Errorf("written %d, before %d", now.Attr(a[1], 0), was.Attr(a[1], 0))
		}
		tx.Remove(b[0])
		is("what is removed", b[0], "b", "")
		if n, m := len(was.Zone("a", engine.NoSeat)), len(now.Zone("b", engine.NoSeat)); n != 2 || m != 2 {
			t.Errorf("%d were in a, %d are in b", n, m)
		}
		tx.SetVar(0, 9)
		tx.SetSeat(0, 0, 9)
		tx.Roll("dice", 6)
		if was.Var(0) != 1 || was.SeatAttr(0, 0) != 10 || now.Var(0) != 9 || now.SeatAttr(0, 0) != 9 {
			t.Error("the figures before it have changed")
		}
	})
	if s.Vars[0] != 9 {
		t.Errorf("figure %d", s.Vars[0])
	}
}

// TestTxFollowsMoves ensures that an id from before a move still tells where the object is, what it has and who
// commands it.
func TestTxFollowsMoves(t *testing.T) {
	var got []any
	wrote(t, func(g *engine.Ruleset) {
		g.Attrs = []string{"n"}
		g.Ctrl = func(r *engine.Reader, id engine.ObjID) engine.Seat { return r.Look(id).Base }
	}, func(tx *engine.Tx) {
		id := tx.New(engine.Object{Owner: 1, Base: 1}, "a", engine.NoSeat)
		tx.Set(id, 0, 3)
		tx.SetBase(id, 2)
		got = append(got, tx.In(id, "a"), tx.Attr(id, 0), tx.Ctrl(id))
		tx.Move(id, "b", engine.NoSeat, true)
		got = append(got, tx.In(id, "a"), tx.In(id, "b"), tx.Attr(id, 0), tx.Ctrl(id))
	})
	if want := []any{true, 3, engine.Seat(2), false, true, 0, engine.Seat(1)}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
