package lint

import (
	"fmt"

	"farpost/cards/fow/form"
	"farpost/cards/proof"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/fow"
)

// checker checks one file; faults go to a common list.
type checker struct {
	proof.Checker
	seen  *proof.Seen
	cards map[string]*fow.Card
}

// Check checks folders that are loaded together. Rules are the table rules of the ruleset.
func Check(rules []engine.TableRule, folders ...form.Folder) source.Faults {
	var faults source.Faults
	k := &checker{proof.Checker{Faults: &faults}, proof.NewSeen(), map[string]*fow.Card{}}
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
	each(k.set)
	if len(k.cards) > proof.MaxCards {
		faults = append(faults, source.Fault{Msg: fmt.Sprintf("%d cards; at most %d can be loaded together", len(k.cards), proof.MaxCards)})
	}
	each(k.idNames)
	for i := range folders {
		k.folder(&folders[i], rules)
	}
	if n := len(k.seen.Decks); n > proof.MaxDecks {
		faults = append(faults, source.Fault{Msg: fmt.Sprintf("%d ready decks; at most %d can be loaded together", n, proof.MaxDecks)})
	}
	return faults
}

// set checks the cards of a file.
func (k *checker) set(s *form.Set) {
	k.AtMost("cards", len(s.Cards), proof.MaxPerFile)
	for i := range s.Cards[:min(len(s.Cards), proof.MaxPerFile)] {
		path := fmt.Sprintf("cards[%d]", i)
		c := &s.Cards[i]
		k.Card = c.ID
		if k.Unique(path, c.ID, c.Name, k.seen) {
			k.cards[c.ID] = c
		}
		if c.J != nil {
			k.Name(path+".j.name", c.ID, c.J.Name, k.seen)
		}
		k.checkCard(path, c)
	}
}

// idNames finds names that are a card's id.
func (k *checker) idNames(s *form.Set) {
	for i := range s.Cards[:min(len(s.Cards), proof.MaxPerFile)] {
		c := &s.Cards[i]
		k.Card = c.ID
		k.NotID(fmt.Sprintf("cards[%d].name", i), c.Name, k.seen)
		if c.J != nil {
			k.NotID(fmt.Sprintf("cards[%d].j.name", i), c.J.Name, k.seen)
		}
	}
}

// folder checks what is not cards.
func (k *checker) folder(f *form.Folder, rules []engine.TableRule) {
	for i := range f.Decks {
		k.Pos, k.Card = f.Decks[i].Pos, ""
		k.deck(&f.Decks[i])
	}
	if c := f.Clauses; c != nil {
		k.Pos, k.Card = c.Pos, ""
		k.Clauses(c, "FO-%03d")
	}
	if r := f.Rulings; r != nil {
		k.Pos, k.Card = r.Pos, ""
		k.Rulings(r, f.Clauses, "FOR-%02d", rules)
	}
}
