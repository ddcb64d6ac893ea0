package tools_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"farpost/engine"
	"farpost/engine/games/tools"
	"farpost/engine/selfplay"
)

var save = flag.Bool("save", false, "save matches of this build, for the builds to come")

// savedMatches are matches of one game as a build stored them: with the book that they were dealt with, each at a
// prompt, and what was answered from there to its end.
type savedMatches struct {
	Book    []byte       `json:"book"`
	Matches []savedMatch `json:"matches"`
}

type savedMatch struct {
	State  []byte         `json:"state"`
	At     []string       `json:"at"` // the steps of the frames that wait there
	Inputs []engine.Input `json:"inputs"`
	Result *engine.Result `json:"result"`
}

// TestSavedMatches ensures that matches which an earlier build stored in the middle of something go on with the books
// that they were dealt with, take every answer that they took, and end as they ended.
func TestSavedMatches(t *testing.T) {
	for _, g := range tools.All() {
		t.Run(g.Rules().Name, func(t *testing.T) {
			path := filepath.Join("testdata", "saved", g.Rules().Name+".json.gz")
			if *save {
				writeSaved(t, path, g)
			}
			all := readSaved(t, path)
			book, err := g.Rules().LoadBook(all.Book)
			if err != nil {
				t.Fatal(err)
			}
			for i, m := range all.Matches {
				s, err := engine.Decode(m.State)
				if err != nil {
					t.Fatal(err)
				}
				for n, in := range m.Inputs {
					if s, _, err = engine.Apply(g.Rules(), book, s, in); err != nil {
						t.Fatalf("match %d, saved at %v: answer %d of %d, %+v: %v", i, m.At, n+1, len(m.Inputs), in,
							err)
					}
				}
				if d := cmp.Diff(m.Result, s.Result); d != "" {
					t.Errorf("match %d, saved at %v, ends otherwise:\n%s", i, m.At, d)
				}
			}
		})
	}
}

// keptOfAGame is how many matches of a game are saved.
const keptOfAGame = 14

// writeSaved plays matches with every mechanic of a game and saves those that stand, at some prompt, where none of
// the others does: the moments are chosen by the steps of programs that wait in them.
func writeSaved(t *testing.T, path string, g selfplay.Game) {
	t.Helper()
	book, decks, err := g.Mechanics()
	if err != nil {
		t.Fatal(err)
	}
	type moment struct {
		state []byte
		at    []string
		from  int // inputs before it
	}
	const matches = 60
	moments, inputs := make([][]moment, matches), make([][]engine.Input, matches)
	results := make([]*engine.Result, matches)
	o := selfplay.Options{Ruleset: g.Rules(), Book: book, Decks: decks, Players: 2, Matches: matches, Seed: 22,
		Whole: g.Whole, Eager: g.Eager, Rules: g.MechanicsRules, CheckEvery: 1 << 20, InterfereEvery: -1,
		UnfoldEvery: -1}
	o.Watch = func(match int, in *engine.Input, s *engine.State, _ []engine.Event) {
		if in != nil {
			inputs[match] = append(inputs[match], *in)
		}
		if results[match] = s.Result; s.Result != nil {
			return
		}
		raw, err := engine.Encode(s)
		if err != nil {
			t.Error(err)
		}
		m := moment{state: raw, from: len(inputs[match])}
		for _, f := range s.Stack {
			m.at = append(m.at, fmt.Sprintf("%s/%s", f.At.Prog, f.At.Label))
		}
		for _, e := range s.Effects {
			m.at = append(m.at, "effect "+e.Kind+" "+e.Until)
		}
		moments[match] = append(moments[match], m)
	}
	if _, err := selfplay.Run(o); err != nil {
		t.Fatal(err)
	}
	raw, err := book.(interface{ Bytes() ([]byte, error) }).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	out, seen := savedMatches{Book: raw}, map[string]bool{}
	for len(out.Matches) < keptOfAGame {
		best, of, most := 0, 0, 0
		for match := range moments {
			for i, m := range moments[match] {
				if n := unseen(m.at, seen); n > most && results[match] != nil {
					best, of, most = i, match, n
				}
			}
		}
		if most == 0 {
			break
		}
		m := moments[of][best]
		for _, at := range m.at {
			seen[at] = true
		}
		out.Matches = append(out.Matches, savedMatch{m.state, m.at, inputs[of][m.from:], results[of]})
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	if err := json.NewEncoder(w).Encode(out); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, packed.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// unseen counts the moments of a list that are not known yet, each once.
func unseen(at []string, seen map[string]bool) int {
	here := map[string]bool{}
	for _, x := range at {
		if !seen[x] {
			here[x] = true
		}
	}
	return len(here)
}

func readSaved(t *testing.T, path string) (out savedMatches) {
	t.Helper()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &out); err != nil {
		t.Fatal(err)
	}
	return out
}
