package world

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

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
	if err := d.p.enter("update "+caller(), 0); err != nil {
		return err
	}
	var kept []Kept
	var views []string
	var notes []func()
	err := d.Store.Update(ctx, func(tx storage.Tx) error {
		if err := f(&noted{tx, d.p.w, &kept, &views, &notes}); err != nil {
			return err
		}
		if d.p.w.full {
			return fmt.Errorf("nothing was saved: %w", errFull)
		}
		return d.p.halfway()
	})
	if err == nil {
		d.p.w.kept = append(d.p.w.kept, kept...)
		d.p.w.seen = append(d.p.w.seen, views...)
		for _, note := range notes {
			note()
		}
	}
	return d.p.after(err)
}

// Kept is an entry of a log whose transaction was committed, whatever became of the bot then.
type Kept struct {
	Match, Event string // one of the two
	Seq          uint64
	Interaction  string
}

// Kept are all entries that were committed, in their order.
func (w *World) Kept() []Kept { return w.kept }

// noted is a transaction that notes what is added to logs.
type noted struct {
	storage.Tx
	w     *World
	kept  *[]Kept
	views *[]string
	notes *[]func()
}

// then has something be noted once the transaction was committed.
func (n *noted) then(note func()) { *n.notes = append(*n.notes, note) }

// AppendLog implements storage.Tx.
func (n *noted) AppendLog(e storage.Entry) error {
	err := n.Tx.AppendLog(e)
	if err == nil {
		*n.kept = append(*n.kept, Kept{Match: e.Match, Seq: e.Seq, Interaction: e.Interaction})
		n.then(func() { n.hasten(e) })
	}
	return err
}

// AdvanceEvent implements storage.Tx.
func (n *noted) AdvanceEvent(e storage.EventEntry) error {
	err := n.Tx.AdvanceEvent(e)
	if err == nil {
		*n.kept = append(*n.kept, Kept{Event: e.Event, Seq: e.Seq, Interaction: e.Interaction})
	}
	return err
}

// View implements storage.Store.
func (d *disk) View(ctx context.Context, f func(storage.ReadTx) error) error {
	if err := d.p.enter("view "+caller(), 0); err != nil {
		return err
	}
	return d.p.after(d.Store.View(ctx, f))
}

// caller names the function of the bot that uses the database, so that those who come at once can be told apart.
func caller() string {
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
	return strings.Join(names, " < ")
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
