package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"farpost/engine"
	"farpost/engine/invariant"
)

// session is one execution of a scenario.
type session struct {
	game   *Game
	fix    *Fixture
	way    way
	names  *names
	data   map[string][]byte
	s      *engine.State
	inputs []engine.Input
	trace  []moment         // the start, then one per input
	did    [][]engine.Event // by the start, then by each input
	last   []engine.Event
	all    []engine.Event
	// open are the awaited questions now; said are those that the script answered or stated.
	open map[uint64]string
	said map[uint64]bool
	seen []Assertion
	// met is the refusal that the running line met, tried the input that met it.
	met   *engine.Refusal
	tried *engine.Input
	// records: drafts are what was asked and said of the running line's answer before it was given, for a Record.
	records bool
	drafts  []engine.Outcome
}

// begin deals the match of a setup.
func begin(game *Game, f *file, w way) (*session, error) {
	fix, err := game.Setup(f.setup)
	if err != nil {
		return nil, fmt.Errorf("%s: setup: %w", f.name, err)
	}
	x := &session{game: game, fix: fix, way: w, names: newNames(game, fix), data: f.data, open: map[uint64]string{},
		said: map[uint64]bool{}}
	var events []engine.Event
	if fix.Write == nil {
		x.s, events, err = engine.New(game.Ruleset, fix.Book, fix.Setup)
	} else {
		var bad error
		x.s, events, err = engine.NewFrom(game.Ruleset, fix.Book, fix.Setup,
			func(tx *engine.Tx) ([]engine.Frame, error) {
				start, err := fix.Write(tx, func(alias string, id engine.ObjID) {
					o, ok := tx.Live(id)
					err := x.names.add(alias, id, o)
					if !ok {
						err = fmt.Errorf("alias %s: there is no object %s", alias, id)
					}
					bad = errors.Join(bad, err)
				})
				if err == nil {
					err = bad
				}
				return start, err
			})
	}
	if err != nil {
		return nil, fmt.Errorf("%s: setup: %w", f.name, err)
	}
	x.names.follow(x.s)
	return x, x.moved(events)
}

func (x *session) world() *World {
	return &World{Reader: engine.Read(x.game.Ruleset, x.fix.Book, x.s), State: x.s, Last: x.last, All: x.all,
		Data: x.data, names: x.names}
}

// seatNames lists the players' names by seat.
func (x *session) seatNames() []string {
	out := make([]string, len(x.s.Seats))
	for i := range out {
		out[i] = x.names.seatName(engine.Seat(i))
	}
	return out
}

// apply carries out an input in the session's way.
func (x *session) apply(in engine.Input) error {
	before, err := engine.Encode(x.s)
	if err != nil {
		return err
	}
	next, events, err := x.way.apply(x.game.Ruleset, x.fix.Book, x.s, before, in)
	if after, err2 := engine.Encode(x.s); err2 != nil || !bytes.Equal(before, after) {
		return fmt.Errorf("the state given to Apply was changed by it (%v)", err2)
	}
	if err != nil {
		return err
	}
	x.s = next
	x.inputs = append(x.inputs, in)
	x.names.follow(next)
	return x.moved(events)
}

// moved notes where the match stands after an input, and that no question went by unnoticed.
func (x *session) moved(events []engine.Event) error {
	state, err := engine.Encode(x.s)
	if err != nil {
		return err
	}
	told, err := json.Marshal(events)
	if err != nil {
		return err
	}
	x.trace = append(x.trace, moment{state, told})
	x.did = append(x.did, events)
	if x.way == straight {
		if err := invariant.Check(x.game.Ruleset, x.fix.Book, x.s); err != nil {
			return err
		}
	}
	x.last, x.all = append(x.last, events...), append(x.all, events...)
	now := map[uint64]string{}
	if x.s.Ask != nil {
		for i := range x.s.Ask.Seats {
			if sa := &x.s.Ask.Seats[i]; !sa.Optional {
				now[sa.Q] = x.describe(sa)
			}
		}
	}
	var missed []string
	for q, what := range x.open {
		if _, still := now[q]; !still && !x.said[q] {
			missed = append(missed, what)
		}
	}
	x.open = now
	if len(missed) > 0 {
		return fmt.Errorf("unexpected prompt, neither answered nor stated with asks: %s", strings.Join(missed, "; "))
	}
	return nil
}

func (x *session) describe(sa *engine.SeatAsk) string {
	return fmt.Sprintf("%s %s %s", x.names.seatName(sa.Seat), sa.Kind, strings.Join(sa.Verbs, " "))
}

// end tells whether a script may end here: every open question must have been stated.
func (x *session) end() error {
	for q, what := range x.open {
		if !x.said[q] {
			return fmt.Errorf("the script ends at a prompt that it does not state: asks %s", what)
		}
	}
	return nil
}

// now tells what the match waits for, for messages.
func (x *session) now() string {
	if x.s.Result != nil {
		return "the match is over"
	}
	var out []string
	for i := range x.s.Ask.Seats {
		what := x.describe(&x.s.Ask.Seats[i])
		if x.s.Ask.Seats[i].Optional {
			what += " (standing)"
		}
		out = append(out, what)
	}
	return strings.Join(out, "; ")
}
