package lint_test

import (
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the golden file")

// A file with ten and more different faults is told in one go: each with file, line, column, what to do, and what was
// probably meant.
func TestTenFaults(t *testing.T) {
	data, err := os.ReadFile("testdata/ten-faults.yaml")
	if err != nil {
		t.Fatal(err)
	}
	got := checkFiles(t, map[string]string{"ten-faults.yaml": string(data)}) + "\n"
	const golden = "testdata/ten-faults.golden"
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}
