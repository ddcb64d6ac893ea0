package scenario

import (
	"fmt"
	"strings"

	"farpost/engine"
)

// Facts are those that a game answers itself, by the first word of the line: about the match ("chase"), about a player
// ("will a"), about an object ("state x"), and about a card of the book by its id ("print A02"; see Printed).
type Facts struct {
	Match map[string]func(w *World) (string, error)
	Seat  map[string]func(w *World, s engine.Seat) (string, error)
	Thing map[string]func(w *World, id engine.ObjID) (string, error)
	Card  map[string]func(w *World, id string) (string, error)
}

// Printed makes a fact of what stands on a card.
func Printed[C any](of func(c *C) string) func(w *World, id string) (string, error) {
	return func(w *World, id string) (string, error) {
		c := w.Book().(interface{ Card(id string) *C }).Card(id)
		if c == nil {
			return "", fmt.Errorf("there is no card %q", id)
		}
		return of(c), nil
	}
}

// answer answers a fact; known is false for words that are none.
func (f Facts) answer(w *World, words []string) (value string, known bool, err error) {
	if len(words) == 1 && f.Match[words[0]] != nil {
		value, err = f.Match[words[0]](w)
		return value, true, err
	}
	if len(words) != 2 {
		return "", false, nil
	}
	name, about := words[0], words[1]
	switch {
	case f.Seat[name] != nil:
		s, err := w.Seat(about)
		if err != nil {
			return "", true, err
		}
		value, err = f.Seat[name](w, s)
		return value, true, err
	case f.Thing[name] != nil:
		id, err := w.Object(about)
		if err != nil {
			return "", true, err
		}
		value, err = f.Thing[name](w, id)
		return value, true, err
	case f.Card[name] != nil:
		value, err = f.Card[name](w, about)
		return value, true, err
	}
	return "", false, nil
}

// OrDash joins a list; "-" for an empty one.
func OrDash(list []string, between string) string {
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, between)
}
