package sqlite_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestOutboxPlans: no statement about the outbox looks at rows that it is not about, so that none becomes slow when
// many wait: each searches an index and sorts nothing.
func TestOutboxPlans(t *testing.T) {
	plans(t, "outbox", func(name, detail string) {
		if name == "ListOutbox" || name == "ListDoors" || name == "HastenOutbox" {
			return // for tests, people, and a clock that was set back: they want everything
		}
		byIndex := strings.Contains(detail, "USING INDEX outbox_ready") ||
			strings.Contains(detail, "INDEX outbox_asleep") || strings.Contains(detail, "INDEX outbox_flying")
		if strings.Contains(detail, "TEMP B-TREE") ||
			strings.HasPrefix(detail, "SCAN outbox") && !byIndex || strings.HasPrefix(detail, "SCAN p") {
			t.Errorf("%s: %s", name, detail)
		}
	})
}

// TestJobPlans: no statement about jobs looks at more than those that it returns, also with deadlines that are stored
// without the shift. The jobs of one match are sorted; they are few.
func TestJobPlans(t *testing.T) {
	plans(t, "jobs", func(name, detail string) {
		first := detail == "SCAN jobs USING COVERING INDEX jobs_by_due" // of which NextDue takes one
		if strings.HasPrefix(detail, "SCAN jobs") && !first ||
			strings.Contains(detail, "TEMP B-TREE") && name != "ListJobsOf" {
			t.Errorf("%s: %s", name, detail)
		}
	})
}

// TestSeatPlans: what waits for a person is found without looking at what they have played before, and comes sorted.
func TestSeatPlans(t *testing.T) {
	found := false
	plans(t, "seats", func(name, detail string) {
		if strings.HasPrefix(detail, "SCAN a") || strings.Contains(detail, "TEMP B-TREE") {
			t.Errorf("%s: %s", name, detail)
		}
		found = found || name == "ListInbox" && strings.Contains(detail, "USING INDEX asks_by_player")
	})
	if !found {
		t.Error("the inbox is not read by its index")
	}
}

// TestEventPlans: the events of a server or a person, and the open ones, are found by their indexes. Those of a server
// come sorted; those of a person, and all open ones, are sorted, which are few.
func TestEventPlans(t *testing.T) {
	indexes := map[string]string{
		"ListOpenEvents":         "SCAN events USING INDEX events_open",
		"ListEventsOfServer":     "SEARCH events USING INDEX events_by_server (server=?)",
		"ListOpenEventsOfServer": "SEARCH events USING INDEX events_open (server=?)",
		"ListEventsOfPlayer":     "SEARCH p USING COVERING INDEX event_players_by_player (player=?)",
		"EventOfInteraction":     "SEARCH event_log USING COVERING INDEX event_log_by_interaction (interaction=?)",
	}
	sorts := map[string]bool{"ListOpenEvents": true, "ListEventsOfPlayer": true}
	plans(t, "events", func(name, detail string) {
		if name == "ListEvents" {
			return // for tests and people, who want everything
		}
		if detail == indexes[name] {
			delete(indexes, name)
			return
		}
		if strings.HasPrefix(detail, "SCAN") || strings.Contains(detail, "TEMP B-TREE") && !sorts[name] {
			t.Errorf("%s: %s", name, detail)
		}
	})
	for name, want := range indexes {
		t.Errorf("%s is not carried out by %q", name, want)
	}
}

// plans shows how SQLite carries out the statements of a file of queries, line by line.
func plans(t *testing.T, queries string, check func(name, detail string)) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "farpost.db")
	open(t, file)
	all, err := os.ReadFile("queries/" + queries + ".sql")
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite3", file)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	arg := regexp.MustCompile(`sqlc\.n?arg\('\w+'\)|\?`)
	for _, q := range strings.Split(string(all), "-- name: ")[1:] {
		head, text, _ := strings.Cut(q, "\n")
		name, _, _ := strings.Cut(head, " ")
		text, _, _ = strings.Cut(text, ";")
		rows, err := db.Query("EXPLAIN QUERY PLAN " + arg.ReplaceAllString(text, "1"))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for rows.Next() {
			var id, parent, unused int
			var detail string
			if err := rows.Scan(&id, &parent, &unused, &detail); err != nil {
				t.Fatal(err)
			}
			check(name, detail)
			t.Log(name, detail)
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
	}
}
