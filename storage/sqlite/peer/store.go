package peer

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	"farpost/storage"
	"farpost/storage/sqlite"
)

// turnLength is how many actions each person does before the other side's turn.
const turnLength = 16

// tables is our store with matches whose players act at once.
type tables struct {
	store   *sqlite.Store
	players int
}

func newTables(dir, file string, players int) (*tables, error) {
	s, err := sqlite.Open(context.Background(), filepath.Join(dir, file))
	if err != nil {
		return nil, err
	}
	t := &tables{s, players}
	if err := t.each(1, Begin); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return t, nil
}

// turn has every player act, all at once.
func (t *tables) turn() error { return t.each(turnLength, Act) }

// each has every player do something to their match so many times.
func (t *tables) each(times int, f func(storage.Tx, string) (uint64, error)) error {
	var wg sync.WaitGroup
	errs := make([]error, t.players)
	for p := range t.players {
		wg.Go(func() {
			match := fmt.Sprintf("m%d", p)
			for range times {
				err := t.store.Update(context.Background(), func(tx storage.Tx) error {
					_, err := f(tx, match)
					return err
				})
				errs[p] = errors.Join(errs[p], err)
			}
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}
