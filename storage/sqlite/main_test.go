package sqlite_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// childEnv tells the test binary to be one of the children below instead of
// running tests; its value is "role file".
const childEnv = "STORAGE_TEST_CHILD"

// children are the programs that tests start, stop and kill.
var children = map[string]func(file string) error{
	"write":  writeForever,
	"open":   openOnce,
	"locked": tellLocked,
}

func TestMain(m *testing.M) {
	role, file, isChild := strings.Cut(os.Getenv(childEnv), " ")
	if !isChild {
		os.Exit(m.Run())
	}
	if err := children[role](file); err != nil {
		fmt.Fprintln(os.Stderr, role, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// child is a running child and the lines that it prints.
type child struct {
	t     *testing.T
	cmd   *exec.Cmd
	lines *bufio.Scanner
}

// start starts a child on a database. It is killed with the test at the latest.
func start(t *testing.T, role, file string) *child {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childEnv+"="+role+" "+file)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	c := &child{t: t, cmd: cmd, lines: bufio.NewScanner(out)}
	t.Cleanup(func() {
		if cmd.ProcessState == nil {
			c.kill()
		}
	})
	return c
}

// read hands up to n lines to f; all until the child has ended if n is negative.
func (c *child) read(n int, f func(line string)) {
	for ; n != 0 && c.lines.Scan(); n-- {
		f(c.lines.Text())
	}
}

// kill ends the child with SIGKILL and returns the lines it had still printed.
func (c *child) kill() (rest []string) {
	c.t.Helper()
	if err := c.cmd.Process.Kill(); err != nil {
		c.t.Errorf("killing the child: %v", err)
	}
	c.read(-1, func(line string) { rest = append(rest, line) })
	if err := c.cmd.Wait(); err == nil || c.cmd.ProcessState.Exited() {
		c.t.Errorf("the child ended by itself (%v) before it was killed", err)
	}
	return rest
}

// wait waits for a child that ends by itself.
func (c *child) wait() {
	c.t.Helper()
	c.read(-1, func(string) {})
	c.cmd.Wait() // what it said is what counts
}
