package sqlite_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"farpost/storage"
)

// TestRedoKeepsIDsAndBytes ensures that updates beside ones that fail after they have written keep what they were told:
// the ids of their rows, and the bytes that they gave, also when these are used again for something else.
func TestRedoKeepsIDsAndBytes(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "farpost.db"))
	failed := errors.New("as agreed")
	var mu sync.Mutex
	said := map[int64]string{}
	var wg sync.WaitGroup
	for worker := range 8 {
		wg.Go(func() {
			payload := make([]byte, 0, 100)
			for i := range 30 {
				want := fmt.Sprintf("row %d of %d", i, worker)
				var id int64
				err := s.Update(context.Background(), func(tx storage.Tx) (err error) {
					payload = append(payload[:0], want...)
					id, err = tx.AppendOutbox(storage.OutboxRow{Lane: want, Kind: "post", Payload: payload})
					copy(payload, strings.Repeat("x", len(payload)))
					if i%3 == 2 {
						return failed
					}
					return err
				})
				if (i%3 == 2) != errors.Is(err, failed) {
					t.Errorf("%s: %v", want, err)
				}
				mu.Lock()
				if err == nil {
					said[id] = want
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	view(t, s, func(tx storage.ReadTx) error {
		rows, err := tx.OutboxRows(storage.Pending, 0)
		for _, r := range rows {
			if want := said[r.ID]; want != r.Lane || want != string(r.Payload) {
				t.Errorf("row %d is %q with %q, want %q", r.ID, r.Lane, r.Payload, want)
			}
		}
		if len(rows) != len(said) || len(said) != 8*20 {
			t.Errorf("%d rows, %d were told", len(rows), len(said))
		}
		return err
	})
}

// TestQueriesOnlyRead ensures that what is written is executed: what a query writes could not be done once more.
func TestQueriesOnlyRead(t *testing.T) {
	files, err := filepath.Glob("queries/*.sql")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	named := regexp.MustCompile(`(?s)-- name: (\w+) :(one|many)\n([^;]*);`)
	writes := regexp.MustCompile(`(?i)\b(insert|update|delete|replace)\b`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, q := range named.FindAllStringSubmatch(string(text), -1) {
			if writes.MatchString(q[3]) {
				t.Errorf("%s: %s is a query (:%s) and writes; use :exec, :execrows or :execlastid", file, q[1], q[2])
			}
		}
	}
}
