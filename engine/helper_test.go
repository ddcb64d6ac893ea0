package engine_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

var (
	game = toy.New("")
	book = toy.Cards{}
)

// saves plays a scenario of the toy and gives the match before each input and at the end.
func saves(t *testing.T, name string) []*engine.State {
	t.Helper()
	data, err := fs.ReadFile(toy.Scenarios(), name)
	if err != nil {
		t.Fatal(err)
	}
	res, err := scenario.Play(toy.Game(game), name, data)
	if err != nil {
		t.Fatal(err)
	}
	var out []*engine.State
	for _, b := range res.Saves {
		out = append(out, decode(t, b))
	}
	return out
}

func decode(t *testing.T, b []byte) *engine.State {
	t.Helper()
	s, err := engine.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func encode(t *testing.T, s *engine.State) []byte {
	t.Helper()
	b, err := engine.Encode(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// plain is a state as JSON without white space, as schema 1 was saved.
func plain(t *testing.T, s *engine.State) []byte {
	t.Helper()
	b, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// edited gives a save in which a piece of text is another one, as a build of another version might have
// written it.
func edited(t *testing.T, s *engine.State, old, now string) *engine.State {
	t.Helper()
	b := plain(t, s)
	if !bytes.Contains(b, []byte(old)) {
		t.Fatalf("the save has no %s: %s", old, b)
	}
	return decode(t, bytes.ReplaceAll(b, []byte(old), []byte(now)))
}

// apply carries out an input that must be accepted.
func apply(t *testing.T, g *engine.Ruleset, s *engine.State, in engine.Input) (*engine.State, []engine.Event) {
	t.Helper()
	next, events, err := engine.Apply(g, book, s, in)
	if err != nil {
		t.Fatalf("%+v: %v", in, err)
	}
	return next, events
}

// reply is a bare answer of a seat to its open question.
func reply(seat engine.Seat, verb string, answers ...engine.Answer) engine.Input {
	return engine.Input{Kind: engine.InputReply, Seat: seat, Reply: engine.Reply{Verb: verb, Answers: answers}}
}

// at finds the first state of a scenario in which a seat is asked a kind of question.
func at(t *testing.T, name string, seat engine.Seat, kind string) *engine.State {
	t.Helper()
	for _, s := range saves(t, name) {
		if s.Ask == nil {
			continue
		}
		for _, sa := range s.Ask.Seats {
			if sa.Seat == seat && sa.Kind == kind && !sa.Optional {
				return s
			}
		}
	}
	t.Fatalf("%s never asks %v %s", name, seat, kind)
	return nil
}
