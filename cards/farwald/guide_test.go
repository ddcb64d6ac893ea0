package farwald_test

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/cards/content"
	"farpost/cards/farwald/lint"
	"farpost/cards/internal/doctest"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/scenario"
)

var update = flag.Bool("update", false, "write the generated parts of docs/cards.md")

var page = doctest.Page{File: "../../docs/cards.md", Game: farwald.Name, Files: 3}

// The files of docs/cards.md load, the deck of the page is legal, the page quotes the faults and the texts as
// they are, and its scenario is played.
func TestGuide(t *testing.T) {
	dir, set := page.Sample(t)
	if len(set.Cards) != 66+10 {
		t.Errorf("%d cards with those of the page", len(set.Cards))
	}
	page.Tells(t, set, "harbour", "H01", "## 5.")
	book, _ := set.Book()
	if _, err := scenario.Play(scenarios.GameWith(book.(*language.Book).Cards(), nil), "docs/cards.md",
		page.Scenario(t)); err != nil {
		t.Error(err)
	}
	page.Faults(t, dir, "farwald/harbour.yaml", "desen:", "desne:")
}

// The generated parts of docs/cards.md are those of the data as it is.
func TestGuideIsCurrent(t *testing.T) {
	_, set := page.Sample(t)
	for _, op := range set.Ops {
		if len(op.Cards) == 0 {
			t.Fatalf("%s %s: no card uses it, so it has no example", op.Kind, op.Name)
		}
	}
	book, _ := set.Book()
	reference := doctest.Reference(t, set, titles, func(id string) any { return *book.(*language.Book).Card(id) })
	page.Current(t, *update, map[string]string{"texts": doctest.Texts(set, "H"), "reference": reference,
		"limits": limits()})
}

func limits() string {
	var b strings.Builder
	b.WriteString("| At most | |\n|---|---:|\n")
	for _, l := range lint.Limits {
		fmt.Fprintf(&b, "| %s | %d |\n", l.What, l.Max)
	}
	return b.String()
}

// titles are the kinds of ops, with how the page calls them.
var titles = []doctest.Title{
	{Kind: "instruction", Title: "Instructions", Under: "in `effect`, `then`, `else`; one key each", Holder: "Instr"},
	{Kind: "cost", Title: "Parts of a cost", Under: "in `cost`; one key each", Holder: "Cost"},
	{Kind: "target", Title: "Kinds of target", Under: "`kind` in `targets`", Holder: "Target.kind"},
	{Kind: "filter", Title: "Filters",
		Under: "in targets, `all`, `controls`, `exploit`, `cards`; all that stand must hold", Holder: "Filter"},
	{Kind: "condition", Title: "Conditions", Under: "in `cond`, and in `if` of `statics`; all that stand must hold",
		Holder: "Cond"},
	{Kind: "trigger", Title: "Occasions", Under: "`on` in `triggers`", Holder: "When.on"},
	{Kind: "property", Title: "Properties", Under: "keys of a card, beside `type` and `cost`: `tw: true`",
		Holder: "Card"},
	{Kind: "static", Title: "Continuous effects", Under: "in `statics`; one key each, beside `if`", Holder: "Static"},
}

// single lists the ops that exactly one card of the built-in sets and the guide uses. The reason says why the op is
// in the language all the same: an op for one card is the exception.
var single = map[string]string{
	"instruction to-vortex":      "the rules tell going to the Vortex from being shattered, which sets off other texts",
	"instruction disperse":       "going to the Aether for good is one, too",
	"instruction prevent":        "the rules tell a prevented play from a closed Gate and from a dissipated card",
	"instruction open-window":    "a window that a text opens is a kind of window of the rules, and has one card",
	"instruction make-token":     "a box of the game has tokens and a ruling says what they are (FR-09), though no card of ours makes any",
	"cost disperse-this":         "the dearer form of vortex-this",
	"cost abandon":               "cards of the hand are a currency as Energy is",
	"cost exploit":               "other cards are a currency, too; exploit-this is its common case",
	"condition charge-paid":      "what a Charge changes instead of adds",
	"static keep-first-fragment": "the replacement effect of the rules; what a Protection can do for a Crystal",
	"static control":             "control and ownership are told apart by a whole chapter of the rules",
	"filter state":               "state is on the table for all to see; texts of other sets will ask for it",
	"trigger positioned":         "a trigger where Crystallize is not meant: it cannot be declined, and the rules order it differently",
	"trigger end-of-turn":        "the one occasion that nobody causes",
}

// Every part of the card language is used by a card, and the list of those that one card alone uses is complete,
// short, and gives its reasons.
func TestOpsAreUsed(t *testing.T) {
	_, set := page.Sample(t)
	alone := 0
	for _, op := range set.Ops {
		name := op.Kind + " " + op.Name
		switch reason := single[name]; {
		case len(op.Cards) == 0:
			t.Errorf("%s: no card uses it", name)
		case len(op.Cards) == 1 && reason == "":
			t.Errorf("%s: only %s uses it, and no reason is given", name, op.Cards[0])
		case len(op.Cards) > 1 && reason != "":
			t.Errorf("%s: it is on the list of exceptions, but %v use it", name, op.Cards)
		case len(op.Cards) == 1:
			alone++
		}
	}
	if n := len(set.Ops); alone*4 > n {
		t.Errorf("%d of %d ops are used by one card alone: that is no exception", alone, n)
	}
	for name := range single {
		if !slices.ContainsFunc(set.Ops, func(op content.Op) bool { return op.Kind+" "+op.Name == name }) {
			t.Errorf("%s is no op", name)
		}
	}
}
