package athernum

import (
	"strings"

	"farpost/cards/athernum/schema"
	"farpost/cards/athernum/text"
	"farpost/cards/words"
	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// face returns what is printed on a card of a book in a language: codes for the renderer, words for people. An ability
// has a face of its own, under its node: its name is what the ability says. The face of an unknown id is empty.
func face(w *words.Catalogue, book *language.Book, lang, id string) engine.Face {
	card, part, _ := strings.Cut(id, "/")
	c, groups := book.Card(card), kit.GroupsOf(book.Groups())
	switch {
	case c == nil:
		return engine.Face{}
	case part != "":
		said := text.Part(lang, c, groups, book.Card, id)
		if said == "" {
			return engine.Face{}
		}
		return engine.Face{ID: id, Name: said}
	}
	out := engine.Face{ID: id, Name: c.Name.In(lang), Type: c.Type, TypeName: w.Word(lang, "types", typeOf(c)),
		Element: string(c.Faction), NoCost: c.Cost == nil, Figure: c.Figure, Flavour: c.Flavour.In(lang),
		Text: text.Card(lang, c, groups, book.Card)}
	if c.Cost != nil {
		out.Cost = *c.Cost
		if *c.Cost > 0 && c.Faction != "" {
			out.Need = []string{string(c.Faction)}
		}
	}
	if out.Figure == "" {
		out.Figure = schema.Language.Figure(c.Type, c.ID)
	}
	for _, g := range c.Groups {
		out.Groups = append(out.Groups, groups[g].Name.In(lang))
	}
	for _, s := range []struct {
		code string
		n    int
		has  bool
	}{{"ofv", c.OFV, c.Type == language.Character}, {"dfv", c.DFV, c.Type == language.Character},
		{"slots", c.Slots, c.Slots > 0}, {"vt", c.VT, c.VT > 0}} {
		if s.has {
			out.Stats = append(out.Stats, engine.Stat{Code: s.code, Now: s.n, Printed: s.n})
		}
	}
	return out
}

// typeOf is the word for what a card is: its base type, with what it is besides.
func typeOf(c *language.Card) string {
	switch {
	case c.Token:
		return c.Type + "-token"
	case c.Extra != nil:
		return c.Type + "-extra"
	}
	return c.Type
}
