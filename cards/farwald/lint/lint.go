package lint

import (
	"fmt"

	"farpost/cards/farwald/form"
	"farpost/cards/proof"
	"farpost/cards/source"
	"farpost/engine/farwald"
)

// checker checks one file; faults go to a common list.
type checker struct {
	proof.Checker
	seen *proof.Seen
}

// Check checks folders that are loaded together.
func Check(folders ...form.Folder) source.Faults {
	var faults source.Faults
	cards := map[string]*farwald.Card{}
	k := &checker{proof.Checker{Faults: &faults}, proof.NewSeen()}
	each := func(do func(s *form.Set)) {
		for i := range folders {
			for j := range folders[i].Sets {
				s := &folders[i].Sets[j]
				k.Pos, k.Card = s.Pos, ""
				do(s)
			}
		}
	}
	each(func(s *form.Set) {
		k.Header(s.Set, k.seen)
		for i, g := range s.Groups {
			k.Group(i, g.ID, g.Name, g.Of, k.seen)
		}
	})
	var bringers []*bringer
	each(func(s *form.Set) {
		k.AtMost("cards", len(s.Cards), proof.MaxPerFile)
		for i := range s.Cards[:min(len(s.Cards), proof.MaxPerFile)] {
			path := fmt.Sprintf("cards[%d]", i)
			c := &s.Cards[i]
			k.Card = c.ID
			if k.Unique(path, c.ID, c.Name, k.seen) { // (FW-012)
				cards[c.ID] = c
			}
			k.checkCard(path, c)
			if b := k.bringerOf(path, c); b != nil {
				bringers = append(bringers, b)
			}
		}
	})
	if len(cards) > proof.MaxCards {
		faults = append(faults, source.Fault{Msg: fmt.Sprintf("%d cards; at most %d can be loaded together", len(cards), proof.MaxCards)})
	}
	each(func(s *form.Set) {
		for i := range s.Cards[:min(len(s.Cards), proof.MaxPerFile)] {
			k.Card = s.Cards[i].ID
			k.NotID(fmt.Sprintf("cards[%d].name", i), s.Cards[i].Name, k.seen)
		}
	})
	k.endless(bringers)
	for i := range folders {
		for j := range folders[i].Decks {
			d := &folders[i].Decks[j]
			k.Pos, k.Card = d.Pos, ""
			k.deck(d, cards)
		}
		if c := folders[i].Clauses; c != nil {
			k.Pos, k.Card = c.Pos, ""
			k.Clauses(c, "FW-%03d")
		}
		if r := folders[i].Rulings; r != nil {
			k.Pos, k.Card = r.Pos, ""
			k.Rulings(r, folders[i].Clauses, "FR-%02d", farwald.New().TableRules)
		}
	}
	if n := len(k.seen.Decks); n > proof.MaxDecks {
		faults = append(faults, source.Fault{Msg: fmt.Sprintf("%d ready decks; at most %d can be loaded together", n, proof.MaxDecks)})
	}
	return faults
}
