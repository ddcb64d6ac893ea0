package lintkit

import (
	"fmt"
	"strings"

	"farpost/cards/cardfile"
	"farpost/engine/kit"
)

// Bounds that all games share.
const (
	MaxCards    = 2000 // in all files together
	MaxPerFile  = 500
	MaxGroups   = 200 // in all files together
	MaxDecks    = 20  // in all files together; Discord's menus have room for 25
	MaxDeckSize = 200
	MaxName     = 60  // letters of a name
	maxID       = 32  // letters of an id, as schema.IDForm has it
	MaxProse    = 240 // letters of a flavour
	MaxAccents  = 2   // accents that fit any letter, on one
	MaxMarks    = 5   // accents and marks of its script on one letter
	MaxText     = 600 // letters of a card's printed text, in each language
)

// Seen has the ids and names so far, of all files that are loaded together.
type Seen struct {
	Sets, Groups, Decks map[string]bool
	cards               map[string]bool
	names               map[string]string // "en:name" in small letters to card id
}

// NewSeen returns a Seen without any id or name.
func NewSeen() *Seen {
	return &Seen{Sets: map[string]bool{}, Groups: map[string]bool{}, Decks: map[string]bool{},
		cards: map[string]bool{}, names: map[string]string{}}
}

// Header checks what a set says about itself.
func (k *Checker) Header(h cardfile.Header, seen *Seen) {
	k.ID("set.id", h.ID)
	if seen.Sets[h.ID] {
		k.Fault("set.id", "set id %q stands twice among all sets, built-in ones too: choose another", h.ID)
	}
	seen.Sets[h.ID] = true
	k.Words("set.name", h.Name, MaxName, true)
	if h.Year < 1900 || h.Year > 9999 {
		k.Fault("set.year", "set.year: the year of the set is printed on every card; give it, such as 2026")
	}
	k.Line("set.illustrator", h.Illustrator, MaxName, true)
}

// Group checks the i-th group that a set declares.
func (k *Checker) Group(i int, id string, name, of kit.Text, seen *Seen) {
	path := fmt.Sprintf("groups[%d]", i)
	k.ID(path+".id", id)
	k.Words(path+".name", name, MaxName, true)
	k.Words(path+".of", of, MaxName, true)
	if seen.Groups[id] {
		k.Fault(path+".id",
			"group %q is declared twice among all sets; a group of another set can be used without declaring it", id)
	}
	seen.Groups[id] = true
	if len(seen.Groups) == MaxGroups+1 {
		k.Fault("groups", "more than %d groups", MaxGroups)
	}
}

// Unique checks that no card so far has the id or the name of this one. It reports whether the id is new.
func (k *Checker) Unique(path, id string, name kit.Text, seen *Seen) (first bool) {
	k.ID(path+".id", id)
	first = !seen.cards[id]
	if !first {
		k.Fault(path+".id",
			"card id %q stands twice; an id is one card's among all sets, built-in ones too: choose another", id)
	}
	seen.cards[id] = true
	k.Name(path+".name", id, name, seen)
	return first
}

// Name checks that no other card has a name of this card.
func (k *Checker) Name(path, id string, name kit.Text, seen *Seen) {
	for _, n := range []struct{ lang, name string }{{"en", name.En}, {"it", name.It}} {
		key := n.lang + ":" + strings.ToLower(n.name)
		if other, taken := seen.names[key]; taken && n.name != "" {
			k.Fault(path+"."+n.lang, "the name %q belongs to card %s already: choose another", n.name, other)
		}
		seen.names[key] = id
	}
}

// NotID checks that a name is not the id of a card: whoever writes it could mean either. Call it when all cards are
// known.
func (k *Checker) NotID(path string, name kit.Text, seen *Seen) {
	for _, n := range []struct{ lang, name string }{{"en", name.En}, {"it", name.It}} {
		if n.name != "" && seen.cards[n.name] {
			k.Fault(path+"."+n.lang, "the name %q is the id of a card", n.name)
		}
	}
}

// Deck checks what the ready decks of all games share: id, name, size, and that no card stands twice. It calls card for
// each line, with its path.
func (k *Checker) Deck(d *cardfile.Deck, seen *Seen, card func(path string, c cardfile.Count)) {
	k.ID("id", d.ID)
	if seen.Decks[d.ID] {
		k.Fault("id", "deck id %q stands twice among all ready decks, built-in ones too: choose another", d.ID)
	}
	seen.Decks[d.ID] = true
	k.Words("name", d.Name, MaxName, true)
	k.AtMost("cards", len(d.Cards), MaxDeckSize)
	here, total := map[string]bool{}, 0
	for i, c := range d.Cards[:min(len(d.Cards), MaxDeckSize)] {
		at := fmt.Sprintf("cards[%d]", i)
		if here[c.ID] {
			k.Fault(at+".id", "card %s stands twice; write it once with the sum", c.ID)
		}
		here[c.ID] = true
		total += max(c.N, 0)
		card(at, c)
	}
	if total > MaxDeckSize {
		k.Fault("cards", "%d cards; a ready deck has at most %d", total, MaxDeckSize)
	}
}
