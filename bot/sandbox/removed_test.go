package sandbox_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"

	"farpost/bot/sandbox"
)

// identify begins a session with some intents and returns its socket, with READY read.
func (w *fixture) identify(intents int) (*websocket.Conn, gatewayPacket) {
	w.t.Helper()
	ws := w.socket("/gateway?v=9&encoding=json")
	packet := fmt.Sprintf(`{"op":2,"d":{"token":"secret","intents":%d}}`, intents)
	if err := ws.WriteMessage(websocket.TextMessage, []byte(packet)); err != nil {
		w.t.Fatal(err)
	}
	return ws, read(w.t, ws)
}

// heard returns the names of the events up to the answer to a heartbeat.
func heard(t *testing.T, ws *websocket.Conn) (events []string) {
	t.Helper()
	if err := ws.WriteMessage(websocket.TextMessage, []byte(`{"op":1,"d":null}`)); err != nil {
		t.Fatal(err)
	}
	for {
		p := read(t, ws)
		if p.Op == 11 {
			return events
		}
		events = append(events, p.Type)
	}
}

// TestRemovedBot ensures that a bot which was removed is refused on the guild and its channels, and members on the
// bot's commands and buttons there; and that it is let in again when it is invited.
func TestRemovedBot(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	must[*discordgo.ApplicationCommand](t)(w.bot.ApplicationCommandCreate(w.s.BotID(), w.s.GuildID(),
		&discordgo.ApplicationCommand{Name: "here", Description: "d"}))
	w.reply(message("pick", 0, row(button("go", "Go", discordgo.SuccessButton))))
	first := w.run()
	dm := must[*discordgo.Channel](t)(w.bot.UserChannelCreate(w.ada.ID()))
	th := w.thread("t")
	guild, channel := "/guilds/"+w.s.GuildID(), "/channels/"+w.matches()
	asked := []struct {
		method, path, body string
		code               int
	}{
		{"GET", guild, "", 10004},
		{"GET", guild + "/channels", "", 50001},
		{"GET", guild + "/roles", "", 50001},
		{"GET", guild + "/threads/active", "", 50001},
		{"GET", guild + "/members/" + w.ada.ID(), "", 50001},
		{"GET", "/applications/" + w.s.BotID() + guild + "/commands", "", 50001},
		{"GET", channel, "", 50001},
		{"POST", channel + "/messages", `{"content":"a"}`, 50001},
		{"PATCH", channel + "/messages/" + first.MessageID, `{"content":"a"}`, 50001},
		{"POST", "/channels/" + th.ID + "/messages", `{"content":"a"}`, 50001},
		{"POST", "/channels/" + dm.ID + "/messages", `{"content":"a"}`, 50278},
		{"GET", "/users/@me", "", 0},
	}
	press := func() error {
		_, err := w.ada.Press(w.ctx, first.MessageID, "go")
		return err
	}
	command := func() error {
		_, err := w.ada.Run(w.ctx, w.matches(), "match", []string{"new"}, w.opponent())
		return err
	}
	if err := w.s.RemoveBot(); err != nil {
		t.Fatal(err)
	}
	for _, a := range asked {
		if _, r := w.call(a.method, a.path, a.body); r.Code != a.code {
			t.Errorf("%s %s of a removed bot: %+v, want %d", a.method, a.path, r, a.code)
		}
	}
	if list := must[[]*discordgo.UserGuild](t)(w.bot.UserGuilds(10, "", "", false)); len(list) != 0 {
		t.Errorf("a removed bot is in %d guilds", len(list))
	}
	for _, err := range []error{press(), command()} {
		if refused(err) != "no_bot" {
			t.Errorf("a removed bot is used: %v", err)
		}
	}
	if err := w.s.RemoveBot(); err == nil {
		t.Error("it is removed twice")
	}
	if err := w.s.InviteBot(); err != nil {
		t.Fatal(err)
	}
	for _, a := range asked {
		if status, r := w.call(a.method, a.path, a.body); status >= 400 {
			t.Errorf("%s %s of an invited bot: %+v", a.method, a.path, r)
		}
	}
	for _, err := range []error{press(), command()} {
		if err != nil {
			t.Errorf("an invited bot cannot be used: %v", err)
		}
	}
	if err := w.s.InviteBot(); err == nil {
		t.Error("it is invited twice")
	}
	var names []string
	for _, c := range w.ada.View().Commands {
		names = append(names, c.Name)
	}
	if !slices.Equal(names, []string{"match"}) {
		t.Errorf("commands %v: want the global one, and none of the guild's", names)
	}
}

// TestGuildEvents ensures which events tell of members who come and go and of the bot's own coming and going, by the
// intents of the session, and that a removed bot hears of nothing in the guild.
func TestGuildEvents(t *testing.T) {
	t.Parallel()
	const guilds, members, messages = 1, 2, 1 << 9
	for _, c := range []struct {
		name    string
		intents int
		want    [][]string // for each of the steps
	}{
		{"with members", guilds | members | messages, [][]string{
			{"GUILD_CREATE"}, {"GUILD_MEMBER_REMOVE"}, {"GUILD_MEMBER_ADD"}, {"GUILD_MEMBER_UPDATE"}, {"GUILD_UPDATE"},
			{"GUILD_DELETE"}, nil, {"GUILD_CREATE"}, {"MESSAGE_CREATE"},
		}},
		{"without", guilds | messages, [][]string{
			{"GUILD_CREATE"}, nil, nil, nil, {"GUILD_UPDATE"},
			{"GUILD_DELETE"}, nil, {"GUILD_CREATE"}, {"MESSAGE_CREATE"},
		}},
		{"of messages alone", messages, [][]string{nil, nil, nil, nil, nil, nil, nil, nil, {"MESSAGE_CREATE"}}},
	} {
		w := serve(t, func(cfg *sandbox.Config) { cfg.Intents = members })
		ws, _ := w.identify(c.intents)
		say := func() error {
			_, err := w.ada.Send(w.matches(), "hello")
			return err
		}
		for i, step := range []func() error{
			func() error { return nil },
			w.bruno.Leave,
			w.bruno.Return,
			func() error { return w.bruno.SetRole(w.s.RoleID("Administrators"), true) },
			w.bruno.Own,
			w.s.RemoveBot,
			say,
			w.s.InviteBot,
			say,
		} {
			if err := step(); err != nil {
				t.Fatal(err)
			}
			if got := heard(t, ws); !slices.Equal(got, c.want[i]) {
				t.Errorf("%s, step %d: %v, want %v", c.name, i, got, c.want[i])
			}
		}
	}
}

// TestReadyWithoutGuild ensures that a bot which connects while it is removed is told of no guild.
func TestReadyWithoutGuild(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	if err := w.s.RemoveBot(); err != nil {
		t.Fatal(err)
	}
	ws, ready := w.identify(1)
	var data struct{ Guilds []json.RawMessage }
	if err := json.Unmarshal(ready.Data, &data); err != nil || ready.Type != "READY" || len(data.Guilds) != 0 {
		t.Errorf("%s with guilds %s, %v", ready.Type, data.Guilds, err)
	}
	if got := heard(t, ws); len(got) != 0 {
		t.Errorf("it hears %v", got)
	}
}

// TestLiveMembership ensures that a page gets everything anew when its member left, and others the member alone.
func TestLiveMembership(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	bruno, _ := w.live(1)
	ada, _ := w.live(0)
	if err := w.bruno.Leave(); err != nil {
		t.Fatal(err)
	}
	if f := next(t, bruno); f.Type != "hello" || len(f.State.Channels) != 0 {
		t.Errorf("who left gets %+v", f)
	}
	if f := next(t, ada); f.Type != "member" || !f.Member.Left {
		t.Errorf("others get %+v", f)
	}
	if err := w.s.RemoveBot(); err != nil {
		t.Fatal(err)
	}
	if f := next(t, ada); f.Type != "hello" || len(f.State.Commands) != 0 {
		t.Errorf("when the bot was removed: %+v", f)
	}
}
