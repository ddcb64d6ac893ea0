package clitest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Main builds the program of a package, sets binary to its path, runs the tests and removes it. It gives the exit
// status.
func Main(m *testing.M, binary *string, pkg string) int {
	status, err := main(m, binary, pkg)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return status
}

func main(m *testing.M, binary *string, pkg string) (status int, err error) {
	dir, err := os.MkdirTemp("", "farpost-test-")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	*binary = filepath.Join(dir, "farpost")
	if said, err := exec.Command("go", "build", "-o", *binary, pkg).CombinedOutput(); err != nil {
		return 0, fmt.Errorf("go build %s: %w\n%s", pkg, err, said)
	}
	return m.Run(), nil
}

// Bare is the environment of a program that nobody has configured, with these variables.
func Bare(env ...string) []string {
	return append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"), "TMPDIR=" + os.TempDir()}, env...)
}

// Said is what a program that has ended left behind.
type Said struct {
	Status   int
	Out, Err string
}

// Run runs a program to its end, in a folder and with nothing in the environment but env.
func Run(t *testing.T, binary, dir string, env []string, args ...string) Said {
	t.Helper()
	return RunWith(t, binary, dir, "", env, args...)
}

// RunWith is Run with something on standard input.
func RunWith(t *testing.T, binary, dir, in string, env []string, args ...string) Said {
	t.Helper()
	cmd := exec.Command(binary, args...)
	var out, errs strings.Builder
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = dir, Bare(env...), &out, &errs
	cmd.Stdin = strings.NewReader(in)
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatalf("%s %q: %v\n%s%s", filepath.Base(binary), args, err, &out, &errs)
	}
	return Said{Status: cmd.ProcessState.ExitCode(), Out: out.String(), Err: errs.String()}
}

// Sentence checks that a command was refused with status 2 and one line that says all of the words.
func (s Said) Sentence(t *testing.T, words ...string) {
	t.Helper()
	if s.Status != 2 {
		t.Errorf("status %d, want 2", s.Status)
	}
	if s.Out != "" || strings.Count(s.Err, "\n") != 1 || !strings.HasPrefix(s.Err, "farpost: ") {
		t.Errorf("want one line on standard error and nothing else, got %q and %q", s.Err, s.Out)
	}
	for _, w := range words {
		if !strings.Contains(s.Err, w) {
			t.Errorf("%q does not say %q", s.Err, w)
		}
	}
}
