// Package schema describes the card language of a game to people and to editors.
//
// A game says in a Language what its keys mean: a sentence for every key of its files, the values that the key takes,
// which keys go together, and by laws (Law) what a value cannot be though its form is right. Keys that all games share
// are described here. Usually it is read from a file:
//
//	//go:embed language.yaml
//	var described []byte
//
//	var Language = schema.Must("Chess", described, reflect.TypeFor[cardfile.Set[chess.Card]]())
//
// From it, and from the Go types that the loader decodes into, JSON makes a JSON Schema (2020-12). With it an editor
// completes keys and values, explains them, and marks mistakes as one types:
//
//	raw := Language.JSON("card")
//
// The schemas are in the folder schema of the game, as card.schema.json and deck.schema.json, so that a YAML file can
// point at them. Tests keep them current (package schematest).
//
// The linter checks the same (lintkit.Form), and more: it also finds, say, a target that nothing names. A file that
// fits the schema may have faults. A file without faults always fits.
//
// Ops lists the parts of the language, each with the cards that use it.
package schema
