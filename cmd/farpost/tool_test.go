package main_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"farpost/cmd/internal/cli"
	"farpost/cmd/internal/clitest"
	"farpost/engine/thorough"
)

// alone puts the program into a folder where nothing is beside it, and gives its path there.
func alone(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "farpost")
	if err := os.Link(binary, path); err != nil {
		t.Fatal(err)
	}
	return path
}

// script puts a shell script in the place of farpost-tools into a folder.
func script(t *testing.T, dir, lines string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("it needs a shell")
	}
	if err := os.WriteFile(filepath.Join(dir, "farpost-tools"), []byte("#!/bin/sh\n"+lines+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
}

// TestToolRuns ensures that every command of farpost-tools is run by the program beside this one, with its arguments as
// they are, standard streams, folder, environment and exit status.
func TestToolRuns(t *testing.T) {
	t.Parallel()
	own, dir := alone(t), t.TempDir()
	script(t, filepath.Dir(own), `printf '%s\n' "$@"; cat; pwd; echo "$COLOUR"; echo oops >&2; exit 7`)
	for name := range cli.Tools {
		s := clitest.RunWith(t, own, dir, "of the input\n", []string{"COLOUR=green"}, name, "-json", "two words", "")
		want := clitest.Said{Status: 7, Err: "oops\n", Out: name + "\n-json\ntwo words\n\nof the input\n" + dir +
			"\ngreen\n"}
		if s != want {
			t.Errorf("%s: %+v, want %+v", name, s, want)
		}
	}
}

// TestToolIsSignalled ensures that a signal to the program reaches the tool that it has become, which decides on the
// exit status.
func TestToolIsSignalled(t *testing.T) {
	t.Parallel()
	own := alone(t)
	script(t, filepath.Dir(own), `trap 'echo stopped; exit 5' TERM; echo ready; while :; do sleep 0.1; done`)
	c := launchProgram(t, own, t.TempDir(), nil, "selfplay")
	c.started(t, "ready")
	c.signal(t, syscall.SIGTERM)
	c.wait()
	if n := c.cmd.ProcessState.ExitCode(); n != 5 || !strings.Contains(c.out.String(), "stopped") {
		t.Errorf("status %d, %q", n, &c.out)
	}
}

// TestToolIsFound ensures that the tools beside the program go before those on PATH, which are found too, and that
// either goes before those of the checkout.
func TestToolIsFound(t *testing.T) {
	t.Parallel()
	own, path := alone(t), t.TempDir()
	script(t, path, "echo on PATH")
	env := []string{"PATH=" + path}
	root := checkout(t)
	if s := clitest.Run(t, own, root, env, "selfplay"); s.Out != "on PATH\n" {
		t.Errorf("%+v", s)
	}
	script(t, filepath.Dir(own), "echo beside")
	if s := clitest.Run(t, own, root, env, "selfplay"); s.Out != "beside\n" {
		t.Errorf("%+v", s)
	}
}

// checkout is the folder of this module.
func checkout(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	return root
}

// TestToolIsBuilt ensures that anywhere inside a checkout the tools are built where there are none, and run there; and
// that a checkout which does not build tells what the go command says.
func TestToolIsBuilt(t *testing.T) {
	thorough.Only(t, "it builds a program")
	t.Parallel()
	env := []string{"GOFLAGS=" + os.Getenv("GOFLAGS"), "GOCACHE=" + goEnv(t, "GOCACHE"), "GOMODCACHE=" +
		goEnv(t, "GOMODCACHE")}
	own := alone(t)
	clitest.Run(t, own, filepath.Join(checkout(t), "docs"), env, "selfplay", "-matches", "0").Sentence(t,
		"at least one match")

	broken := t.TempDir()
	if err := os.WriteFile(filepath.Join(broken, "go.mod"), []byte("module farpost\n\ngo 1.26\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if s := clitest.Run(t, own, broken, env, "selfplay"); s.Status != 2 ||
		!strings.Contains(s.Err, `no such tool "farpost-tools"`) {
		t.Errorf("%+v", s)
	}
}

// goEnv is a setting of the go command.
func goEnv(t *testing.T, name string) string {
	t.Helper()
	out, err := exec.Command("go", "env", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// TestNoTool ensures that one sentence says how to get the tools where there are none: outside of a checkout, in one of
// another module, and in one of this where the go command is missing.
func TestNoTool(t *testing.T) {
	t.Parallel()
	own, other := alone(t), t.TempDir()
	if err := os.WriteFile(filepath.Join(other, "go.mod"), []byte("module farpost/other\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{t.TempDir(), other} {
		clitest.Run(t, own, dir, nil, "coverage").Sentence(t, "coverage", "farpost-tools", "beside", "PATH", "go build",
			"checkout")
	}
	clitest.Run(t, own, checkout(t), []string{"PATH=" + t.TempDir()}, "coverage").Sentence(t, "farpost-tools",
		"go build")
}
