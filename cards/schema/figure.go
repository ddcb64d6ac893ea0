package schema

import (
	"fmt"
	"strings"

	"farpost/engine"
)

// Figure chooses what the picture of a card shows that does not say it: one of the Figures of a name, for equal keys
// the same.
func (l *Language) Figure(of, key string) string { return engine.PickFigure(key, l.Figures[of]...) }

// badFigures lists the Figures that are none.
func (l *Language) badFigures() (out []error) {
	for of, list := range l.Figures {
		for _, word := range list {
			if !engine.IsFigure(word) {
				out = append(out, fmt.Errorf("%s: figures of %s: %q is none", l.Game, of, word))
			}
		}
	}
	return out
}

// FigureForm is a regular expression for the words of figures (engine.IsFigure).
func FigureForm() string {
	bearers, things := strings.Join(engine.FigureBearers(), "|"), strings.Join(engine.FigureThings(), "|")
	return "^((" + bearers + ")(\\+(" + things + "))?|" + things + ")$"
}
