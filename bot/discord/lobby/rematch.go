package lobby

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// rematch invites the others of a match that is over to another one, with the same decks and table rules. If another of
// them has invited already it accepts that invitation.
func (l *Lobby) rematch(ctx context.Context, p route.Place) error {
	old := p.Pos.Match
	set, err := l.People.Server(ctx, old.Server)
	if err != nil {
		return err
	}
	m, err := l.Table.Rematch(ctx, old.ID, p.User.ID, set.Channel, p.ID)
	return l.acceptedSame(ctx, p, m, err, old.ID)
}

// acceptSame accepts an invitation with the deck of the match before.
func (l *Lobby) acceptSame(ctx context.Context, p route.Place) error {
	m, err := l.Table.AcceptSame(ctx, p.Button.Match, p.User.ID, p.ID)
	return l.acceptedSame(ctx, p, m, err, p.Button.Match)
}

// acceptedSame answers who takes part in a rematch with the deck of the match before, or why they cannot. About is the
// match that a refusal is about.
func (l *Lobby) acceptedSame(
	ctx context.Context, p route.Place, m storage.Match, err error, about string,
) error {
	no := engine.IsRefusal(err)
	if err != nil && (no == nil || no.Code != table.CodeNoDeck) {
		return l.refusedInvite(ctx, p, about, err)
	}
	_, seats, serr := l.Table.MatchSeats(ctx, m.ID)
	if no != nil {
		if who := no.Arg("player"); serr == nil && seats[who[0].Seat()].Player != p.User.ID {
			return l.refusedInvite(ctx, p, m.ID, err) // another one's deck, as the match was to begin
		}
		return p.Say(api.Message{Content: p.Text("invite.unplayable")})
	}
	if serr != nil {
		return serr
	}
	code, deck := "invite.sent", ""
	for i, s := range seats {
		if s.Player != p.User.ID {
			continue
		}
		deck = s.DeckName
		if m.Status == storage.Running {
			code = "invite.begun"
		} else if i > 0 {
			code = "invite.waiting"
		}
	}
	return p.Say(api.Message{Content: p.Text(code,
		engine.A("channel", ui.Plain(ui.Channel(m.Channel))), engine.A("deck", ui.Typed(deck)))})
}
