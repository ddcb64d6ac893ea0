package sandbox_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"
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
