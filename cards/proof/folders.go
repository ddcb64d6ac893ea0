package proof

import (
	"fmt"
	"maps"
	"slices"

	"farpost/cards/form"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/kit"
)

// Game says how the files of a game are checked; C is a card of it. All fields but Others and Last are needed.
type Game[C any] struct {
	// Clause and Ruling are the formats of the ids of clauses and rulings, such as "FW-%03d".
	Clause, Ruling string
	// Ruleset builds the game's ruleset, for whose table rules rulings stand.
	Ruleset func() *engine.Ruleset
	// Own gives the id and the name of a card.
	Own func(*C) (id string, name kit.Text)
	// Others gives further names of a card, such as that of its other side, by their path in it.
	Others func(*C) map[string]kit.Text
	// Card checks what a card means, with the path that it stands under.
	Card func(path string, c *C)
	// Last is called when all cards were checked.
	Last func()
	// Deck checks what a ready deck must be; those of its cards that are known are given, each once.
	Deck func(list []Entry[C])
}

// Entry is a card of a ready deck with its number, and the path that it stands under.
type Entry[C any] struct {
	At   string
	N    int
	Card *C
}

// Check checks folders of a game that are loaded together, with k, which has seen what it notes in seen: first what
// sets declare, then their cards, then decks, clauses and rulings.
func Check[C any](k *Checker, seen *Seen, g Game[C], folders []form.Folder[C]) {
	each := func(do func(s *form.Set[C])) {
		for i := range folders {
			for j := range folders[i].Sets {
				s := &folders[i].Sets[j]
				k.Pos, k.Card = s.Pos, ""
				do(s)
			}
		}
	}
	each(func(s *form.Set[C]) {
		k.Header(s.Set, seen)
		for i, x := range s.Groups {
			k.Group(i, x.ID, x.Name, x.Of, seen)
		}
	})
	cards := map[string]*C{}
	each(func(s *form.Set[C]) {
		k.AtMost("cards", len(s.Cards), MaxPerFile)
		g.cards(k, s, func(path, id string, name kit.Text, c *C) {
			if k.Unique(path, id, name, seen) {
				cards[id] = c
			}
			g.others(c, func(at string, name kit.Text) { k.Name(path+"."+at, id, name, seen) })
			g.Card(path, c)
		})
	})
	if len(cards) > MaxCards {
		*k.Faults = append(*k.Faults, source.Fault{Msg: fmt.Sprintf("%d cards; at most %d can be loaded together", len(cards), MaxCards)})
	}
	each(func(s *form.Set[C]) {
		g.cards(k, s, func(path, _ string, name kit.Text, c *C) {
			k.NotID(path+".name", name, seen)
			g.others(c, func(at string, name kit.Text) { k.NotID(path+"."+at, name, seen) })
		})
	})
	if g.Last != nil {
		g.Last()
	}
	for i := range folders {
		g.folder(k, seen, &folders[i], cards)
	}
	if n := len(seen.Decks); n > MaxDecks {
		*k.Faults = append(*k.Faults, source.Fault{Msg: fmt.Sprintf("%d ready decks; at most %d can be loaded together", n, MaxDecks)})
	}
}

// cards visits the cards of a file, as many as are read.
func (g *Game[C]) cards(k *Checker, s *form.Set[C], visit func(path, id string, name kit.Text, c *C)) {
	for i := range s.Cards[:min(len(s.Cards), MaxPerFile)] {
		c := &s.Cards[i]
		id, name := g.Own(c)
		k.Card = id
		visit(fmt.Sprintf("cards[%d]", i), id, name, c)
	}
}

// others visits the further names of a card in the order of their paths.
func (g *Game[C]) others(c *C, visit func(at string, name kit.Text)) {
	if g.Others == nil {
		return
	}
	names := g.Others(c)
	for _, at := range slices.Sorted(maps.Keys(names)) {
		visit(at, names[at])
	}
}

// folder checks what is not cards.
func (g *Game[C]) folder(k *Checker, seen *Seen, f *form.Folder[C], cards map[string]*C) {
	for i := range f.Decks {
		k.Pos, k.Card = f.Decks[i].Pos, ""
		var list []Entry[C]
		k.Deck(&f.Decks[i], seen, func(at string, n form.Count) {
			if c := cards[n.ID]; c != nil {
				list = append(list, Entry[C]{at, n.N, c})
			} else {
				k.Fault(at+".id", "no card has the id %q%s", n.ID, k.Like(n.ID, slices.Sorted(maps.Keys(cards))))
			}
		})
		g.Deck(list)
	}
	if c := f.Clauses; c != nil {
		k.Pos, k.Card = c.Pos, ""
		k.Clauses(c, g.Clause)
	}
	if r := f.Rulings; r != nil {
		k.Pos, k.Card = r.Pos, ""
		k.Rulings(r, f.Clauses, g.Ruling, g.Ruleset().TableRules)
	}
}
