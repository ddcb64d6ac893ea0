package discord

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// newMatch invites people to a match.
func (b *Bot) newMatch(ctx context.Context, c call, opts options, res *discordgo.ApplicationCommandInteractionDataResolved) error {
	game := opts.text("game")
	if game == "" {
		game = b.Library.Games()[0]
	}
	in := table.Invitation{Server: c.GuildID, Channel: c.ChannelID, Game: game, From: c.user.ID, Interaction: c.ID}
	set, err := b.server(ctx, c.GuildID)
	if err != nil {
		return err
	}
	switch {
	case set.Channel != "":
		in.Channel = set.Channel
	default:
		if in.Channel, err = b.parentOf(ctx, c.ChannelID); err != nil {
			return err
		}
	}
	if lacks := b.missing(c.lang, c.AppPermissions, 2); in.Channel == c.ChannelID && len(lacks) > 0 {
		return b.reply(c, api.Message{Content: b.t(c.lang, "invite.channel", engine.A("channel", text("<#"+in.Channel+">")),
			engine.A("list", text(strings.Join(lacks, ", "))))})
	}
	for _, name := range []string{"opponent", "opponent2", "opponent3"} {
		id := opts.text(name)
		if id == "" {
			continue
		}
		in.To = append(in.To, id)
		if res == nil || res.Users[id] == nil {
			continue
		}
		u, nick := res.Users[id], ""
		if u.Bot {
			return b.reply(c, api.Message{Content: b.t(c.lang, "invite.bot")})
		}
		if m := res.Members[id]; m != nil {
			nick = m.Nick
		}
		if err := b.remember(ctx, u, nick, ""); err != nil {
			return err
		}
	}
	if in.Settings, err = parseClock(opts.text("clock")); err != nil {
		return err
	}
	in.Settings.Silence = notesOf(set).Silence
	if in.Settings.Rules, err = parseRules(opts.text("rules")); err != nil {
		return err
	}
	name := opts.text("deck")
	if decks := b.Library.Decks(game); name == "" && len(decks) > 0 {
		name = refReady + decks[0].ID
	}
	if name != "" {
		d, err := b.theDeck(ctx, c, game, name)
		if err != nil {
			return err
		}
		deck, rep, ok := b.playable(game, d)
		if !ok {
			return b.reply(c, api.Message{Content: b.t(c.lang, "deck.notplayable", engine.A("deck", named(d.Name))) + "\n" + b.faults(c.lang, game, rep, 1500)})
		}
		in.Deck = deck
	}
	if _, err := b.Table.Invite(ctx, in); err != nil {
		if no := engine.IsRefusal(err); no != nil {
			return b.reply(c, api.Message{Content: b.Texts.Say(c.lang, game, no.Phrase, Names{Player: func(engine.Seat) string { return literal(b.nameOf(ctx, c.user.ID)) }})})
		}
		return err
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "invite.sent", engine.A("channel", text("<#"+in.Channel+">")), engine.A("deck", named(in.Deck.Name)))})
}

// parentOf is the channel that a thread belongs to, or the channel itself: threads start from channels only.
func (b *Bot) parentOf(ctx context.Context, channel string) (string, error) {
	ch, err := b.API.Channel(channel, discordgo.WithContext(ctx))
	if api.Code(err) == api.MissingAccess {
		return channel, nil // what is missing there is told by the caller
	}
	if err != nil {
		return "", err
	}
	if ch.IsThread() {
		return ch.ParentID, nil
	}
	return channel, nil
}
