package public

import (
	"context"
	"strings"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Invitation makes the message of an invitation as it stands now: with mentions and buttons while it is open, else with
// what has become of it.
func (pu *Public) Invitation(
	ctx context.Context, m storage.Match, seats []storage.Seat, mark string,
) (api.Message, error) {
	lang := pu.People.ServerLang(ctx, m.Server)
	settings, err := table.SettingsOf(m)
	if err != nil {
		return api.Message{}, err
	}
	var players []string
	for _, s := range seats {
		players = append(players, ui.Mention(s.Player))
	}
	args := []engine.Arg{
		engine.A("from", ui.Plain(players[0])),
		engine.A("to", ui.Plain(strings.Join(players[1:], ", "))),
		engine.A("game", ui.Plain(pu.GameName(m.Game, lang))),
		engine.A("turn", ui.Plain(pu.Span(lang, settings.Turn))),
		engine.A("reaction", ui.Plain(pu.Span(lang, settings.Reaction))),
		engine.A("days", engine.Int(int(table.InviteLasts/(24*time.Hour)))),
	}
	var msg api.Message
	code := "invite.open"
	switch m.Status {
	case storage.Cancelled:
		if code = "invite.withdrawn"; m.Book != "" { // it had been dealt
			code = "invite.voided"
		}
		by, err := table.DeclinedBy(seats)
		if err != nil {
			return api.Message{}, err
		}
		if by > 0 {
			code, args = "invite.declined", append(args, engine.A("by", ui.Plain(ui.Mention(seats[by].Player))))
		}
	case storage.TimedOut:
		code = "invite.lapsed"
	case storage.Running, storage.Parked, storage.Setup:
		code = "invite.accepted"
	case storage.Over:
		code = "invite.over"
	case storage.Invited:
		for _, s := range seats[1:] {
			msg.Mentions = append(msg.Mentions, s.Player)
		}
		if settings.Rematch != "" {
			code = "invite.rematch"
		}
		msg.Components = pu.inviteButtons(m, lang, settings.Rematch != "")
	}
	lines := []string{pu.Text(lang, code, args...)}
	if m.Status == storage.Over {
		ended, err := pu.ended(m, seats, lang)
		if err != nil {
			return api.Message{}, err
		}
		lines = append(lines, ended...)
	}
	msg.Content = ui.Clip(strings.Join(lines, "\n"), ui.MaxContent)
	desc := pu.Text(lang, "invite.rules", args...)
	if m.Status == storage.Invited {
		desc += " " + pu.Text(lang, "invite.lasts", args...)
	}
	for _, rule := range pu.ChangedRules(m.Game, lang, settings) {
		desc += "\n" + rule
	}
	e := ui.MatchEmbed(m.ID, pu.GameName(m.Game, lang), ui.Clip(desc, maxPublic))
	e.Footer = ui.Footer(m.ID, mark)
	msg.Embeds = []*discordgo.MessageEmbed{e}
	return msg, nil
}

// inviteButtons makes the buttons of an invitation. They are the same for everybody, whatever the inviting player
// brings. To a rematch people bring the decks that they played.
func (pu *Public) inviteButtons(m storage.Match, lang string, rematch bool) []discordgo.MessageComponent {
	var row []discordgo.MessageComponent
	push := func(label string, style discordgo.ButtonStyle, action, arg string) {
		row = append(row, ui.Button(label, style, ui.ID{Match: m.ID, Action: action, Arg: arg}))
	}
	if rematch {
		push(pu.Text(lang, "button.same"), discordgo.SuccessButton, ui.ActSame, "")
	} else if d, ok := port.DefaultDeck(pu.Library, m.Game); ok {
		play := pu.Text(lang, "button.play", engine.A("deck", ui.Plain(d.Name(lang))))
		push(play, discordgo.SuccessButton, ui.ActAccept, d.ID)
	}
	push(pu.Text(lang, "button.choosedeck"), discordgo.SecondaryButton, ui.ActDeckMenu, "")
	push(pu.Text(lang, "button.decline"), discordgo.DangerButton, ui.ActDecline, "")
	return ui.Rows(row)
}
