package schema

import (
	"strings"

	"farpost/engine"
)

// FigureForm is a regular expression for the words of figures (engine.IsFigure).
func FigureForm() string {
	bearers, things := strings.Join(engine.FigureBearers(), "|"), strings.Join(engine.FigureThings(), "|")
	return "^((" + bearers + ")(\\+(" + things + "))?|" + things + ")$"
}
