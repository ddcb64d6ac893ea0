package views

import (
	"context"
	"strings"

	"farpost/bot/discord/route"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// hand shows a player's hand privately, the words at once, the picture as soon as it is drawn.
func (vw *Views) hand(ctx context.Context, p route.Place) error {
	t, err := vw.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	m := t.Hand()
	closed, err := vw.People.ClosedDMs(ctx, p.User.ID, p.Lang)
	if err != nil {
		return err
	}
	m.Content, m.Components = strings.TrimSpace(closed), vw.handButtons(p.Lang, p.Pos, p.Seat)
	if err := p.Say(m); err != nil {
		return err
	}
	// The acknowledgement is out; the picture may take its time.
	pic := p.Drawn(ctx, func(ctx context.Context) (port.Picture, error) { return vw.Painter.Hand(ctx, t.Scene(""), "") })
	if len(pic.PNG) == 0 {
		return nil
	}
	narrate.HandPicture(&m, pic)
	return p.Complete(ctx, m)
}

// handButtons lead on from a hand that is shown privately: to the own move if one is asked, to what is rarely
// needed, and to the match.
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
		row = append(row, ui.Button(vw.Text(lang, label), discordgo.PrimaryButton, ui.ID{Match: pos.Match.ID, Qs: []uint64{sa.Q}, Action: ui.ActMove}))
	}
	return ui.Rows(append(row,
		ui.Button("⋯", discordgo.SecondaryButton, ui.ID{Match: pos.Match.ID, Action: ui.ActMore}),
		ui.LinkButton(vw.Text(lang, "button.open"), ui.Link(pos.Match.Server, ui.ChannelOf(pos.Match)))))
}
