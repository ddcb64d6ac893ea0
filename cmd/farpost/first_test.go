package main_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/cmd/internal/clitest"
	"farpost/engine/thorough"
)

var address = regexp.MustCompile(`http://127\.0\.0\.1:\d+`)

// TestFirstRun ensures that the program needs nothing: in an empty folder and without a setting it makes
// its database, tells the page's address, and plays; stopped and started again it goes on from there.
func TestFirstRun(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	var env []string
	c := launch(t, dir, env)
	select {
	case <-c.first:
	case <-c.gone: // the default port is somebody else's on this machine
		clitest.Said{Status: c.cmd.ProcessState.ExitCode(), Out: c.out.String(), Err: c.err.String()}.Sentence(t,
			"127.0.0.1:8484", "in use", "FARPOST_SANDBOX_ADDR")
		env = []string{free}
		c = launch(t, dir, env)
	}
	page := address.FindString(c.started(t, "http://127.0.0.1:", "farpost.db"))
	if html := get(t, page+"/"); !strings.Contains(html, "<html") {
		t.Errorf("the page is %.100q", html)
	}
	post(t, page+"/_sandbox/demo", struct{}{})
	front := handover(t, page)
	c.stop(t)
	for _, name := range []string{"farpost.db", "farpost.db.sandbox"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "farpost.db-wal")); err == nil {
		t.Error("the database was not closed")
	}

	c = launch(t, dir, env)
	page = address.FindString(c.started(t))
	again := handover(t, page)
	if again.ID != front.ID || !apptest.Same(again, front) {
		t.Errorf("the match stood at %+v and stands at %+v", front, again)
	}
	hand, _ := apptest.Find(again, "hand")
	answer := post(t, page+"/_sandbox/component",
		sandbox.Press{As: again.Mentions[0].ID, MessageID: again.ID, CustomID: hand.ID})
	if !strings.Contains(answer, sandbox.OutcomeMessage) {
		t.Errorf("My hand after the restart: %s", answer)
	}
	c.stop(t)
}

// handover waits for the message that says whom the match waits for, as the first member sees it.
func handover(t *testing.T, page string) sandbox.Message {
	t.Helper()
	var found sandbox.Message
	until(func() bool {
		var s sandbox.State
		if err := json.Unmarshal([]byte(get(t, page+"/_sandbox/state")), &s); err != nil {
			t.Fatal(err)
		}
		for _, list := range s.Messages {
			for _, m := range list {
				if found = m; apptest.Asks(m) {
					return true
				}
			}
		}
		return false
	})
	return found
}

func get(t *testing.T, url string) string {
	t.Helper()
	resp, err := http.Get(url)
	return answer(t, resp, err)
}

func post(t *testing.T, url string, body any) string {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	resp, err := http.Post(url, "application/json", bytes.NewReader(raw))
	return answer(t, resp, err)
}

// answer reads an answer that must be a success.
func answer(t *testing.T, resp *http.Response, err error) string {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(resp.Body)
	if err := resp.Body.Close(); err != nil {
		t.Error(err)
	}
	if err != nil || resp.StatusCode >= 300 {
		t.Fatalf("%s %s: %s %v\n%s", resp.Request.Method, resp.Request.URL, resp.Status, err, body)
	}
	return string(body)
}

// TestSecondProcess ensures that a second bot on the same database is refused, while the first one is not
// disturbed.
func TestSecondProcess(t *testing.T) {
	thorough.Only(t, "it starts two bots")
	t.Parallel()
	dir := t.TempDir()
	c := launch(t, dir, []string{free})
	page := address.FindString(c.started(t))
	farpost(t, dir, []string{free}).Sentence(t, "farpost.db", "in use")
	farpost(t, t.TempDir(), []string{free, "FARPOST_DB=" + filepath.Join(dir, "farpost.db")}).Sentence(t, "in use")
	if html := get(t, page+"/"); !strings.Contains(html, "<html") {
		t.Errorf("the page is %.100q", html)
	}
	c.stop(t)
}

// TestSandboxAlone ensures that the sandbox runs by itself, and that a bot pointed at it works there.
func TestSandboxAlone(t *testing.T) {
	thorough.Only(t, "it starts the sandbox alone")
	t.Parallel()
	dir := t.TempDir()
	alone := launch(t, dir, []string{free}, "sandbox")
	page := address.FindString(alone.started(t, "DISCORD_API_URL=http://127.0.0.1:"))
	bot := launch(t, t.TempDir(), []string{"DISCORD_API_URL=" + page, "DISCORD_TOKEN=any"})
	bot.started(t, "connected to Discord", "everywhere")
	post(t, page+"/_sandbox/demo", struct{}{})
	handover(t, page)
	bot.stop(t)
	alone.stop(t)
}
