package world

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"strings"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Knows begins each line of what people were shown that tells what the rules let them know from then on.
const Knows = "knows "

// Advance implements storage.Tx. When somebody's cards are to be kept secret it notes what everybody else may know now,
// so that a card which the rules turn up counts as no leak.
func (n *noted) Advance(match string, from, to uint64, state []byte, at time.Time) error {
	err := n.Tx.Advance(match, from, to, state, at)
	if err != nil || n.w.Secret == "" || len(state) == 0 {
		return err
	}
	known, err := n.known(match, state)
	if err != nil {
		n.w.Log.Fail(fmt.Errorf("what people know of match %s: %w", match, err))
	}
	*n.views = append(*n.views, fmt.Sprint(Knows, match, " ", known))
	return nil
}

// known is a digest of the views of everybody but the one whose cards are secret.
func (n *noted) known(match string, raw []byte) (uint64, error) {
	m, err := n.Match(match)
	if err != nil {
		return 0, err
	}
	seats, err := n.Seats(match)
	if err != nil {
		return 0, err
	}
	written, err := n.Book(m.Book)
	if err != nil {
		return 0, err
	}
	games := n.w.now.App.Table.Games
	book, err := games.Load(m.Game, written)
	if err != nil {
		return 0, err
	}
	state, err := engine.Decode(raw)
	if err != nil {
		return 0, err
	}
	h := fnv.New64a()
	look := func(seat engine.Seat) error {
		v, err := engine.ViewOf(games.Ruleset(m.Game), book, state, seat)
		if err != nil {
			return err
		}
		text, err := json.Marshal(v)
		h.Write([]byte(object.ReplaceAllString(string(text), "obj")))
		return err
	}
	err = look(engine.NoSeat)
	for _, s := range seats {
		if s.Player != n.w.Secret && err == nil {
			err = look(engine.Seat(s.No))
		}
	}
	return h.Sum64(), err
}

// IsKnowledge reports whether a line of what people were shown tells what they may know.
func IsKnowledge(line string) bool { return strings.HasPrefix(line, Knows) }

var _ storage.Tx = (*noted)(nil)
