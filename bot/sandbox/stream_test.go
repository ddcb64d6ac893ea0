package sandbox_test

import (
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"

	"farpost/bot/sandbox"
)

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
func (w *fixture) live(i int) (*websocket.Conn, *sandbox.State) {
	w.t.Helper()
	ws, _, err := websocket.DefaultDialer.DialContext(w.ctx,
		strings.Replace(w.s.URL(), "http", "ws", 1)+"/_sandbox/live?as="+w.s.Member(i).ID(), nil)
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

// next returns the next frame of a live view.
func next(t *testing.T, ws *websocket.Conn) liveFrame {
	t.Helper()
	var f liveFrame
	if err := ws.ReadJSON(&f); err != nil {
		t.Fatal(err)
	}
	return f
}

// TestLive ensures that a live view begins with the state and then brings what its member sees, in order, and nothing
// of what only others see.
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
	sent := w.send("for all")
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
	dm := must[string](t)(w.bruno.DM())
	if f := next(t, ws); f.Type != "channel" || f.Channel.ID != dm {
		t.Errorf("frame %+v", f)
	}
	if err := w.bruno.SetDMs(false); err != nil {
		t.Fatal(err)
	}
	if f := next(t, ws); f.Type != "member" || f.Member.DMsOpen {
		t.Errorf("frame %+v", f)
	}
}
