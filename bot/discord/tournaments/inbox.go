package tournaments

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// Waiting is what the open events of all servers ask of a person, a line for each, and buttons that lead there. Matches
// that Farpost plays are not among it: they wait in the inbox themselves.
func (t *Tournaments) Waiting(ctx context.Context, p route.Place) (
	lines []string, buttons []discordgo.MessageComponent, err error) {
	mine, err := t.Desk.List(ctx, storage.EventFilter{Player: p.User.ID, Open: true})
	if err != nil {
		return nil, nil, err
	}
	add := func(v tournament.View, op, code string, args ...engine.Arg) {
		lines = append(lines, fmt.Sprintf("• **%s** %s · %s", ui.Literal(v.Row.Name), ui.Channel(v.Row.Channel),
			p.Text(code, args...)))
		label := v.Row.Name
		if v.Row.Server == p.GuildID {
			buttons = append(buttons, ui.Button(label, discordgo.SecondaryButton, id(v, op)))
			return
		}
		buttons = append(buttons, ui.LinkButton(label, ui.Link(v.Row.Server, v.Row.Channel)))
	}
	for _, v := range mine {
		e := v.Event
		me, in := e.Player(p.User.ID)
		if !in || me.Gone {
			continue
		}
		if e.Stage == event.CheckingIn && !me.Here {
			add(v, "show", "inbox.checkin", engine.A("until", ui.Plain(ui.Stamp(e.CheckInUntil))))
		}
		if me.Deck == "" && e.TakesDecks() {
			add(v, "deck", "inbox.nodeck")
		}
		if _, q, ok := e.PairingOf(p.User.ID); ok && e.Stage == event.Running && e.Plan.Elsewhere && q.Done == "" {
			code := "inbox.report"
			if q.Report != nil && q.Report.By != p.User.ID {
				code = "inbox.confirm"
			} else if q.Report != nil {
				continue // the other one is asked
			}
			add(v, "match", code, engine.A("players", ui.Plain(t.names(ctx, p.Lang, q.Players))))
		}
	}
	made, err := t.Desk.List(ctx, storage.EventFilter{Open: true})
	if err != nil {
		return nil, nil, err
	}
	for _, v := range made {
		if v.Event.Owner != p.User.ID {
			continue
		}
		needs, err := t.Desk.Needs(ctx, v.Row.ID, p.User.ID)
		if err != nil {
			return nil, nil, err
		}
		if len(needs) > 0 {
			add(v, "panel", "inbox.organise", engine.A("n", engine.Int(len(needs))))
		}
	}
	return lines, buttons, nil
}
