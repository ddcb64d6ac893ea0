package views

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// list shows the person's matches, the newest first (/match list).
func (vw *Views) list(ctx context.Context, p route.Place) error {
	mine, err := vw.Table.Find(ctx, p.User.ID, "", storage.Invited, storage.Running, storage.Parked)
	if err != nil {
		return err
	}
	route.ByAge(mine)
	var lines []string
	for _, m := range mine {
		_, seats, err := vw.Table.MatchSeats(ctx, m.ID)
		if err != nil {
			return err
		}
		parts := []string{
			vw.GameName(m.Game, p.Lang),
			strings.Join(vw.People.Names(ctx, seats), " – "),
			p.Text("status." + string(m.Status)),
			ui.Channel(ui.ChannelOf(m)),
		}
		lines = append(lines, "• "+strings.Join(parts, " · "))
	}
	if len(lines) == 0 {
		lines = append(lines, p.Text("match.none"))
	}
	return p.Say(api.Message{Content: ui.Content(lines)})
}

// inbox shows what waits for the person, the earliest deadline first, then the invitations that they have not
// answered, then what tournaments ask of them (/inbox). A button leads to each match and tournament.
func (vw *Views) inbox(ctx context.Context, p route.Place) error {
	waiting, err := vw.Table.Inbox(ctx, p.User.ID)
	if err != nil {
		return err
	}
	var lines []string
	var buttons []discordgo.MessageComponent
	for _, w := range waiting {
		what := vw.Texts.Word(p.Lang, w.Match.Game, "asks", w.Ask.Kind)
		line := "• " + ui.Channel(ui.ChannelOf(w.Match)) // a thread's name has the game
		if w.Match.Thread == "" {
			line = "• " + vw.GameName(w.Match.Game, p.Lang) + " · " + ui.Channel(w.Match.Channel)
		}
		button, err := vw.against(ctx, p, w.Match)
		if err != nil {
			return err
		}
		buttons = append(buttons, button)
		if what != "" {
			line += " · " + what
		}
		if until := vw.Until(p.Lang, w.Match, w.Ask.Deadline); until != "" {
			line += " · " + until
		}
		lines = append(lines, line)
	}
	invited, err := vw.Table.Invitations(ctx, p.User.ID)
	if err != nil {
		return err
	}
	for _, w := range invited {
		at := ui.Channel(w.Match.Channel)
		if w.Message != "" {
			at = ui.MessageLink(w.Match.Server, w.Channel, w.Message)
		}
		lines = append(lines, "• "+p.Text("inbox.invite",
			engine.A("game", ui.Plain(vw.GameName(w.Match.Game, p.Lang))),
			engine.A("from", ui.Plain(ui.Mention(w.Seats[0].Player))),
			engine.A("at", ui.Plain(at)), engine.A("ends", ui.Plain(ui.Stamp(w.Ends)))))
	}
	events, doors, err := vw.Events(ctx, p)
	if err != nil {
		return err
	}
	lines, buttons = append(lines, events...), append(buttons, doors...)
	if len(lines) == 0 {
		lines = append(lines, p.Text("inbox.empty"))
	}
	return p.Say(api.Message{Content: ui.Content(lines), Components: ui.Rows(buttons)})
}

// against makes the button that leads to a match, which names the others who play it.
func (vw *Views) against(ctx context.Context, p route.Place, m storage.Match) (discordgo.MessageComponent, error) {
	_, seats, err := vw.Table.MatchSeats(ctx, m.ID)
	if err != nil {
		return nil, err
	}
	var others []string
	for i, name := range vw.People.Names(ctx, seats) {
		if seats[i].Player != p.User.ID {
			others = append(others, name)
		}
	}
	label := p.Text("button.against", engine.A("match", ui.Plain(strings.Join(others, ", "))))
	return ui.LinkButton(label, ui.Link(m.Server, ui.ChannelOf(m))), nil
}
