package views

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// hand shows a player's hand: the words at once, with a keyword explained that the player meets for the first time, and
// the picture as soon as it is drawn. The copy in their direct messages is brought up to date, too.
func (vw *Views) hand(ctx context.Context, p route.Place) error {
	t, err := vw.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	m := t.Hand()
	warning, err := vw.People.ClosedDMs(ctx, p.User.ID, p.Lang)
	if err != nil {
		return err
	}
	first, err := vw.People.FirstMet(ctx, p.User.ID, p.Pos.Match.Game, t.States(), t.Explained)
	if err != nil {
		return err
	}
	m.Content, m.Components = strings.TrimSpace(warning+first), vw.handButtons(p.Lang, p.Pos, p.Seat)
	if err := p.Say(m); err != nil {
		return err
	}
	err = p.Illustrate(ctx, m, "hand.png", func(ctx context.Context) (port.Picture, error) {
		return vw.Painter.Hand(ctx, t.Scene(""), "")
	})
	vw.RefreshCopy(ctx, p.Pos.Match.ID, p.Seat)
	return err
}

// handButtons makes the buttons below a hand: to the player's move if the match waits for them, to what is rarely
// needed, and to the match. A match that is over has none.
func (vw *Views) handButtons(lang string, pos table.Position, seat engine.Seat) []discordgo.MessageComponent {
	if pos.State.Result != nil {
		return nil
	}
	var row []discordgo.MessageComponent
	if sa := pos.State.Ask.Seat(seat, ""); sa != nil && !sa.Optional {
		label := "button.move"
		if pos.IsWindow(*sa) {
			label = "button.respond"
		}
		move := ui.ID{Match: pos.Match.ID, Qs: []uint64{sa.Q}, Action: ui.ActMove}
		row = append(row, ui.Button(vw.Text(lang, label), discordgo.PrimaryButton, move))
	}
	return ui.Rows(append(row,
		ui.Button("⋯", discordgo.SecondaryButton, ui.ID{Match: pos.Match.ID, Action: ui.ActOverflow}),
		ui.LinkButton(vw.Text(lang, "button.open"), ui.Link(pos.Match.Server, ui.ChannelOf(pos.Match)))))
}
