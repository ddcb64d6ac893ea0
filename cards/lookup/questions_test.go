package lookup_test

import (
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
	asked, first, third, doubted, unanswerable, honest := 0, 0, 0, 0, 0, 0
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
		case len(q.Want) == 0:
			unanswerable++
			if !a.Sure {
				honest++
			} else {
				t.Logf("without a doubt: %q is %s", q.Ask, a.Found[0].ID)
			}
			continue
		case rank == 0:
			first++
		default:
			t.Logf("%d: %q gives %s, want %v", rank, q.Ask, ids(hitsOf(a)), q.Want)
		}
		asked++
		if rank >= 0 && rank < 3 {
			third++
		}
		if !a.Sure {
			doubted++
		}
	}
	t.Logf("of %d: %d first, %d among the first three, %d in doubt; of %d that nothing answers: %d in doubt",
		asked, first, third, doubted, unanswerable, honest)
	if asked < 200 || unanswerable < 20 {
		t.Errorf("only %d questions and %d without an answer", asked, unanswerable)
	}
	if 100*first < 85*asked || 100*third < 96*asked || 20*doubted > asked || 10*honest < 9*unanswerable {
		t.Error("below the floor")
	}
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
