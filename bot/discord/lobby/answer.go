package lobby

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/decks"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// accept accepts an invitation with the ready deck that its button names.
func (l *Lobby) accept(ctx context.Context, p route.Place) error {
	m, _, err := l.Table.MatchSeats(ctx, p.Button.Match)
	if err != nil {
		return err
	}
	d, err := l.Decks.Deck(ctx, p.Call, m.Game, decks.RefReady+p.Button.Arg)
	if err != nil {
		return err
	}
	deck, _, ok := l.Decks.Playable(m.Game, d)
	if !ok {
		return p.Say(api.Message{Content: notPlayable(p, d)})
	}
	if m, err = l.Table.Accept(ctx, p.Button.Match, p.User.ID, deck, p.ID); err != nil {
		return l.refusedInvite(ctx, p, p.Button.Match, err)
	}
	code := "invite.waiting"
	if m.Status == storage.Running {
		code = "invite.begun"
	}
	return p.Say(api.Message{Content: p.Text(code, engine.A("deck", ui.Typed(deck.Name)))})
}

// decline declines an invitation, or withdraws one's own.
func (l *Lobby) decline(ctx context.Context, p route.Place) error {
	m, err := l.Table.Decline(ctx, p.Button.Match, p.User.ID, p.ID)
	if err != nil {
		return err
	}
	game := engine.A("game", ui.Plain(l.GameName(m.Game, p.Lang)))
	return p.Say(api.Message{Content: p.Text("invite.gone", game)})
}

// refusedInvite answers a refusal about an invitation in the game's words, with the players' names. It returns any
// other error as it is.
func (l *Lobby) refusedInvite(ctx context.Context, p route.Place, match string, err error) error {
	no := engine.IsRefusal(err)
	if no == nil {
		return err
	}
	m, seats, merr := l.Table.MatchSeats(ctx, match)
	if merr != nil {
		return err
	}
	names := l.People.Names(ctx, seats)
	msg := l.Texts.Say(p.Lang, m.Game, no.Phrase, port.Names{Player: func(s engine.Seat) string {
		if s < 0 || int(s) >= len(names) {
			return ""
		}
		return names[s]
	}})
	if no.Code == table.CodeNoDeck {
		msg += " " + p.Text("deck.again")
	}
	return p.Say(api.Message{Content: msg})
}
