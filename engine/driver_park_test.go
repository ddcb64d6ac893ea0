package engine_test

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// What this build does not know parks the match, with a message that names it. The match stays as it was, and goes on
// with a build that knows it.
func TestParked(t *testing.T) {
	window := at(t, "nested.txtar", 1, "respond")
	batch := at(t, "shield.txtar", 1, "shield")
	broken := toy.New("")
	broken.Check = func(*engine.Reader) []engine.Change { panic("a rule without end") }
	newer := at(t, "nested.txtar", 1, "respond")
	newer.Version = 9
	older := at(t, "nested.txtar", 1, "respond")
	older.Version = -1
	otherBook := at(t, "nested.txtar", 1, "respond")
	otherBook.Book = "toy-0"
	otherGame := at(t, "nested.txtar", 1, "respond")
	otherGame.Game = "chess"
	pass := reply(1, engine.Pass)
	yes := reply(1, engine.VerbChoose, engine.Answer{Name: engine.ChoiceName, Vals: []engine.Value{engine.Word("yes")}})
	no := reply(1, engine.VerbChoose)
	for name, c := range map[string]struct {
		s    *engine.State
		g    *engine.Ruleset
		in   []engine.Input
		says string
	}{
		"program": {edited(t, window, `{"p":"play"`, `{"p":"shuffleboard"`), game,
			[]engine.Input{pass, reply(2, engine.Pass)}, `no program "shuffleboard"`},
		"label": {edited(t, window, `"l":"hushed"`, `"l":"muted"`), game,
			[]engine.Input{pass, reply(2, engine.Pass)}, `no step "muted"`},
		"change": {edited(t, batch, `"kind":"destroy"`, `"kind":"vanish"`), game, []engine.Input{no, no},
			`no change "vanish"`},
		"panic":      {batch, broken, []engine.Input{yes, no}, "a rule broke at kernel.check/wave: a rule without end"},
		"version":    {newer, game, []engine.Input{pass}, "version 9"},
		"book":       {otherBook, game, []engine.Input{pass}, "toy-0"},
		"game":       {otherGame, game, []engine.Input{pass}, "chess"},
		"no version": {older, game, []engine.Input{pass}, "version -1"},
		"no stack": {&engine.State{Schema: engine.SchemaVersion, Game: "toy", Book: "toy-1"}, game,
			[]engine.Input{{Kind: engine.InputReply}}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := c.s, error(nil)
			for _, in := range c.in {
				before := encode(t, s)
				var next *engine.State
				next, _, err = engine.Apply(c.g, book, s, in)
				if !bytes.Equal(before, encode(t, s)) {
					t.Error("the match was changed")
				}
				if err != nil {
					break
				}
				s = next
			}
			if name == "no stack" {
				if err == nil {
					t.Error("a match without seats took an answer")
				}
				return
			}
			if !errors.Is(err, engine.ErrParked) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("not parked with a word of %q: %v", c.says, err)
			}
		})
	}
}

// A build that knows an old name, by alias, goes on with a save that stands on it.
func TestAliases(t *testing.T) {
	window := at(t, "nested.txtar", 1, "respond")
	g := toy.New("")
	g.Alias("play", "muted", "hushed")
	g.Renamed("performance", "play")
	s := edited(t, edited(t, window, `"l":"hushed"`, `"l":"muted"`), `{"p":"play"`, `{"p":"performance"`)
	s, _ = apply(t, g, s, reply(1, engine.Pass))
	s, _ = apply(t, g, s, reply(2, engine.Pass))
	if s.Ask.Seats[0].Kind != "idle" {
		t.Errorf("the play did not end: %+v", s.Ask)
	}
}

// TestParkedReads ensures that whatever reads a match parks as Apply does, with nothing in its hands, and never panics:
// for a match of another game or book, and where one of the ruleset's functions breaks.
func TestParkedReads(t *testing.T) {
	good := at(t, "silent.txtar", 1, "respond")
	good.StandingPasses = []engine.StandingPass{{Seat: 1, Of: "answers", Mode: "aimed"}}
	q, hand := good.Ask.Seat(1, engine.Pass).Q, engine.Read(game, book, good).Zone("hand", 1)
	broken := toy.New("")
	broken.Add("broken", engine.Calc("broken", func(*engine.Reader, *engine.Frame) { panic("a rule without end") }))
	broken.View = func(*engine.Reader, engine.Seat) engine.View { panic("a rule without end") }
	broken.Period = func(engine.Public) engine.Period { panic("a rule without end") }
	broken.Silences = []engine.Silence{{Options: func(*engine.Reader, engine.Seat) []engine.Option {
		panic("a rule without end")
	}}}
	broken.Offers = []engine.Offer{{On: "respond", Fits: func(engine.Public, *engine.SeatAsk) bool {
		panic("a rule without end")
	}}}
	for i := range broken.Verbs {
		broken.Verbs[i].Prog = "broken"
		broken.Verbs[i].Suggest = func(engine.Public, engine.Seat) bool { panic("a rule without end") }
	}
	for i := range broken.StandingKinds {
		for j := range broken.StandingKinds[i].Modes {
			broken.StandingKinds[i].Modes[j].Asks = func(engine.Public, *engine.SeatAsk) bool {
				panic("a rule without end")
			}
		}
	}
	otherGame, otherBook := good.Clone(), good.Clone()
	otherGame.Game, otherBook.Book = "chess", "toy-0"
	for what, read := range map[string]func(g *engine.Ruleset, s *engine.State) (any, error){
		"a view":   func(g *engine.Ruleset, s *engine.State) (any, error) { return engine.ViewOf(g, book, s, 1) },
		"a period": func(g *engine.Ruleset, s *engine.State) (any, error) { return engine.PeriodOf(g, book, s) },
		"advice": func(g *engine.Ruleset, s *engine.State) (any, error) {
			return engine.AdviceOf(g, book, s, 1, "play")
		},
		"offers":   func(g *engine.Ruleset, s *engine.State) (any, error) { return engine.OffersOf(g, book, s) },
		"silences": func(g *engine.Ruleset, s *engine.State) (any, error) { return engine.SilencesOf(g, book, s, 1) },
		"what silence is": func(g *engine.Ruleset, s *engine.State) (any, error) {
			if g == broken { // what cannot be done is not what silence is
				return engine.Reply{}, engine.ErrParked
			}
			return engine.SilentReply(g, book, s, q)
		},
		"a standing pass": func(g *engine.Ruleset, s *engine.State) (any, error) {
			return engine.StandingPassAnswers(g, book, s, s.Ask.ByQ(q))
		},
		"a draft": func(g *engine.Ruleset, s *engine.State) (any, error) {
			return engine.Draft(g, book, s, 1, q, engine.Reply{Verb: "play",
				Answers: []engine.Answer{{Name: "card", Vals: engine.Objs(hand[:1])}}})
		},
		"a look ahead": func(g *engine.Ruleset, s *engine.State) (any, error) {
			next, _, _, err := engine.Imagine(g, book, s, 1, reply(1, "play"), "duel")
			return next, err
		},
		"a move": func(g *engine.Ruleset, s *engine.State) (any, error) {
			next, _, err := engine.Apply(g, book, s, reply(1, "play"))
			return next, err
		},
	} {
		for name, c := range map[string]struct {
			g *engine.Ruleset
			s *engine.State
		}{"another game": {game, otherGame}, "another book": {game, otherBook}, "a rule that breaks": {broken, good}} {
			got, err := read(c.g, c.s)
			if !errors.Is(err, engine.ErrParked) || got != nil && !reflect.ValueOf(got).IsZero() {
				t.Errorf("%s of %s: %+v, %v", what, name, got, err)
			}
		}
		if _, err := read(game, good); errors.Is(err, engine.ErrParked) {
			t.Errorf("%s of the match: %v", what, err)
		}
	}
}
