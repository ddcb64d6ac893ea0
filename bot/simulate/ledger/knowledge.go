package ledger

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"regexp"
	"strings"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Knows begins each line of what people were shown that tells what the rules let them know from then on.
const Knows = "knows "

// IsKnowledge reports whether a line of what people were shown tells what they may know.
func IsKnowledge(line string) bool { return strings.HasPrefix(line, Knows) }

// Object is what a position calls a card, by its place in the list of a deck. That it tells nothing of a shuffled one
// is shown by the engine's own tests.
var Object = regexp.MustCompile(`obj:\d+`)

// Advance implements storage.Tx. When somebody's cards are to be kept secret it notes what everybody else may know now,
// so that a card which the rules turn up counts as no leak.
func (t *Tx) Advance(match string, from, to uint64, state []byte, at time.Time) error {
	err := t.Tx.Advance(match, from, to, state, at)
	if err != nil || t.l.Secret == "" || len(state) == 0 {
		return err
	}
	known, err := t.known(match, state)
	if err != nil {
		return fmt.Errorf("what people know of match %s: %w", match, err)
	}
	t.then(func() { t.l.See(fmt.Sprint(Knows, match, " ", known)) })
	return nil
}

// known is a digest of the views of everybody but the one whose cards are secret.
func (t *Tx) known(match string, raw []byte) (uint64, error) {
	m, err := t.Match(match)
	if err != nil {
		return 0, err
	}
	seats, err := t.Seats(match)
	if err != nil {
		return 0, err
	}
	written, err := t.Book(m.Book)
	if err != nil {
		return 0, err
	}
	book, err := t.at.Games.Load(m.Game, written)
	if err != nil {
		return 0, err
	}
	state, err := engine.Decode(raw)
	if err != nil {
		return 0, err
	}
	h := fnv.New64a()
	look := func(seat engine.Seat) error {
		v, err := engine.ViewOf(t.at.Games.Ruleset(m.Game), book, state, seat)
		if err != nil {
			return err
		}
		text, err := json.Marshal(v)
		h.Write([]byte(Object.ReplaceAllString(string(text), "obj"))) // it never fails
		return err
	}
	err = look(engine.NoSeat)
	for _, s := range seats {
		if s.Player != t.l.Secret && err == nil {
			err = look(engine.Seat(s.No))
		}
	}
	return h.Sum64(), err
}

var _ storage.Tx = (*Tx)(nil)
