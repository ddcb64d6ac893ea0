package discord

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
)

// mentioned answers a message whose text mentions the bot: what it names in brackets, or its question. A mention brings
// its text without the privileged intent. Bots are not answered, nor a reply to the bot that does not name it.
func (b *Bot) mentioned(ctx context.Context, m *discordgo.MessageCreate) error {
	me := b.config.API.BotID()
	text := strings.NewReplacer("<@"+me+">", " ", "<@!"+me+">", " ").Replace(m.Content)
	if m.Author == nil || m.Author.Bot || text == m.Content || strings.TrimSpace(text) == "" || !b.once.First(m.ID) {
		return nil
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
