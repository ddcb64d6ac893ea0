package scenario

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/record"
)

// step is what could be observed after a line of a script: what happened, what every seat and a watcher see, what each
// verb asks first, and what the answer that was given was asked and said to do. Of a refused line it is the refusal.
type step struct {
	line int // 0 for the start
	text string
}

// Record holds a game's scenarios to what could be observed when they were recorded: events, views, options, previews.
// Scenarios state what a rule demands; the record notices what nobody thought of stating. A change of a rule changes
// the record of the scenarios in which the rule matters, and of no others: that is what to look at before writing it
// anew.
type Record struct {
	Game  Game
	Tree  fs.FS
	Files []string
	// Path is the record's file: a line for each scenario, its name and for each line of its script that did something
	// the line's number and a digest.
	Path string
	// Update writes the file in place of comparing with it.
	Update bool
	// Texts is a folder to which all that was observed is written in full, a file for each scenario; "" for none. The
	// folders of two checkouts can be compared.
	Texts string
}

// Check compares, and fails a test with the first line of each scenario after which something else is observed.
func (r Record) Check(t T) {
	t.Helper()
	if err := r.check(); err != nil {
		t.Errorf("%v", err)
	}
}

func (r Record) check() error {
	var now []record.Row
	var bad []error
	for _, name := range r.Files {
		steps, err := r.observe(name)
		if err != nil {
			bad = append(bad, err)
			continue
		}
		row := record.Row{Name: name}
		var all strings.Builder
		for _, s := range steps {
			row.Marks = append(row.Marks, record.MarkOf(s.line, []byte(s.text)))
			fmt.Fprintf(&all, "== line %d\n%s", s.line, s.text)
		}
		now = append(now, row)
		if r.Texts != "" {
			path := filepath.Join(r.Texts, filepath.FromSlash(name)+".txt")
			err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(all.String()), 0o644))
			if err != nil {
				return err
			}
		}
	}
	if len(bad) > 0 {
		return errors.Join(bad...)
	}
	return record.File{Path: r.Path, Update: r.Update}.Check(now)
}

// observe plays a scenario and notes what can be observed after each line.
func (r Record) observe(name string) ([]step, error) {
	data, err := fs.ReadFile(r.Tree, name)
	if err != nil {
		return nil, err
	}
	f, err := parse(name, data, slices.Concat(r.Game.Clauses, r.Game.Rulings))
	if err != nil {
		return nil, err
	}
	x, err := begin(&r.Game, f, straight)
	if err != nil {
		return nil, err
	}
	x.records = true
	first, err := x.observed(0)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	out := []step{first}
	for _, l := range f.script {
		before := x.s
		x.drafts = nil
		if err := x.line(l); err != nil {
			return nil, fmt.Errorf("%s:%d: %s: %w", name, l.N, l.Text, err)
		}
		if x.s == before && x.met == nil {
			continue
		}
		s, err := x.observed(l.N)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, l.N, err)
		}
		out = append(out, s)
	}
	return out, nil
}

// noteDrafts keeps what an answer is asked, one part after the other, and what it is said to do as a whole.
func (x *session) noteDrafts(in engine.Input) error {
	for n := range len(in.Answers) + 1 {
		part := engine.Reply{Verb: in.Verb, Answers: in.Answers[:n]}
		out, err := engine.Draft(x.game.Ruleset, x.fix.Book, x.s, in.Seat, in.Q, part)
		if err != nil {
			return err
		}
		x.drafts = append(x.drafts, out)
	}
	return nil
}

// observed is what can be observed now.
func (x *session) observed(line int) (step, error) {
	var text strings.Builder
	var bad error
	add := func(what string, v any) {
		raw, err := json.Marshal(v)
		bad = errors.Join(bad, err)
		fmt.Fprintf(&text, "%s %s\n", what, raw)
	}
	if x.met != nil {
		add("refused", x.met)
		return step{line, text.String()}, bad
	}
	for _, d := range x.drafts {
		add("drafted", d)
	}
	for _, e := range x.last {
		add("event", e)
	}
	g, book := x.game.Ruleset, x.fix.Book
	for seat := range x.s.Seats {
		v, err := engine.ViewOf(g, book, x.s, engine.Seat(seat))
		bad = errors.Join(bad, err)
		add(x.names.seatName(engine.Seat(seat))+" sees", v)
	}
	v, err := engine.ViewOf(g, book, x.s, engine.NoSeat)
	bad = errors.Join(bad, err)
	add("a watcher sees", v)
	if x.s.Ask != nil {
		for i := range x.s.Ask.Seats {
			sa := &x.s.Ask.Seats[i]
			for _, verb := range sa.Verbs {
				out, err := engine.Draft(g, book, x.s, sa.Seat, sa.Q, engine.Reply{Verb: verb})
				bad = errors.Join(bad, err)
				add(x.names.seatName(sa.Seat)+" may "+verb, out)
			}
		}
	}
	return step{line, text.String()}, bad
}
