// Package source reads YAML files that people wrote, so strictly that a slip of the pen cannot pass.
//
// A set of cards is data from a stranger: it may be wrong in ten places at once, and it may be made to do
// harm. Decode therefore
//
//   - knows every key: one that the Go type has no field for is a fault, and so is a key that stands twice;
//   - never guesses: text is text, a number is a number, an empty value is a fault;
//   - goes on after a fault, so that all of them are told at once, each as a Fault with file and line;
//   - keeps what it reads small: Limits bound size, depth and the number of nodes; anchors, aliases, merge
//     keys, tags and further documents, which could blow a small file up, are refused outright.
//
// It gives back Positions, which turn the path of a value ("cards[3].effect[0].shatter") into its line, so
// that a later check of the meaning can point at the same place:
//
//	var f struct{ Cards []Card `yaml:"cards"` }
//	pos, faults := source.Decode("my-set.yaml", raw, &f, source.DefaultLimits)
//	…
//	faults = append(faults, pos.Fault("cards[3].cost", "nobody has 11 Energy Cards"))
package source
