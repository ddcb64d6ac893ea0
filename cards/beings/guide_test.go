package beings_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/beings"
	"farpost/cards/source"
)

// TestGuide ensures that the set of docs/cards-beings.md is read without a fault, and that its cards say what the page
// says.
func TestGuide(t *testing.T) {
	page, err := os.ReadFile("../../docs/cards-beings.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```yaml\n")
	file, _, ok := strings.Cut(rest, "```\n")
	if !ok {
		t.Fatal("the page has no set")
	}
	set, faults := beings.Load(source.Dir{FS: fstest.MapFS{"mine.yaml": {Data: []byte(file)}}})
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	says := strings.Join(set.Face("en", "Z01-2").Text, "\n")
	_, quoted, _ := strings.Cut(rest, `second level then says "`)
	if quoted, _, _ = strings.Cut(quoted, `"`); quoted == "" || !strings.Contains(says, quoted) {
		t.Errorf("the second level says %q, the page %q", says, quoted)
	}
}
