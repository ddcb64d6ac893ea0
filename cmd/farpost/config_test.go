package main_test

import (
	"context"
	"database/sql"
	"net"
	"os"
	"path/filepath"
	"testing"

	_ "github.com/mattn/go-sqlite3" // the driver "sqlite3"

	"farpost/bot/sandbox"
	"farpost/engine/thorough"
	"farpost/storage/sqlite"
)

// free lets the sandbox of a child take any free port.
const free = "FARPOST_SANDBOX_ADDR=127.0.0.1:0"

// TestBadSettings ensures that a setting that cannot work is refused before anything is made, with one
// sentence that names the variable.
func TestBadSettings(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		env   []string
		words []string
	}{
		{"folder missing", []string{"FARPOST_DB=no/such/farpost.db"},
			[]string{"FARPOST_DB", "no/such/farpost.db", "does not exist"}},
		{"address without port", []string{"FARPOST_SANDBOX_ADDR=localhost"},
			[]string{"FARPOST_SANDBOX_ADDR", "host:port"}},
		{"no such port", []string{"FARPOST_SANDBOX_ADDR=127.0.0.1:99999"}, []string{"FARPOST_SANDBOX_ADDR", "99999"}},
		{"address for everybody", []string{"FARPOST_SANDBOX_ADDR=0.0.0.0:0"},
			[]string{"FARPOST_SANDBOX_ADDR", "loopback"}},
		{"workers in words", []string{"FARPOST_WORKERS=many"}, []string{"FARPOST_WORKERS", "many", "number"}},
		{"no such game", []string{"FARPOST_GAMES=fow,chess"},
			[]string{"FARPOST_GAMES", "chess", "farwald, fow, beings"}},
		{"no workers", []string{"FARPOST_WORKERS=0"}, []string{"FARPOST_WORKERS", "from 1 to 64"}},
		{"no fonts there", []string{"FARPOST_FONTS=no/such"}, []string{"FARPOST_FONTS", "no/such", "machine"}},
		{"no room for fonts", []string{"FARPOST_FONT_CACHE=no/such"}, []string{"FARPOST_FONT_CACHE", "no/such"}},
		{"no memory", []string{"FARPOST_MEMORY_MB=0"}, []string{"FARPOST_MEMORY_MB", "from 1 to 1048576"}},
		{"no room for pictures", []string{"FARPOST_PICTURE_MB=0"}, []string{"FARPOST_PICTURE_MB", "from 1 to 4096"}},
		{"too many workers", []string{"FARPOST_WORKERS=65"}, []string{"FARPOST_WORKERS", "from 1 to 64"}},
		{"unknown variable", []string{"FARPOST_BD=x.db"}, []string{"FARPOST_BD", "unknown", "FARPOST_DB"}},
		{"token with prefix", []string{"DISCORD_TOKEN=Bot abc"}, []string{"DISCORD_TOKEN", "alone"}},
		{"token with space", []string{"DISCORD_TOKEN=ab c"}, []string{"DISCORD_TOKEN", "space"}},
		{"server in words", []string{"DISCORD_GUILD_ID=home"}, []string{"DISCORD_GUILD_ID", "home", "digits"}},
		{"server of Discord without token", []string{"DISCORD_API_URL=http://127.0.0.1:1"},
			[]string{"DISCORD_API_URL", "DISCORD_TOKEN"}},
		{"no URL", []string{"DISCORD_API_URL=nowhere", "DISCORD_TOKEN=x"}, []string{"DISCORD_API_URL", "nowhere"}},
		{"nobody there", []string{"DISCORD_API_URL=http://127.0.0.1:1", "DISCORD_TOKEN=x"},
			[]string{"DISCORD_API_URL", "http://127.0.0.1:1"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			farpost(t, t.TempDir(), append([]string{free}, test.env...)).Sentence(t, test.words...)
		})
	}
}

// TestTakenPort ensures that a taken port is told of with the variable that changes it, by the bot and by
// the sandbox alone.
func TestTakenPort(t *testing.T) {
	t.Parallel()
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := ln.Close(); err != nil {
			t.Error(err)
		}
	})
	for _, command := range []string{"run", "sandbox"} {
		farpost(t, t.TempDir(), []string{"FARPOST_SANDBOX_ADDR=" + ln.Addr().String()}, command).
			Sentence(t, ln.Addr().String(), "in use", "FARPOST_SANDBOX_ADDR")
	}
}

// TestBadDatabase ensures that a database that cannot be used is refused in one sentence and left as it was.
func TestBadDatabase(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		make  func(t *testing.T, file string)
		words []string
	}{
		{"text", func(t *testing.T, file string) {
			if err := os.WriteFile(file, []byte("Dear diary, today nobody played a card.\n"), 0o600); err != nil {
				t.Fatal(err)
			}
		}, []string{"no SQLite database"}},
		{"folder", func(t *testing.T, file string) {
			if err := os.Mkdir(file, 0o700); err != nil {
				t.Fatal(err)
			}
		}, []string{"is a folder"}},
		{"another program's", func(t *testing.T, file string) { execute(t, file, "CREATE TABLE songs (title TEXT)") },
			[]string{"another program"}},
		{"newer schema", func(t *testing.T, file string) {
			s, err := sqlite.Open(t.Context(), file)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			execute(t, file, "INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, 1)")
		}, []string{"9999", "newer"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			file := filepath.Join(dir, "my.db")
			test.make(t, file)
			before, _ := os.ReadFile(file) // a folder has no content
			farpost(t, dir, []string{free, "FARPOST_DB=my.db"}).Sentence(t, append(test.words, file)...)
			if after, _ := os.ReadFile(file); string(after) != string(before) {
				t.Error("the file was changed")
			}
		})
	}
}

// execute changes a database behind the program's back.
func execute(t *testing.T, file, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite3", file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(statement); err != nil {
		t.Error(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestWrongToken ensures that a token that is not accepted, and a server that does not know the bot, are
// told of in one sentence each.
func TestWrongToken(t *testing.T) {
	t.Parallel()
	s := serve(t, sandbox.Config{Token: "right"})
	at := "DISCORD_API_URL=" + s.URL()
	farpost(t, t.TempDir(), []string{at, "DISCORD_TOKEN=wrong"}).Sentence(t, "does not accept the token",
		"DISCORD_TOKEN")
	farpost(t, t.TempDir(), []string{at, "DISCORD_TOKEN=right", "DISCORD_GUILD_ID=42"}).Sentence(t, "DISCORD_GUILD_ID",
		"42", "member")
}

// serve starts a sandbox in the test's own process.
func serve(t *testing.T, c sandbox.Config) *sandbox.Server {
	t.Helper()
	s, err := sandbox.New(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(context.Background()); err != nil {
			t.Errorf("close the sandbox: %v", err)
		}
	})
	return s
}

// TestEnvFile ensures that .env is read, that the environment wins over it, and that a file that cannot be
// understood is refused.
func TestEnvFile(t *testing.T) {
	thorough.Only(t, "it starts the bot")
	t.Parallel()
	dir := t.TempDir()
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, ".env"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("# mine\nFARPOST_WORKERS=65\n")
	farpost(t, dir, []string{free}).Sentence(t, "FARPOST_WORKERS is 65")
	farpost(t, dir, []string{free, "FARPOST_WORKERS=66"}).Sentence(t, "FARPOST_WORKERS is 66")
	write("FARPOST_WROKERS=4\n")
	farpost(t, dir, []string{free}).Sentence(t, "FARPOST_WROKERS", "unknown")
	write("no sense at all\n")
	farpost(t, dir, []string{free}).Sentence(t, ".env")
	write("FARPOST_DB=named.db\nFARPOST_WORKERS=65\n")
	c := launch(t, dir, []string{free, "FARPOST_WORKERS=2"})
	c.started(t, "named.db")
	c.stop(t)
	if _, err := os.Stat(filepath.Join(dir, "named.db")); err != nil {
		t.Error(err)
	}
}
