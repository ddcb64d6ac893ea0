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
	"github.com/gorilla/websocket"

	"farpost/bot/sandbox"
)

// noDeadline is a deadline for writes that need none.
var noDeadline = time.Time{}

// status makes a request and returns its status only.
func (w *world) status(method, path, kind, body string, headers map[string]string) int {
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
func (w *world) post(path string, body, answer any) (status int, code string) {
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
	ada := w.s.Member(0).ID()
	var out sandbox.Outcome
	w.post("command", m{"as": ada, "channel_id": w.matches(), "name": "match", "path": []string{"new"},
		"options": []m{{"name": "opponent", "value": w.s.Member(1).ID()}, {"name": "hours", "value": 5}}}, &out)
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
	w.post("member", m{"as": w.s.Member(3).ID(), "dms_open": false, "autoplay": true}, &who)
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
	if status, code := w.post("command", m{"as": w.s.Member(0).ID(), "channel_id": w.matches(), "name": "match"}, nil); status != 503 || code != "no_bot" {
		t.Errorf("%d %s", status, code)
	}
}

type liveFrame struct {
	Type      string
	ID        string
	ChannelID string `json:"channel_id"`
	State     *sandbox.State
	Message   *sandbox.Message
	Channel   *sandbox.ChannelView
	Member    *sandbox.MemberView
	Bot       *sandbox.BotView
	Commands  []sandbox.Command
}

// live opens the live view of a member and reads its hello.
func (w *world) live(i int) (*websocket.Conn, *sandbox.State) {
	w.t.Helper()
	ws, _, err := websocket.DefaultDialer.DialContext(w.ctx, strings.Replace(w.s.URL(), "http", "ws", 1)+"/_sandbox/live?as="+w.s.Member(i).ID(), nil)
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { _ = ws.Close() })
	f := next(w.t, ws)
	if f.Type != "hello" || f.State == nil || f.State.As != w.s.Member(i).ID() {
		w.t.Fatalf("hello %+v", f)
	}
	return ws, f.State
}

func next(t *testing.T, ws *websocket.Conn) liveFrame {
	t.Helper()
	var f liveFrame
	if err := ws.ReadJSON(&f); err != nil {
		t.Fatal(err)
	}
	return f
}

// TestLive ensures that a live view begins with the state and then brings what its member sees,
// in order, and nothing of what only others see.
func TestLive(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	ws, state := w.live(1)
	if len(state.Members) != 4 || len(state.Channels) != 2 || state.Bot.Online || state.Members[2].Locale != "it" {
		t.Errorf("state %+v", state)
	}
	w.connect()
	if f := next(t, ws); f.Type != "bot" || !f.Bot.Online {
		t.Errorf("frame %+v", f)
	}
	w.register()
	if f := next(t, ws); f.Type != "commands" || len(f.Commands) != 1 {
		t.Errorf("frame %+v", f)
	}
	w.reply(message("for Ada", discordgo.MessageFlagsEphemeral))
	w.run() // Bruno sees nothing of it
	sent := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(w.matches(), "for all"))
	if f := next(t, ws); f.Type != "message" || f.Message.ID != sent.ID || f.Message.X == nil {
		t.Errorf("frame %+v", f)
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageEdit(w.matches(), sent.ID, "changed"))
	if f := next(t, ws); f.Type != "message" || f.Message.Content != "changed" {
		t.Errorf("frame %+v", f)
	}
	if err := w.bot.ChannelMessageDelete(w.matches(), sent.ID); err != nil {
		t.Fatal(err)
	}
	if f := next(t, ws); f.Type != "message_deleted" || f.ID != sent.ID {
		t.Errorf("frame %+v", f)
	}
	dm := must[string](t)(w.s.Member(1).DM())
	if f := next(t, ws); f.Type != "channel" || f.Channel.ID != dm {
		t.Errorf("frame %+v", f)
	}
	if err := w.s.Member(1).SetDMs(false); err != nil {
		t.Fatal(err)
	}
	if f := next(t, ws); f.Type != "member" || f.Member.DMsOpen {
		t.Errorf("frame %+v", f)
	}
}

// TestAdminCommand ensures that a command for administrators is offered to them only.
func TestAdminCommand(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	manage := int64(discordgo.PermissionManageGuild)
	must[*discordgo.ApplicationCommand](t)(w.bot.ApplicationCommandCreate(w.s.BotID(), w.s.GuildID(), &discordgo.ApplicationCommand{
		Name: "setup", Description: "Set up", DefaultMemberPermissions: &manage,
	}))
	for i, want := range []int{1, 0, 0, 0} {
		if got := len(w.s.Member(i).View().Commands); got != want {
			t.Errorf("member %d is offered %d commands, want %d", i, got, want)
		}
	}
	if _, err := w.s.Member(1).Run(w.ctx, w.matches(), "setup", nil); err == nil {
		t.Error("Bruno runs /setup")
	}
}
