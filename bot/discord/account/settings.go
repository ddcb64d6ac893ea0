package account

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/people"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/storage"
)

// settings shows a person, privately, what is theirs alone to set. Direct messages that failed once are not tried again
// by themselves, so the page has a button to test them.
func (a *Account) settings(ctx context.Context, p route.Place) error {
	if done, err := a.block(ctx, p); done || err != nil {
		return err
	}
	return a.showSettings(ctx, p, reply.Call.Say)
}

// showSettings shows what holds for a person now, with a button for the other way to be called.
func (a *Account) showSettings(ctx context.Context, p route.Place, show reply.Show) error {
	pl, who, err := a.People.Player(ctx, p.User.ID)
	if err != nil {
		return err
	}
	reach := "settings.closed"
	switch {
	case pl.DMChecked.IsZero():
		reach = "settings.untried"
	case pl.DMOK:
		reach = "settings.open"
	}
	called, other, to := "settings.mention", "button.tellmessage", people.ByMessage
	if who.Call == people.ByMessage {
		called, other, to = "settings.message", "button.tellmention", ""
	}
	lines := []string{p.Text(called), p.Text(reach), a.gameLine(p, who.Game), blockedLine(p, who.Blocked)}
	rows := ui.Row(
		ui.Button(p.Text(other), discordgo.SecondaryButton, ui.ID{Action: ui.ActCallBy, Arg: to}),
		ui.Button(p.Text("button.testdms"), discordgo.SecondaryButton, ui.ID{Action: ui.ActTestDMs}))
	return show(p.Call, api.Message{Content: ui.Content(lines), Components: append(rows, a.gameMenu(p))})
}

// callBy sets how a person is called: people.ByMessage, or "" for a mention. Who wants direct messages is written to at
// once. If that fails mentions stay, and the page says so.
func (a *Account) callBy(ctx context.Context, p route.Place) error {
	by := p.Button.Arg
	if by == people.ByMessage {
		if err := a.tryDMs(ctx, p); err != nil {
			return err
		}
	}
	err := a.People.Change(ctx, p.User.ID, func(pl *storage.Player, who *people.Person) {
		if who.Call = ""; by == people.ByMessage && pl.DMOK {
			who.Call = people.ByMessage
		}
	})
	if err != nil {
		return err
	}
	return a.showSettings(ctx, p, reply.Call.Change)
}

// testDMs tries to write to a person and shows what came of it.
func (a *Account) testDMs(ctx context.Context, p route.Place) error {
	if err := a.tryDMs(ctx, p); err != nil {
		return err
	}
	return a.showSettings(ctx, p, reply.Call.Change)
}

// tryDMs writes to a person and notes whether the message arrived. If it did, the copies of their hands are brought up
// to date. Closed direct messages are no error.
func (a *Account) tryDMs(ctx context.Context, p route.Place) error {
	if err := p.Acknowledge(); err != nil {
		return err
	}
	ch, err := a.API.UserChannelCreate(p.User.ID, discordgo.WithContext(ctx))
	channel := ""
	if err == nil {
		channel = ch.ID
		_, err = a.API.Send(ctx, channel, api.Message{Content: p.Text("settings.test"), Silent: true})
	}
	if err != nil && !api.DMsClosed(err) {
		return err
	}
	if nerr := a.People.NoteDM(ctx, p.User.ID, err == nil, channel); nerr != nil {
		return nerr
	}
	if err != nil {
		return nil
	}
	return a.Table.RefreshHands(ctx, p.User.ID)
}
