package discord

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// rematch invites the others of a match that is over to another one, with the same decks and table rules; who presses
// when another has invited already accepts.
func (b *Bot) rematch(ctx context.Context, c call, old storage.Match) error {
	set, err := b.server(ctx, old.Server)
	if err != nil {
		return err
	}
	m, err := b.Table.Rematch(ctx, old.ID, c.user.ID, set.Channel, c.ID)
	return b.acceptedSame(ctx, c, m, err, old.ID)
}

// acceptedSame answers who takes part in a rematch with the deck of the match before, or cannot. A refusal is about a match.
func (b *Bot) acceptedSame(ctx context.Context, c call, m storage.Match, err error, about string) error {
	no := engine.IsRefusal(err)
	if err != nil && (no == nil || no.Code != table.CodeNoDeck) {
		return b.refusedInvite(ctx, c, about, err)
	}
	_, seats, serr := b.matchSeats(ctx, m.ID)
	if no != nil {
		if who := no.Arg("player"); serr == nil && seats[who[0].Seat()].Player != c.user.ID {
			return b.refusedInvite(ctx, c, m.ID, err) // another one's deck, as the match was to begin
		}
		return b.reply(c, api.Message{Content: b.t(c.lang, "invite.unplayable")})
	}
	if serr != nil {
		return serr
	}
	code, deck := "invite.sent", ""
	for i, s := range seats {
		if s.Player != c.user.ID {
			continue
		}
		deck = s.DeckName
		if m.Status == storage.Running {
			code = "invite.begun"
		} else if i > 0 {
			code = "invite.waiting"
		}
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, code, engine.A("channel", text("<#"+m.Channel+">")), engine.A("deck", named(deck)))})
}
