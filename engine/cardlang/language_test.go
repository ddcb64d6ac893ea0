package cardlang_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

const (
	mine   engine.Value = "obj:1.0"
	theirs engine.Value = "obj:2.0"
)

// answer is a chosen target of an announcement.
func answer(target string, vals ...engine.Value) engine.Answer {
	return engine.Answer{Name: cardlang.TargetList(target), Vals: vals}
}

// TestTexts ensures that a text is carried out in its order, with what was announced, and with what is asked for as it
// goes.
func TestTexts(t *testing.T) {
	yes, no, anyStone := true, false, Target{Name: "a", Side: "any"}
	late := Target{Name: "l", Side: "any", Late: true}
	own := Target{Name: "l", Side: "own", Late: true}
	for _, c := range []struct {
		about     string
		l         language
		breaks    bool
		targets   []Target
		effect    []Instr
		announced []engine.Answer
		answers   []engine.Value
		want      string
	}{
		{about: "instructions come in order", effect: []Instr{name("this"), who("all"), {}, name("this")},
			want: "named[obj:1.0], who[seat:0 seat:1], named[obj:1.0]"},
		{about: "a word of nothing", effect: []Instr{name("x"), who("x")}, want: "named[], who[]"},
		{about: "an if goes its way", effect: []Instr{{If: &yes}, {If: &no}},
			want: "named[obj:1.0], who[seat:0 seat:1]"},
		{about: "a may after a yes", effect: []Instr{{May: &May{Then: []Instr{name("this")}}}, who("all")},
			answers: []engine.Value{kit.WordYes}, want: "may?, named[obj:1.0], who[seat:0 seat:1]"},
		{about: "a may after a no", effect: []Instr{{May: &May{Then: []Instr{name("this")}}}, who("all")},
			answers: []engine.Value{kit.WordNo}, want: "may?, who[seat:0 seat:1]"},
		{about: "a may chooses after the yes", answers: []engine.Value{kit.WordYes, theirs},
			effect: []Instr{{May: &May{Targets: []Target{late}, Then: []Instr{name("l"), who("l")}}}},
			want:   "may?, l 1-1?, named[obj:2.0], who[seat:1]"},
		{about: "a branch speaks of the text's targets", targets: []Target{anyStone}, announced: []engine.Answer{
			answer("a", theirs)}, effect: []Instr{{May: &May{Then: []Instr{name("a")}}}},
			answers: []engine.Value{kit.WordYes}, want: "may?, named[obj:2.0]"},
		{about: "a branch speaks of what the text asked for", targets: []Target{late},
			effect: []Instr{{May: &May{Then: []Instr{name("l")}}}}, answers: []engine.Value{theirs, kit.WordYes},
			want: "l 1-1?, may?, named[obj:2.0]"},
		{about: "a target is announced", targets: []Target{anyStone}, effect: []Instr{name("a"), who("a")},
			announced: []engine.Answer{answer("a", theirs)}, want: "named[obj:2.0], who[seat:1]"},
		{about: "a player is a target", targets: []Target{{Name: "a", Seats: true}}, effect: []Instr{who("a")},
			announced: []engine.Answer{answer("a", "seat:1")}, want: "who[seat:1]"},
		{about: "what is announced need not be there any more", breaks: true, targets: []Target{anyStone},
			effect: []Instr{name("a")}, announced: []engine.Answer{answer("a", theirs)},
			want: "missed[obj:2.0], named[]"},
		{about: "no such target", targets: []Target{{Name: "a", Side: "own"}},
			announced: []engine.Answer{answer("a", theirs)}, want: "WHY obj:2.0[]"},
		{about: "too few targets", targets: []Target{{Name: "a", Side: "own", N: 2}},
			announced: []engine.Answer{answer("a", mine)}, want: "LACKS tale[{a [int:1]}]"},
		{about: "up to means that fewer will do", targets: []Target{{Name: "a", Side: "any", N: 2, UpTo: true}},
			effect: []Instr{name("a")}, announced: []engine.Answer{answer("a")}, want: "named[]"},
		{about: "a late target is asked for as the text begins", targets: []Target{late}, effect: []Instr{name("l")},
			answers: []engine.Value{mine}, want: "l 1-1?, named[obj:1.0]"},
		{about: "a late target without a choice", targets: []Target{own}, effect: []Instr{name("l")},
			want: "named[obj:1.0]"},
		{about: "as many as there are", targets: []Target{{Name: "l", Side: "own", N: 2, Late: true}},
			effect: []Instr{name("l")}, want: "named[obj:1.0]"},
		{about: "all or none", l: language{Whole: true}, targets: []Target{{Name: "l", Side: "own", N: 2, Late: true}},
			effect: []Instr{name("l")}, want: "named[]"},
		{about: "the choice among what nobody else knows is put in any case",
			targets: []Target{{Name: "l", Side: "own", Late: true, UpTo: true, N: 3, Aside: true}},
			effect:  []Instr{name("l")}, answers: []engine.Value{mine}, want: "l 0-3?, named[obj:1.0]"},
		{about: "between instructions, and at the end", effect: []Instr{name("this"), name("x")}, l: language{
			Between: func(x run) []engine.Frame {
				x.Frame.Set("n", engine.Int(len(x.Frame.Did)+x.Index()))
				return nil
			},
			Ends: func(x run) engine.Verdict {
				return engine.Verdict{Do: []engine.Change{engine.RecordEvent(engine.Event{Kind: "n",
					Args: []engine.Arg{{Name: "of", Vals: x.Frame.Reg("n")}}})}}
			}}, want: "named[obj:1.0], named[], n[int:2]"},
		{about: "a word of the game", effect: []Instr{name("it")}, l: language{
			Refer: func(_ run, word string) ([]engine.Value, bool) { return []engine.Value{theirs, ""}, word == "it" }},
			want: "named[obj:2.0]"},
	} {
		b := newBook(c.targets, c.effect...)
		if got := tell(t, tale(&c.l, c.breaks), b, c.announced, c.answers...); got != c.want {
			t.Errorf("%s: %s; want %s", c.about, got, c.want)
		}
	}
}

// TestNoTargets ensures that a text can be asked beforehand whether its targets are there, those of one mode at least.
func TestNoTargets(t *testing.T) {
	few, enough := Target{Name: "a", Side: "own", N: 2}, Target{Name: "a", Side: "any", N: 2}
	node := cardlang.Node("tale", "effect")
	for _, c := range []struct {
		about   string
		targets []Target
		modes   []cardlang.Mode[Target, Instr]
		ok      bool
	}{
		{"none", nil, nil, true}, {"too few", []Target{few}, nil, false}, {"enough", []Target{enough}, nil, true},
		{"up to", []Target{{Name: "a", Side: "own", N: 2, UpTo: true}}, nil, true},
		{"late", []Target{{Name: "a", Side: "own", N: 2, Late: true}}, nil, true},
		{"one mode", nil, []cardlang.Mode[Target, Instr]{{Targets: []Target{few}}, {Targets: []Target{enough}}}, true},
		{"no mode", nil, []cardlang.Mode[Target, Instr]{{Targets: []Target{few}}, {Targets: []Target{few}}}, false},
	} {
		b := newBook(nil)
		b.parts = cardlang.NewParts(func(*part, *Instr) []cardlang.Branch[Target, Instr] { return nil })
		b.parts.Add(node, "tale", c.targets, nil, c.modes...)
		var l language
		var no *engine.Refusal
		g := tale(&l, false)
		g.View = func(r *engine.Reader, _ engine.Seat) engine.View {
			no = l.NoTargets(r, node, engine.ObjID{}, 0)
			return engine.View{}
		}
		s, _, err := engine.New(g, b, engine.Setup{Decks: make([][]string, 2)})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := engine.ViewOf(g, b, s, 0); err != nil || (no == nil) != c.ok {
			t.Errorf("%s: %v, %v", c.about, no, err)
		}
	}
}
