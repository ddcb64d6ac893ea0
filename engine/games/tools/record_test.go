package tools_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"hash"
	"os"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/games/tools"
	"farpost/engine/selfplay"
)

var update = flag.Bool("update", false, "write the record of matches")

// recorded is where the record stands: for each match a line with the game, the players, its number and a digest of all
// that was observed up to every twentieth input and its end.
const recorded = "testdata/record.txt"

// witness notes what can be observed in a match: events and every seat's view.
type witness struct {
	inputs int
	sum    hash.Hash
	row    []string
}

func (w *witness) note() {
	w.row = append(w.row, fmt.Sprintf("%d:%s", w.inputs, hex.EncodeToString(w.sum.Sum(nil)[:4])))
}

// TestRecord ensures that seeded matches with every mechanic of each game go as they went: a rule that does something
// else anywhere shows here even where no scenario asks. After a change that is meant, -update writes the record anew.
func TestRecord(t *testing.T) {
	var now []string
	for _, g := range tools.All() {
		rules := g.Rules()
		book, decks, err := g.Mechanics()
		if err != nil {
			t.Fatal(err)
		}
		for players := 2; players <= min(3, rules.MaxSeats); players++ {
			matches := map[int]int{2: 6, 3: 2}[players]
			all := make([]witness, matches)
			rep, err := selfplay.Run(selfplay.Options{Ruleset: rules, Book: book, Decks: decks, Players: players,
				Matches: matches, Seed: 1, Whole: g.Whole, Eager: g.Eager, Rules: g.MechanicsRules, CheckEvery: 1 << 20,
				InterfereEvery: -1, UnfoldEvery: -1,
				Watch: func(match int, s *engine.State, events []engine.Event) {
					w := &all[match]
					if w.sum == nil {
						w.sum = sha256.New()
					}
					for seat := engine.NoSeat; int(seat) < len(s.Seats); seat++ {
						v, err := engine.ViewOf(rules, book, s, seat)
						if err != nil {
							t.Error(err)
						}
						raw, err := json.Marshal(v)
						if err != nil {
							t.Error(err)
						}
						w.sum.Write(raw)
					}
					raw, err := json.Marshal(events)
					if err != nil {
						t.Error(err)
					}
					w.sum.Write(raw)
					if w.inputs%20 == 0 || s.Result != nil {
						w.note()
					}
					w.inputs++
				}})
			if err != nil || len(rep.Problems) > 0 {
				t.Fatal(err, rep.Problems)
			}
			for i, w := range all {
				name := fmt.Sprintf("%s of %d, match %d: ", rules.Name, players, i)
				now = append(now, name+strings.Join(w.row, " "))
			}
		}
	}
	compare(t, now)
}

// compare holds the matches to the record, or writes it.
func compare(t *testing.T, now []string) {
	if *update {
		text := strings.Join(now, "\n") + "\n"
		if err := os.WriteFile(recorded, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	raw, err := os.ReadFile(recorded)
	if err != nil {
		t.Fatal(err)
	}
	before := map[string]string{}
	for _, row := range strings.Split(strings.TrimSpace(string(raw)), "\n") {
		name, digests, _ := strings.Cut(row, ": ")
		before[name] = digests
	}
	if len(before) != len(now) {
		t.Errorf("%d matches are recorded, %d were played", len(before), len(now))
	}
	for _, row := range now {
		name, digests, _ := strings.Cut(row, ": ")
		was, is := strings.Fields(before[name]), strings.Fields(digests)
		for i := range is {
			if i >= len(was) || was[i] != is[i] {
				input, _, _ := strings.Cut(is[i], ":")
				t.Errorf("%s goes otherwise than recorded before input %s", name, input)
				break
			}
		}
		if len(was) > len(is) {
			t.Errorf("%s ends earlier than recorded", name)
		}
	}
}
