package scenario

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/invariant"
)

// T is the part of *testing.T that Run needs.
type T interface {
	Helper()
	Errorf(format string, args ...any)
}

// Run plays a scenario in a test and fails it with the scenario's error.
func Run(t T, game Game, fsys fs.FS, name string) {
	t.Helper()
	if _, err := playFile(fsys, game, name); err != nil {
		t.Errorf("%v", err)
	}
}

func playFile(fsys fs.FS, game Game, name string) (*Result, error) {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return nil, err
	}
	return Play(game, name, data)
}

// End plays a scenario and gives the book that it was played with, and the match at its end.
func End(game Game, name, text string) (engine.Book, *engine.State, error) {
	res, err := Play(game, name, []byte(text))
	if err != nil {
		return nil, nil, err
	}
	s, err := res.Last()
	return res.Book, s, err
}

// Play executes a scenario four times: straight, saved and reloaded at every prompt, with a clone played beside it, and
// replayed from its inputs. All must come to the same states and events, byte for byte. The error says in which file
// and line something was not so, and what was the case instead.
func Play(game Game, name string, data []byte) (*Result, error) {
	f, err := parse(name, data, slices.Concat(game.Clauses, game.Rulings))
	if err != nil {
		return nil, err
	}
	first, err := execute(&game, f, straight)
	if err != nil {
		return nil, err
	}
	for _, w := range []way{reloaded, cloned} {
		x, err := execute(&game, f, w)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", w, err)
		}
		if err := compare(name+": "+string(w), first.trace, x.trace); err != nil {
			return nil, err
		}
	}
	x, err := begin(&game, f, replayed)
	if err != nil {
		return nil, err
	}
	for i, in := range first.inputs {
		next, events, err := engine.Apply(game.Ruleset, x.fix.Book, x.s, in)
		if err != nil {
			return nil, fmt.Errorf("%s: replay of input %d: %w", name, i+1, err)
		}
		x.s, x.open = next, nil
		if err := x.moved(events); err != nil {
			return nil, err
		}
		x.open = nil
	}
	if err := compare(name+": replayed", first.trace, x.trace); err != nil {
		return nil, err
	}
	start, err := engine.Decode(first.trace[0].state)
	if err != nil {
		return nil, err
	}
	if err := invariant.Unfold(game.Ruleset, first.fix.Book, start, first.inputs); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	res := &Result{File: name, Inputs: first.inputs, Assertions: first.seen, Book: first.fix.Book,
		Seats: first.seatNames(), Events: first.did}
	for _, m := range first.trace {
		res.Saves = append(res.Saves, m.state)
	}
	return res, nil
}

// Once plays a scenario of a file system straight and nothing else, a fifth of the work of Run.
func Once(game Game, fsys fs.FS, name string) error {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return err
	}
	f, err := parse(name, data, slices.Concat(game.Clauses, game.Rulings))
	if err != nil {
		return err
	}
	_, err = execute(&game, f, straight)
	return err
}

// execute runs a whole script in one way.
func execute(game *Game, f *file, w way) (*session, error) {
	x, err := begin(game, f, w)
	if err != nil {
		return nil, err
	}
	for _, l := range f.script {
		if err := x.line(l); err != nil {
			return nil, fmt.Errorf("%s:%d: %s: %w\n\tnow: %s", f.name, l.N, l.Text, err, x.now())
		}
		if l.asserts() {
			x.seen = append(x.seen, Assertion{f.name, l.N, l.Clauses, x.met, x.tried, len(x.inputs)})
		}
	}
	if err := x.end(); err != nil {
		return nil, fmt.Errorf("%s: %w", f.name, err)
	}
	return x, nil
}

// line executes one line of a script.
func (x *session) line(l Line) error {
	x.met, x.tried = nil, nil
	word, rest, _ := strings.Cut(l.Text, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "expect":
		return x.expect(rest)
	case "asks":
		return x.asks(rest)
	case "offers":
		return x.offers(rest)
	case "preview":
		return x.preview(rest)
	case "over":
		if x.s.Result == nil || rest != "" {
			return fmt.Errorf("the match goes on")
		}
		return nil
	}
	x.last = nil
	switch word {
	case "passes":
		return x.passes(rest)
	case "expire":
		return x.expire(rest)
	case "concede":
		return x.concede(rest)
	case "draw":
		return x.apply(engine.Input{Kind: engine.InputDraw})
	case "decide":
		return x.decide(rest)
	case "seal":
		return x.seal(rest)
	case "stand":
		return x.stand(rest)
	case "unseal":
		return x.unseal(rest)
	}
	seat, err := x.names.seat(word)
	if err != nil {
		return fmt.Errorf("%w, and no directive", err)
	}
	return x.act(seat, rest)
}
