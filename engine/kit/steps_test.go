package kit_test

import (
	"cmp"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/kit"
)

// An offer is put to its seat. What was done leads to Done, leaving it to the step behind; where nobody is asked Else
// follows, or the step behind.
func TestOffer(t *testing.T) {
	for name, c := range map[string]struct {
		offer  kit.Offer
		asked  bool
		answer []string
		want   string
	}{
		"done":             {kit.Offer{Done: "done"}, true, []string{"do"}, "note 9, note 2"},
		"done, no label":   {kit.Offer{}, true, []string{"do"}, "note 9, note 1, note 2"},
		"left":             {kit.Offer{Done: "done", No: "leave"}, true, []string{"leave"}, "note 1, note 2"},
		"nobody":           {kit.Offer{Done: "done", Else: "done"}, false, nil, "note 2"},
		"nobody, no label": {kit.Offer{Done: "done"}, false, nil, "note 1, note 2"},
		"about something": {kit.Offer{About: func(engine.Facts) engine.Value { return "word:x" }}, true, []string{"do"},
			"note 9, note 1, note 2"},
	} {
		t.Run(name, func(t *testing.T) {
			o := c.offer
			o.Ask, o.Heard, o.Kind = "ask", "heard", "offer"
			o.Put = func(_ *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
				sa := engine.SeatAsk{Seat: 1, Verbs: []string{"do", "leave"}, Due: engine.DueTurn}
				if o.No == "" {
					sa.Default.Verb = "do"
				}
				return sa, c.asked
			}
			g := steps(append(o.Steps(), note("left", 1), note("done", 2))...)
			if c.asked {
				s, _ := play(t, g)
				sa := s.Ask.Seats[0]
				about := engine.Value("")
				if o.About != nil {
					about = "word:x"
				}
				if sa.Seat != 1 || sa.Kind != "offer" || sa.Default.Verb != cmp.Or(o.No, "do") || sa.About != about {
					t.Errorf("asked %+v", sa)
				}
			}
			if _, told := play(t, g, c.answer...); told != c.want {
				t.Errorf("told %q, want %q", told, c.want)
			}
		})
	}
}

// Steps that only change, call or keep something do that: of the owner, of each player, with what was returned.
func TestSteps(t *testing.T) {
	checked := 0
	g := steps(
		engine.Calc("take", func(_ *engine.Reader, f *engine.Frame) { f.Ret = []engine.Value{"int:4"} }),
		kit.Keep("keep", "kept"),
		engine.Do("kept", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: "note", N: f.Reg1("kept").Num()}}
		}),
		kit.EachSeat("each", engine.Change{Kind: "note", N: 1}),
		kit.Check("check"),
		kit.Settle("settle"),
		engine.Own("cards", engine.Change{Kind: "fetch", N: 1}),
		engine.Calc("on", func(r *engine.Reader, f *engine.Frame) { f.About = kit.Top(r, "hand", 0) }),
		kit.About("about", "note"))
	g.Check = func(*engine.Reader) []engine.Change { checked++; return nil }
	if _, told := play(t, g); told != "note 4, note 1, note 1, note 0" || checked != 2 {
		t.Errorf("told %q, checked %d times", told, checked)
	}
}

// One offers each card with why it cannot be chosen; of an announcement that names one, of that alone.
func TestOne(t *testing.T) {
	no := engine.Refuse("NO", "")
	cards := []engine.ObjID{{Slot: 1}, {Slot: 2}}
	refuse := func(engine.ObjID) *engine.Refusal { return no }
	for name, c := range map[string]struct {
		f    engine.Frame
		no   func(engine.ObjID) *engine.Refusal
		want []*engine.Refusal
	}{
		"asked":       {engine.Frame{}, refuse, []*engine.Refusal{no, no}},
		"all can":     {engine.Frame{}, nil, []*engine.Refusal{nil, nil}},
		"named":       {named("card", engine.Obj(cards[1])), refuse, []*engine.Refusal{nil, no}},
		"named, open": {named("card", engine.Obj(cards[1])), nil, []*engine.Refusal{nil, nil}},
		"another":     {named("other", engine.Obj(cards[1])), refuse, []*engine.Refusal{no, no}},
	} {
		sa, refused := kit.One(&c.f, "card", cards, c.no)
		var got []*engine.Refusal
		for _, o := range sa.Options {
			got = append(got, o.Refusal)
		}
		if refused != nil || sa.Min != 1 || sa.Max != 1 || !slices.Equal(got, c.want) {
			t.Errorf("%s: %+v", name, sa)
		}
	}
}

// named is a frame that announces one answer.
func named(name string, vals ...engine.Value) engine.Frame {
	return engine.Frame{Announcing: true, Pre: []engine.Answer{{Name: name, Vals: vals}}}
}

// An answer is given even if it is empty, and chosen only if it is not.
func TestGiven(t *testing.T) {
	for _, c := range []struct {
		f             engine.Frame
		given, chosen bool
	}{{engine.Frame{}, false, false}, {named("x"), true, false}, {named("x", "int:1"), true, true},
		{named("y", "int:1"), false, false}} {
		if kit.Given(&c.f, "x") != c.given || kit.Chosen(&c.f, "x") != c.chosen {
			t.Errorf("%+v: given %v, chosen %v", c.f.Pre, kit.Given(&c.f, "x"), kit.Chosen(&c.f, "x"))
		}
	}
}

// The cards that came last go by default, the last one first.
func TestNewest(t *testing.T) {
	g := steps(engine.Own("take", engine.Change{Kind: "fetch", N: 3}),
		engine.Exec("which", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			return engine.Verdict{Ask: r.AskOne(kit.Newest(r, engine.SeatAsk{Kind: "too-many", Verbs: []string{"drop"},
				Due: engine.DueTurn}, "hand", 2), "")}
		}))
	s, _ := play(t, g)
	sa := s.Ask.Seats[0]
	hand := engine.Objs(engine.Read(g, toy.Cards{}, s).Zone("hand", 0))
	want := []engine.Value{hand[2], hand[1]}
	if sa.Min != 2 || sa.Max != 2 || len(sa.Options) != 3 || sa.Options[0].Key != hand[0] ||
		sa.Default.Verb != "drop" || !slices.Equal(sa.Default.Values(engine.ChoiceName), want) ||
		sa.Prompt.Code != "too-many" || sa.Prompt.Arg("n")[0] != engine.Int(2) {
		t.Errorf("asked %+v", sa)
	}
}
