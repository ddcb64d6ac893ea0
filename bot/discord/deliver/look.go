package deliver

import (
	"context"
	"strconv"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverLook asks Discord whether the player of a seat is in the match's server still, and tells the table. An account
// that is gone is remembered as closed direct messages are. What else Discord may say says nothing about the player:
// then nothing happens, and the table asks again another day.
func (se *Sender) deliverLook(ctx context.Context, row table.Row) (string, error) {
	m, seats, err := se.Table.MatchSeats(ctx, row.Match)
	if err != nil || m.Status != storage.Running {
		return "", err
	}
	there, err := se.Membership(ctx, m.Server, seats[row.Seats[0]].Player)
	if err != nil {
		if api.RetryAfter(err) > 0 || api.Unsure(err) {
			return "", err
		}
		return "", nil
	}
	return "", se.Table.Looked(ctx, m.ID, row.Seats[0], there.IsGone())
}

// Membership asks Discord whether a person is in a server, and remembers an account that is gone.
func (se *Sender) Membership(ctx context.Context, server, person string) (api.Membership, error) {
	there, err := se.API.Membership(ctx, server, person)
	if there == api.AccountGone {
		err = se.People.NoteDM(ctx, person, false, "")
	}
	return there, err
}

// dressLeft adds to a notice about somebody who has left the server what belongs to it: the button with which the match
// is claimed, and in a tournament those who decide there.
func (se *Sender) dressLeft(ctx context.Context, msg *api.Message, m storage.Match, row table.Row, lang string) error {
	switch row.Word {
	case table.WordClaimable:
		id := ui.ID{Match: m.ID, Action: ui.ActClaim, Arg: strconv.Itoa(row.Seats[0])}
		msg.Components = ui.Row(ui.Button(se.Text(lang, "button.claim"), discordgo.PrimaryButton, id))
	case table.WordLeftEvent:
		set, err := table.SettingsOf(m)
		if err != nil {
			return err
		}
		owner, err := se.People.Owner(ctx, set.Event)
		if err != nil {
			return err
		}
		return se.summon(ctx, msg, m.Server, owner)
	}
	return nil
}

// leftArgs are what a notice about somebody who has left the server says beside who it is: their name, for whom Discord
// does not know any more is no name in a mention, and from when on the match may be claimed.
func (se *Sender) leftArgs(ctx context.Context, seats []storage.Seat, row table.Row) []engine.Arg {
	var args []engine.Arg
	if len(row.Seats) > 0 {
		args = append(args, engine.A("player", ui.Plain(se.Names(ctx, seats)[row.Seats[0]])))
	}
	if row.Until > 0 {
		args = append(args, engine.A("until", ui.Plain(ui.Stamp(storage.FromMillis(row.Until)))))
	}
	return args
}
