package fow_test

import (
	"flag"
	"testing"

	"farpost/cards/internal/doctest"
	"farpost/engine/fow"
	"farpost/engine/fow/language"
	"farpost/engine/fow/scenarios"
	"farpost/engine/scenario"
)

var update = flag.Bool("update", false, "write the generated parts of docs/cards-fow.md")

var page = doctest.Page{File: "../../docs/cards-fow.md", Game: fow.Name, Files: 3}

// TestGuide ensures that the files of docs/cards-fow.md load, that the deck of the page is legal, that the page quotes
// the faults and the texts as they are, and that its scenario is played.
func TestGuide(t *testing.T) {
	dir, set := page.Sample(t)
	page.Tells(t, set, "ferry", "Q01", "## 2.")
	book, _ := set.Book()
	if _, err := scenario.Play(scenarios.Game(book.(*language.Book).Cards(), nil), "docs/cards-fow.md",
		page.Scenario(t)); err != nil {
		t.Error(err)
	}
	page.Faults(t, dir, "fow/ferry.yaml", "keywords:", "keyword:")
}

// TestGuideIsCurrent ensures that the generated parts of docs/cards-fow.md are those of the data as it is.
func TestGuideIsCurrent(t *testing.T) {
	_, set := page.Sample(t)
	book, _ := set.Book()
	reference := doctest.Reference(t, set, []doctest.Title{
		{Kind: "instruction", Title: "Instructions", Under: "in `effect`, `then`, `else`; one key each",
			Holder: "Instr"},
		{Kind: "cost", Title: "Parts of a cost", Under: "in `cost` of abilities; all that stand are paid, or none",
			Holder: "Cost"},
		{Kind: "target", Title: "Kinds of target", Under: "`kind` in `targets`", Holder: "Target.kind"},
		{Kind: "filter", Title: "Filters", Under: "in targets, `of`, `each`; all that stand must hold",
			Holder: "Filter"},
		{Kind: "change", Title: "Changes", Under: "in `modify`"},
		{Kind: "cannot", Title: "What cannot be", Under: "in `cannot` of `modify`"},
		{Kind: "keyword", Title: "Symbol abilities", Under: "in `keywords`"},
		{Kind: "flag", Title: "Flags", Under: "keys of a card that are true or left out", Holder: "Card"},
		{Kind: "condition", Title: "Conditions",
			Under: "in `cond`, and in `if` of `triggers` and `statics`; all that stand must hold", Holder: "Cond"},
		{Kind: "event", Title: "Events", Under: "`on` in `triggers` and `trigger`", Holder: "Event.on"},
		{Kind: "static", Title: "Continuous effects", Under: "in `statics`; one key each, beside `if`",
			Holder: "Static"},
	}, func(id string) any { return *book.(*language.Book).Card(id) })
	page.Current(t, *update, map[string]string{"texts": doctest.Texts(set, "Q"), "reference": reference})
}
