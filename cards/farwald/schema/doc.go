// Package schema describes the card language to people and to editors.
//
// Words holds one sentence for every key that a file can have, and the values that it takes. Of these and the Go
// types that the loader decodes into, JSON makes a JSON Schema (2020-12), with which an editor completes keys and
// values, says what they mean, and marks mistakes while one types:
//
//	card.schema.json    files of cards     (schema.JSON("card"))
//	deck.schema.json    files of a deck    (schema.JSON("deck"))
//
// Both lie beside this file, as tests ensure, so that a YAML file can point at them. What only the linter can see,
// such as a target that nothing names, is not in a schema: a file that fits may still have faults, but a file
// without faults always fits.
//
// Ops counts which parts of the language which cards use.
package schema
