package sandbox_test

import (
	"context"
	"encoding/json"
	"net/url"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"

	"farpost/bot/sandbox"
)

// reconnecting is start with a bot that comes back, and the texts of the messages that it hears.
func reconnecting(t *testing.T) (*world, chan string, chan struct{}) {
	w := serve(t, nil)
	w.bot = w.session()
	w.bot.ShouldReconnectOnError = true
	heard, resumed := make(chan string, 20), make(chan struct{}, 5)
	w.bot.AddHandler(func(_ *discordgo.Session, m *discordgo.MessageCreate) { heard <- m.Content })
	w.bot.AddHandler(func(*discordgo.Session, *discordgo.Resumed) { resumed <- struct{}{} })
	w.open(w.bot)
	bot := w.bot
	t.Cleanup(func() {
		if err := bot.Close(); err != nil {
			t.Logf("close: %v", err)
		}
	})
	return w, heard, resumed
}

// TestResume ensures that a bot whose connection was cut resumes and hears what it missed, once.
func TestResume(t *testing.T) {
	t.Parallel()
	w, heard, resumed := reconnecting(t)
	dm := must[string](t)(w.s.Member(0).DM())
	must[sandbox.Message](t)(w.s.Member(0).Send(dm, "one"))
	if got := <-heard; got != "one" {
		t.Fatalf("heard %q", got)
	}
	if err := w.s.AwaitHeartbeat(w.ctx); err != nil {
		t.Fatal(err)
	}
	w.s.DropGateway()
	must[sandbox.Message](t)(w.s.Member(0).Send(dm, "two"))
	if got := <-heard; got != "two" {
		t.Fatalf("after the cut: heard %q", got)
	}
	<-resumed
	must[sandbox.Message](t)(w.s.Member(0).Send(dm, "three"))
	if got := <-heard; got != "three" {
		t.Errorf("after resuming: heard %q", got)
	}
}

// TestReconnect ensures that op 7 makes the bot come back and hear again. It resumes, or identifies anew: a
// heartbeat of discordgo's old connection may close the new one and give the session up, and then once more.
func TestReconnect(t *testing.T) {
	t.Parallel()
	w, heard, resumed := reconnecting(t)
	anew := make(chan struct{}, 5)
	w.bot.AddHandler(func(*discordgo.Session, *discordgo.Ready) { anew <- struct{}{} })
	dm := must[string](t)(w.s.Member(0).DM())
	w.s.AskReconnect()
	for {
		select {
		case got := <-heard:
			if got != "after" {
				t.Errorf("heard %q", got)
			}
			return
		case <-resumed:
		case <-anew:
		}
		must[sandbox.Message](t)(w.s.Member(0).Send(dm, "after"))
	}
}

// TestInvalidSession ensures that op 9 makes the bot identify anew.
func TestInvalidSession(t *testing.T) {
	t.Parallel()
	w, heard, _ := reconnecting(t)
	w.s.InvalidateSession()
	if err := w.s.AwaitBot(w.ctx); err != nil {
		t.Fatal(err)
	}
	dm := must[string](t)(w.s.Member(0).DM())
	must[sandbox.Message](t)(w.s.Member(0).Send(dm, "after"))
	if got := <-heard; got != "after" {
		t.Errorf("heard %q", got)
	}
}

// TestAwaitHeartbeat ensures that a bot that is identified counts as beating with its first heartbeat, and no longer once its
// connection is cut.
func TestAwaitHeartbeat(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	over, cancel := context.WithCancel(w.ctx)
	cancel()
	ws := w.socket("/gateway?v=9&encoding=json")
	if err := ws.WriteMessage(websocket.TextMessage, []byte(`{"op":2,"d":{"token":"Bot secret","intents":1}}`)); err != nil {
		t.Fatal(err)
	}
	if err := w.s.AwaitBot(w.ctx); err != nil {
		t.Fatal(err)
	}
	if err := w.s.AwaitHeartbeat(over); err == nil {
		t.Error("beating before a heartbeat")
	}
	if err := ws.WriteMessage(websocket.TextMessage, []byte(`{"op":1,"d":null}`)); err != nil {
		t.Fatal(err)
	}
	if err := w.s.AwaitHeartbeat(w.ctx); err != nil {
		t.Error(err)
	}
	w.s.DropGateway()
	if err := w.s.AwaitHeartbeat(over); err == nil {
		t.Error("beating without a connection")
	}
}

// socket opens a gateway connection and reads its hello.
func (w *world) socket(path string) *websocket.Conn {
	w.t.Helper()
	ws, _, err := websocket.DefaultDialer.DialContext(w.ctx, strings.Replace(w.s.URL(), "http", "ws", 1)+path, nil)
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { _ = ws.Close() })
	if p := read(w.t, ws); p.Op != 10 {
		w.t.Fatalf("first op %d", p.Op)
	}
	return ws
}

type gatewayPacket struct {
	Op   int             `json:"op"`
	Data json.RawMessage `json:"d"`
	Type string          `json:"t"`
}

func read(t *testing.T, ws *websocket.Conn) gatewayPacket {
	t.Helper()
	var p gatewayPacket
	if err := ws.ReadJSON(&p); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestGatewayCodes ensures the close codes of bad packets, heartbeats and an unknown session, on
// both forms of the gateway's address.
func TestGatewayCodes(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	for _, c := range []struct {
		packet string
		code   int
	}{
		{`{"op":2,"d":{"token":"wrong","intents":1}}`, 4004},
		{`{"op":2,"d":{"token":"secret","intents":32769}}`, 4014},
		{`{"op":2,"d":{"token":"secret","intents":1,"shard":[1,2]}}`, 4010},
		{`{"op":2,"d":{"token":"secret","intents":-1}}`, 4013},
		{`{"op":99}`, 4001},
		{`nonsense`, 4002},
		{`{"op":3,"d":{}}`, 4003},
	} {
		ws := w.socket("/gateway?v=9&encoding=json")
		if err := ws.WriteMessage(websocket.TextMessage, []byte(c.packet)); err != nil {
			t.Fatal(err)
		}
		_, _, err := ws.ReadMessage()
		if !websocket.IsCloseError(err, c.code) {
			t.Errorf("%s: %v, want %d", c.packet, err, c.code)
		}
	}
	ws := w.socket("/gateway/?v=10&encoding=json")
	for _, step := range []struct {
		packet string
		op     int
		event  string
	}{
		{`{"op":1,"d":null}`, 11, ""},
		{`{"op":6,"d":{"token":"secret","session_id":"lost","seq":5}}`, 9, ""},
		{`{"op":2,"d":{"token":"Bot secret","intents":1}}`, 0, "READY"},
	} {
		if err := ws.WriteMessage(websocket.TextMessage, []byte(step.packet)); err != nil {
			t.Fatal(err)
		}
		if p := read(t, ws); p.Op != step.op || p.Type != step.event {
			t.Errorf("%s: op %d %s", step.packet, p.Op, p.Type)
		}
	}
	if err := ws.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(1000, ""), noDeadline); err != nil {
		t.Fatal(err)
	}
	for {
		if _, _, err := ws.ReadMessage(); err != nil {
			if !websocket.IsCloseError(err, 1000) {
				t.Errorf("the close frame is not echoed: %v", err)
			}
			break
		}
	}
}

// TestMessageContent ensures that, without the privileged intent, the bot does not read what
// members say to each other.
func TestMessageContent(t *testing.T) {
	t.Parallel()
	w, heard, _ := reconnecting(t)
	ada := w.s.Member(0)
	must[sandbox.Message](t)(ada.Send(w.matches(), "among us"))
	if got := <-heard; got != "" {
		t.Errorf("heard %q", got)
	}
	must[sandbox.Message](t)(ada.Send(w.matches(), "<@"+w.s.BotID()+"> hello"))
	if got := <-heard; !strings.HasSuffix(got, "hello") {
		t.Errorf("heard %q where it is mentioned", got)
	}
}

// TestForeign ensures that pages of other sites and foreign host names are refused.
func TestForeign(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	u, err := url.Parse(w.s.URL())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		host, origin, path string
		status             int
	}{
		{u.Host, "", "/_sandbox/state", 200},
		{"localhost:" + u.Port(), "", "/", 200},
		{u.Host, "http://" + u.Host, "/_sandbox/state", 200},
		{"evil.example", "", "/_sandbox/state", 403},
		{"evil.example:" + u.Port(), "", "/", 403},
		{u.Host, "https://evil.example", "/_sandbox/state", 403},
		{u.Host, "null", "/_sandbox/state", 403},
		{"evil.example", "http://evil.example", "/_sandbox/state", 403},
		{u.Host, "https://evil.example", "/api/v10/gateway", 403},
		{"discord.com", "", "/api/v10/gateway", 200},
	} {
		if got := w.status("GET", c.path, "", "", map[string]string{"Host": c.host, "Origin": c.origin}); got != c.status {
			t.Errorf("%+v: %d", c, got)
		}
	}
	if _, _, err := websocket.DefaultDialer.Dial("ws://"+u.Host+"/_sandbox/live", map[string][]string{"Origin": {"https://evil.example"}}); err == nil {
		t.Error("another site opens the live view")
	}
}
