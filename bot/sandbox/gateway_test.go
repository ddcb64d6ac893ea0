package sandbox_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"

	"farpost/bot/sandbox"
)

// TestOpen ensures that a discordgo session gets ready, is sent the guild, and may ask who it is.
func TestOpen(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	bot := w.session()
	created := make(chan *discordgo.GuildCreate, 1)
	bot.AddHandler(func(_ *discordgo.Session, g *discordgo.GuildCreate) { created <- g })
	w.open(bot)
	g := <-created
	if g.ID != w.s.GuildID() || len(g.Channels) != 2 || len(g.Roles) != 3 {
		t.Errorf("guild %+v", g.Guild)
	}
	me := must[*discordgo.User](t)(bot.User("@me"))
	if me.ID != w.s.BotID() || !me.Bot {
		t.Errorf("me %+v", me)
	}
	p := must[int64](t)(bot.State.UserChannelPermissions(w.s.BotID(), w.matches()))
	const want = discordgo.PermissionSendMessagesInThreads | discordgo.PermissionAttachFiles
	if p&want != want {
		t.Errorf("permissions %b lack %b", p, want)
	}
}

// TestMembersByGateway ensures that members can be asked for by id without a privileged intent.
func TestMembersByGateway(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	got := make(chan *discordgo.GuildMembersChunk, 1)
	w.bot.AddHandler(func(_ *discordgo.Session, c *discordgo.GuildMembersChunk) { got <- c })
	if err := w.bot.RequestGuildMembersList(w.s.GuildID(), []string{w.bruno.ID(), "5"}, 0, "n", false); err != nil {
		t.Fatal(err)
	}
	if c := <-got; len(c.Members) != 1 || len(c.NotFound) != 1 || c.Nonce != "n" {
		t.Errorf("chunk %+v", c)
	}
}

// TestGatewayCodes ensures the close codes of bad packets, heartbeats and an unknown session, on both forms of the
// gateway's address.
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

// socket opens a gateway connection and reads its hello.
func (w *fixture) socket(path string) *websocket.Conn {
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
	Seq  int64           `json:"s"`
}

// read returns the next packet of the gateway.
func read(t *testing.T, ws *websocket.Conn) gatewayPacket {
	t.Helper()
	var p gatewayPacket
	if err := ws.ReadJSON(&p); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestMessageContent ensures that, without the privileged intent, the bot does not read what members say to each other.
func TestMessageContent(t *testing.T) {
	t.Parallel()
	w, heard, _ := reconnecting(t)
	ada := w.ada
	must[sandbox.Message](t)(ada.Send(w.matches(), "among us"))
	if got := <-heard; got != "" {
		t.Errorf("heard %q", got)
	}
	must[sandbox.Message](t)(ada.Send(w.matches(), "<@"+w.s.BotID()+"> hello"))
	if got := <-heard; !strings.HasSuffix(got, "hello") {
		t.Errorf("heard %q where it is mentioned", got)
	}
}
