package discord

import (
	"context"
	"strings"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverInvite posts an invitation, or edits it to how it stands now.
func (b *Bot) deliverInvite(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	m, seats, err := b.matchSeats(ctx, row.Match)
	if err != nil {
		return "", err
	}
	old, err := b.kept(ctx, row.Match, msgInvite)
	if err != nil {
		return "", err
	}
	rec := recordOf(old)
	if rec.Mark == "" {
		rec.Mark = mark(r, "")
	}
	msg, err := b.invitation(ctx, m, seats, rec.Mark)
	if err != nil {
		return "", err
	}
	if old.ID != "" {
		err := b.edit(ctx, old.Channel, old.ID, msg)
		if api.Gone(err) && m.Status != storage.Invited {
			return "", nil // nobody needs a deleted invitation that is answered
		}
		if !api.Gone(err) {
			return old.ID, err
		}
		rec.Mark = mark(r, "")
		if msg, err = b.invitation(ctx, m, seats, rec.Mark); err != nil {
			return "", err
		}
	}
	id, err := b.post(ctx, r, "", m.Channel, msg)
	if err != nil {
		return "", err
	}
	return id, b.keep(ctx, storage.Message{Match: m.ID, Purpose: msgInvite, Channel: m.Channel, ID: id, Hash: rec.String()})
}

func (b *Bot) matchSeats(ctx context.Context, match string) (storage.Match, []storage.Seat, error) {
	var m storage.Match
	var seats []storage.Seat
	err := b.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		if m, err = tx.Match(match); err != nil {
			return err
		}
		seats, err = tx.Seats(match)
		return err
	})
	return m, seats, err
}

// invitation words an invitation in the server's language, with its buttons while it is open.
func (b *Bot) invitation(ctx context.Context, m storage.Match, seats []storage.Seat, footerMark string) (api.Message, error) {
	lang := b.serverLang(ctx, m.Server)
	settings, err := table.SettingsOf(m)
	if err != nil {
		return api.Message{}, err
	}
	players := []string{}
	from := ""
	msg := api.Message{}
	for i, s := range seats {
		players = append(players, "<@"+s.Player+">")
		if i == 0 {
			from = s.Player
		}
	}
	others := strings.Join(players[1:], ", ")
	args := []engine.Arg{engine.A("from", text("<@"+from+">")), engine.A("to", text(others)),
		engine.A("game", text(b.gameName(m.Game, lang))), engine.A("turn", text(b.span(lang, settings.Turn))),
		engine.A("reaction", text(b.span(lang, settings.Reaction))),
		engine.A("days", engine.Int(int(table.InviteLasts/(24*time.Hour))))}
	code := "invite.open"
	switch m.Status {
	case storage.Cancelled:
		code = "invite.withdrawn"
		by, err := table.DeclinedBy(seats)
		if err != nil {
			return api.Message{}, err
		}
		if by > 0 {
			code, args = "invite.declined", append(args, engine.A("by", text("<@"+seats[by].Player+">")))
		}
	case storage.TimedOut:
		code = "invite.lapsed"
	case storage.Running, storage.Over, storage.Parked, storage.Setup:
		code = "invite.accepted"
	case storage.Invited:
		for _, s := range seats[1:] {
			msg.Mentions = append(msg.Mentions, s.Player)
		}
		if settings.Rematch != "" {
			code = "invite.rematch"
		}
		msg.Components = b.inviteButtons(m, lang, settings.Rematch != "")
	}
	msg.Content = clip(b.t(lang, code, args...), 1900)
	desc := b.t(lang, "invite.rules", args...)
	for _, rule := range b.changedLines(m.Game, lang, settings) {
		desc += "\n" + rule
	}
	msg.Embeds = []*discordgo.MessageEmbed{{Title: b.gameName(m.Game, lang), Description: clip(desc, 3000),
		Color: matchColour(m.ID), Footer: footer(m.ID, footerMark)}}
	return msg, nil
}

// inviteButtons are the same for everybody, and whatever the one who invites plays. To a rematch people bring the decks
// that they played.
func (b *Bot) inviteButtons(m storage.Match, lang string, rematch bool) []discordgo.MessageComponent {
	row := []discordgo.MessageComponent{}
	if rematch {
		row = append(row, discordgo.Button{Label: b.t(lang, "button.same"), Style: discordgo.SuccessButton,
			CustomID: button{Match: m.ID, Action: actSame}.String()})
	} else if d, ok := b.defaultDeck(m.Game); ok {
		row = append(row, discordgo.Button{Label: clip(b.t(lang, "button.play", engine.A("deck", text(d.Name(lang)))), 80),
			Style: discordgo.SuccessButton, CustomID: button{Match: m.ID, Action: actAccept, Arg: d.ID}.String()})
	}
	row = append(row, discordgo.Button{Label: b.t(lang, "button.choosedeck"), Style: discordgo.SecondaryButton,
		CustomID: button{Match: m.ID, Action: actDeckMenu}.String()},
		discordgo.Button{Label: b.t(lang, "button.decline"), Style: discordgo.DangerButton,
			CustomID: button{Match: m.ID, Action: actDecline}.String()})
	return []discordgo.MessageComponent{discordgo.ActionsRow{Components: row}}
}

// span words a length of time in the largest unit that fits.
func (b *Bot) span(lang string, d time.Duration) string {
	code, n := "span.seconds", int(d/time.Second)
	switch {
	case d >= 48*time.Hour && d%(24*time.Hour) == 0:
		code, n = "span.days", int(d/(24*time.Hour))
	case d >= time.Hour && d%time.Hour == 0:
		code, n = "span.hours", int(d/time.Hour)
	case d >= time.Minute && d%time.Minute == 0:
		code, n = "span.minutes", int(d/time.Minute)
	}
	return b.t(lang, code, engine.A("n", engine.Int(n)))
}
