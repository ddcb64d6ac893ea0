package engine_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// note is a step that writes down what the last program that its frame called returned.
func note(label string, to *[]string) engine.Step {
	return engine.Calc(label, func(_ *engine.Reader, f *engine.Frame) {
		*to = append(*to, fmt.Sprint(label, f.Ret))
	})
}

// leave is a step that ends its frame and returns a number.
func leave(n int) engine.Step {
	return engine.Exec("leave", func(*engine.Reader, *engine.Frame) engine.Verdict {
		return engine.Verdict{End: true, Return: []engine.Value{engine.Int(n)}}
	})
}

// TestReturns ensures that a frame gets what the last program that it called returned, and nothing of what its siblings
// or programs that came in between return.
func TestReturns(t *testing.T) {
	var got []string
	g := course(engine.Run("call", func(*engine.Reader, *engine.Frame) []engine.Frame {
		return []engine.Frame{engine.NewFrame("first", engine.NoSeat), engine.NewFrame("second", engine.NoSeat)}
	}), note("called", &got), idle(), note("asked", &got), engine.Goto("again", "idle"))
	g.Add("first", leave(1))
	g.Add("second", note("second", &got), leave(2))
	g.Verbs = []engine.Verb{{Name: engine.VerbChoose}, {Name: "cheer", Prog: "cheer", Any: true}}
	g.Add("cheer", engine.Do("cheered", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "write"}}
	}), leave(3))
	s, err := deal(g)
	if err != nil {
		t.Fatal(err)
	}
	s, _ = apply(t, g, s, engine.Input{Kind: engine.InputAct, Seat: 0, Reply: engine.Reply{Verb: "cheer"}})
	s, _ = apply(t, g, s, reply(0, engine.VerbChoose))
	if want := []string{"second[]", "called[int:2]", "asked[int:2]"}; !slices.Equal(got, want) || s.Vars[0] != 1 {
		t.Errorf("returned %v, want %v; cheered %d times", got, want, s.Vars[0])
	}
}

// TestEnds ensures that a verdict which ends its frame with a batch or a call ends it when that is done, at whatever
// step it stands, and returns what the verdict says.
func TestEnds(t *testing.T) {
	write, first := []engine.Change{{Kind: "write"}}, []engine.Frame{engine.NewFrame("first", engine.NoSeat)}
	for name, c := range map[string]struct {
		v    engine.Verdict
		want string
	}{
		"at once":     {engine.Verdict{End: true, Return: []engine.Value{"int:4"}}, "called[int:4] 0"},
		"by a batch":  {engine.Verdict{End: true, Return: []engine.Value{"int:4"}, Do: write}, "called[int:4] 1"},
		"by programs": {engine.Verdict{End: true, Return: []engine.Value{"int:4"}, Call: first}, "called[int:4] 0"},
		"by nothing":  {engine.Verdict{End: true, Do: write}, "called[] 1"},
		"elsewhere":   {engine.Verdict{Goto: engine.End, Return: []engine.Value{"int:4"}, Do: write}, "called[] 1"},
	} {
		var got []string
		g := course(engine.Run("call", func(*engine.Reader, *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.NewFrame("second", engine.NoSeat)}
		}), note("called", &got), idle())
		g.Add("first", leave(1))
		g.Add("second", engine.Exec("end", func(*engine.Reader, *engine.Frame) engine.Verdict { return c.v }),
			note("after", &got))
		s, err := deal(g)
		if err != nil {
			t.Fatal(err)
		}
		if all := fmt.Sprint(strings.Join(got, " "), " ", s.Vars[0]); all != c.want {
			t.Errorf("%s: %s, want %s", name, all, c.want)
		}
	}
}

// TestFirstFrames ensures that a match which begins in the middle runs its last frame first, and that the first one
// gets what comes back, as if it had called the others.
func TestFirstFrames(t *testing.T) {
	var got []string
	g := course(note("first", &got), idle(), engine.Goto("again", "idle"))
	for i, name := range []string{"second", "third", "fourth"} {
		g.Add(name, note(name, &got), leave(i+2))
	}
	_, _, err := engine.NewFrom(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)},
		func(*engine.Tx) (out []engine.Frame, _ error) {
			for _, name := range []string{"match", "second", "third", "fourth"} {
				out = append(out, engine.NewFrame(name, engine.NoSeat))
			}
			return out, nil
		})
	if want := []string{"fourth[]", "third[]", "second[]", "first[int:2]"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("ran %v, want %v, %v", got, want, err)
	}
}

// TestNothingLeft ensures that a match whose programs have all ended, without a result, is parked and says so.
func TestNothingLeft(t *testing.T) {
	if _, err := deal(course(engine.Goto("end", engine.End))); !errors.Is(err, engine.ErrParked) ||
		!strings.Contains(err.Error(), "spoiling has no program left to run") {
		t.Error(err)
	}
}

// TestNoChecks ensures that a ruleset without state checks finds nothing to do.
func TestNoChecks(t *testing.T) {
	if s, err := deal(course(engine.Run("check", func(*engine.Reader, *engine.Frame) []engine.Frame {
		return []engine.Frame{engine.CheckFrame()}
	}), idle())); err != nil || s.Ask == nil {
		t.Error(err)
	}
}

// refusing is a game in which the program of a verb, pick, is entered at once; note says what comes back of it.
func refusing(got *[]string, pick ...engine.Step) *engine.Ruleset {
	g := course(engine.Run("enter", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
		return []engine.Frame{r.Enter(engine.SeatReply{Seat: 0, Reply: engine.Reply{Verb: "pick"}}, "idle", "")}
	}), note("entered", got), idle(), engine.Goto("again", "idle"))
	g.Verbs = []engine.Verb{{Name: "pick", Prog: "pick"}}
	g.Add("pick", pick...)
	return g
}

// TestRefusedWhileItCounts ensures that a rule which refuses an announcement that counts ends it, whatever else its
// verdict says: nothing of it happens, its seat alone is told why, and whoever called it learns that and goes on. A
// refusal of anything else parks the match.
func TestRefusedWhileItCounts(t *testing.T) {
	refusal := engine.Refuse("X-NO", "")
	refuse := func(v engine.Verdict) engine.Step {
		v.Refuse = refusal
		return engine.Exec("refuse", func(*engine.Reader, *engine.Frame) engine.Verdict { return v })
	}
	did := engine.Do("picked", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "write"}}
	})
	for name, step := range map[string]engine.Step{
		"and goes on":   engine.Guard("guard", func(*engine.Reader, *engine.Frame) *engine.Refusal { return refusal }),
		"and ends":      refuse(engine.Verdict{End: true, Return: []engine.Value{engine.Int(4)}}),
		"and goes away": refuse(engine.Verdict{Goto: "nowhere"}),
	} {
		var got []string
		s, events, err := engine.New(refusing(&got, step, did), toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
		if err != nil || s.Vars[0] != 0 || !slices.Equal(got, []string{"entered[word:lapsed]"}) {
			t.Errorf("%s: came back %v, %v", name, got, err)
		}
		if len(events) != 1 || events[0].Kind != engine.EventFailed || events[0].Seat != 0 || !events[0].Private ||
			events[0].Arg("code")[0].Body() != "X-NO" {
			t.Errorf("%s: told %+v", name, events)
		}
	}
	var got []string
	if _, err := deal(refusing(&got, did, refuse(engine.Verdict{}))); !errors.Is(err, engine.ErrParked) ||
		!strings.Contains(err.Error(), "pick/refuse refused X-NO outside an announcement") {
		t.Errorf("after its first batch: %v", err)
	}
	_, _, err := engine.NewFrom(refusing(&got, refuse(engine.Verdict{})), toy.Cards{},
		engine.Setup{Decks: make([][]string, 1)}, func(tx *engine.Tx) ([]engine.Frame, error) {
			rep := engine.SeatReply{Seat: 0, Reply: engine.Reply{Verb: "pick"}}
			return []engine.Frame{tx.Reader().Enter(rep, "idle", "")}, nil
		})
	if !errors.Is(err, engine.ErrParked) || !strings.Contains(err.Error(), "has no program left to run") {
		t.Errorf("with nothing below it: %v", err)
	}
}

// TestEnteredRegisters ensures what the frame of an answer begins with, and that adding to one of its registers changes
// no other.
func TestEnteredRegisters(t *testing.T) {
	wrote(t, func(g *engine.Ruleset) {
		g.Verbs = []engine.Verb{{Name: "pick", Prog: "pick"}}
		g.Add("pick", engine.Goto("a", engine.End))
	}, func(tx *engine.Tx) {
		f := tx.Reader().Enter(engine.SeatReply{Seat: 2, Reply: engine.Reply{Verb: "pick"}}, "idle", "seat:1")
		for _, name := range []string{"in", "of", "verb"} {
			_ = append(f.Reg(name), "word:more")
		}
		if f.Reg1("in") != "word:idle" || f.Reg1("of") != "seat:1" || f.Reg1("verb") != "word:pick" || f.Owner != 2 {
			t.Errorf("it begins with %+v, of %v", f.Regs, f.Owner)
		}
	})
}

// picking is a game in which a reply with the verb pick is entered, after a batch between and a change to its frame.
// The program first does look, and tells with its batch what its frame began with and which card it got. Ran counts how
// often it has begun.
type picking struct {
	ran   int
	began string
}

func (p *picking) rules(enter func(f *engine.Frame), look engine.Step, between ...engine.Change) *engine.Ruleset {
	var rep engine.SeatReply
	g := course(engine.Exec("idle", func(*engine.Reader, *engine.Frame) engine.Verdict {
		sa := engine.SeatAsk{Kind: "idle", Verbs: []string{engine.VerbChoose, "pick"},
			Default: engine.Reply{Verb: engine.VerbChoose}}
		return engine.Verdict{Ask: &engine.Ask{Seats: []engine.SeatAsk{sa}}}
	}), engine.Calc("heard", func(_ *engine.Reader, f *engine.Frame) { rep = f.Got[0] }),
		engine.Do("between", func(*engine.Reader, *engine.Frame) []engine.Change { return between }),
		engine.Run("enter", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			fr := r.Enter(rep, "idle", "")
			fr.Pre = slices.Clone(fr.Pre)
			enter(&fr)
			p.began = told(&fr)
			return []engine.Frame{fr}
		}), engine.Goto("again", "idle"))
	g.Verbs = []engine.Verb{{Name: "pick", Prog: "pick"}, {Name: engine.VerbChoose}}
	g.Add("pick", engine.Calc("begin", func(_ *engine.Reader, f *engine.Frame) {
		p.ran++
		f.Set("began", engine.Word(told(f)))
	}), look, engine.Choose("card", func(*engine.Reader, *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
		return engine.SeatAsk{Min: 1, Max: 1, Options: []engine.Option{{Key: "word:x"}, {Key: "word:y"}}}, nil
	}), engine.Do("picked", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
		return []engine.Change{engine.RecordEvent(engine.Event{Kind: "picked", Args: []engine.Arg{
			engine.A("began", f.Reg1("began")), engine.A("card", f.Reg1("card"))}})}
	}))
	return g
}

// told is all of a frame with which a program can begin, in one word.
func told(f *engine.Frame) string {
	asked, on := f.Asked != nil, f.On != nil
	return fmt.Sprint(f.Owner, f.About, f.Self, f.Node, f.Regs, f.Then, f.OK, f.Void, f.Interrupt, f.Got, f.Ret, f.Did,
		f.Batch, f.Leave, asked, on)
}

// TestTrialIsTakenOver ensures that an announcement which was tried when its reply came is not run again when it
// counts, since searches would take twice as long; and that it is run again whenever its frame begins with anything
// else, or the trial saw what may have changed.
func TestTrialIsTakenOver(t *testing.T) {
	id := engine.ObjID{Slot: 1, Gen: 0}
	vals := []engine.Value{"word:z"}
	none := engine.Calc("look", func(*engine.Reader, *engine.Frame) {})
	below := engine.Calc("look", func(r *engine.Reader, _ *engine.Frame) { r.Running("match") })
	asItIs := func(*engine.Frame) {}
	for name, c := range map[string]struct {
		enter func(f *engine.Frame) // changes the frame that is entered
		look  engine.Step
		runs  int
		card  engine.Value
	}{
		"as it was tried":   {asItIs, none, 1, "word:x"},
		"it looked below":   {asItIs, below, 2, "word:x"},
		"another thing":     {func(f *engine.Frame) { f.Regs[1].Vals = vals }, none, 2, "word:x"},
		"another register":  {func(f *engine.Frame) { f.Regs[1].Name = "on" }, none, 2, "word:x"},
		"one register more": {func(f *engine.Frame) { f.Set("x", "word:z") }, none, 2, "word:x"},
		"about something":   {func(f *engine.Frame) { f.About = id }, none, 2, "word:x"},
		"a text":            {func(f *engine.Frame) { f.Self = id }, none, 2, "word:x"},
		"a place":           {func(f *engine.Frame) { f.Node = "n" }, none, 2, "word:x"},
		"an event":          {func(f *engine.Frame) { f.On = &engine.Event{} }, none, 2, "word:x"},
		"done":              {func(f *engine.Frame) { f.OK = true }, none, 2, "word:x"},
		"in between":        {func(f *engine.Frame) { f.Interrupt = true }, none, 2, "word:x"},
		"void":              {func(f *engine.Frame) { f.Void = true }, none, 2, "word:x"},
		"returned":          {func(f *engine.Frame) { f.Ret = vals }, none, 2, "word:x"},
		"to return":         {func(f *engine.Frame) { f.Leave = vals }, none, 2, "word:x"},
		"asked":             {func(f *engine.Frame) { f.Asked = &engine.Ask{} }, none, 2, "word:x"},
		"answered":          {func(f *engine.Frame) { f.Got = []engine.SeatReply{{}} }, none, 2, "word:x"},
		"what was done":     {func(f *engine.Frame) { f.Did = []engine.Event{{}} }, none, 2, "word:x"},
		"what will be":      {func(f *engine.Frame) { f.Batch = []engine.Change{{}} }, none, 2, "word:x"},
		"an answer ahead":   {func(f *engine.Frame) { f.Then = engine.PassAhead(0) }, none, 2, "word:x"},
		"another answer":    {func(f *engine.Frame) { f.Pre[0].Vals = []engine.Value{"word:y"} }, none, 2, "word:y"},
	} {
		var p picking
		g := p.rules(c.enter, c.look)
		s, err := deal(g)
		if err != nil {
			t.Fatal(err)
		}
		_, events := apply(t, g, s, reply(0, "pick", engine.Answer{Name: "card", Vals: []engine.Value{"word:x"}}))
		if p.ran != c.runs || len(events) != 1 || events[0].Arg("began")[0].Body() != p.began ||
			events[0].Arg("card")[0] != c.card {
			t.Errorf("%s: ran %d times, want %d; began with %q, told %+v", name, p.ran, c.runs, p.began, events)
		}
	}
}

// TestTrialSeesNoLaterBatch ensures that a trial is not taken over once a batch has written anything since.
func TestTrialSeesNoLaterBatch(t *testing.T) {
	var p picking
	figure := engine.Exec("look", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
		f.Set("began", engine.Int(r.Var(0)))
		return engine.Verdict{}
	})
	g := p.rules(func(*engine.Frame) {}, figure, engine.Change{Kind: "write"})
	s, err := deal(g)
	if err != nil {
		t.Fatal(err)
	}
	_, events := apply(t, g, s, reply(0, "pick", engine.Answer{Name: "card", Vals: []engine.Value{"word:x"}}))
	if len(events) != 2 || events[1].Arg("began")[0] != engine.Int(1) || p.ran != 2 {
		t.Errorf("ran %d times, told %+v", p.ran, events)
	}
}

// TestTrialKnowsNoDecision ensures that an announcement which was tried in the last step that a mandatory loop may take
// is carried out as what it is, a decision that begins the count anew.
func TestTrialKnowsNoDecision(t *testing.T) {
	var p picking
	g := p.rules(func(*engine.Frame) {},
		engine.Run("look", func(*engine.Reader, *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.CheckFrame()}
		}))
	g.Check = func(r *engine.Reader) []engine.Change {
		if r.Var(0) > 0 {
			return nil
		}
		return []engine.Change{{Kind: "write"}}
	}
	s, err := deal(g)
	if err != nil {
		t.Fatal(err)
	}
	s.Calm = engine.LoopLimit
	_, events := apply(t, g, s, reply(0, "pick"))
	if len(events) != 1 || events[0].Kind != "written" {
		t.Errorf("told %+v", events)
	}
}
