package discord

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// needed are the permissions that matches want in their channel, and the codes of their words.
//
// Without the first two there is no match; without the others it looks or stands otherwise.
var needed = []struct {
	bit  int64
	code string
}{
	{discordgo.PermissionViewChannel, "permission.view"},
	{discordgo.PermissionSendMessages, "permission.send"},
	{discordgo.PermissionEmbedLinks, "permission.embed"},
	{discordgo.PermissionAttachFiles, "permission.attach"},
	{discordgo.PermissionReadMessageHistory, "permission.history"},
	{discordgo.PermissionCreatePublicThreads, "permission.threads"},
	{discordgo.PermissionSendMessagesInThreads, "permission.sendthreads"},
}

// setup chooses the channel and language of a server, and says which permission is missing there.
func (b *Bot) setup(ctx context.Context, c call, opts options) error {
	if c.Member == nil || c.Member.Permissions&discordgo.PermissionManageGuild == 0 && c.Member.Permissions&discordgo.PermissionAdministrator == 0 {
		return b.reply(c, api.Message{Content: b.t(c.lang, "setup.denied")})
	}
	set, err := b.server(ctx, c.GuildID)
	if err != nil {
		return err
	}
	if id := opts.text("channel"); id != "" {
		set.Channel = id
	}
	if set.Channel == "" {
		set.Channel = c.ChannelID
	}
	if lang := opts.text("language"); lang != "" {
		set.Locale = lang
	}
	notes := notesOf(set)
	notes.Organiser = c.user.ID
	if n, given := opts.number("silence"); given {
		notes.Silence = min(max(n, 0), table.MaxSilence)
	}
	if set.Settings, err = json.Marshal(notes); err != nil {
		return fmt.Errorf("settings of server %s: %w", c.GuildID, err)
	}
	if err := b.Store.Update(ctx, func(tx storage.Tx) error { return tx.PutServer(set) }); err != nil {
		return err
	}
	have, err := b.permissions(ctx, c, set.Channel)
	if err != nil {
		return err
	}
	missing := b.missing(c.lang, have, len(needed))
	msg := b.t(c.lang, "setup.done", engine.A("channel", text("<#"+set.Channel+">")))
	if len(missing) > 0 {
		msg = b.t(c.lang, "setup.missing", engine.A("channel", text("<#"+set.Channel+">")), engine.A("list", text(strings.Join(missing, ", "))))
	}
	msg += "\n" + b.t(c.lang, "setup.speaks", engine.A("language", text(b.t(b.serverLang(ctx, c.GuildID), "language"))))
	if notes.Silence > 0 {
		msg += "\n" + b.t(c.lang, "setup.forfeit", engine.A("n", engine.Int(notes.Silence)))
	}
	return b.reply(c, api.Message{Content: msg})
}

// serverNotes is what the bot keeps of a server beside storage's own columns.
type serverNotes struct {
	// Organiser is who set the server up last; told of what only an administrator can mend.
	Organiser string `json:"organiser,omitempty"`
	// Silence is table.Settings.Silence of matches to which somebody invites there.
	Silence int `json:"silence,omitempty"`
}

// organiserOf is the user who set a server up; "" when nobody did, or another version noted it.
func organiserOf(s storage.Server) string { return notesOf(s).Organiser }

// notesOf are a server's notes; none when nobody set it up, or another version noted them.
func notesOf(s storage.Server) serverNotes {
	var n serverNotes
	if len(s.Settings) == 0 || json.Unmarshal(s.Settings, &n) != nil {
		return serverNotes{}
	}
	return n
}

// missing words which of the first n needed permissions are not there.
func (b *Bot) missing(lang string, have int64, n int) []string {
	var out []string
	for _, p := range needed[:n] {
		if have&p.bit == 0 && have&discordgo.PermissionAdministrator == 0 {
			out = append(out, b.t(lang, p.code))
		}
	}
	return out
}

// permissions are the bot's own in a channel.
func (b *Bot) permissions(ctx context.Context, c call, channel string) (int64, error) {
	if channel == c.ChannelID {
		return c.AppPermissions, nil
	}
	have, err := b.API.UserChannelPermissions(b.API.BotID, channel, discordgo.WithContext(ctx))
	if api.Code(err) == api.MissingAccess || api.Gone(err) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("permissions in channel %s: %w", channel, err)
	}
	return have, nil
}
