// Package lint checks folders of cards for the command line and for CI: it is the front of every game's own
// linter.
//
//	faults, err := lint.Check("farwald", os.DirFS("my-cards/farwald"))
//	for _, f := range faults { fmt.Println(f) } // my-set.yaml:12: G01: element: unknown "Q"; one of F, W, M, N
//
// A folder is checked together with the built-in data, because that is how it will be loaded: ids and names
// must not collide, and its cards may use the built-in groups.
package lint
