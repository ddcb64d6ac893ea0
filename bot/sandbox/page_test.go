package sandbox_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// noDeadline is a deadline for writes that need none.
var noDeadline = time.Time{}

// status makes a request and returns its status only.
func (w *fixture) status(method, path, kind, body string, headers map[string]string) int {
	w.t.Helper()
	req, err := http.NewRequestWithContext(w.ctx, method, w.s.URL()+path, strings.NewReader(body))
	if err != nil {
		w.t.Fatal(err)
	}
	if kind != "" {
		req.Header.Set("Content-Type", kind)
	}
	for key, v := range headers {
		switch {
		case key == "Host":
			req.Host = v
		case v != "":
			req.Header.Set(key, v)
		}
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		w.t.Fatal(err)
	}
	defer resp.Body.Close()
	return resp.StatusCode
}

// post sends an action of the page and decodes its answer or refusal.
func (w *fixture) post(path string, body, answer any) (status int, code string) {
	w.t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		w.t.Fatal(err)
	}
	resp, err := http.Post(w.s.URL()+"/_sandbox/"+path, "application/json", bytes.NewReader(raw))
	if err != nil {
		w.t.Fatal(err)
	}
	defer resp.Body.Close()
	got, err := io.ReadAll(resp.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	var refusal struct {
		Error struct{ Code, Message string } `json:"error"`
	}
	if resp.StatusCode != 200 {
		if err := json.Unmarshal(got, &refusal); err != nil || refusal.Error.Message == "" {
			w.t.Fatalf("%s: %d %s", path, resp.StatusCode, got)
		}
		return resp.StatusCode, refusal.Error.Code
	}
	if answer != nil {
		if err := json.Unmarshal(got, answer); err != nil {
			w.t.Fatalf("%s: %v in %s", path, err, got)
		}
	}
	return resp.StatusCode, ""
}

type m map[string]any

// TestPageActions ensures that each action of PAGE_API.md works over HTTP as it says there.
func TestPageActions(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.reply(message("hello", discordgo.MessageFlagsEphemeral, row(button("go", "Go", discordgo.PrimaryButton))))
	ada := w.ada.ID()
	var out sandbox.Outcome
	w.post("command", m{"as": ada, "channel_id": w.matches(), "name": "match", "path": []string{"new"},
		"options": []m{{"name": "opponent", "value": w.bruno.ID()}, {"name": "hours", "value": 5}}}, &out)
	if out.Kind != "message" {
		t.Fatalf("outcome %+v", out)
	}
	first := out
	w.post("component", m{"as": ada, "message_id": first.MessageID, "custom_id": "go"}, &out)
	if out.Kind != "message" || out.MessageID == first.MessageID {
		t.Errorf("outcome %+v", out)
	}
	var said struct{ Message sandbox.Message }
	w.post("message", m{"as": ada, "channel_id": w.matches(), "content": "hi"}, &said)
	if said.Message.Content != "hi" {
		t.Errorf("said %+v", said)
	}
	var dm struct{ Channel sandbox.ChannelView }
	w.post("dm", m{"as": ada}, &dm)
	if dm.Channel.Kind != "dm" {
		t.Errorf("dm %+v", dm)
	}
	var who struct{ Member sandbox.MemberView }
	w.post("member", m{"as": w.dario.ID(), "dms_open": false, "autoplay": true}, &who)
	if who.Member.DMsOpen || !who.Member.Autoplay {
		t.Errorf("member %+v", who)
	}
	for _, path := range []string{"dismiss", "delete"} {
		id := first.MessageID
		if path == "delete" {
			id = said.Message.ID
		}
		if status, code := w.post(path, m{"as": ada, "message_id": id}, nil); status != 200 {
			t.Errorf("%s: %d %s", path, status, code)
		}
	}
	for _, c := range []struct {
		path   string
		body   m
		status int
		code   string
	}{
		{"command", m{"as": "5", "channel_id": w.matches(), "name": "match"}, 404, "unknown_member"},
		{"command", m{"as": ada, "channel_id": "5", "name": "match"}, 404, "unknown_channel"},
		{"command", m{"as": ada, "channel_id": w.matches(), "name": "chess"}, 404, "unknown_command"},
		{"component", m{"as": ada, "message_id": said.Message.ID, "custom_id": "go"}, 404, "unknown_message"},
		{"modal", m{"as": ada, "interaction_id": "5"}, 404, "unknown_modal"},
		{"message", m{"as": ada, "channel_id": w.matches(), "content": " "}, 400, "text_invalid"},
		{"demo", m{}, 404, "demo_unavailable"},
	} {
		if status, code := w.post(c.path, c.body, nil); status != c.status || code != c.code {
			t.Errorf("%s %v: %d %s, want %d %s", c.path, c.body, status, code, c.status, c.code)
		}
	}
	for kind, want := range map[string]int{"text/plain": 415, "application/json": 400} {
		if got := w.status("POST", "/_sandbox/dm", kind, "nonsense", nil); got != want {
			t.Errorf("%s: %d, want %d", kind, got, want)
		}
	}
	if got := w.status("POST", "/_sandbox/dm", "application/json", `"`+text(70000)+`"`, nil); got != 413 {
		t.Errorf("a large body: %d", got)
	}
}

// TestPageWithoutBot ensures that acting without a bot says so.
func TestPageWithoutBot(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	if status, code := w.post("command", m{"as": w.ada.ID(), "channel_id": w.matches(), "name": "match"},
		nil); status != 503 || code != "no_bot" {
		t.Errorf("%d %s", status, code)
	}
}
