package scenario

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"farpost/engine"
)

// step is what could be observed after a line of a script: what happened, what every seat and a watcher see, what each
// verb asks first, and what the answer that was given was asked and said to do. Of a refused line it is the refusal.
type step struct {
	line int // 0 for the start
	text string
}

// digest is short for what could be observed.
func (s step) digest() string {
	sum := sha256.Sum256([]byte(s.text))
	return fmt.Sprintf("%d:%s", s.line, hex.EncodeToString(sum[:4]))
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
	var now []string
	var bad []error
	for _, name := range r.Files {
		steps, err := r.observe(name)
		if err != nil {
			bad = append(bad, err)
			continue
		}
		row := []string{name}
		var all strings.Builder
		for _, s := range steps {
			row = append(row, s.digest())
			fmt.Fprintf(&all, "== line %d\n%s", s.line, s.text)
		}
		now = append(now, strings.Join(row, " "))
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
	if r.Update {
		return errors.Join(os.MkdirAll(filepath.Dir(r.Path), 0o755),
			os.WriteFile(r.Path, []byte(strings.Join(now, "\n")+"\n"), 0o644))
	}
	raw, err := os.ReadFile(r.Path)
	if err != nil {
		return err
	}
	return compareRecords(strings.Split(strings.TrimSpace(string(raw)), "\n"), now)
}

// compareRecords tells for each scenario where it is first observed otherwise than before.
func compareRecords(before, now []string) error {
	old := map[string][]string{}
	for _, row := range before {
		words := strings.Fields(row)
		old[words[0]] = words[1:]
	}
	var bad []error
	for _, row := range now {
		words := strings.Fields(row)
		name, steps := words[0], words[1:]
		was, known := old[name]
		delete(old, name)
		if slices.Equal(was, steps) {
			continue
		}
		if !known {
			bad = append(bad, fmt.Errorf("%s has no record; -update writes one", name))
			continue
		}
		at := 0
		for at < len(was) && at < len(steps) && was[at] == steps[at] {
			at++
		}
		line := "its end"
		if at < len(steps) {
			line, _, _ = strings.Cut(steps[at], ":")
		}
		bad = append(bad, fmt.Errorf("%s:%s: from here on it is observed otherwise than recorded. If that is meant, "+
			"-update writes the record anew; -texts DIR writes in full what is observed", name, line))
	}
	for name := range old {
		bad = append(bad, fmt.Errorf("%s is recorded and not there; -update writes the record anew", name))
	}
	return errors.Join(bad...)
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
