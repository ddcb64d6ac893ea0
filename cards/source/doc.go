// Package source reads YAML source files that people wrote, so strictly that no slip of the pen passes.
//
// A set of cards comes from a stranger. It may be wrong in ten places at once, and it may be meant to do harm.
// Therefore Decode
//
//   - knows every key: a key without a Go field is a fault, and so is a key that stands twice;
//   - never guesses: text is text, a number is a number, an empty value is a fault;
//   - goes on after a fault, so that all are reported at once, each as a Fault with file and line;
//   - reads nothing large: Limits bound the size, the depth and the number of nodes;
//   - refuses what could make a small file large: anchors, aliases, merge keys, tags, further documents.
//
// Decode returns Positions. They turn the path of a value ("cards[3].effect[0].shatter") into its line, so that a later
// check of the meaning can point at the same place:
//
//	var f struct{ Cards []Card `yaml:"cards"` }
//	pos, faults := source.Decode("my-set.yaml", raw, &f, source.DefaultLimits)
//	…
//	faults = append(faults, pos.Fault("cards[3].cost", "nobody has 11 Energy Cards"))
package source
