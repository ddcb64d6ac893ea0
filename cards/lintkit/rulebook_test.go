package lintkit_test

import (
	"strings"
	"testing"

	"farpost/cards/cardfile"
	"farpost/cards/lexicon"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/kit"
)

// rulebook is a folder of two clauses and a ruling in which nothing is wrong.
func rulebook() *cardfile.Folder[piece] {
	both := kit.Text{En: "Moves", It: "Mosse"}
	pos := &source.Positions{}
	ask := func(lang string) *cardfile.Asks {
		return &cardfile.Asks{Pos: pos, Asks: []cardfile.Ask{{ID: "PB-1", Asks: []string{lang + " 1?", lang + " 2?"}},
			{ID: "PB-2", Asks: []string{lang + " 3?", lang + " 4?"}}, {ID: "PR-1", Asks: []string{lang + " 5?"}}}}
	}
	return &cardfile.Folder[piece]{Rulebook: cardfile.Rulebook{
		Clauses: &cardfile.Clauses{Pos: pos, Version: "1", Date: "2026-11-25", Sections: []kit.Text{both},
			Chapters: []cardfile.Chapter{{ID: "PB-1", Title: both}}, MostAsked: []string{"PB-1", "PB-2"},
			Clauses: []cardfile.Clause{{ID: "PB-1", Section: "Moves", Title: both, En: "One moves.", It: "Si muove."},
				{ID: "PB-2", Section: "Moves", Title: both, En: "One stays.", It: "Si resta."}}},
		Rulings: &cardfile.Rulings{Pos: pos, Rulings: []cardfile.Ruling{{ID: "PR-1", Section: "Moves",
			Clauses: []string{"PB-1"}, Toggle: "far", Question: both, Ruling: both, Reason: both}}},
		Lexicon: &cardfile.Lexicon{Pos: pos,
			Terms: []lexicon.Term{{ID: "move", Name: both,
				Means: kit.Text{En: "To move.", It: "Muovere."}, See: []string{"PB-1", "PR-1"}}}},
		Asks: map[string]*cardfile.Asks{"en": ask("en"), "it": ask("it")},
	}}
}

// TestRulebook ensures that whatever is wrong with clauses, rulings, and with what helps people to find them is told,
// and nothing where nothing is.
func TestRulebook(t *testing.T) {
	for _, c := range []struct {
		want   string
		change func(b *cardfile.Rulebook)
	}{
		{"", func(*cardfile.Rulebook) {}},
		{`section "Moves" stands twice`, func(b *cardfile.Rulebook) {
			b.Clauses.Sections = append(b.Clauses.Sections, b.Clauses.Sections[0])
		}},
		{"it is missing", func(b *cardfile.Rulebook) { b.Clauses.Sections[0].It = "" }},
		{"title.it is missing", func(b *cardfile.Rulebook) { b.Clauses.Chapters[0].Title.It = "" }},
		{"title.en is missing", func(b *cardfile.Rulebook) { b.Clauses.Clauses[1].Title.En = "" }},
		{"en is missing", func(b *cardfile.Rulebook) { b.Clauses.Clauses[1].En = "" }},
		{"it is missing", func(b *cardfile.Rulebook) { b.Clauses.Clauses[1].It = "" }},
		{`no section is called "Stays"`, func(b *cardfile.Rulebook) { b.Clauses.Clauses[1].Section = "Stays" }},
		{`clause "PB-3": PB-2 is due`, func(b *cardfile.Rulebook) { b.Clauses.Clauses[1].ID = "PB-3" }},
		{`no clause has the id "PB-8"`, func(b *cardfile.Rulebook) { b.Clauses.Chapters[0].ID = "PB-8" }},
		{`no clause has the id "PB-9"`, func(b *cardfile.Rulebook) { b.Clauses.MostAsked[1] = "PB-9" }},
		{"PB-1 stands twice", func(b *cardfile.Rulebook) { b.Clauses.MostAsked[1] = "PB-1" }},
		{"version is missing", func(b *cardfile.Rulebook) { b.Clauses.Version = "" }},
		{`"2026-11" is no day`, func(b *cardfile.Rulebook) { b.Clauses.Date = "2026-11" }},
		{"question.en is missing", func(b *cardfile.Rulebook) { b.Rulings.Rulings[0].Question.En = "" }},
		{"ruling.it is missing", func(b *cardfile.Rulebook) { b.Rulings.Rulings[0].Ruling.It = "" }},
		{"reason.en is missing", func(b *cardfile.Rulebook) { b.Rulings.Rulings[0].Reason.En = "" }},
		{`ruling "PR-2": PR-1 is due`, func(b *cardfile.Rulebook) { b.Rulings.Rulings[0].ID = "PR-2" }},
		{`no clause has the id "PB-7"`, func(b *cardfile.Rulebook) { b.Rulings.Rulings[0].Clauses[0] = "PB-7" }},
		{"clause PB-1 stands twice", func(b *cardfile.Rulebook) {
			b.Rulings.Rulings[0].Clauses = []string{"PB-1", "PB-1"}
		}},
		{`no table rule "near" stands`, func(b *cardfile.Rulebook) { b.Rulings.Rulings[0].Toggle = "near" }},
		{`the table rule "far" stands`, func(b *cardfile.Rulebook) { b.Rulings.Rulings[0].Toggle = "" }},
		{"there is no lexicon.yaml", func(b *cardfile.Rulebook) { b.Lexicon = nil }},
		{`no ruling "PB-5"`, func(b *cardfile.Rulebook) { b.Lexicon.Terms[0].See = []string{"PB-5"} }},
		{"there is no asks.it.yaml", func(b *cardfile.Rulebook) { delete(b.Asks, "it") }},
		{"PB-2 has 1 questions", func(b *cardfile.Rulebook) { b.Asks["it"].Asks[1].Asks = []string{"Chi?"} }},
		{"PR-1 has no question", func(b *cardfile.Rulebook) { b.Asks["en"].Asks = b.Asks["en"].Asks[:2] }},
	} {
		folder, faults := rulebook(), source.Faults{}
		c.change(&folder.Rulebook)
		lintkit.Check(lintkit.NewForm(&faults, chess), lintkit.Game[piece]{Clause: "PB-%d", Ruling: "PR-%d",
			Ruleset: func() *engine.Ruleset {
				return &engine.Ruleset{TableRules: []engine.TableRule{{Name: "far", Clause: "PR-1"}}}
			}}, []cardfile.Folder[piece]{*folder})
		if got := faults.Error(); c.want == "" && len(faults) > 0 || !strings.Contains(got, c.want) {
			t.Errorf("%s\nwant %q", got, c.want)
		}
	}
}
