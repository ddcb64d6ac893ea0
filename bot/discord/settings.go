package discord

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
)

// settings shows a person, privately, what is theirs alone to mend: whether Farpost can write to them. Closed direct
// messages are not tried again by themselves, so this is where somebody who has opened them says so.
func (b *Bot) settings(ctx context.Context, c call) error {
	m, err := b.settingsPage(ctx, c)
	if err != nil {
		return err
	}
	return b.reply(c, m)
}

// settingsPage is what holds for a person now.
func (b *Bot) settingsPage(ctx context.Context, c call) (api.Message, error) {
	pl, _, err := b.player(ctx, c.user.ID)
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
	return api.Message{Content: b.t(c.lang, code), Components: rows([]discordgo.MessageComponent{discordgo.Button{
		Label: b.t(c.lang, "button.testdms"), Style: discordgo.PrimaryButton, CustomID: button{Action: actTestDMs}.String()}})}, nil
}

// testDMs writes to a person, notes whether that was possible, and has the copies of their hands brought up to date.
func (b *Bot) testDMs(ctx context.Context, c call) error {
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
	if err == nil {
		if err := b.Table.Copies(ctx, c.user.ID); err != nil {
			return err
		}
	}
	m, err := b.settingsPage(ctx, c)
	if err != nil {
		return err
	}
	return b.update(c, m)
}
