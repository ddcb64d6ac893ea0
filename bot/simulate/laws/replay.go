package laws

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"

	"farpost/engine"
	"farpost/storage"
)

// Replay: each match that was dealt can be read, is what its log comes to, and the last state has the hash that was
// logged for it.
func Replay(e Evidence) (broken []string) {
	var dealt []string
	hashes := map[string][]byte{}
	said := e.view(func(tx storage.ReadTx) error {
		matches, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		for _, m := range matches {
			if raw, err := tx.State(m.ID); err != nil || len(raw) == 0 {
				continue
			}
			entries, err := tx.Log(m.ID, 0, 0)
			if err != nil {
				return err
			}
			dealt = append(dealt, m.ID)
			for _, x := range entries {
				if len(x.StateHash) > 0 {
					hashes[m.ID] = x.StateHash
				}
			}
		}
		return nil
	})
	broken = said
	a := e.World.App()
	if a == nil {
		return broken
	}
	for _, id := range dealt {
		err := e.World.Ask(func(ctx context.Context) error {
			pos, err := a.Table.Position(ctx, id)
			if err != nil {
				return err
			}
			raw, err := engine.Encode(pos.State)
			if err != nil {
				return err
			}
			if sum := sha256.Sum256(raw); !bytes.Equal(sum[:], hashes[id]) {
				broken = append(broken, fmt.Sprintf("match %s has another state than its log says", id))
			}
			turns, err := a.Table.Turns(ctx, id, 1)
			if err == nil && turns == nil {
				broken = append(broken, fmt.Sprintf("match %s cannot be replayed", id))
			}
			return err
		})
		if err != nil {
			broken = append(broken, fmt.Sprintf("match %s: %v", id, err))
		}
	}
	return broken
}
