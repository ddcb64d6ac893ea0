package sandbox_test

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"farpost/bot/sandbox"
)

// TestStateIsPrivate ensures that the state file and the files of messages are for their owner alone, also those that
// an earlier version left open to others.
func TestStateIsPrivate(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no such modes")
	}
	file := filepath.Join(t.TempDir(), "state.json")
	modes := map[string]os.FileMode{file: 0o600, file + ".files": 0o700}
	for _, when := range []string{"new", "left open"} {
		w := start(t, func(c *sandbox.Config) { c.StateFile = file })
		for name, want := range modes {
			if info, err := os.Stat(name); err != nil || info.Mode().Perm() != want {
				t.Errorf("%s: %s has the mode %v, want %v (%v)", when, filepath.Base(name), info.Mode(), want, err)
			}
		}
		if err := w.s.Close(w.ctx); err != nil {
			t.Fatal(err)
		}
		for name, mode := range modes {
			if err := os.Chmod(name, mode|0o055); err != nil {
				t.Fatal(err)
			}
		}
	}
}
