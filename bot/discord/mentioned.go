package discord

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
)

// mentioned answers a message that mentions the bot: what it names in brackets, or its question. A mention brings its
// text without the privileged intent. Bots are not answered, and not what mentions everybody.
func (b *Bot) mentioned(ctx context.Context, m *discordgo.MessageCreate) error {
	me := b.config.API.BotID()
	mentions := func(u *discordgo.User) bool { return u.ID == me }
	if m.Author == nil || m.Author.Bot || m.MentionEveryone || !slices.ContainsFunc(m.Mentions, mentions) ||
		!b.once.First(m.ID) {
		return nil
	}
	text := strings.NewReplacer("<@"+me+">", " ", "<@!"+me+">", " ").Replace(m.Content)
	if strings.TrimSpace(text) == "" {
		return nil // a greeting, or a reply that says nothing
	}
	c := b.desk.Take(&api.Interaction{Interaction: &discordgo.Interaction{ID: m.ID, GuildID: m.GuildID,
		ChannelID: m.ChannelID, User: m.Author}})
	pl, _, err := b.people.Player(ctx, m.Author.ID)
	if err != nil {
		return err
	}
	c.Lang = b.people.Lang(pl.Locale)
	answer := b.look.Looked(ctx, route.Place{Call: c}, text)
	answer.Silent = true
	_, err = b.config.API.Send(ctx, m.ChannelID, answer)
	switch api.Code(err) {
	case api.MissingAccess, api.MissingPermissions:
		return nil // the bot may not write there; nobody can be told
	}
	return err
}
