// Package thorough says which tests are long walks, which go test -short leaves out. Everything else runs with it: each
// package still shows that its main way works.
//
//	func TestEveryDoor(t *testing.T) {
//		thorough.Only(t, "it opens every door of every game")
//
//	for seed := range thorough.Of(40, 4) { // 40 matches, 4 with -short
//
// It also has what packages with long tests run them with:
//
//	func TestMain(m *testing.M) { thorough.Main(m) }
package thorough

import (
	"os"
	"runtime/debug"
	"testing"

	"farpost/engine"
)

// mostMemory is how many bytes the tests of a package may take before the collector runs more often, unless GOMEMLIMIT
// says otherwise: many bots at once keep some 700 MB.
const mostMemory = 3 << 29

// Main runs the tests of a package that plays matches or reads cards, and ends the process. The collector runs as
// seldom as in the bot: with Go's figure it takes a fifth to two fifths of the time of such tests.
func Main(m *testing.M) {
	if os.Getenv("GOGC") == "" {
		engine.TuneCollector()
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(mostMemory)
	}
	os.Exit(m.Run())
}

// Only skips a test that takes long, with what it does: a sentence that begins with "it".
func Only(t testing.TB, what string) {
	t.Helper()
	if testing.Short() {
		t.Skip("left out by -short: " + what)
	}
}

// Of is how many of the same a test does: all, or only some with -short.
func Of(all, some int) int {
	if testing.Short() {
		return some
	}
	return all
}
