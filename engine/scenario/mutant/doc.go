// Package mutant tries whether a game's scenarios notice broken rules. A mutant is a rule of a clause broken in the
// code, by the compiler's overlay, so shipped code has no switches; some line of a scenario that names the clause must
// fail. One that survives shows that this line says too little, or that none says it.
//
//	func TestMutants(t *testing.T) {
//		mutant.Suite{Root: "../../..", Folders: folders, Handful: []string{"FW-040"}, Mutants: []mutant.Mutant{
//			mutant.Break("FW-040", "everybody's cards are energized", mutant.In("engine/farwald/change_turn.go",
//				"range controlled(f, c.Seat) {", "range f.Zone(zField, engine.NoSeat) {")),
//		}}.Run(t)
//	}
//
// Each mutant builds the game anew, so a few run by default and all with FARPOST_MUTANTS=all; FARPOST_MUTANTS=FW-040
// runs those of a clause.
package mutant
