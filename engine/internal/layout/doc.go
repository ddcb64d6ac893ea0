// Package layout holds the house to its plan; it has tests only. One reads the imports of every package
// and compares them with the table of who may know whom: the engine knows nothing of ours, a ruleset
// knows only the engine, and nothing that people see through reaches around the storey between. Another
// looks for code folders that the plan does not have, a third for writes to a match outside of the
// driver, and a fourth for packages without a word of what they are for.
//
// A new game needs no change here (docs/new-game.md builds one). A new kind of package needs a line in the table, and a reason.
package layout
