// Package layout holds the house to its plan. It has tests only, each of them about the source of the whole repository:
//
//	imports_test.go   who may import whom: the table of the house
//	games_test.go     bot, storage and render do not know any game; a game is registered in few lines
//	writes_test.go    only the driver and the changes that it carries out write a match
//	docs_test.go      every package says what it is for; pages name files that are there
//	rooms_test.go     no folder has too many files; the larger ones say why, and have a map of their files
//	knots_test.go     the files of a folder do not all refer to each other in a circle
//	lines_test.go     no line of Go is wider than 120 columns
//	waits_test.go     no test waits for the computer's time, or gives up by it
//
// One folder is excepted by name. The kernel (engine) may have more than 60 files, and a knot of its core. The knot may
// not grow.
//
// A new game needs no change here (docs/new-game.md builds one). A new kind of package needs a row in the table of
// imports, and a reason.
package layout
