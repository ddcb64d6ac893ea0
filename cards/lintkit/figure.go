package lintkit

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Figure checks the word for what a card's picture shows. "" is right: then the figure follows from the card.
func (k *Checker) Figure(path, word string) {
	if word == "" || engine.IsFigure(word) {
		return
	}
	bearers, things := engine.FigureBearers(), engine.FigureThings()
	first, second, two := strings.Cut(word, "+")
	wrong, list := first, slices.Concat(bearers, things)
	switch {
	case two && slices.Contains(bearers, first):
		wrong, list = second, things
	case two && slices.Contains(things, first):
		wrong, list = first, bearers
	}
	k.Fault(path, "figure: unknown %q%s; one of %s; or one of %s; or one of the former with one of the latter, such as "+
		"knight+banner", wrong, k.Like(wrong, list), Shown(bearers), Shown(things))
}
