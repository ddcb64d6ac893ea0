package lint_test

import (
	"os"
	"testing"

	"farpost/cards/golden"
)

// A file with ten and more different faults is told in one go: each with file, line, column, what to do, and what was
// probably meant.
func TestTenFaults(t *testing.T) {
	data, err := os.ReadFile("testdata/ten-faults.yaml")
	if err != nil {
		t.Fatal(err)
	}
	got := checkFiles(t, map[string]string{"ten-faults.yaml": string(data)}) + "\n"
	golden.Text(t, "testdata/ten-faults.golden", got)
}
