//go:build linux

package sqlite_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"farpost/storage"
	"farpost/storage/sqlite"
)

func init() { children["fill"] = fillUp }

// TestFullDisk: when the disk is full, updates that share a commit fail together
// and leave nothing; those that succeeded stay; with room again all goes on.
func TestFullDisk(t *testing.T) {
	file := filepath.Join(t.TempDir(), "farpost.db")
	c := start(t, "fill", file)
	fate := map[string]string{}
	c.read(-1, func(line string) {
		id, what, _ := strings.Cut(line, " ")
		fate[id] = what
	})
	if err := c.cmd.Wait(); err != nil {
		t.Fatalf("the child: %v", err)
	}
	count := map[string]int{}
	view(t, open(t, file), func(tx storage.ReadTx) error {
		for id, what := range fate {
			count[what]++
			_, err := tx.Player(id)
			if found := err == nil; found != (what == "kept") {
				t.Errorf("player %s was %s, but found: %v (%v)", id, what, found, err)
			}
		}
		return nil
	})
	if count["kept"] < 16 || count["lost"] == 0 || count["kept"]+count["lost"] != len(fate) {
		t.Errorf("fates %v; want some kept, some lost, nothing else", count)
	}
}

// fillUp writes players from several goroutines until files may not grow any
// more, then is given room again. It says of each what became of it.
func fillUp(file string) error {
	s, err := sqlite.Open(context.Background(), file)
	if err != nil {
		return err
	}
	wal, err := os.Stat(file + "-wal")
	if err != nil {
		return err
	}
	signal.Ignore(syscall.SIGXFSZ)
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return err
	}
	tight := limit
	tight.Cur = uint64(wal.Size()) + 1<<20
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &tight); err != nil {
		return err
	}
	fill(s, "tight")
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return err
	}
	fill(s, "roomy")
	return s.Close()
}

// fill writes players of 24 KB and now and then one of 4 MB, which is more than
// SQLite keeps in memory: there the statement fails, not only the commit.
func fill(s *sqlite.Store, name string) {
	var wg sync.WaitGroup
	for worker := range 8 {
		wg.Go(func() {
			for i := range 8 {
				size := 24_000
				if i%4 == 3 {
					size = 4_000_000
				}
				id := fmt.Sprintf("%s-%d-%d", name, worker, i)
				what := "kept"
				if err := putCarelessly(s, id, size); err != nil {
					what = "lost"
					if name == "roomy" || errors.Is(err, storage.ErrClosed) {
						what = "wrong " + err.Error()
					}
				}
				fmt.Println(id, what)
				fmt.Println(id+"-after", what)
			}
		})
	}
	wg.Wait()
}

// putCarelessly writes two players in an update that overlooks every error.
func putCarelessly(s *sqlite.Store, id string, size int) error {
	settings := json.RawMessage(`"` + strings.Repeat("x", size) + `"`)
	return s.Update(context.Background(), func(tx storage.Tx) error {
		_ = tx.PutPlayer(storage.Player{ID: id, Settings: settings})
		_ = tx.PutPlayer(storage.Player{ID: id + "-after"})
		return nil
	})
}
