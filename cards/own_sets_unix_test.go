//go:build unix

package cards_test

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"farpost/cards"
)

// A named pipe is not opened: to read it would take for ever.
func TestOwnPipe(t *testing.T) {
	dir := put(t, map[string]string{"farwald/guest.yaml": guest})
	if err := syscall.Mkfifo(filepath.Join(dir, "farwald", "pipe.yaml"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, faults, err := cards.CheckAll(dir); err != nil || len(faults) != 1 ||
		!strings.Contains(faults.Error(), "pipe.yaml: not a plain file") {
		t.Errorf("%v, %v", faults, err)
	}
}
