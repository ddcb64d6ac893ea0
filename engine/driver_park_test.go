package engine_test

import (
	"bytes"
	"errors"
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
			[]engine.Input{pass, reply(2, engine.Pass)}, "shuffleboard"},
		"label": {edited(t, window, `"l":"hushed"`, `"l":"muted"`), game,
			[]engine.Input{pass, reply(2, engine.Pass)}, "muted"},
		"change":     {edited(t, batch, `"kind":"destroy"`, `"kind":"vanish"`), game, []engine.Input{no, no}, "vanish"},
		"panic":      {batch, broken, []engine.Input{yes, no}, "a rule without end"},
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

// Draft and ViewOf park as Apply does, and never panic.
func TestParkedReads(t *testing.T) {
	s := at(t, "nested.txtar", 1, "respond")
	s.Book = "toy-0"
	if _, err := engine.Draft(game, book, s, 1, 0, engine.Reply{Verb: "play"}); !errors.Is(err, engine.ErrParked) {
		t.Error(err)
	}
	if _, err := engine.ViewOf(game, book, s, 1); !errors.Is(err, engine.ErrParked) {
		t.Error(err)
	}
	broken := toy.New("")
	broken.Stat = func(*engine.Reader, engine.ObjID, int) int { panic("no such stat") }
	s = at(t, "lastknown.txtar", 0, "idle")
	if _, err := engine.ViewOf(broken, book, s, 1); !errors.Is(err, engine.ErrParked) {
		t.Error(err)
	}
}
