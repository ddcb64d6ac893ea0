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

// Card is what decks need to know of a card.
type Card struct {
	ID string
	// Names by language.
	Names map[string]string
	// Also are further names by which it is found, in any language, such as that of its other side.
	Also []string
	// Rank is the code that the copy limit depends on.
	Rank string
	// Section is the part of a deck where it belongs, "" in games whose decks have one part only.
	Section string
}

// Copies is the limit of a rank.
type Copies struct {
	Max int
	// Code is the message when it is exceeded; its arguments are card and n.
	Code string
	// Name is the argument of the summary that counts the cards of this rank.
	Name string
}

// Section is a part of a deck, such as a main deck. A game whose decks have no parts has one section without a
// name.
type Section struct {
	// Name is its code: Card.Section of what belongs there, and the argument of the summary that counts it.
	Name string
	// Min and Max bound its size; Max 0 means any size. Few and Many are the messages, whose arguments are n, min
	// and add (what is missing), and n and max.
	Min, Max  int
	Few, Many string
	// Heads are what people write above its cards, folded, in every language; a text without headings may name
	// the cards of all sections in any order.
	Heads []string
	// Title is the heading that Decklist writes, by language.
	Title map[string]string
}

// Rules are a game's rules for decks.
type Rules struct {
	Sections []Section
	// Copies are the limits by rank; of a rank that is not there a deck may hold any number.
	Copies map[string]Copies
	// Misplaced gives the message for a card that was listed under the heading of a section where it does not
	// belong; its argument is card. Such a card counts where it belongs.
	Misplaced func(card Card, under string) (code string)
	// Never gives the message for names that are no cards of a deck, such as Energy Cards; its argument
	// is card. ok is false for every other name.
	Never func(name string) (code string, ok bool)
	// Advice looks at a deck without faults; nil gives none.
	Advice func(list []Count) []engine.Phrase
}

// Size is the number of cards of a list.
func Size(list []Count) int {
	n := 0
	for _, c := range list {
		n += c.N
	}
	return n
}

// Expand lists the card ids, each as often as it counts: the form in which matches are set up.
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

// Sheet writes a list in the form that Check reads, section by section, each under its title in a language, with
// names given by name. Cards that are not known are left out.
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

// Text writes a list in the form that Check reads, with names given by name.
func Text(list []Count, name func(id string) string) string {
	var b strings.Builder
	for _, c := range list {
		fmt.Fprintf(&b, "%d %s\n", c.N, name(c.ID))
	}
	return b.String()
}

// textKind is the kind of value that carries what a person wrote, for messages: "text:3 Cinder Whlp".
const textKind = "text:"

func text(s string) engine.Value { return engine.Value(textKind + s) }
