package sqlite_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/storage"
	"farpost/storage/sqlite"
	"farpost/storage/storagetest"
)

// TestMigrate: a database of every schema that there ever was comes up to date
// with all that it held. The files in testdata are dumps, made when that schema
// was the newest, and are never changed.
func TestMigrate(t *testing.T) {
	newest, err := open(t, filepath.Join(t.TempDir(), "new.db")).Schema(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	for version := int64(1); version <= newest; version++ {
		t.Run(fmt.Sprint(version), func(t *testing.T) {
			dump, err := os.ReadFile(fmt.Sprintf("testdata/version%d.sql", version))
			if err != nil {
				t.Fatal(err)
			}
			file := filepath.Join(t.TempDir(), "farpost.db")
			raw(t, file, string(dump))
			s := open(t, file)
			got, err := s.Schema(context.Background())
			if err != nil || got != newest {
				t.Errorf("Schema() = %d, %v; want %d", got, err, newest)
			}
			storagetest.CheckSampleMatch(t, s)
			if version >= 3 {
				storagetest.CheckSample(t, s)
			}
			if version >= 5 {
				storagetest.CheckSampleClocks(t, s)
			}
			if version >= 6 {
				storagetest.CheckSampleResults(t, s)
			}
			if version >= 7 {
				storagetest.CheckSampleEvents(t, s)
			}
			err = s.Update(context.Background(), func(tx storage.Tx) error {
				_, err := begin(tx, "m")
				if err == nil {
					_, err = act(tx, "m")
				}
				if err == nil {
					err = tx.CreateEvent(storage.Event{ID: "e", Server: "s", Channel: "c", Game: "toy", Name: "n",
						Stage: "open"})
				}
				if err == nil {
					err = tx.AdvanceEvent(storage.EventEntry{Event: "e", Seq: 1, Kind: "join", Interaction: "i"})
				}
				return err
			})
			if err != nil {
				t.Errorf("playing on after the migration: %v", err)
			}
		})
	}
}

// TestInvitationsWithoutEnd: an open invitation of the oldest builds, which has no job that times it out, gets one, and
// others keep theirs.
func TestInvitationsWithoutEnd(t *testing.T) {
	dump, err := os.ReadFile("testdata/version3.sql")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "farpost.db")
	raw(t, file, string(dump))
	for _, id := range []string{"old", "new"} {
		raw(t, file, fmt.Sprintf("INSERT INTO matches VALUES('%s','','','','toy',NULL,'','invited',0,1000,1000,'',x'')", id))
	}
	raw(t, file, "INSERT INTO jobs VALUES('invite:new','invite',5000,'new',x'')")
	s := open(t, file)
	err = s.View(context.Background(), func(tx storage.ReadTx) error {
		for id, want := range map[string]int64{"old": 1000 + 7*24*3600*1000, "new": 5000} {
			jobs, err := tx.JobsOf(id)
			if err != nil {
				return err
			}
			if len(jobs) != 1 || jobs[0].Key != "invite:"+id || storage.Millis(jobs[0].Due) != want {
				t.Errorf("the jobs of invitation %s are %+v, want one at %d", id, jobs, want)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestNewerSchema: a database of a newer program is refused with both versions,
// and left as it was.
func TestNewerSchema(t *testing.T) {
	file := sampleFile(t)
	raw(t, file, "INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, 1)")
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, err = sqlite.Open(context.Background(), file)
	checkRefusal(t, err, storage.ErrNewerSchema, file, "version 99")
	var newer *storage.NewerSchemaError
	if !errors.As(err, &newer) || newer.Have != 99 || newer.Known < 1 || newer.Known >= 99 {
		t.Errorf("the error carries %+v", newer)
	} else if words := fmt.Sprintf("only up to %d", newer.Known); !strings.Contains(err.Error(), words) {
		t.Errorf("%q does not say %q", err, words)
	}
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the refused file was changed (%v)", err)
	}
	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := sqlite.Backup(context.Background(), file, copied); err != nil {
		t.Errorf("backup of a newer database: %v", err)
	}
}
