package golden

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew; look at them afterwards")

// Text compares a text with a golden file. It fails with the first line that differs.
func Text(t testing.TB, file, got string) {
	t.Helper()
	want, ok := read(t, file, []byte(got))
	if !ok || string(want) == got {
		return
	}
	w, g := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		switch {
		case i == len(w):
			t.Errorf("%s: line %d is new: %q; %s", file, i+1, g[i], advice)
		case i == len(g):
			t.Errorf("%s: line %d is missing: %q; %s", file, i+1, w[i], advice)
		case w[i] != g[i]:
			t.Errorf("%s: line %d:\nwant %q\ngot  %q\n%s", file, i+1, w[i], g[i], advice)
		default:
			continue
		}
		return
	}
}

const advice = "read what is new with care, then run go test with -update"

// read returns a golden file. With -update it writes the file and returns false.
func read(t testing.TB, file string, got []byte) ([]byte, bool) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return nil, false
	}
	want, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%s is missing; make it with go test -run %s -update, and look at it", file, t.Name())
		return nil, false
	}
	if err != nil {
		t.Fatal(err)
	}
	return want, true
}
