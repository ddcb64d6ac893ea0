package tools_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"hash"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/games/tools"
	"farpost/engine/record"
	"farpost/engine/selfplay"
	"farpost/engine/thorough"
)

var (
	update = flag.Bool("update", false, "write the records of matches")
	texts  = flag.String("texts", "", "a folder to write to what the matches let observe")
)

// witness notes what can be observed in a match: every seat's view, events, and what came of each answer that was
// tried. It also notes the match as it is saved, for what is written keeps its form.
type witness struct {
	inputs int
	sum    hash.Hash
	row    record.Row
	text   *os.File // all of it in full, nil for nowhere
}

func (w *witness) add(what string, v any) error {
	raw, err := json.Marshal(v)
	if err != nil {
		return err
	}
	w.sum.Write(raw)
	if w.text != nil {
		_, err = fmt.Fprintf(w.text, "%d %s %s\n", w.inputs, what, raw)
	}
	return err
}

// mark notes a digest of everything up to here.
func (w *witness) mark() {
	w.row.Marks = append(w.row.Marks, record.Mark{At: w.inputs, Digest: hex.EncodeToString(w.sum.Sum(nil)[:4])})
}

// bouts are the matches that are recorded of each game. People who know what they do come to other places than chance.
var bouts = []struct {
	name             string
	players, matches int
	sensible         bool // by the game's sensible player
	usual            bool // with the usual table rules, where the game's made-up cards want others
}{
	{name: "chance", players: 2, matches: 9},
	{name: "usual", players: 2, matches: 4, usual: true},
	{name: "sensible", players: 2, matches: 3, sensible: true},
	{name: "chance", players: 3, matches: 3},
	{name: "chance", players: 4, matches: 2},
}

// TestRecord ensures that seeded matches with every mechanic of each game go as they went: a rule that does something
// else anywhere shows here even where no scenario asks. No view speaks of a thing of which it knows nothing. After a
// change that is meant, -update writes the record anew.
func TestRecord(t *testing.T) {
	thorough.Only(t, "it plays the recorded matches of each game")
	for _, g := range tools.All() {
		rules := g.Rules()
		t.Run(rules.Name, func(t *testing.T) {
			var now []record.Row
			for _, b := range bouts {
				if b.players > rules.MaxSeats || b.usual && len(g.MechanicsRules) == 0 {
					continue
				}
				book, decks, err := g.Mechanics()
				if err != nil {
					t.Fatal(err)
				}
				o := selfplay.Options{Ruleset: rules, Book: book, Decks: decks, Players: b.players, Matches: b.matches,
					Seed: 1, Whole: g.Whole, Eager: g.Eager, CheckEvery: 1 << 20, InterfereEvery: -1, UnfoldEvery: -1}
				if !b.usual {
					o.Rules = g.MechanicsRules
				}
				if b.sensible {
					o.Policy = g.Policy
				}
				for _, w := range watch(t, o, fmt.Sprintf("%s/%s/%d", rules.Name, b.name, b.players)) {
					now = append(now, w.row)
				}
			}
			file := record.File{Path: filepath.Join("testdata", rules.Name+".record.txt"), Update: *update}
			if err := file.Check(now); err != nil {
				t.Error(err)
			}
		})
	}
}

// nameless says which thing a view speaks of and does not know; "" for none. What nobody sees, such as cards that lie
// face-down, is known as that.
func nameless(v engine.View) string {
	know := func(what string, vals ...engine.Value) string {
		for _, x := range vals {
			if _, ok := v.Find(x); x.Kind() == "obj" && !ok {
				return fmt.Sprintf("%s %s, of which the view knows nothing", what, x)
			}
		}
		return ""
	}
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if lost := know(fmt.Sprintf("%s %s of %s names", z.Kind, c.What, c.Key),
				slices.Concat(c.Of, c.Targets, c.Against)...); lost != "" {
				return lost
			}
		}
	}
	for _, w := range v.Waiting {
		if lost := know("the question "+w.Kind+" is about", w.About); lost != "" {
			return lost
		}
	}
	return ""
}

// watch plays matches and gives what was observed in them.
func watch(t *testing.T, o selfplay.Options, name string) []witness {
	t.Helper()
	all := make([]witness, o.Matches)
	for i := range all {
		all[i] = witness{sum: sha256.New(), row: record.Row{Name: fmt.Sprintf("%s/%d", name, i)}}
		if *texts == "" {
			continue
		}
		path := filepath.Join(*texts, filepath.FromSlash(all[i].row.Name)+".txt")
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		f, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		defer func() {
			if err := f.Close(); err != nil {
				t.Error(err)
			}
		}()
		all[i].text = f
	}
	add := func(match int, what string, v any) {
		if err := all[match].add(what, v); err != nil {
			t.Error(err)
		}
	}
	o.Drafted = func(match int, out engine.Outcome) { add(match, "drafted", out) }
	o.Watch = func(match int, _ *engine.Input, s *engine.State, events []engine.Event) {
		for seat := engine.NoSeat; int(seat) < len(s.Seats); seat++ {
			v, err := engine.ViewOf(o.Ruleset, o.Book, s, seat)
			if err != nil {
				t.Error(err)
			}
			add(match, fmt.Sprintf("%v sees", seat), v)
			if lost := nameless(v); lost != "" {
				t.Errorf("match %d, seat %v: %s", match, seat, lost)
			}
		}
		add(match, "events", events)
		w := &all[match]
		if w.inputs%20 == 0 || s.Result != nil {
			saved, err := engine.Encode(s)
			if err != nil {
				t.Error(err)
			}
			add(match, "saved", saved)
			w.mark()
		}
		w.inputs++
	}
	rep, err := selfplay.Run(o)
	if err != nil || len(rep.Problems) > 0 {
		t.Error(err, rep.Problems)
	}
	return all
}
