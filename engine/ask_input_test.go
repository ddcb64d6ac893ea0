package engine_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
)

// TestHostileInputs ensures that whatever calls the engine, however it was made, is refused and changes nothing: kinds
// of input, seats, questions, windows and things that there are not, and answers ahead of any size.
func TestHostileInputs(t *testing.T) {
	s := at(t, "silent.txtar", 1, "respond")
	long := strings.Repeat("w", engine.MaxSealedWord+1)
	many := slices.Repeat([]engine.Value{engine.Int(1)}, engine.MaxSealedValues)
	silent := func(x engine.Sealed) engine.Input {
		x.Seat, x.Silent = 1, true
		if x.About == "" {
			x.About = engine.Always
		}
		if x.Window == "" {
			x.Window = "duel"
		}
		if x.Verb == "" {
			x.Verb = "play"
		}
		return engine.Input{Kind: engine.InputSeal, Seat: 1, Ahead: []engine.Sealed{x}}
	}
	of := func(name string, vals ...engine.Value) engine.Reply {
		return engine.Reply{Verb: "play", Answers: []engine.Answer{{Name: name, Vals: vals}}}
	}
	for name, c := range map[string]struct {
		in   engine.Input
		code string
	}{
		"a kind of input that there is not": {engine.Input{Kind: "dance", Seat: 1}, engine.CodeNoAsk},
		"no kind of input":                  {engine.Input{}, engine.CodeNoAsk},
		"conceding for nobody":              {engine.Input{Kind: engine.InputConcede, Seat: -1}, engine.CodeForeign},
		"conceding far below":               {engine.Input{Kind: engine.InputConcede, Seat: -9}, engine.CodeForeign},
		"conceding beyond the table":        {engine.Input{Kind: engine.InputConcede, Seat: 3}, engine.CodeForeign},
		"a reply of nobody":                 {reply(-1, engine.Pass), engine.CodeForeign},
		"a reply from beyond the table":     {reply(3, engine.Pass), engine.CodeForeign},
		"a verb that there is not":          {reply(1, "dance"), engine.CodeNoAsk},
		"a question that there is not": {engine.Input{Kind: engine.InputReply, Seat: 1, Q: 1 << 60,
			Reply: engine.Reply{Verb: engine.Pass}}, engine.CodeStale},
		"the deadline of no question": {engine.Input{Kind: engine.InputExpire}, engine.CodeStale},
		"the deadline of another one": {engine.Input{Kind: engine.InputExpire, Qs: []uint64{1 << 60}},
			engine.CodeStale},
		"an act of nobody":       {engine.Input{Kind: engine.InputAct, Seat: -1}, engine.CodeForeign},
		"an act that is none":    {engine.Input{Kind: engine.InputAct, Seat: 1}, engine.CodeNoAsk},
		"taking back for nobody": {engine.Input{Kind: engine.InputUnseal, Seat: -1}, engine.CodeForeign},
		"taking back nothing": {engine.Input{Kind: engine.InputUnseal, Seat: 1, About: "obj:9"},
			engine.CodeSeal},
		"sealing for nobody":        {engine.Input{Kind: engine.InputSeal, Seat: -1}, engine.CodeForeign},
		"sealing nothing":           {engine.Input{Kind: engine.InputSeal, Seat: 1}, engine.CodeSeal},
		"standing passes of nobody": {engine.Input{Kind: engine.InputStandingPass, Seat: -1}, engine.CodeForeign},
		"standing passes of no kind": {standing(engine.StandingPass{Seat: 1, Of: "dance", Mode: "on"}),
			engine.CodeSeal},
		"a window that there is not": {silent(engine.Sealed{Window: "dance"}), engine.CodeSeal},
		"a long window":              {silent(engine.Sealed{Window: long}), engine.CodeSeal},
		"a long verb":                {silent(engine.Sealed{Reply: engine.Reply{Verb: long}}), engine.CodeSeal},
		"a long name":                {silent(engine.Sealed{Reply: of(long, "w:1")}), engine.CodeSeal},
		"a long value": {silent(engine.Sealed{Reply: of("card", engine.Value(long))}),
			engine.CodeSeal},
		"about something long": {silent(engine.Sealed{About: engine.Value(long)}), engine.CodeSeal},
		"many values":          {silent(engine.Sealed{Reply: of("card", many...)}), engine.CodeSeal},
		"many values inside": {silent(engine.Sealed{Ahead: []engine.Sealed{{Seat: 1, Window: "duel",
			Reply: of("card", many...)}}}), engine.CodeSeal},
		"an answer of somebody else": {silent(engine.Sealed{Ahead: []engine.Sealed{{Seat: 2, Window: "duel",
			Reply: of("card")}}}), engine.CodeSeal},
		"many answers inside": {silent(engine.Sealed{Ahead: slices.Repeat([]engine.Sealed{{Seat: 1, Window: "duel",
			Reply: engine.Reply{Verb: engine.Pass}}}, engine.MaxSealed)}), engine.CodeSeal},
		"answers inside of those inside": {silent(engine.Sealed{Ahead: []engine.Sealed{{Seat: 1, Window: "duel",
			Reply: of("card"), Ahead: engine.PassAhead(1)}}}), engine.CodeSeal},
		"a window that there is not, inside": {silent(engine.Sealed{Ahead: []engine.Sealed{{Seat: 1, Window: "dance",
			Reply: of("card")}}}), engine.CodeSeal},
		"a verb that there is not, ahead": {silent(engine.Sealed{Reply: engine.Reply{Verb: "dance"}}), engine.CodeSeal},
		"not silent about whatever comes": {engine.Input{Kind: engine.InputSeal, Seat: 1, About: engine.Always,
			Ahead: engine.PassAhead(1)}, engine.CodeSeal},
		"silent about a turn of which it is not asked": {silent(engine.Sealed{About: "turn:9"}), engine.CodeSeal},
		"about an object that is not": {silent(engine.Sealed{About: engine.Obj(engine.ObjID{Slot: 9999, Gen: 1})}),
			engine.CodeSeal},
		"about an object below all": {silent(engine.Sealed{About: engine.Obj(engine.ObjID{Slot: -1, Gen: 1})}),
			engine.CodeSeal},
		"about an object of another time": {silent(engine.Sealed{About: engine.Obj(engine.ObjID{Slot: 1, Gen: 99})}),
			engine.CodeSeal},
	} {
		before := encode(t, s)
		next, events, err := engine.Apply(game, book, s, c.in)
		if no := engine.IsRefusal(err); no == nil || no.Code != c.code {
			t.Errorf("%s: %v, want the refusal %s", name, err, c.code)
		}
		if next != nil || len(events) > 0 || !bytes.Equal(before, encode(t, s)) {
			t.Errorf("%s: it did something", name)
		}
	}
	for name, in := range map[string]engine.Input{
		"a silent answer":         silent(engine.Sealed{Reply: of("card", many[1:]...)}),
		"one for a window":        silent(engine.Sealed{Window: "respond"}),
		"one for every window":    silent(engine.Sealed{Window: engine.AnyWindow}),
		"one of the usual length": silent(engine.Sealed{Reply: of("card", engine.Value(long[1:]))}),
	} {
		if _, _, err := engine.Apply(game, book, s, in); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func standing(x engine.StandingPass) engine.Input {
	return engine.Input{Kind: engine.InputStandingPass, Seat: x.Seat, StandingPasses: []engine.StandingPass{x}}
}

// TestSurplus ensures that a reply with more answers than its question takes is refused and names the first that is too
// many, and that one with just those is taken.
func TestSurplus(t *testing.T) {
	window, vote := at(t, "silent.txtar", 1, "respond"), at(t, "council.txtar", 0, "vote")
	yes := engine.Answer{Name: engine.ChoiceName, Vals: []engine.Value{engine.Word("yes")}}
	other := engine.Answer{Name: "x"}
	for name, c := range map[string]struct {
		s       *engine.State
		in      engine.Input
		surplus string
	}{
		"a choice":             {vote, reply(0, engine.VerbChoose, yes), ""},
		"two choices":          {vote, reply(0, engine.VerbChoose, yes, yes), engine.ChoiceName},
		"another one":          {vote, reply(0, engine.VerbChoose, other), "x"},
		"a choice, and more":   {vote, reply(0, engine.VerbChoose, yes, other), "x"},
		"a pass":               {window, reply(1, engine.Pass), ""},
		"a pass with a choice": {window, reply(1, engine.Pass, yes), engine.ChoiceName},
		"a pass with more":     {window, reply(1, engine.Pass, other), "x"},
	} {
		_, _, err := engine.Apply(game, book, c.s, c.in)
		switch no := engine.IsRefusal(err); {
		case c.surplus == "" && err != nil, c.surplus != "" && no == nil:
			t.Errorf("%s: %v", name, err)
		case no != nil && (no.Code != engine.CodeSurplus || no.Arg("question")[0] != engine.Word(c.surplus)):
			t.Errorf("%s: %v %v", name, no.Code, no.Args)
		}
	}
}

// TestSealedInAll ensures that a seat keeps as many answers ahead as MaxSealed, however many inputs bring them, that
// one in the place of another does not count, and that what other seats keep is no matter.
func TestSealedInAll(t *testing.T) {
	s := at(t, "silent.txtar", 1, "respond")
	seal := func(seat engine.Seat, n int) error {
		x := engine.Sealed{Seat: seat, About: engine.Indexed("turn", seat, n), Window: "duel",
			Reply: engine.Reply{Verb: engine.Pass}}
		next, _, err := engine.Apply(game, book, s, engine.Input{Kind: engine.InputSeal, Seat: seat, About: x.About,
			Ahead: []engine.Sealed{x}})
		if err == nil {
			s = next
		}
		return err
	}
	kept := 0
	for _, x := range s.Sealed {
		if x.Seat == 1 {
			kept++
		}
	}
	for n := range engine.MaxSealed - kept {
		if err := seal(1, n); err != nil {
			t.Fatalf("number %d of %d: %v", n+kept+1, engine.MaxSealed, err)
		}
	}
	if no := engine.IsRefusal(seal(1, engine.MaxSealed)); no == nil || no.Code != engine.CodeSeal {
		t.Errorf("one too many: %v", no)
	}
	if err := seal(1, 0); err != nil {
		t.Errorf("one in the place of another: %v", err)
	}
	for n := range 2 {
		if err := seal(2, n); err != nil {
			t.Errorf("number %d of another seat: %v", n, err)
		}
	}
}

// TestBlindRefusals ensures that nobody learns by answers ahead what another hand holds: one about a card in it, one
// about a card that has left it, and one about no card at all are refused alike, and one about an own card is taken.
func TestBlindRefusals(t *testing.T) {
	s := at(t, "silent.txtar", 1, "respond")
	r := engine.Read(game, book, s)
	try := func(about engine.ObjID) string {
		x := engine.Sealed{Seat: 1, About: engine.Obj(about), Window: "respond", Silent: true,
			Reply: engine.Reply{Verb: engine.Pass}}
		in := engine.Input{Kind: engine.InputSeal, Seat: 1, Ahead: []engine.Sealed{x}}
		_, _, err := engine.Apply(game, book, s, in)
		if err != nil {
			return err.Error()
		}
		return ""
	}
	nothing := try(engine.ObjID{Slot: 9999, Gen: 1})
	if nothing == "" {
		t.Error("an answer about nothing is taken")
	}
	for _, seat := range []engine.Seat{0, 2} {
		for _, id := range r.Zone("hand", seat) {
			if got := try(id); got != nothing {
				t.Errorf("about %v in the hand of %v: %q, about nothing: %q", id, seat, got, nothing)
			}
		}
	}
	for _, id := range append(r.Zone("hand", 1), r.Zone("field", engine.NoSeat)...) {
		if got := try(id); got != "" {
			t.Errorf("about %v, which seat 1 sees: %s", id, got)
		}
	}
}

// TestSilentReplyOfNothing ensures that nothing answers by silence a question that is not open, is optional or has an
// answer, and that a match of another game is an error.
func TestSilentReplyOfNothing(t *testing.T) {
	s := at(t, "silent.txtar", 1, "respond")
	var q uint64
	for i := range s.Ask.Seats {
		if sa := &s.Ask.Seats[i]; sa.Seat == 1 {
			q = sa.Q
		}
	}
	silent := func(change func(*engine.State)) (string, error) {
		c := decode(t, encode(t, s))
		change(c)
		rep, err := engine.SilentReply(game, book, c, q)
		return rep.Verb, err
	}
	question := func(change func(*engine.SeatAsk)) func(*engine.State) {
		return func(s *engine.State) { change(s.Ask.ByQ(q)) }
	}
	for what, change := range map[string]func(*engine.State){
		"closed":   question(func(sa *engine.SeatAsk) { sa.Q = 99 }),
		"optional": question(func(sa *engine.SeatAsk) { sa.Optional = true }),
		"answered": question(func(sa *engine.SeatAsk) { sa.Got = &engine.Reply{Verb: engine.Pass} }),
	} {
		if verb, err := silent(change); verb != "" || err != nil {
			t.Errorf("%s: %q, %v", what, verb, err)
		}
	}
	if verb, err := silent(func(*engine.State) {}); verb == "" || err != nil {
		t.Errorf("open: %q, %v", verb, err)
	}
	verb, err := silent(func(s *engine.State) { s.Game = "another" })
	if verb != "" || !errors.Is(err, engine.ErrParked) {
		t.Errorf("of another game: %q, %v", verb, err)
	}
}

// TestStage ensures that what is put together of an answer is kept for verbs that are Staged alone, about the thing of
// an open question, and that an empty one keeps the default.
func TestStage(t *testing.T) {
	g := course(idle())
	g.Verbs = []engine.Verb{{Name: "block", Staged: true}, {Name: "other"}, {Name: engine.Pass}}
	about := &engine.SeatAsk{Seat: 1, Kind: "w", About: "obj:1.0", Verbs: []string{"block", engine.Pass},
		Default: engine.Reply{Verb: engine.Pass}}
	bare := &engine.SeatAsk{Kind: "idle", Verbs: []string{"other"}, About: "obj:1.0"}
	for name, c := range map[string]struct {
		sa    *engine.SeatAsk
		verb  string
		ahead string
		keeps string // the verb that is kept; "" for none
	}{
		"staged":                    {about, "block", "", "block"},
		"another verb":              {about, "other", "", ""},
		"one behind another":        {about, engine.Pass, "block", engine.Pass},
		"another behind another":    {about, engine.Pass, "other", ""},
		"nothing":                   {about, "", "", engine.Pass},
		"nothing, of another":       {bare, "", "", ""},
		"a question about nothing":  {&engine.SeatAsk{Kind: "w"}, "block", "", ""},
		"a question that is closed": {nil, "block", "", ""},
	} {
		var ahead []engine.Sealed
		if c.ahead != "" {
			ahead = []engine.Sealed{{Reply: engine.Reply{Verb: c.ahead}}}
		}
		x, ok := g.Stage(c.sa, engine.Reply{Verb: c.verb}, ahead)
		if ok != (c.keeps != "") || ok && (x.Verb != c.keeps || !x.Silent || x.Window != "w" || x.Seat != 1 ||
			x.About != "obj:1.0" || len(x.Ahead) != len(ahead)) {
			t.Errorf("%s: %v %+v", name, ok, x)
		}
	}
}
