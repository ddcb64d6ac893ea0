package deck

import (
	"fmt"
	"slices"
	"strings"

	"farpost/engine"
)

// Count is a number of copies of one card.
type Count struct {
	N  int
	ID string
}

// Card is what decks need to know about a card.
type Card struct {
	ID string
	// Names has the card's name by language.
	Names map[string]string
	// Also holds further names by which it is found, in any language, such as the name of its other side.
	Also []string
	// Whole has by language the name of a set of cards that belong together, such as the levels of one being. A line
	// with that name stands for one card of each. Nil for a card of no set.
	Whole map[string]string
	// Rank is the code that decides how many copies a deck may have.
	Rank string
	// Section is the part of a deck where it belongs; "" in games whose decks have no parts.
	Section string
}

// Copies limits how many copies of a card of some rank a deck may have.
type Copies struct {
	Max int
	// Code is the message for more than Max copies. Its arguments are card and n.
	Code string
	// Name is the summary's argument that counts the cards of this rank; "" for none.
	Name string
}

// Section is a part of a deck, such as the main deck. A game whose decks have no parts has one section without a name.
type Section struct {
	// Name is its code: the Card.Section of its cards, and the summary's argument that counts them.
	Name string
	// Min and Max bound the number of its cards; Max 0 means any number. Few is the message below Min, with the
	// arguments n, min and add (how many are missing). Many is the message above Max, with n and max.
	Min, Max  int
	Few, Many string
	// Heads are the headings that people may write above its cards, in every language, as Fold writes them. A text
	// without headings may name the cards of all sections in any order.
	Heads []string
	// Title is the heading that Decklist writes, by language.
	Title map[string]string
	// Usual are the cards of the section in a text that names none of them; nil for none.
	Usual []Count
}

// Rules are a game's rules for decks.
type Rules struct {
	Sections []Section
	// Copies has the limits by rank. A deck may have any number of a card whose rank is not in it.
	Copies map[string]Copies
	// Misplaced returns the message for a card under the heading of a section where it does not belong. Its argument
	// is card. The card counts where it belongs.
	Misplaced func(card Card, under string) (code string)
	// Never returns the message for a name that is never part of a deck, such as Energy Cards; ok is false for every
	// other name. Its argument is card. Nil means that there are no such names.
	Never func(name string) (code string, ok bool)
	// Amiss returns what else is against the rules, beside sections and limits of copies; nil finds nothing.
	Amiss func(list []Count) []engine.Phrase
	// Advice returns advice on a deck without faults; nil gives none.
	Advice func(list []Count) []engine.Phrase
}

// Size returns the number of cards of a list.
func Size(list []Count) int {
	n := 0
	for _, c := range list {
		n += c.N
	}
	return n
}

// Expand lists each card id as often as it counts. Matches are set up with such lists.
func Expand(list []Count) []string {
	out := make([]string, 0, Size(list))
	for _, c := range list {
		for range c.N {
			out = append(out, c.ID)
		}
	}
	return out
}

// Titled reports whether the sections of a deck have titles in a language.
func (r Rules) Titled(lang string) bool {
	return slices.ContainsFunc(r.Sections, func(sec Section) bool { return sec.Title[lang] != "" })
}

// Decklist writes a list as text that Check reads: section by section, each under its title in a language. Name gives
// the name of a card. Unknown cards are left out.
func Decklist(rules Rules, x *Index, lang string, list []Count, name func(id string) string) string {
	var parts []string
	for _, sec := range rules.Sections {
		here := slices.DeleteFunc(slices.Clone(list), func(n Count) bool {
			c, ok := x.Card(n.ID)
			return !ok || c.Section != sec.Name
		})
		if len(here) == 0 {
			continue
		}
		part := Text(here, name)
		if title := sec.Title[lang]; title != "" {
			part = title + "\n" + part
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, "\n")
}

// Text writes a list as text that Check reads, without headings. Name gives the name of a card.
func Text(list []Count, name func(id string) string) string {
	var b strings.Builder
	for _, c := range list {
		fmt.Fprintf(&b, "%d %s\n", c.N, name(c.ID))
	}
	return b.String()
}

// textKind is the kind of a value that carries what a person wrote: "text:3 Cinder Whlp".
const textKind = "text:"

func text(s string) engine.Value { return engine.Value(textKind + s) }
