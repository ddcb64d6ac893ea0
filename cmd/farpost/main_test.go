package main_test

import (
	"os"
	"testing"
	"time"

	"farpost/cmd/internal/clitest"
)

// binary is the program under test, built once as anybody would build it.
var binary string

func TestMain(m *testing.M) {
	os.Exit(clitest.Main(m, &binary, "."))
}

// farpost runs a command to its end, in a folder and with nothing in the environment but env.
func farpost(t *testing.T, dir string, env []string, args ...string) clitest.Said {
	t.Helper()
	return clitest.Run(t, binary, dir, env, args...)
}

// until looks again and again whether something is so, until it is.
func until(so func() bool) {
	for !so() {
		time.Sleep(look)
	}
}

// look is the pause before looking again at what cannot tell of itself.
const look = 20 * time.Millisecond
