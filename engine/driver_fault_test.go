package engine_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// deal deals a match of one seat, which asks nothing of its book.
func deal(g *engine.Ruleset) (*engine.State, error) {
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
	return s, err
}

// idle asks the only seat for nothing in particular.
func idle() engine.Step {
	return engine.Exec("idle", func(*engine.Reader, *engine.Frame) engine.Verdict {
		sa := engine.SeatAsk{Kind: "idle", Verbs: []string{engine.VerbChoose},
			Default: engine.Reply{Verb: engine.VerbChoose}}
		return engine.Verdict{Ask: &engine.Ask{Seats: []engine.SeatAsk{sa}}}
	})
}

// TestOneWant ensures that an instruction which wants two things at once parks the match, whichever they are.
func TestOneWant(t *testing.T) {
	wants := []func(*engine.Verdict){
		func(v *engine.Verdict) { v.Ask = &engine.Ask{} },
		func(v *engine.Verdict) { v.Call = []engine.Frame{engine.CheckFrame()} },
		func(v *engine.Verdict) { v.Do = []engine.Change{} },
		func(v *engine.Verdict) { v.Refuse = engine.Refuse("X", "") },
		func(v *engine.Verdict) { v.Batch, v.End = []engine.Change{}, true },
	}
	for i, first := range wants {
		for _, second := range wants[i+1:] {
			_, err := deal(course(engine.Exec("both", func(*engine.Reader, *engine.Frame) engine.Verdict {
				var v engine.Verdict
				first(&v)
				second(&v)
				return v
			})))
			if !errors.Is(err, engine.ErrParked) || !strings.Contains(err.Error(), "match/both wants two things") {
				t.Errorf("number %d and another: %v", i, err)
			}
		}
	}
}

// TestKernelChanges ensures that the kernel's own changes count as done, so that a batch that must be done as a whole
// is; and that a figure that there is not is not written.
func TestKernelChanges(t *testing.T) {
	for _, c := range []struct {
		change engine.Change
		done   bool
	}{
		{engine.RecordEvent(engine.Event{Kind: "said"}), true},
		{engine.Change{Kind: engine.ChangeSeal, To: engine.Always,
			Seal: &engine.Sealed{Window: "idle", Reply: engine.Reply{Verb: engine.VerbChoose}, Silent: true}}, true},
		{engine.Change{Kind: engine.ChangeUnseal, To: engine.Always}, true},
		{engine.Change{Kind: engine.ChangeMark, Word: "used", To: engine.SeatVal(0)}, true},
		{engine.Change{Kind: engine.ChangeVar, Word: "figure", N: 5}, true},
		{engine.Change{Kind: engine.ChangeVar, Word: "speed", N: 5}, false},
		{engine.Change{Kind: engine.ChangeFinish, Word: "over"}, true},
	} {
		s, err := deal(course(engine.Do("both", func(*engine.Reader, *engine.Frame) []engine.Change {
			return engine.Must([]engine.Change{{Kind: "write"}, c.change})
		}), idle(), engine.Goto("again", "idle")))
		if err != nil {
			t.Fatal(err)
		}
		if done := s.Vars[0] > 0; done != c.done {
			t.Errorf("%s %s: done %v", c.change.Kind, c.change.Word, done)
		}
	}
}

// TestBrokenAtTheEnd ensures that a view that breaks parks a match of which nothing runs any more.
func TestBrokenAtTheEnd(t *testing.T) {
	g := course(idle())
	s, err := deal(g)
	if err != nil {
		t.Fatal(err)
	}
	s.Stack, s.Ask = nil, nil
	g.View = func(*engine.Reader, engine.Seat) engine.View { panic("nothing to see") }
	if _, err := engine.ViewOf(g, toy.Cards{}, s, 0); !errors.Is(err, engine.ErrParked) ||
		!strings.Contains(err.Error(), "nothing to see") {
		t.Error(err)
	}
}

// TestImpossibleDefault ensures that a deadline whose default cannot be taken parks the match and names the question.
func TestImpossibleDefault(t *testing.T) {
	s := decode(t, encode(t, at(t, "silent.txtar", 1, "respond")))
	var qs []uint64
	for i := range s.Ask.Seats {
		s.Ask.Seats[i].Default = engine.Reply{Verb: s.Ask.Seats[i].Verbs[0]} // a play of nothing
		qs = append(qs, s.Ask.Seats[i].Q)
	}
	_, _, err := engine.Apply(game, book, s, engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat, Qs: qs})
	if !errors.Is(err, engine.ErrParked) || !strings.Contains(err.Error(), "the default ") {
		t.Error(err)
	}
}

// TestShownTo ensures that a quiet event is shown to nobody, a private one to those who know, any other to everybody.
func TestShownTo(t *testing.T) {
	for _, c := range []struct {
		event engine.Event
		want  string
	}{
		{engine.Event{}, "[true true true]"},
		{engine.Event{Quiet: true}, "[false false false]"},
		{engine.Event{Private: true, Knows: []engine.Seat{1}}, "[false false true]"},
		{engine.Event{Private: true, Knows: []engine.Seat{engine.NoSeat}}, "[false false false]"},
		{engine.Event{Knows: []engine.Seat{1}}, "[true true true]"},
	} {
		var got []bool
		for viewer := engine.NoSeat; viewer < 2; viewer++ {
			got = append(got, c.event.ShownTo(viewer))
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%+v: %v", c.event, got)
		}
	}
}

// TestSealOfSilence ensures that what a seat may choose for the case of silence is taken as the engine words it.
func TestSealOfSilence(t *testing.T) {
	g := toy.New("")
	g.Silences = []engine.Silence{{Kind: "respond", Verb: engine.Pass, Name: "cards",
		Options: func(*engine.Reader, engine.Seat) []engine.Option { return nil }}}
	s := at(t, "silent.txtar", 1, "respond")
	all, err := engine.SilencesOf(g, book, s, 1)
	if err != nil || len(all) == 0 {
		t.Fatal(len(all), err)
	}
	for _, other := range []engine.Sealed{{Seat: 2, About: engine.Always, Window: "respond"},
		{Seat: 1, About: "turn:1", Window: "respond"}, {Seat: 1, About: engine.Always, Window: "duel"}} {
		c := s.Clone()
		c.Sealed = append(c.Sealed, other)
		if all, err := engine.SilencesOf(g, book, c, 1); err != nil || all[0].Set || all[0].Vals != nil {
			t.Errorf("with %+v alone: %+v, %v", other, all, err)
		}
	}
	next, _ := apply(t, g, s, engine.Input{Kind: engine.InputSeal, Seat: 1,
		Ahead: []engine.Sealed{all[0].Seal(1, nil)}})
	if all, err = engine.SilencesOf(g, book, next, 1); err != nil || !all[0].Set || len(all[0].Vals) > 0 {
		t.Errorf("%+v, %v", all, err)
	}
}

// TestSwapped ensures that two cards of one hand are each other, that the question is put again for what is there then
// and keeps its number, and that the match itself stays.
func TestSwapped(t *testing.T) {
	s := at(t, "stand.txtar", 0, "idle")
	r, before := engine.Read(game, book, s), encode(t, s)
	hand := r.Zone("hand", 0)
	hand = []engine.ObjID{hand[0], hand[3]}
	if r.Card(hand[0]) == r.Card(hand[1]) {
		t.Fatal("two cards are one")
	}
	out, ok, err := engine.Swapped(game, book, s, hand[0], hand[1])
	if !ok || err != nil {
		t.Fatal(ok, err)
	}
	now := engine.Read(game, book, out)
	if now.Card(hand[0]) != r.Card(hand[1]) || now.Card(hand[1]) != r.Card(hand[0]) {
		t.Errorf("they are %s and %s", now.CardID(hand[0]), now.CardID(hand[1]))
	}
	if !bytes.Equal(before, encode(t, s)) {
		t.Error("the match has changed")
	}
	back, ok, err := engine.Swapped(game, book, out, hand[0], hand[1])
	if !ok || err != nil || !bytes.Equal(before, encode(t, back)) {
		t.Errorf("swapped twice it is another match: %v, %v", ok, err)
	}
	for what, choose := range map[string]func(s *engine.State){
		"about it": func(s *engine.State) { s.Sealed = append(s.Sealed, engine.Sealed{About: engine.Obj(hand[0])}) },
		"with it": func(s *engine.State) {
			s.Ask.Seats[0].Got = &engine.Reply{Answers: []engine.Answer{{Vals: []engine.Value{engine.Obj(hand[1])}}}}
		},
		"in what waits": func(s *engine.State) {
			held := engine.Reply{Answers: []engine.Answer{{Vals: []engine.Value{engine.Obj(hand[1])}}}}
			sa := engine.SeatAsk{Got: &held}
			s.Stack[0].Asked = &engine.Ask{Seats: []engine.SeatAsk{sa}}
		},
		"of its own": func(s *engine.State) { s.Stack[0].About = hand[1] },
	} {
		c := decode(t, before)
		choose(c)
		if _, ok, err := engine.Swapped(game, book, c, hand[0], hand[1]); ok || err != nil {
			t.Errorf("with a choice %s: %v, %v", what, ok, err)
		}
	}
	c := decode(t, before) // what is only offered is no choice
	sa := engine.SeatAsk{Options: []engine.Option{{Key: engine.Obj(hand[1])}},
		Default: engine.Reply{Answers: []engine.Answer{{Vals: []engine.Value{engine.Obj(hand[0])}}}}}
	c.Stack[0].Asked = &engine.Ask{Seats: []engine.SeatAsk{sa}}
	if _, ok, err := engine.Swapped(game, book, c, hand[0], hand[1]); !ok || err != nil {
		t.Errorf("where they are offered: %v, %v", ok, err)
	}
}

// TestSwappedRefuses ensures that only two cards of one owner and kind change places.
func TestSwappedRefuses(t *testing.T) {
	s := at(t, "silent.txtar", 1, "respond")
	r := engine.Read(game, book, s)
	of := func(seat engine.Seat) engine.ObjID { return r.Zone("hand", seat)[0] }
	none := engine.ObjID{Slot: 9999, Gen: 1}
	for what, ids := range map[string][2]engine.ObjID{"of two owners": {of(0), of(1)}, "no card": {none, none},
		"one card": {of(0), none}, "another card": {none, of(0)}} {
		if out, ok, err := engine.Swapped(game, book, s, ids[0], ids[1]); out != nil || ok || err != nil {
			t.Errorf("%s: %v, %v", what, ok, err)
		}
	}
}

// TestMissingAnswer ensures that an announcement that counts and lacks an answer fails: nothing of it happens, its seat
// alone is told which question is meant, and whoever called it learns that.
func TestMissingAnswer(t *testing.T) {
	ret := ""
	g := course(engine.Run("enter", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
		return []engine.Frame{r.Enter(engine.SeatReply{Seat: 0, Reply: engine.Reply{Verb: "pick"}}, "idle", "")}
	}), engine.Calc("after", func(_ *engine.Reader, f *engine.Frame) { ret = fmt.Sprint(f.Ret) }),
		idle(), engine.Goto("again", "idle"))
	g.Verbs = []engine.Verb{{Name: "pick", Prog: "pick", Params: []engine.Param{{Name: "card", Kind: "card"}}}}
	g.Add("pick", engine.Choose("card", func(*engine.Reader, *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
		return engine.SeatAsk{Min: 1, Max: 1, Options: []engine.Option{{Key: "word:x"}}}, nil
	}), engine.Do("picked", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "write"}}
	}))
	s, events, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
	if err != nil {
		t.Fatal(err)
	}
	if s.Vars[0] != 0 || ret != fmt.Sprint([]engine.Value{engine.Word(engine.WordFailed)}) {
		t.Errorf("figure %d, returned %s", s.Vars[0], ret)
	}
	if len(events) != 1 || events[0].Kind != engine.EventFailed || events[0].ShownTo(engine.NoSeat) ||
		events[0].Arg("code")[0].Body() != engine.CodeMissing || events[0].Arg("question")[0].Body() != "card" {
		t.Errorf("told %+v", events)
	}
}

// TestZonesOfEachGame ensures that who sees a zone is each ruleset's own affair, also where two have a zone of one name
// and are read one after the other.
func TestZonesOfEachGame(t *testing.T) {
	known := func(g *engine.Ruleset) *engine.Ruleset {
		g.View = func(r *engine.Reader, _ engine.Seat) (v engine.View) {
			if _, ok := r.Public().Live(r.Zone("a", engine.NoSeat)[0]); ok {
				v.Turn = 1
			}
			return v
		}
		return g
	}
	plain, secret := known(course(idle())), known(course(idle()))
	secret.Zones = []engine.ZoneKind{{Kind: "a", Shared: true, Seen: engine.SeenByNobody}, {Kind: "b", Shared: true}}
	for range 20 {
		for want, g := range []*engine.Ruleset{secret, plain} {
			s, err := deal(g)
			if err != nil {
				t.Fatal(err)
			}
			if v, err := engine.ViewOf(g, toy.Cards{}, s, 0); err != nil || v.Turn != want {
				t.Fatalf("known %d, want %d, %v", v.Turn, want, err)
			}
		}
	}
}

// TestImagineChance ensures that nobody can look ahead over what chance decides, and can over what it does not.
func TestImagineChance(t *testing.T) {
	for _, c := range []struct {
		change engine.Change
		known  bool
	}{
		{engine.Change{Kind: engine.ChangeVar, Word: "figure", N: 5}, true},
		{engine.Change{Kind: "roll"}, false},
	} {
		ask := func(kind string) engine.Step {
			return engine.Exec(kind, func(*engine.Reader, *engine.Frame) engine.Verdict {
				sa := engine.SeatAsk{Kind: kind, Verbs: []string{engine.VerbChoose},
					Default: engine.Reply{Verb: engine.VerbChoose}}
				return engine.Verdict{Ask: &engine.Ask{Seats: []engine.SeatAsk{sa}}}
			})
		}
		g := course(ask("first"), engine.Do("between", func(*engine.Reader, *engine.Frame) []engine.Change {
			return []engine.Change{c.change}
		}), ask("second"))
		g.AddChange("roll", func(tx *engine.Tx, _ engine.Change) bool { tx.Roll("dice", 1000); return true })
		s, err := deal(g)
		if err != nil {
			t.Fatal(err)
		}
		in := engine.Input{Kind: engine.InputReply, Seat: 0, Reply: engine.Reply{Verb: engine.VerbChoose}}
		_, _, ok, err := engine.Imagine(g, toy.Cards{}, s, 0, in, "second")
		if err != nil || ok != c.known {
			t.Errorf("over %s: known %v, %v", c.change.Kind, ok, err)
		}
	}
}

// TestImagineBroken ensures that a look ahead over a rule that breaks is parked, whether the rule runs for the seat's
// own answer or for what others are asked after it.
func TestImagineBroken(t *testing.T) {
	ask := func(kind string) engine.Step { s := idle(); s.Label = kind; return s }
	broken := engine.Calc("broken", func(*engine.Reader, *engine.Frame) { panic("a rule without end") })
	for what, g := range map[string]*engine.Ruleset{"its own": course(ask("first"), broken, ask("then")),
		"another": course(ask("first"), ask("then"), broken)} {
		s, err := deal(g)
		if err != nil {
			t.Fatal(err)
		}
		in := engine.Input{Kind: engine.InputReply, Seat: 0, Reply: engine.Reply{Verb: engine.VerbChoose}}
		next, _, ok, err := engine.Imagine(g, toy.Cards{}, s, 0, in, "later")
		if next != nil || ok || !errors.Is(err, engine.ErrParked) {
			t.Errorf("%s: %v, %v", what, ok, err)
		}
	}
}

// TestManyZones ensures that what everybody sees is told apart zone by zone, however many kinds of zone there are.
func TestManyZones(t *testing.T) {
	g := course(idle(), engine.Goto("again", "idle"))
	g.Zones = nil
	for i := range 40 {
		seen := []engine.Seen{engine.SeenByAll, engine.SeenByNobody, engine.SeenByNobody}[i%3]
		g.Zones = append(g.Zones, engine.ZoneKind{Kind: fmt.Sprint("z", i), Shared: true, Seen: seen})
	}
	g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
		for _, z := range g.Zones {
			tx.New(engine.Object{}, z.Kind, engine.NoSeat)
		}
		return nil
	}
	s, err := deal(g)
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Read(g, toy.Cards{}, s)
	if _, ok := g.Zone("z40"); ok {
		t.Error("a zone that there is not is declared")
	}
	if got := r.Zone("z40", engine.NoSeat); got != nil || r.Zone("z1", 0) != nil {
		t.Errorf("a zone that there is not has %v", got)
	}
	for range 2 {
		for i, z := range g.Zones {
			_, got := r.Public().Known(r.Zone(z.Kind, engine.NoSeat)[0])
			if got != (i%3 == 0) {
				t.Errorf("%s is known: %v", z.Kind, got)
			}
		}
	}
}
