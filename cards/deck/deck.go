package deck

import (
	"fmt"
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
	// Rank is the code that the copy limit depends on.
	Rank string
}

// Copies is the limit of a rank.
type Copies struct {
	Max int
	// Code is the message when it is exceeded; its arguments are card and n.
	Code string
	// Name is the argument of the summary that counts the cards of this rank.
	Name string
}

// Rules are a game's rules for decks.
type Rules struct {
	Min    int
	Copies map[string]Copies
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
