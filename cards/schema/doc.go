// Package schema describes the card language of a game to people and to editors.
//
// A game says in a Language what its keys mean. Words has a sentence for every key of its files, and the values that
// the key takes; keys that all games share are described here. From these, and from the Go types that the loader
// decodes into, JSON makes a JSON Schema (2020-12). With it an editor completes keys and values, explains them, and
// marks mistakes while one types:
//
//	var Language = &schema.Language{Game: "Farwald",
//		Set: reflect.TypeFor[cardfile.Set[language.Card]](), Words: Words, Values: Values,
//		Alone: map[string]schema.Bounds{"Instr": {Min: 1, Max: 1}},
//		Kinds: []schema.Kind{{Name: "instruction", Of: reflect.TypeFor[language.Instr]()}}}
//	raw := Language.JSON("card")
//
// The schemas are in the folder schema of the game, as card.schema.json and deck.schema.json, so that a YAML file can
// point at them. Tests keep them current (package schematest).
//
// A schema knows less than the linter, which also finds, say, a target that nothing names. A file that fits the schema
// may have faults. A file without faults always fits.
//
// Ops lists the parts of the language, each with the cards that use it.
package schema
