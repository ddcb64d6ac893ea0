package lintkit

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"farpost/cards/cardfile"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/kit"
)

// Game says how the files of a game are checked. C is its type of a card. Others, Card, Texts and Last may be nil.
type Game[C any] struct {
	// Clause and Ruling are the formats of their ids, such as "FW-%03d".
	Clause, Ruling string
	// Ruleset builds the game's ruleset. Each of its table rules needs a ruling.
	Ruleset func() *engine.Ruleset
	// Own returns the id and the name of a card.
	Own func(*C) (id string, name kit.Text)
	// Others returns further names of a card, such as that of its other side, by their paths in the card.
	Others func(*C) map[string]kit.Text
	// Card checks what the card at a path means, beside what its schema says.
	Card func(path string, c *C)
	// Texts returns the lines of a card's generated text in each language, those of each of its sides by themselves.
	Texts func(c *C) [][]string
	// Last is called after all cards.
	Last func()
	// Deck checks a ready deck. It gets the known cards of the deck, each once.
	Deck func(list []Entry[C])
}

// Entry is a card of a ready deck: its path in the file, its number of copies, and the card.
type Entry[C any] struct {
	At   string
	N    int
	Card *C
}

// Check checks folders of a game that are loaded together: first what sets declare, then their cards, then decks,
// clauses and rulings.
func Check[C any](f *Form, g Game[C], folders []cardfile.Folder[C]) {
	k, seen := f.Checker, f.Seen
	each := func(do func(s *cardfile.Set[C])) {
		for i := range folders {
			for j := range folders[i].Sets {
				s := &folders[i].Sets[j]
				k.Pos, k.Card = s.Pos, ""
				do(s)
			}
		}
	}
	each(func(s *cardfile.Set[C]) {
		k.Header(s.Set, seen)
		for i, x := range s.Groups {
			k.Group(i, x.ID, x.Name, x.Of, seen)
		}
	})
	cards := map[string]*C{}
	each(func(s *cardfile.Set[C]) {
		k.AtMost("cards", len(s.Cards), MaxPerFile)
		g.cards(k, s, func(path, id string, name kit.Text, c *C) {
			if k.Unique(path, id, name, seen) {
				cards[id] = c
			}
			g.others(c, func(at string, name kit.Text) { k.Name(path+"."+at, id, name, seen) })
			before := len(*k.Faults)
			f.Check(path, c)
			if g.Card != nil {
				g.Card(path, c)
			}
			if len(*k.Faults) == before && g.Texts != nil { // what has faults cannot be worded
				k.printed(path, g.Texts(c))
			}
		})
	})
	if len(cards) > MaxCards {
		*k.Faults = append(*k.Faults,
			source.Fault{Msg: fmt.Sprintf("%d cards; at most %d can be loaded together", len(cards), MaxCards)})
	}
	each(func(s *cardfile.Set[C]) {
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
		*k.Faults = append(*k.Faults,
			source.Fault{Msg: fmt.Sprintf("%d ready decks; at most %d can be loaded together", n, MaxDecks)})
	}
}

// printed checks that a card has room for each of its texts.
func (k *Checker) printed(path string, texts [][]string) {
	for _, lines := range texts {
		if n := utf8.RuneCountInString(strings.Join(lines, " ")); n > MaxText {
			k.Fault(path, "its text has %d letters; at most %d are readable on a card: say less, or make two cards", n,
				MaxText)
		}
	}
}

// cards visits the cards of a file, at most MaxPerFile of them.
func (g *Game[C]) cards(k *Checker, s *cardfile.Set[C], visit func(path, id string, name kit.Text, c *C)) {
	for i := range s.Cards[:min(len(s.Cards), MaxPerFile)] {
		c := &s.Cards[i]
		id, name := g.Own(c)
		k.Card = id
		visit(fmt.Sprintf("cards[%d]", i), id, name, c)
	}
}

// others visits the further names of a card, sorted by path.
func (g *Game[C]) others(c *C, visit func(at string, name kit.Text)) {
	if g.Others == nil {
		return
	}
	names := g.Others(c)
	for _, at := range slices.Sorted(maps.Keys(names)) {
		visit(at, names[at])
	}
}

// folder checks the decks, clauses and rulings of a folder.
func (g *Game[C]) folder(k *Checker, seen *Seen, f *cardfile.Folder[C], cards map[string]*C) {
	for i := range f.Decks {
		k.Pos, k.Card = f.Decks[i].Pos, ""
		var list []Entry[C]
		k.Deck(&f.Decks[i], seen, func(at string, n cardfile.Count) {
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
	if c := f.Clauses; c != nil {
		k.Pos = c.Pos
		k.findable(f.Rulebook)
	}
}
