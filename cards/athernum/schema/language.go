package schema

import (
	_ "embed"
	"reflect"

	"farpost/cards/cardfile"
	"farpost/cards/schema"
	"farpost/engine/athernum/language"
)

//go:embed language.yaml
var described []byte

// Language is the card language, as language.yaml describes it.
var Language = schema.Must("Athernum", described, reflect.TypeFor[cardfile.Set[language.Card]]())
