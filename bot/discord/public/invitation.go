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

// Invitation words an invitation in the server's language, with its buttons while it is open.
func (pu *Public) Invitation(ctx context.Context, m storage.Match, seats []storage.Seat, footerMark string) (api.Message, error) {
	lang := pu.People.ServerLang(ctx, m.Server)
	settings, err := table.SettingsOf(m)
	if err != nil {
		return api.Message{}, err
	}
	players := []string{}
	from := ""
	msg := api.Message{}
	for i, s := range seats {
		players = append(players, ui.Mention(s.Player))
		if i == 0 {
			from = s.Player
		}
	}
	others := strings.Join(players[1:], ", ")
	args := []engine.Arg{engine.A("from", ui.Plain(ui.Mention(from))), engine.A("to", ui.Plain(others)),
		engine.A("game", ui.Plain(pu.GameName(m.Game, lang))), engine.A("turn", ui.Plain(pu.Span(lang, settings.Turn))),
		engine.A("reaction", ui.Plain(pu.Span(lang, settings.Reaction))),
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
			code, args = "invite.declined", append(args, engine.A("by", ui.Plain(ui.Mention(seats[by].Player))))
		}
	case storage.Lapsed:
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
		msg.Components = pu.inviteButtons(m, lang, settings.Rematch != "")
	}
	msg.Content = ui.Clip(pu.Text(lang, code, args...), 1900)
	desc := pu.Text(lang, "invite.rules", args...)
	for _, rule := range pu.ChangedRules(m.Game, lang, settings) {
		desc += "\n" + rule
	}
	msg.Embeds = []*discordgo.MessageEmbed{{Title: pu.GameName(m.Game, lang), Description: ui.Clip(desc, 3000),
		Color: ui.MatchColour(m.ID), Footer: ui.Footer(m.ID, footerMark)}}
	return msg, nil
}

// inviteButtons are the same for everybody, and whatever the one who invites plays. To a rematch people bring the decks
// that they played.
func (pu *Public) inviteButtons(m storage.Match, lang string, rematch bool) []discordgo.MessageComponent {
	row := []discordgo.MessageComponent{}
	if rematch {
		row = append(row, ui.Button(pu.Text(lang, "button.same"), discordgo.SuccessButton, ui.ID{Match: m.ID, Action: ui.ActSame}))
	} else if d, ok := port.DefaultDeck(pu.Library, m.Game); ok {
		row = append(row, ui.Button(pu.Text(lang, "button.play", engine.A("deck", ui.Plain(d.Name(lang)))), discordgo.SuccessButton, ui.ID{Match: m.ID, Action: ui.ActAccept, Arg: d.ID}))
	}
	row = append(row, ui.Button(pu.Text(lang, "button.choosedeck"), discordgo.SecondaryButton, ui.ID{Match: m.ID, Action: ui.ActDeckMenu}),
		ui.Button(pu.Text(lang, "button.decline"), discordgo.DangerButton, ui.ID{Match: m.ID, Action: ui.ActDecline}))
	return []discordgo.MessageComponent{discordgo.ActionsRow{Components: row}}
}
