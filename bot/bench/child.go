package bench

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
)

// child is a bot in a process of its own, so that what it takes of the machine is its own.
type child struct {
	cmd     *exec.Cmd
	in      io.WriteCloser
	started Started
	uses    chan Use
	gone    chan struct{} // closed when it has ended
	err     error         // how; read after gone
}

// launch starts a child and waits until it is connected. commit gets what it commits, one at a time.
func launch(ctx context.Context, program []string, commit func(Commit), args ...string) (*child, error) {
	c := &child{uses: make(chan Use, 1), gone: make(chan struct{})}
	c.cmd = exec.CommandContext(ctx, program[0], append(program[1:len(program):len(program)], args...)...)
	c.cmd.Stderr = os.Stderr
	var err error
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.cmd.Start(); err != nil {
		return nil, fmt.Errorf("start %s: %w", program[0], err)
	}
	started := make(chan Started, 1)
	go func() {
		defer close(c.gone)
		err := c.read(out, started, commit)
		c.err = errors.Join(err, c.cmd.Wait())
	}()
	select {
	case c.started = <-started:
		return c, nil
	case <-c.gone:
		return nil, fmt.Errorf("the bot ended before it was connected: %w", c.err)
	}
}

// read hands on what the child prints, until it ends.
func (c *child) read(out io.Reader, started chan<- Started, commit func(Commit)) error {
	in := bufio.NewScanner(out)
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		var l Line
		if err := json.Unmarshal(in.Bytes(), &l); err != nil {
			return fmt.Errorf("the bot printed %q: %w", in.Text(), err)
		}
		switch {
		case l.Started != nil:
			started <- *l.Started
		case l.Commit != nil:
			commit(*l.Commit)
		case l.Use != nil:
			c.uses <- *l.Use
		}
	}
	return in.Err()
}

// use asks what the child has taken so far.
func (c *child) use(what string) (Use, error) {
	if _, err := fmt.Fprintln(c.in, what); err != nil {
		return Use{}, fmt.Errorf("ask the bot: %w", err)
	}
	select {
	case u := <-c.uses:
		return u, nil
	case <-c.gone:
		return Use{}, fmt.Errorf("the bot has ended: %w", c.err)
	}
}

// life is a context that ends with the child, so that nobody waits for what a child that has ended would have done.
func (c *child) life(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(ctx)
	go func() {
		select {
		case <-c.gone:
			cancel(fmt.Errorf("the bot has ended: %w", c.err))
		case <-ctx.Done():
		}
	}()
	return ctx, func() { cancel(nil) }
}

// stop ends the child as SIGTERM would, and waits for it.
func (c *child) stop() error {
	err := c.in.Close()
	<-c.gone
	return errors.Join(err, c.err)
}
