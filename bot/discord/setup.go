package discord

import (
	"context"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/engine"
	"farpost/storage"
)

// needed are the permissions that matches want in their channel, and the codes of their words.
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
	if err := b.Store.Update(ctx, func(tx storage.Tx) error { return tx.PutServer(set) }); err != nil {
		return err
	}
	have, err := b.permissions(ctx, c, set.Channel)
	if err != nil {
		return err
	}
	var missing []string
	for _, n := range needed {
		if have&n.bit == 0 && have&discordgo.PermissionAdministrator == 0 {
			missing = append(missing, b.t(c.lang, n.code))
		}
	}
	msg := b.t(c.lang, "setup.done", engine.A("channel", text("<#"+set.Channel+">")))
	if len(missing) > 0 {
		msg = b.t(c.lang, "setup.missing", engine.A("channel", text("<#"+set.Channel+">")), engine.A("list", text(strings.Join(missing, ", "))))
	}
	return b.reply(c, api.Message{Content: msg})
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
