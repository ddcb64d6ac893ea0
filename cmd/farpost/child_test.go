package main_test

import (
	"context"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"

	"farpost/cmd/internal/clitest"
)

// child is the bot as a process of its own.
type child struct {
	cmd      *exec.Cmd
	out, err lines
	first    chan struct{} // closed as soon as there is a line on standard output
	gone     chan struct{} // closed when the process has ended
}

// lines collects what a process writes.
type lines struct {
	mu   sync.Mutex
	text strings.Builder
	then func() // called at every write
}

// Write takes what the process wrote.
func (l *lines) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.then != nil {
		l.then()
	}
	return l.text.Write(b)
}

// String is all so far.
func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// launch starts the bot, or another command that goes on until it is stopped, in a folder. It is killed at the
// end of the test if it still runs.
func launch(t *testing.T, dir string, env []string, args ...string) *child {
	t.Helper()
	return launchProgram(t, binary, dir, env, args...)
}

// launchProgram is launch for a program at another place.
func launchProgram(t *testing.T, program, dir string, env []string, args ...string) *child {
	t.Helper()
	c := &child{cmd: exec.Command(program, args...), first: make(chan struct{}), gone: make(chan struct{})}
	c.out.then = sync.OnceFunc(func() { close(c.first) })
	c.cmd.Dir, c.cmd.Env, c.cmd.Stdout, c.cmd.Stderr = dir, clitest.Bare(env...), &c.out, &c.err
	if err := c.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(c.gone)
		_ = c.cmd.Wait() // the status is in ProcessState
	}()
	t.Cleanup(c.kill)
	return c
}

// started waits for the line that says that the bot works, and checks its words.
func (c *child) started(t *testing.T, words ...string) string {
	t.Helper()
	select {
	case <-c.first:
	case <-c.gone:
		t.Fatalf("the bot ended with status %d: %s", c.cmd.ProcessState.ExitCode(), &c.err)
	}
	line := c.out.String()
	if strings.Count(line, "\n") != 1 {
		t.Errorf("want one line on standard output, got %q", line)
	}
	for _, w := range words {
		if !strings.Contains(line, w) {
			t.Errorf("%q does not say %q", line, w)
		}
	}
	return line
}

// wait waits until the process has ended.
func (c *child) wait() { <-c.gone }

// life is a context that ends with the process.
func (c *child) life(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	go func() {
		select {
		case <-c.gone:
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, cancel
}

// ended reports whether the process has ended.
func (c *child) ended() bool {
	select {
	case <-c.gone:
		return true
	default:
		return false
	}
}

// stop asks the bot to end, as Ctrl-C does, and checks that it does so cleanly.
func (c *child) stop(t *testing.T) {
	t.Helper()
	c.signal(t, os.Interrupt)
	c.clean(t)
}

func (c *child) signal(t *testing.T, s os.Signal) {
	t.Helper()
	if err := c.cmd.Process.Signal(s); err != nil {
		t.Fatal(err)
	}
}

// clean checks that the bot has ended, or does, with status 0 and without having reported a fault.
func (c *child) clean(t *testing.T) {
	t.Helper()
	c.wait()
	if n := c.cmd.ProcessState.ExitCode(); n != 0 {
		t.Errorf("status %d, want 0", n)
	}
	for line := range strings.Lines(c.err.String()) {
		if !strings.Contains(line, "level=INFO") {
			t.Errorf("the bot said: %s", line)
		}
	}
}

// kill ends the process at once, wherever it is, and returns when it has ended.
func (c *child) kill() {
	if !c.ended() {
		_ = c.cmd.Process.Signal(syscall.SIGKILL) // fails only when it has ended meanwhile
		<-c.gone
	}
}
