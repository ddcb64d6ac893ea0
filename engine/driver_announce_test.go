package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// choose is a step that asks its frame's owner for one of two words.
func choose(label string) engine.Step {
	return engine.Choose(label, func(*engine.Reader, *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
		return engine.SeatAsk{Min: 1, Max: 1, Options: []engine.Option{{Key: "word:x"}, {Key: "word:y"}}}, nil
	})
}

// TestAnswersInAnyOrder ensures that an announcement takes the answers that came with it by their names, whatever their
// order, hands each to the step after its question, and has then used all.
func TestAnswersInAnyOrder(t *testing.T) {
	x, y := []engine.Value{"word:x"}, []engine.Value{"word:y"}
	a, b, c := engine.Answer{Name: "a", Vals: x}, engine.Answer{Name: "b", Vals: y}, engine.Answer{Name: "c", Vals: x}
	for _, answers := range [][]engine.Answer{{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}} {
		var heard []engine.Value
		g := course(engine.Run("enter", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			rep := engine.Reply{Verb: "pick", Answers: answers}
			return []engine.Frame{r.Enter(engine.SeatReply{Seat: 0, Reply: rep}, "idle", "")}
		}), idle())
		g.Verbs = []engine.Verb{{Name: "pick", Prog: "pick"}}
		hear := func(label string) engine.Step {
			return engine.Calc(label, func(_ *engine.Reader, f *engine.Frame) {
				if len(f.Got) == 1 && f.Got[0].Seat == 0 && f.Got[0].Verb == engine.VerbChoose {
					heard = append(heard, f.Got[0].Values(engine.ChoiceName)...)
				}
			})
		}
		g.Add("pick", choose("a"), hear("hear-a"), choose("b"), hear("hear-b"), choose("c"), hear("hear-c"),
			engine.Do("picked", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
				return []engine.Change{engine.RecordEvent(engine.Event{Kind: "picked", Args: []engine.Arg{
					engine.A("all", f.Reg1("a"), f.Reg1("b"), f.Reg1("c"))}})}
			}))
		_, events, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
		want := []engine.Value{"word:x", "word:y", "word:x"}
		if err != nil || len(events) != 1 || !slices.Equal(events[0].Arg("all"), want) || !slices.Equal(heard, want) {
			t.Errorf("of %v: told %+v, heard %v, %v", answers, events, heard, err)
		}
	}
}

// TestUnusedAnswer ensures that an announcement which counts and has an answer to no question fails before it does
// anything, and names the answer to its seat.
func TestUnusedAnswer(t *testing.T) {
	x := []engine.Value{"word:x"}
	g := course(engine.Run("enter", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
		rep := engine.Reply{Verb: "pick", Answers: []engine.Answer{{Name: "a", Vals: x}, {Name: "d", Vals: x}}}
		return []engine.Frame{r.Enter(engine.SeatReply{Seat: 0, Reply: rep}, "idle", "")}
	}), idle())
	g.Verbs = []engine.Verb{{Name: "pick", Prog: "pick"}}
	g.Add("pick", choose("a"), engine.Do("picked", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "write"}}
	}), engine.Do("again", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "write"}}
	}))
	s, events, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
	if err != nil || s.Vars[0] != 0 || len(events) != 1 || events[0].Kind != engine.EventFailed ||
		events[0].Arg("code")[0].Body() != engine.CodeSurplus || events[0].Arg("question")[0].Body() != "d" {
		t.Errorf("written %d times, told %+v, %v", s.Vars[0], events, err)
	}
}

// asking is a step that asks these questions.
func asking(join engine.Join, seats ...engine.SeatAsk) engine.Step {
	return engine.Exec("ask", func(*engine.Reader, *engine.Frame) engine.Verdict {
		return engine.Verdict{Ask: &engine.Ask{Join: join, Seats: slices.Clone(seats)}}
	})
}

// TestImpossibleQuestions ensures that a question which nobody could answer parks the match where it is put, and says
// why: one to a seat that there is not, one without a possible default, and one to somebody else in an announcement.
func TestImpossibleQuestions(t *testing.T) {
	verbs, def := []string{engine.VerbChoose}, engine.Reply{Verb: engine.VerbChoose}
	one := []engine.Option{{Key: "word:x"}}
	good := engine.SeatAsk{Kind: "idle", Verbs: verbs, Default: def}
	to := func(seat engine.Seat) engine.SeatAsk { sa := good; sa.Seat = seat; return sa }
	bare := engine.SeatAsk{Seat: 1, Kind: "idle", Verbs: verbs}
	free, pass, lacks := bare, good, good
	free.Optional, pass.Default.Verb = true, engine.Pass
	lacks.Options, lacks.Min, lacks.Max = one, 1, 1
	for name, c := range map[string]struct {
		seats     []engine.SeatAsk
		announced bool
		says      string // "" for what can be asked
	}{
		"no seat":        {[]engine.SeatAsk{to(-1)}, false, "there is no such seat"},
		"one too many":   {[]engine.SeatAsk{to(2)}, false, "there is no such seat"},
		"no default":     {[]engine.SeatAsk{bare}, false, `the default "" is none of [choose]`},
		"no such verb":   {[]engine.SeatAsk{pass}, false, `the default "pass" is none of [choose]`},
		"nothing chosen": {[]engine.SeatAsk{lacks}, false, "the default: "},
		"the second":     {[]engine.SeatAsk{good, bare}, false, "asks seat 2 idle"},
		"optional":       {[]engine.SeatAsk{good, free}, false, ""},
		"both":           {[]engine.SeatAsk{good, to(1)}, false, ""},

		"announced to another": {[]engine.SeatAsk{to(1)}, true, "asks somebody else"},
		"announced to both":    {[]engine.SeatAsk{good, to(1)}, true, "asks somebody else"},
	} {
		ask := asking(engine.JoinAll, c.seats...)
		g := course(ask)
		if c.announced {
			g = course(engine.Run("enter", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
				return []engine.Frame{r.Enter(engine.SeatReply{Reply: engine.Reply{Verb: "pick"}}, "idle", "")}
			}), idle())
			g.Verbs = []engine.Verb{{Name: "pick", Prog: "pick"}}
			g.Add("pick", ask)
		}
		g.MaxSeats = 2
		_, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
		if c.says == "" && err != nil || c.says != "" && (!errors.Is(err, engine.ErrParked) ||
			!strings.Contains(err.Error(), c.says)) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}

// TestNowhere ensures that a verdict which goes on at a step that there is not parks the match there, whatever else it
// wants, and does nothing.
func TestNowhere(t *testing.T) {
	for name, v := range map[string]engine.Verdict{
		"alone":         {},
		"with a batch":  {Do: []engine.Change{{Kind: "write"}}},
		"with programs": {Call: []engine.Frame{engine.CheckFrame()}},
		"with a question": {Ask: &engine.Ask{Seats: []engine.SeatAsk{{Kind: "idle", Verbs: []string{engine.VerbChoose},
			Default: engine.Reply{Verb: engine.VerbChoose}}}}},
	} {
		v.Goto = "nowhere"
		step := engine.Exec("go", func(*engine.Reader, *engine.Frame) engine.Verdict { return v })
		if _, err := deal(course(step, idle())); !errors.Is(err, engine.ErrParked) ||
			!strings.Contains(err.Error(), `match/go goes to unknown step "nowhere"`) {
			t.Errorf("%s: %v", name, err)
		}
	}
	var got []string
	step := choose("card")
	op := step.Op
	step.Op = func(r *engine.Reader, f *engine.Frame) engine.Verdict { v := op(r, f); v.Goto = "nowhere"; return v }
	g := refusing(&got, step)
	g.Verbs[0].Prog = "picked"
	g.Add("picked", engine.Calc("give", func(_ *engine.Reader, f *engine.Frame) {
		f.Pre = []engine.Answer{{Name: "card", Vals: []engine.Value{"word:x"}}}
	}), step)
	if _, err := deal(g); !errors.Is(err, engine.ErrParked) ||
		!strings.Contains(err.Error(), `picked/card goes to unknown step "nowhere"`) {
		t.Errorf("with an answer: %v", err)
	}
}

// TestUnknownWindow ensures that a window which the ruleset does not have parks the match and is named.
func TestUnknownWindow(t *testing.T) {
	_, err := deal(course(engine.Run("open", func(*engine.Reader, *engine.Frame) []engine.Frame {
		return []engine.Frame{engine.WindowFrame("gone", engine.ObjID{}, 0, false)}
	}), idle()))
	if !errors.Is(err, engine.ErrParked) || !strings.Contains(err.Error(), "refused K-WINDOW") {
		t.Error(err)
	}
}

// TestNoEnd ensures that a match whose rules find no end is parked after so many instructions, or with so many frames
// that call one another, as no match comes near.
func TestNoEnd(t *testing.T) {
	ran := 0
	_, err := deal(course(engine.Exec("loop", func(*engine.Reader, *engine.Frame) engine.Verdict {
		ran++
		return engine.Verdict{Goto: "loop"}
	})))
	if want := "no end after 200000 instructions"; ran != 200_000 || !errors.Is(err, engine.ErrParked) ||
		!strings.Contains(err.Error(), want) {
		t.Errorf("after %d instructions: %v", ran, err)
	}
	ran = 0
	_, err = deal(course(engine.Run("deeper", func(*engine.Reader, *engine.Frame) []engine.Frame {
		ran++
		return []engine.Frame{engine.NewFrame("match", engine.NoSeat)}
	})))
	if want := `no end: 401 frames call one another, the last one "match"`; ran != 400 ||
		!errors.Is(err, engine.ErrParked) || !strings.Contains(err.Error(), want) {
		t.Errorf("with %d frames: %v", ran, err)
	}
}
