// Package thorough says which tests are long walks, which go test -short leaves out. Everything else runs with it: each
// package still shows that its main way works.
//
//	func TestEveryDoor(t *testing.T) {
//		thorough.Only(t, "it opens every door of every game")
//
//	for seed := range thorough.Of(40, 4) { // 40 matches, 4 with -short
package thorough

import "testing"

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
