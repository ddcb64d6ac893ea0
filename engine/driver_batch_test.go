package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// spoiling is a game of one seat with a card in a zone a, a figure and a generator. The input "go" writes all of them
// in two batches, and then again in one that fails at its last change. The input "more" begins with the one that fails.
func spoiling() *engine.Ruleset {
	write := func(*engine.Reader, *engine.Frame) []engine.Change { return []engine.Change{{Kind: "write"}} }
	return course(
		engine.Choose("what", func(*engine.Reader, *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Seat: 0, Kind: "what", Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1,
				Options: []engine.Option{{Key: "word:go"}, {Key: "word:more"}, {Key: "word:spoil"}}}, nil
		}),
		engine.If("is-more", func(_ *engine.Reader, f *engine.Frame) bool { return f.Reg1("what") == "word:more" },
			"third"),
		engine.Do("first", write),
		engine.Do("second", write),
		engine.If("is-go", func(_ *engine.Reader, f *engine.Frame) bool { return f.Reg1("what") == "word:go" }, "what"),
		engine.Do("third", func(*engine.Reader, *engine.Frame) []engine.Change {
			return engine.Must([]engine.Change{{Kind: "write"}, {Kind: "fail"}})
		}),
		engine.Goto("again", "what"))
}

// course is the game of spoiling with another course.
func course(steps ...engine.Step) *engine.Ruleset {
	g := engine.NewRuleset("spoiling", 1)
	g.MinSeats, g.MaxSeats = 1, 1
	g.Vars, g.SeatAttrs = []string{"figure"}, []string{"purse"}
	g.Zones = []engine.ZoneKind{{Kind: "a", Shared: true, Seen: engine.SeenByAll},
		{Kind: "b", Shared: true, Seen: engine.SeenByAll}}
	g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
		tx.New(engine.Object{}, "a", engine.NoSeat)
		tx.AddRand(1, "dice")
		return nil
	}
	g.Stat = func(*engine.Reader, engine.ObjID, int) int { return 0 }
	g.Ctrl = func(*engine.Reader, engine.ObjID) engine.Seat { return engine.NoSeat }
	g.View = func(*engine.Reader, engine.Seat) engine.View { return engine.View{} }
	g.LoadBook = func([]byte) (engine.Book, error) { return toy.Cards{}, nil }
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return p.Alive() }
	g.AddChange("write", func(tx *engine.Tx, c engine.Change) bool {
		r := tx.Reader()
		for _, from := range []string{"a", "b"} {
			if ids := r.Zone(from, engine.NoSeat); len(ids) > 0 {
				tx.Move(ids[0], map[string]string{"a": "b", "b": "a"}[from], engine.NoSeat, true)
				break
			}
		}
		tx.SetVar(0, r.Var(0)+1)
		tx.SetSeat(0, 0, r.SeatAttr(0, 0)+10)
		tx.Roll("dice", 1000)
		tx.Emit(engine.Event{Kind: "written"})
		return true
	})
	g.AddChange("fail", func(*engine.Tx, engine.Change) bool { return false })
	g.Add("match", steps...)
	for _, end := range []string{"concede", "draw"} {
		g.Add(end, engine.Goto("end", engine.End))
	}
	return g
}

// A batch that fails leaves the match as it was before it, also if an earlier batch of the same input has written the
// same lists. No state that was handed out changes.
func TestFailedBatchLeavesNothing(t *testing.T) {
	g := spoiling()
	deal := func() *engine.State {
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	say := func(s *engine.State, word engine.Value) (*engine.State, []engine.Event) {
		return apply(t, g, s, engine.Input{Kind: engine.InputReply, Seat: 0, Q: s.Ask.Seats[0].Q, Reply: engine.Reply{
			Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: []engine.Value{word}}}}})
	}
	start := deal()
	first := plain(t, start)
	plainly, told := say(start, "word:go")
	spoilt, also := say(start, "word:spoil")
	if a, b := figures(plainly), figures(spoilt); a != b {
		t.Errorf("after two batches %+v, and with a third that failed %+v", a, b)
	}
	if len(told) != 2 || len(also) != 2 {
		t.Errorf("%d events, and with a batch that failed %d, want 2", len(told), len(also))
	}
	was := figures(spoilt)
	if failed, told := say(spoilt, "word:more"); figures(failed) != was || told != nil {
		t.Errorf("before a batch that failed %+v, after it %+v and %d events", was, figures(failed), len(told))
	}
	if on, _ := say(spoilt, "word:go"); figures(on) == was {
		t.Error("nothing is written any more")
	}
	if !slices.Equal(first, plain(t, start)) || figures(spoilt) != was {
		t.Error("a state that was handed out has changed")
	}
}

// TestFailedWrites ensures that a batch which writes one thing only, or one after the other, and then fails leaves the
// match byte for byte as it was, whether the batch before it has written that, too, or something else.
func TestFailedWrites(t *testing.T) {
	writes := map[string]func(tx *engine.Tx){
		"a figure": func(tx *engine.Tx) { tx.SetVar(0, tx.Reader().Var(0)+7) },
		"a purse":  func(tx *engine.Tx) { tx.SetSeat(0, 0, tx.Reader().SeatAttr(0, 0)+7) },
		"dice":     func(tx *engine.Tx) { tx.Roll("dice", 1000) },
		"a mark":   func(tx *engine.Tx) { tx.Mark("hit", "seat:0", "turn") },
		"a move": func(tx *engine.Tx) {
			for _, id := range tx.Reader().Zone("a", engine.NoSeat)[:1] {
				tx.Move(id, "b", engine.NoSeat, true)
			}
		},
		"a base":    func(tx *engine.Tx) { tx.SetBase(tx.Reader().Zone("a", engine.NoSeat)[0], 0) },
		"a card":    func(tx *engine.Tx) { tx.New(engine.Object{}, "b", engine.NoSeat) },
		"an effect": func(tx *engine.Tx) { tx.AddEffect(engine.Effect{N: 7}) },
		"a seal":    func(tx *engine.Tx) { tx.Seal(engine.Sealed{About: engine.Always, Silent: true}) },
		"an event":  func(tx *engine.Tx) { tx.Emit(engine.Event{Kind: "told"}) },
		"nothing":   func(*engine.Tx) {},
		"one that goes": func(tx *engine.Tx) {
			tx.Remove(tx.New(engine.Object{}, "b", engine.NoSeat))
			tx.New(engine.Object{}, "b", engine.NoSeat)
			tx.Remove(tx.New(engine.Object{}, "b", engine.NoSeat))
		},
	}
	played := func(first string, spoil ...string) *engine.State {
		var batch []engine.Change
		for _, kind := range spoil {
			batch = append(batch, engine.Change{Kind: kind})
		}
		if batch != nil {
			batch = engine.Must(append(batch, engine.Change{Kind: "fail"}))
		}
		g := course(engine.Do("first", func(*engine.Reader, *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: first}}
		}), engine.Do("second", func(*engine.Reader, *engine.Frame) []engine.Change { return batch }),
			engine.Calc("after", func(_ *engine.Reader, f *engine.Frame) { f.OK, f.Did = false, nil }),
			engine.Do("third", func(*engine.Reader, *engine.Frame) []engine.Change {
				return []engine.Change{{Kind: "a card"}, {Kind: first}}
			}),
			idle(), engine.Goto("again", "idle"))
		g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
			for range 6 {
				tx.New(engine.Object{}, "a", engine.NoSeat)
			}
			tx.AddRand(1, "dice")
			return nil
		}
		for kind, fn := range writes {
			g.AddChange(kind, func(tx *engine.Tx, _ engine.Change) bool { fn(tx); return true })
		}
		s, err := deal(g)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for first := range writes {
		want := plain(t, played(first))
		for one := range writes {
			for then := range writes {
				if got := plain(t, played(first, one, then, one)); !slices.Equal(got, want) {
					t.Errorf("after %s, with %s, %s and that again, which failed:\n%s\nwant\n%s", first, one, then, got,
						want)
				}
			}
		}
	}
}

// TestReplaced ensures that a batch which a replacement effect has rewritten is carried out as that, once, and that the
// frame which proposed it learns what came of it, and nothing before.
func TestReplaced(t *testing.T) {
	var did int
	var ok bool
	var meanwhile engine.Frame
	write := func(*engine.Reader, *engine.Frame) []engine.Change { return []engine.Change{{Kind: "write"}} }
	g := course(engine.Do("plainly", write), engine.Do("replaced", write),
		engine.Calc("then", func(_ *engine.Reader, f *engine.Frame) { did, ok = len(f.Did), f.OK }), idle())
	g.Replace = func(r *engine.Reader, _ []engine.Change, _ []engine.Value) []engine.Replacement {
		if r.Var(0) == 0 {
			return nil
		}
		return []engine.Replacement{{Source: "word:twice", Frame: engine.NewFrame("twice", engine.NoSeat)}}
	}
	g.Add("twice", engine.Exec("twice", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
		meanwhile, _ = r.Running("match")
		return engine.Verdict{End: true, Batch: append(f.Batch, f.Batch...)}
	}))
	s, err := deal(g)
	if err != nil || s.Vars[0] != 3 || did != 2 || !ok {
		t.Errorf("written %d times, told of %d, %v, %v", s.Vars[0], did, ok, err)
	}
	if meanwhile.OK || meanwhile.Did != nil {
		t.Errorf("before it was carried out it was told of %+v, %v", meanwhile.Did, meanwhile.OK)
	}
}

// TestNoTriggersOfNothing ensures that a batch which tells nothing sets nothing off.
func TestNoTriggersOfNothing(t *testing.T) {
	wrote(t, func(g *engine.Ruleset) {
		g.Triggers = func(_ *engine.Reader, events []engine.Event) []engine.Trigger {
			if len(events) == 0 {
				t.Error("asked what nothing sets off")
			}
			return nil
		}
	}, func(*engine.Tx) {})
}

// written is what spoiling writes.
type written struct {
	a, b, figure, purse int
	dice                engine.Rand
}

func figures(s *engine.State) written {
	return written{len(s.Zones[0].Cards), len(s.Zones[1].Cards), int(s.Vars[0]), int(s.Seats[0].Attrs[0]), s.Rand[0]}
}
