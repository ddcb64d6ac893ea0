package storagetest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"farpost/storage"
)

// testBackup: a store that is being written to is copied at one moment, and the
// copy opens with the same content; no file is overwritten.
func testBackup(t *testing.T, e Engine) {
	s := e.New(t)
	PutSample(t, s)
	create(t, s, aMatch("m"))
	file := filepath.Join(t.TempDir(), "my backup")
	written := backupWhileWriting(t, s, file)

	copied := e.Reopen(t, file)
	CheckSample(t, copied)
	CheckSampleClocks(t, copied)
	CheckSampleResults(t, copied)
	CheckSampleEvents(t, copied)
	m := read(t, copied, func(tx storage.ReadTx) (storage.Match, error) { return tx.Match("m") })
	state := read(t, copied, func(tx storage.ReadTx) ([]byte, error) { return tx.State("m") })
	log := read(t, copied, func(tx storage.ReadTx) ([]storage.Entry, error) { return tx.Log("m", 0, 0) })
	equal(t, "state in the backup", string(state), fmt.Sprintf("state %d", m.Seq))
	equal(t, "log in the backup", uint64(len(log)), m.Seq)
	if m.Seq < written {
		t.Errorf("the backup stands at %d, but %d was written before it began", m.Seq, written)
	}
	update(t, copied, func(tx storage.Tx) error { return tx.Advance("m", m.Seq, m.Seq+1, nil, noon) })

	if err := s.Backup(context.Background(), file); !errors.Is(err, storage.ErrExists) {
		t.Errorf("backup over a file: %v, want %v", err, storage.ErrExists)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	other := filepath.Join(t.TempDir(), "other")
	if err := s.Backup(ended, other); !errors.Is(err, context.Canceled) {
		t.Errorf("backup under an ended context: %v, want %v", err, context.Canceled)
	}
	if left, err := os.ReadDir(filepath.Dir(other)); err != nil || len(left) > 0 {
		t.Errorf("a backup that failed left %v (%v)", left, err)
	}
}

// backupWhileWriting copies s while the match m advances without pause. It returns
// the Seq that m had before the backup began.
func backupWhileWriting(t *testing.T, s storage.Store, file string) uint64 {
	t.Helper()
	var wg sync.WaitGroup
	stop, begun := make(chan struct{}), make(chan struct{})
	wg.Go(func() {
		for seq := uint64(0); ; seq++ {
			err := s.Update(context.Background(), func(tx storage.Tx) error {
				return all(
					func() error { return tx.Advance("m", seq, seq+1, fmt.Appendf(nil, "state %d", seq+1), noon) },
					func() error { return tx.AppendLog(storage.Entry{Match: "m", Seq: seq + 1}) },
				)
			})
			if err != nil {
				t.Errorf("writing during the backup: %v", err)
			}
			if seq == 10 || err != nil && seq < 10 {
				close(begun)
			}
			select {
			case <-stop:
				return
			default:
				if err != nil {
					return
				}
			}
		}
	})
	<-begun
	before := read(t, s, func(tx storage.ReadTx) (storage.Match, error) { return tx.Match("m") })
	if err := s.Backup(context.Background(), file); err != nil {
		t.Errorf("backup: %v", err)
	}
	close(stop)
	wg.Wait()
	return before.Seq
}
