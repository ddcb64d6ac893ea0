package lookup_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"

	"go.yaml.in/yaml/v3"

	"farpost/cards"
	"farpost/cards/lookup"
)

// question is one of the questions of a file: where it is asked, and what may answer it. Without an answer it is a
// question that nothing answers.
type question struct {
	Ask  string   `yaml:"ask"`
	Lang string   `yaml:"lang"`
	Game string   `yaml:"game"` // "any": wherever there is an answer
	Want []string `yaml:"want"`
	Kind string   `yaml:"kind"`
	// Batch is which questions were written together: 0 for the oldest.
	Batch int `yaml:"batch"`
}

// questions reads the file of questions. They were written by somebody who had not read the lexicon.
func questions(t testing.TB) []question {
	t.Helper()
	raw, err := os.ReadFile("testdata/questions.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var list []question
	if err := yaml.Unmarshal(raw, &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// TestQuestions ensures that what people ask, with slips and in words of other games, is answered: the right answer
// comes first for 85 in 100 and is among the first three for 96; doubt is said about at least 9 in 10 of those that
// nothing answers, and about at most 1 in 20 of the others.
func TestQuestions(t *testing.T) {
	var all counts
	batches := map[int]*counts{}
	for _, q := range questions(t) {
		var in []*lookup.Index
		for _, g := range cards.Games() {
			if q.Game == "any" || q.Game == g {
				in = append(in, indexOf(t, g, q.Lang))
			}
		}
		a := lookup.AskAll(in, q.Ask, 10)
		rank := slices.IndexFunc(a.Found, func(f lookup.Found) bool { return slices.Contains(q.Want, f.ID) })
		switch {
		case len(q.Want) == 0 && a.Sure:
			t.Logf("without a doubt: %q is %s", q.Ask, a.Found[0].ID)
		case len(q.Want) > 0 && rank != 0:
			t.Logf("%d: %q gives %s, want %v", rank, q.Ask, ids(hitsOf(a)), q.Want)
		}
		if batches[q.Batch] == nil {
			batches[q.Batch] = &counts{}
		}
		all.add(q, rank, a.Sure)
		batches[q.Batch].add(q, rank, a.Sure)
	}
	for _, n := range slices.Sorted(maps.Keys(batches)) {
		t.Logf("batch %d: %s", n, batches[n])
	}
	t.Logf("all: %s", all)
	if all.asked < 300 || all.unanswerable < 50 {
		t.Error("too few questions")
	}
	if 100*all.first < 85*all.asked || 100*all.third < 96*all.asked || 20*all.doubted > all.asked ||
		10*all.honest < 9*all.unanswerable {
		t.Error("below the floor")
	}
}

// counts are how questions were answered.
type counts struct {
	asked, first, third, doubted int // those that have an answer
	unanswerable, honest         int // those that have none, and of which this was said
}

// add counts a question whose right answer came at a rank, -1 for none.
func (c *counts) add(q question, rank int, sure bool) {
	count := func(n *int, is bool) {
		if is {
			*n++
		}
	}
	if len(q.Want) == 0 {
		c.unanswerable++
		count(&c.honest, !sure)
		return
	}
	c.asked++
	count(&c.first, rank == 0)
	count(&c.third, rank >= 0 && rank < 3)
	count(&c.doubted, !sure)
}

func (c counts) String() string {
	return fmt.Sprintf("of %d: %d first, %d among the first three, %d in doubt; "+
		"of %d that nothing answers: %d in doubt", c.asked, c.first, c.third, c.doubted, c.unanswerable, c.honest)
}

func hitsOf(a lookup.Answer) []lookup.Hit {
	var out []lookup.Hit
	for _, f := range a.Found {
		out = append(out, f.Hit)
	}
	return out
}

// TestEveryAsk ensures that every question that a clause or a ruling is said to answer finds it among the first three.
func TestEveryAsk(t *testing.T) {
	for _, g := range cards.Games() {
		set, err := cards.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		asks := map[string]map[string][]string{}
		for _, c := range set.Clauses() {
			asks[c.ID] = c.Asks
		}
		for _, r := range set.Rulings() {
			asks[r.ID] = r.Asks
		}
		for id, by := range asks {
			for lang, list := range by {
				for _, q := range list {
					got := indexOf(t, g, lang).Find(q, 3)
					if !slices.ContainsFunc(got, func(h lookup.Hit) bool { return h.ID == id }) {
						t.Errorf("%s: %q gives %s, want %s", lang, q, ids(got), id)
					}
				}
			}
		}
	}
}
