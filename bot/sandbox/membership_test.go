package sandbox_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// refused returns the code by which the sandbox refused what a member did; "" when it did not.
func refused(err error) string {
	var r *sandbox.Refusal
	if errors.As(err, &r) {
		return r.Code
	}
	return ""
}

// channels are the kinds of channels that a member sees, by age.
func channels(m *sandbox.Member) (kinds []string) {
	for _, c := range m.View().Channels {
		kinds = append(kinds, c.Kind)
	}
	return kinds
}

// TestLeave ensures that who left the server does nothing there and sees none of it, but reads their DM and presses
// there, that the bot reaches them nowhere, and that all this ends when they come back.
func TestLeave(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	bruno := w.bruno
	pick := row(button("go", "Go", discordgo.SuccessButton))
	pressed := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(),
		&discordgo.MessageSend{Content: "pick", Components: []discordgo.MessageComponent{pick}}))
	dm := must[*discordgo.Channel](t)(w.bot.UserChannelCreate(bruno.ID()))
	private := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(dm.ID,
		&discordgo.MessageSend{Content: "pick", Components: []discordgo.MessageComponent{pick}}))
	th := w.thread("t")
	if err := w.bot.ThreadMemberAdd(th.ID, bruno.ID()); err != nil {
		t.Fatal(err)
	}
	w.reply(message("ok", discordgo.MessageFlagsEphemeral))
	acts := []struct {
		name, code string
		do         func() error
	}{
		{"command", "unknown_channel", func() error {
			_, err := bruno.Run(w.ctx, w.matches(), "match", []string{"new"},
				sandbox.OptionValue{Name: "opponent", Value: w.ada.ID()})
			return err
		}},
		{"press", "unknown_message", func() error {
			_, err := bruno.Press(w.ctx, pressed.ID, "go")
			return err
		}},
		{"message", "unknown_channel", func() error {
			_, err := bruno.Send(w.matches(), "hello")
			return err
		}},
		{"message in the DM", "not_permitted", func() error {
			_, err := bruno.Send(dm.ID, "hello")
			return err
		}},
		{"named by another", "option_invalid", func() error {
			_, err := w.ada.Run(w.ctx, w.matches(), "match", []string{"new"}, w.opponent())
			return err
		}},
	}
	member := fmt.Sprintf("/guilds/%s/members/%s", w.s.GuildID(), bruno.ID())
	asked := []struct {
		method, path, body string
		code               int
	}{
		{"GET", member, "", 10007},
		{"PUT", "/channels/" + th.ID + "/thread-members/" + bruno.ID(), "", 10007},
		{"POST", "/channels/" + dm.ID + "/messages", `{"content":"a"}`, 50278},
	}
	if err := bruno.Leave(); err != nil {
		t.Fatal(err)
	}
	for _, a := range acts {
		if err := a.do(); refused(err) != a.code {
			t.Errorf("%s of who left: %v, want %s", a.name, err, a.code)
		}
	}
	for _, a := range asked {
		if _, r := w.call(a.method, a.path, a.body); r.Code != a.code {
			t.Errorf("%s %s of who left: %+v, want %d", a.method, a.path, r, a.code)
		}
	}
	if kinds := channels(bruno); !slices.Equal(kinds, []string{"dm"}) || !bruno.View().Members[1].Left {
		t.Errorf("who left sees %v", kinds)
	}
	if out := must[sandbox.Outcome](t)(bruno.Press(w.ctx, private.ID, "go")); out.Kind != sandbox.OutcomeMessage {
		t.Errorf("a press in the DM: %+v", out)
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageSend(th.ID, "<@"+bruno.ID()+"> begin"))
	if list := must[[]*discordgo.ThreadMember](t)(w.bot.ThreadMembers(th.ID, 100, false, "")); len(list) != 1 {
		t.Errorf("%d members of the thread, want the bot alone", len(list))
	}
	if err := bruno.Return(); err != nil {
		t.Fatal(err)
	}
	for _, a := range acts {
		if err := a.do(); err != nil {
			t.Errorf("%s of who came back: %v", a.name, err)
		}
	}
	for _, a := range asked {
		if _, r := w.call(a.method, a.path, a.body); r.Code != 0 {
			t.Errorf("%s %s of who came back: %+v", a.method, a.path, r)
		}
	}
}

// TestLeaving ensures that nobody leaves twice or returns without having left, that the owner has to hand the server
// over first, and that who left has no roles.
func TestLeaving(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	admins := w.s.RoleID("Administrators")
	for i, step := range []struct {
		do func() error
		ok bool
	}{
		{w.bruno.Return, false},
		{w.ada.Leave, false},
		{w.bruno.Own, true},
		{w.ada.Leave, true},
		{w.ada.Leave, false},
		{w.ada.Own, false},
		{func() error { return w.ada.SetRole(admins, true) }, false},
		{w.ada.Return, true},
		{w.bruno.Leave, false},
	} {
		if err := step.do(); (err == nil) != step.ok {
			t.Errorf("step %d: %v", i, err)
		}
	}
	if list := w.ada.View().Members; list[0].Administrator || !list[1].Administrator {
		t.Errorf("after all: %+v", list)
	}
}

// TestDeletedAccount ensures that Discord knows no user any more whose account was deleted, that nothing brings them
// back, and that the owner hands the server over first.
func TestDeletedAccount(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	dm := must[*discordgo.Channel](t)(w.bot.UserChannelCreate(w.bruno.ID()))
	for i, step := range []struct {
		do func() error
		ok bool
	}{
		{w.ada.DeleteAccount, false},
		{w.bruno.DeleteAccount, true},
		{w.bruno.DeleteAccount, false},
		{w.bruno.Return, false},
		{w.chiara.Leave, true},
		{w.chiara.DeleteAccount, true},
	} {
		if err := step.do(); (err == nil) != step.ok {
			t.Errorf("step %d: %v", i, err)
		}
	}
	for _, who := range []*sandbox.Member{w.bruno, w.chiara} {
		for _, a := range []struct{ method, path, body string }{
			{"GET", "/guilds/" + w.s.GuildID() + "/members/" + who.ID(), ""},
			{"GET", "/users/" + who.ID(), ""},
			{"POST", "/users/@me/channels", `{"recipient_id":"` + who.ID() + `"}`},
		} {
			if status, r := w.call(a.method, a.path, a.body); status != 404 || r.Code != 10013 {
				t.Errorf("%s %s of an account that is gone: %d, %+v", a.method, a.path, status, r)
			}
		}
	}
	if _, r := w.call("POST", "/channels/"+dm.ID+"/messages", `{"content":"a"}`); r.Code != 50278 {
		t.Errorf("a message to who is gone: %+v", r)
	}
}

// TestRoles ensures that commands carry the roles and permissions that a member has at the time, and that they are
// offered what these allow.
func TestRoles(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	manage := int64(discordgo.PermissionManageGuild)
	w.register()
	must[*discordgo.ApplicationCommand](t)(w.bot.ApplicationCommandCreate(w.s.BotID(), "",
		&discordgo.ApplicationCommand{Name: "setup", Description: "d", DefaultMemberPermissions: &manage}))
	got := make(chan *discordgo.Member, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- i.Member
		if err := d.InteractionRespond(i.Interaction, message("ok", 0)); err != nil {
			t.Error(err)
		}
	})
	admins := w.s.RoleID("Administrators")
	if err := w.dario.Own(); err != nil {
		t.Fatal(err)
	}
	for _, on := range []bool{false, true} {
		if err := w.ada.SetRole(admins, on); err != nil {
			t.Fatal(err)
		}
		w.run()
		m := <-got
		if has := slices.Contains(m.Roles, admins); has != on {
			t.Errorf("the bot is told of roles %v, want the administrators' %v", m.Roles, on)
		}
		if m.Permissions&manage != 0 != on {
			t.Errorf("with the role %v the bot is told of permissions %b", on, m.Permissions)
		}
		v := w.ada.View()
		offered := slices.ContainsFunc(v.Commands, func(c *sandbox.Command) bool { return c.Name == "setup" })
		if offered != on || v.Members[0].Administrator != on {
			t.Errorf("with the role %v: the command is offered %v, member %+v", on, offered, v.Members[0])
		}
	}
	for _, id := range []string{"5", w.s.GuildID(), w.s.RoleID("Farpost")} {
		if err := w.ada.SetRole(id, true); err == nil {
			t.Errorf("role %s can be given", id)
		}
	}
}

// TestMembershipOnFile ensures that a sandbox which starts anew knows who left, which roles there are and that the bot
// was removed.
func TestMembershipOnFile(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "state.json")
	keep := func(c *sandbox.Config) { c.StateFile = file }
	w := serve(t, keep)
	for _, err := range []error{w.bruno.Leave(), w.chiara.SetRole(w.s.RoleID("Administrators"), true), w.dario.Own(),
		w.s.RemoveBot(), w.s.Close(w.ctx)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	again := start(t, keep)
	list := again.ada.View().Members
	if !list[1].Left || !list[2].Administrator || !list[3].Administrator {
		t.Errorf("members %+v", list)
	}
	if _, err := again.bot.Guild(again.s.GuildID()); code(err) != 10004 {
		t.Errorf("the guild of the removed bot: %v", err)
	}
}
