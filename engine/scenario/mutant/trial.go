package mutant

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// program is the tests of a suite, built with mutants in them.
type program struct {
	Suite
	root, path string
	took       time.Duration // without any of them
	reached    map[int]bool
}

// memory is how many KiB of addresses a test may have, so that a loop without an end takes no machine with it.
const memory = 8 << 20

// patience is how long a test may run with a mutant: ten times as long as without, and a while for a busy machine.
func (p *program) patience() time.Duration { return 10*p.took + 20*time.Second }

// run runs the tests and gives what they printed. An error that is an *exec.ExitError or context.DeadlineExceeded says
// that they noticed.
func (p *program) run(ctx context.Context, limit time.Duration, env ...string) ([]byte, error) {
	inner, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	args := []string{"-c", fmt.Sprintf(`ulimit -v %d; exec "$0" "$@"`, memory), p.path, "-test.failfast",
		"-test.timeout=0"}
	if p.Run != "" {
		args = append(args, "-test.run="+p.Run)
	}
	cmd := exec.CommandContext(inner, "/bin/sh", args...)
	cmd.Dir = filepath.Join(p.root, p.Dir)
	cmd.Env = append(os.Environ(), env...)
	cmd.WaitDelay = time.Second
	var said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &said
	err := cmd.Run()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if inner.Err() != nil {
		err = inner.Err()
	}
	return said.Bytes(), err
}

// measure runs the tests with nothing broken, which must succeed, and learns which mutants they reach.
func (p *program) measure(ctx context.Context) error {
	seen := p.path + ".reach"
	start := time.Now()
	if said, err := p.run(ctx, 15*time.Minute, reachEnv+"="+seen); err != nil {
		return fmt.Errorf("the tests of %s fail with nothing broken: %w\n%s", p.Dir, err, said)
	}
	p.took = time.Since(start)
	p.reached = map[int]bool{}
	raw, err := os.ReadFile(seen)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	for line := range strings.Lines(string(raw)) {
		n, err := strconv.Atoi(strings.TrimSpace(line))
		if err != nil {
			return err
		}
		p.reached[n] = true
	}
	return nil
}

var failure = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)|^(panic: .*|fatal error: .*)`)

// notices runs the tests with a mutant and gives what noticed it; "" for nothing.
func (p *program) notices(ctx context.Context, n int) (string, error) {
	said, err := p.run(ctx, p.patience(), chosenEnv+"="+strconv.Itoa(n))
	var exit *exec.ExitError
	switch {
	case err == nil:
		return "", nil
	case errors.Is(err, context.DeadlineExceeded):
		return p.Dir + ": no end", nil
	case !errors.As(err, &exit):
		return "", err
	}
	by := "failed"
	for _, hit := range failure.FindAllStringSubmatch(string(said), -1) {
		by = hit[1] + hit[2] // the innermost comes last
	}
	return p.Dir + ": " + by, nil
}
