package world

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/pprof"
	"strings"

	"farpost/bot/simulate/ledger"
	"farpost/storage"
)

// errFull is what a database says whose disk has no room.
var errFull = errors.New("database or disk is full")

// disk stands between the bot and its database: each transaction passes the gate, and may find no room.
type disk struct {
	storage.Store
	p *Process
}

// Update implements storage.Store.
func (d *disk) Update(ctx context.Context, f func(storage.Tx) error) error {
	if err := d.p.enter("update "+caller(ctx), 0); err != nil {
		return err
	}
	w := d.p.w
	var noted *ledger.Tx
	err := d.Store.Update(ctx, func(tx storage.Tx) error {
		at := ledger.Moment{Now: w.Now(), Wall: w.Wall()}
		if d.p.App != nil && d.p.App.Table != nil {
			at.Games = d.p.App.Table.Games
		}
		noted = w.Ledger.Begin(tx, at)
		if err := f(noted); err != nil {
			return err
		}
		if w.fillsAtInput && noted.Accepts() {
			w.full, w.fillsAtInput = true, false
		}
		if w.full {
			return fmt.Errorf("nothing was saved: %w", errFull)
		}
		return d.p.halfway()
	})
	if err == nil {
		noted.Committed()
	}
	return d.p.after(err)
}

// View implements storage.Store.
func (d *disk) View(ctx context.Context, f func(storage.ReadTx) error) error {
	if err := d.p.enter("view "+caller(ctx), 0); err != nil {
		return err
	}
	return d.p.after(d.Store.View(ctx, f))
}

// caller names the function of the bot that uses the database and what that does so for, so that those who come at once
// can be told apart.
func caller(ctx context.Context) string {
	var pcs [12]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs[:])])
	var names []string
	for len(names) < 3 {
		f, ok := frames.Next()
		if _, name, found := strings.Cut(f.Function, "farpost/"); found {
			names = append(names, name)
		}
		if !ok {
			break
		}
	}
	cause, _ := pprof.Label(ctx, "cause")
	return strings.TrimSpace(strings.Join(names, " < ") + " " + cause)
}

// copyDatabase copies a database as a killed process leaves it: the file and its log as far as they were written.
func copyDatabase(from, to string) error {
	for _, end := range []string{"", "-wal"} {
		if err := copyFile(from+end, to+end); err != nil && !(end != "" && errors.Is(err, os.ErrNotExist)) {
			return fmt.Errorf("copy the database of a killed process: %w", err)
		}
	}
	return nil
}

func copyFile(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}
