package mutant

import (
	_ "embed"
	"strings"
)

// The functions that the broken packages call. The file belongs to no package here: it is put into each of theirs.
//
//go:embed choice.go.txt
var choiceText string

// choiceImports are the packages that they need.
var choiceImports = []string{"os", "strconv", "sync"}

// Environment variables of a test that was built with mutants in it.
const (
	chosenEnv = "FARPOST_MUTANT"       // the number of the one that is broken
	reachEnv  = "FARPOST_MUTANT_REACH" // the file to which the numbers of those that are reached are written
)

// choice is the file that chooses a mutant of the package while its tests run.
func (s *source) choice() []byte {
	return []byte(strings.Replace(choiceText, "package choice", "package "+s.Name, 1))
}
