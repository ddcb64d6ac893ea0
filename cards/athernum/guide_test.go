package athernum_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/athernum"
	"farpost/cards/source"
)

// TestGuide ensures that the set of docs/cards-athernum.md is read without a fault, and that its cards say what the
// page says.
func TestGuide(t *testing.T) {
	page, err := os.ReadFile("../../docs/cards-athernum.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```yaml\n")
	file, _, ok := strings.Cut(rest, "```\n")
	if !ok {
		t.Fatal("the page has no set")
	}
	set, faults := athernum.Load(source.Dir{FS: fstest.MapFS{"mine.yaml": {Data: []byte(file)}}})
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	says := strings.Join(set.Face("en", "Z01").Text, "\n")
	_, quoted, _ := strings.Cut(strings.ReplaceAll(rest, "\n", " "), `ferrywoman then says "`)
	if quoted, _, _ = strings.Cut(quoted, `"`); quoted == "" || !strings.Contains(says, quoted) {
		t.Errorf("the character says %q, the page %q", says, quoted)
	}
}
