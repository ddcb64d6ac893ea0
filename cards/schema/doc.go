// Package schema describes the card language of a game to people and to editors.
//
// A game says in a Language what its keys mean: Words holds one sentence for every key that a file can have, and
// the values that it takes; what all games' files have in common is described here. Of these and the Go types that
// the loader decodes into, JSON makes a JSON Schema (2020-12), with which an editor completes keys and values, says
// what they mean, and marks mistakes while one types:
//
//	var Language = &schema.Language{Game: "Farwald",
//		Set: reflect.TypeFor[form.Set[language.Card]](), Words: Words, Values: Values,
//		Alone: map[string]schema.Bounds{"Instr": {Min: 1, Max: 1}},
//		Kinds: []schema.Kind{{Name: "instruction", Of: reflect.TypeFor[farwald.Instr]()}}}
//	raw := Language.JSON("card")
//
// Both schemas lie as card.schema.json and deck.schema.json in the folder schema of the game, as tests ensure
// (package schematest), so that a YAML file can point at them. What only the linter can see, such as a target that
// nothing names, is not in a schema: a file that fits may still have faults, but a file without faults always fits.
//
// Ops counts which parts of the language which cards use.
package schema
