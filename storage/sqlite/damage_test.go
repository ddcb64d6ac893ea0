package sqlite_test

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/storage"
	"farpost/storage/sqlite"
)

// pageSize is what SQLite makes of a new database.
const pageSize = 4096

// manyMatches is a closed database with a hundred matches, m00 to m99, whose states fill several pages each.
func manyMatches(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "farpost.db")
	s := open(t, file)
	must(t, s.Update(context.Background(), func(tx storage.Tx) error {
		for i := range 100 {
			id := fmt.Sprintf("m%02d", i)
			if _, err := begin(tx, id); err != nil {
				return err
			}
			if err := tx.PutSeat(storage.Seat{Match: id, Player: "p" + id}); err != nil {
				return err
			}
			if _, err := act(tx, id); err != nil {
				return err
			}
			if err := tx.Advance(id, 1, 2, bytes.Repeat([]byte(id), 7000), noon); err != nil {
				return err
			}
		}
		return nil
	}))
	must(t, s.Close())
	return file
}

// pages is a database file to be damaged.
type pages struct {
	t    *testing.T
	file string
	raw  []byte
}

func pagesOf(t *testing.T, file string) *pages {
	t.Helper()
	raw, err := os.ReadFile(file)
	must(t, err)
	return &pages{t, file, raw}
}

// page returns a page by its number, counted from 1.
func (p *pages) page(n uint32) []byte { return p.raw[(n-1)*pageSize:][:pageSize] }

// last returns the number of the last leaf of a table or an index.
func (p *pages) last(name string) uint32 {
	p.t.Helper()
	db, err := sql.Open("sqlite3", "file:"+p.file)
	must(p.t, err)
	defer db.Close()
	var n uint32
	must(p.t, db.QueryRow("SELECT rootpage FROM sqlite_schema WHERE name = ?", name).Scan(&n))
	for p.page(n)[0] == 2 || p.page(n)[0] == 5 { // an interior page ends its head with its last child
		n = binary.BigEndian.Uint32(p.page(n)[8:])
	}
	return n
}

// overflow returns the number of the first page on which the last row of a leaf of a table goes on.
func (p *pages) overflow(leaf uint32) uint32 {
	page := p.page(leaf)
	cells := int(binary.BigEndian.Uint16(page[3:]))
	at := int(binary.BigEndian.Uint16(page[8+2*(cells-1):]))
	varint := func() (v int) {
		for more := true; more; at++ {
			v = v<<7 | int(page[at]&0x7f)
			more = page[at]&0x80 != 0
		}
		return v
	}
	size := varint()
	varint() // the row's id
	const least = (pageSize-12)*32/255 - 23
	local := least + (size-least)%(pageSize-4)
	if local > pageSize-35 {
		local = least
	}
	return binary.BigEndian.Uint32(page[at+local:])
}

// spoil overwrites a page.
func (p *pages) spoil(n uint32) {
	copy(p.page(n), bytes.Repeat([]byte{0xA5}, pageSize))
	must(p.t, os.WriteFile(p.file, p.raw, 0o600))
}

// TestDamage ensures that a damaged page, wherever it is, keeps the database neither closed nor silent: Check says it
// in a sentence, what reads the page fails as damaged by name, and everything else goes on.
func TestDamage(t *testing.T) {
	ofMatch := func(id string) func(storage.ReadTx) error {
		return func(tx storage.ReadTx) error { _, err := tx.Match(id); return err }
	}
	for _, test := range []struct {
		name  string
		spoil func(*pages)
		reads func(storage.ReadTx) error // what cannot be read then
		what  string
	}{
		{"leaf of the matches", func(p *pages) { p.spoil(p.last("matches")) }, ofMatch("m99"), "match m99"},
		{"state of a match", func(p *pages) { p.spoil(p.overflow(p.last("matches"))) },
			func(tx storage.ReadTx) error { _, err := tx.State("m99"); return err }, "state of match m99"},
		{"leaf of the log", func(p *pages) { p.spoil(p.last("log")) },
			func(tx storage.ReadTx) error { _, err := tx.Log("m99", 0, 0); return err }, "log of match m99"},
		{"index of players", func(p *pages) { p.spoil(p.last("seats_by_player")) },
			func(tx storage.ReadTx) error {
				_, err := tx.Matches(storage.MatchFilter{Player: "pm99"})
				return err
			}, "matches"},
	} {
		t.Run(test.name, func(t *testing.T) {
			file := manyMatches(t)
			test.spoil(pagesOf(t, file))
			s := open(t, file)
			checkDamage(t, s.Check(context.Background()), file, "")
			checkDamage(t, s.View(context.Background(), test.reads), file, test.what)
			checkDamage(t, s.Update(context.Background(), func(tx storage.Tx) error { return test.reads(tx) }),
				file, test.what)
			err := s.Update(context.Background(), func(tx storage.Tx) error {
				if err := ofMatch("m03")(tx); err != nil {
					return err
				}
				return tx.AppendLog(storage.Entry{Match: "m03", Seq: 9})
			})
			if err != nil && test.name != "leaf of the log" { // new rows of the log go to its last page
				t.Errorf("another match: %v", err)
			}
			checkDamage(t, s.Backup(context.Background(), file+".backup"), file, "")
		})
	}
}

// checkDamage checks that an error says in a line which file is damaged, where, and what to do.
func checkDamage(t *testing.T, err error, file, what string) {
	t.Helper()
	var d *storage.DamagedError
	if !errors.As(err, &d) {
		t.Fatalf("got %v, want damage", err)
	}
	text := d.Error()
	for _, words := range []string{file, what, "is damaged", "stop the bot", "restore a backup"} {
		if !strings.Contains(text, words) {
			t.Errorf("%q does not say %q", text, words)
		}
	}
	if strings.Contains(text, "\n") {
		t.Errorf("%q is more than a line", text)
	}
}

// TestMoved ensures that a check finds that the database was moved away or replaced under the bot.
func TestMoved(t *testing.T) {
	file := sampleFile(t)
	s := open(t, file)
	must(t, s.Check(context.Background()))
	must(t, os.Rename(file, file+".old"))
	if err := s.Check(context.Background()); !errors.Is(err, storage.ErrMoved) {
		t.Errorf("a database that was moved: %v", err)
	}
	write(t, file, nil)
	if err := s.Check(context.Background()); !errors.Is(err, storage.ErrMoved) {
		t.Errorf("a database that was replaced: %v", err)
	}
	must(t, os.Rename(file+".old", file))
	must(t, s.Check(context.Background()))
	if err := sqlite.Backup(context.Background(), file, file+".backup"); err != nil {
		t.Error(err)
	}
}
