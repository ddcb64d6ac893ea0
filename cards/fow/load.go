package fow

import (
	"cmp"
	"embed"
	"fmt"
	"slices"

	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/fow/form"
	"farpost/cards/fow/lint"
	"farpost/cards/source"
	"farpost/engine/fow"
)

// Name is the name of the game, as the ruleset has it.
const Name = "fow"

//go:embed *.yaml
var files embed.FS

// Load reads the built-in data and further folders, and checks everything. With faults there is no set.
func Load(extra ...source.Dir) (*content.Set, source.Faults) {
	folder, faults := form.Read(source.Dir{Path: "cards/fow", FS: files}, true)
	folders := []form.Folder{folder}
	for _, dir := range extra {
		f, bad := form.Read(dir, false)
		folders, faults = append(folders, f), append(faults, bad...)
	}
	// What could be read is checked for sense too, so that everything is told at once.
	if faults = source.Join(faults, lint.Check(nil, folders...)); len(faults) > 0 {
		return nil, faults
	}
	set, err := build(folders)
	if err != nil {
		return nil, source.Faults{{Msg: err.Error()}}
	}
	return set, nil
}

// build makes the set of folders without faults.
func build(folders []form.Folder) (*content.Set, error) {
	s := &content.Set{Game: Name}
	var cards []fow.Card
	var groups []fow.Group
	for _, f := range folders {
		for i := range f.Sets {
			cards = append(cards, f.Sets[i].Cards...)
			groups = append(groups, f.Sets[i].Groups...)
		}
		for _, d := range f.Decks {
			s.Lists = append(s.Lists, content.ListOf(d))
		}
		s.AddRulebook(f.Clauses, f.Rulings)
		s.Language = append(s.Language, f.Tables...)
	}
	slices.SortFunc(groups, func(a, b fow.Group) int { return cmp.Compare(a.ID, b.ID) })
	slices.SortFunc(cards, func(a, b fow.Card) int { return cmp.Compare(a.ID, b.ID) })
	book, err := fow.NewBook(cards, groups...)
	if err != nil {
		return nil, fmt.Errorf("build the book of Force of Will: %w", err)
	}
	if s.Raw, err = book.Bytes(); err != nil {
		return nil, fmt.Errorf("build the book of Force of Will: %w", err)
	}
	s.Compiled = book
	for i := range cards {
		s.Cards = append(s.Cards, listed(&cards[i]))
	}
	s.Rules = rules(book)
	s.Finish()
	faces := &faces{words: s.Words()}
	s.FaceIn = faces.face
	return s, nil
}

// listed is what decks need to know of a card: a ruler is found by the name of its other side, too.
func listed(c *fow.Card) deck.Card {
	out := deck.Card{ID: c.ID, Names: c.Name.Langs(), Section: sectionOf(c)}
	switch {
	case c.Type == fow.Stone && c.Special:
		out.Rank = rankSpecial
	case c.Type != fow.Stone && c.Type != fow.Ruler:
		out.Rank = rankMain
	}
	if c.J != nil {
		out.Also = []string{c.J.Name.En, c.J.Name.It}
	}
	return out
}
