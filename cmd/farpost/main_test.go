package main_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// binary is the program under test, built once as anybody would build it.
var binary string

func TestMain(m *testing.M) {
	status, err := buildAndRun(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		status = 1
	}
	os.Exit(status)
}

func buildAndRun(m *testing.M) (status int, err error) {
	dir, err := os.MkdirTemp("", "farpost-test-")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	binary = filepath.Join(dir, "farpost")
	if said, err := exec.Command("go", "build", "-o", binary, ".").CombinedOutput(); err != nil {
		return 0, fmt.Errorf("go build: %w\n%s", err, said)
	}
	return m.Run(), nil
}

// patience bounds every wait of these tests. Nothing is expected to take long; a machine may be slow.
const patience = 90 * time.Second

// bare is the environment of a program that nobody has configured.
func bare(env ...string) []string {
	return append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"), "TMPDIR=" + os.TempDir()}, env...)
}

// said is what a command that has ended left behind.
type said struct {
	status   int
	out, err string
}

// farpost runs a command to its end, in a folder and with nothing in the environment but env.
func farpost(t *testing.T, dir string, env []string, args ...string) said {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, binary, args...)
	var out, errs strings.Builder
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = dir, bare(env...), &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) || ctx.Err() != nil {
		t.Fatalf("farpost %q: %v\n%s%s", args, err, &out, &errs)
	}
	return said{status: cmd.ProcessState.ExitCode(), out: out.String(), err: errs.String()}
}

// sentence checks that a command was refused with status 2 and one line that says all of the words.
func (s said) sentence(t *testing.T, words ...string) {
	t.Helper()
	if s.status != 2 {
		t.Errorf("status %d, want 2", s.status)
	}
	if s.out != "" || strings.Count(s.err, "\n") != 1 || !strings.HasPrefix(s.err, "farpost: ") {
		t.Errorf("want one line on standard error and nothing else, got %q and %q", s.err, s.out)
	}
	for _, w := range words {
		if !strings.Contains(s.err, w) {
			t.Errorf("%q does not say %q", s.err, w)
		}
	}
}

// until looks again and again whether something is so, until it is.
func until(t *testing.T, what string, so func() bool) {
	t.Helper()
	for begun := time.Now(); !so(); {
		if time.Since(begun) > patience {
			t.Fatalf("waited in vain for %s", what)
		}
		time.Sleep(look)
	}
}

// look is the pause before looking again at what cannot tell of itself.
const look = 20 * time.Millisecond
