package discord

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/storage"
)

// settings shows a person, privately, what is theirs alone to set: how they are told that a match waits for them, and
// whether Farpost can write to them. Closed direct messages are not tried again by themselves, so this is where somebody
// who has opened them says so.
func (b *Bot) settings(ctx context.Context, c call) error {
	m, err := b.settingsPage(ctx, c)
	if err != nil {
		return err
	}
	return b.reply(c, m)
}

// settingsPage is what holds for a person now.
func (b *Bot) settingsPage(ctx context.Context, c call) (api.Message, error) {
	pl, p, err := b.player(ctx, c.user.ID)
	if err != nil {
		return api.Message{}, err
	}
	code := "settings.closed"
	switch {
	case pl.DMChecked.IsZero():
		code = "settings.untried"
	case pl.DMOK:
		code = "settings.open"
	}
	told, other, to := "settings.mention", "button.tellmessage", byMessage
	if p.Tell == byMessage {
		told, other, to = "settings.message", "button.tellmention", ""
	}
	push := func(label string, id button, style discordgo.ButtonStyle) discordgo.MessageComponent {
		return discordgo.Button{Label: b.t(c.lang, label), Style: style, CustomID: id.String()}
	}
	return api.Message{Content: b.t(c.lang, told) + "\n" + b.t(c.lang, code), Components: rows([]discordgo.MessageComponent{
		push(other, button{Action: actTell, Arg: to}, discordgo.SecondaryButton),
		push("button.testdms", button{Action: actTestDMs}, discordgo.SecondaryButton)})}, nil
}

// tellBy sets how a person is told of questions. Who wants direct messages is written to at once, so that both know
// whether that is possible; as long as it is not, mentions stay.
func (b *Bot) tellBy(ctx context.Context, c call, by string) error {
	if by == byMessage {
		if err := b.tryDMs(ctx, c); err != nil {
			return err
		}
	}
	if err := b.change(ctx, c.user.ID, func(pl *storage.Player, p *person) {
		if p.Tell = ""; by == byMessage && pl.DMOK {
			p.Tell = byMessage
		}
	}); err != nil {
		return err
	}
	return b.settingsAgain(ctx, c)
}

// testDMs tries to write to a person and shows what came of it.
func (b *Bot) testDMs(ctx context.Context, c call) error {
	if err := b.tryDMs(ctx, c); err != nil {
		return err
	}
	return b.settingsAgain(ctx, c)
}

func (b *Bot) settingsAgain(ctx context.Context, c call) error {
	m, err := b.settingsPage(ctx, c)
	if err != nil {
		return err
	}
	return b.update(c, m)
}

// tryDMs writes to a person, notes whether that was possible, and has the copies of their hands brought up to date.
func (b *Bot) tryDMs(ctx context.Context, c call) error {
	ch, err := b.API.UserChannelCreate(c.user.ID, discordgo.WithContext(ctx))
	channel := ""
	if err == nil {
		channel = ch.ID
		_, err = b.API.Send(ctx, channel, api.Message{Content: b.t(c.lang, "settings.test"), Silent: true})
	}
	if err != nil && !api.DMsClosed(err) {
		return err
	}
	if nerr := b.noteDM(ctx, c.user.ID, err == nil, channel); nerr != nil {
		return nerr
	}
	if err != nil {
		return nil
	}
	return b.Table.RefreshHands(ctx, c.user.ID)
}
