package tournaments

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
)

// players lists the people of an event for everybody, and leads to the deck lists that the person may see by now.
func (t *Tournaments) players(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	page := min(route.PageOf(args), max(ui.Pages(len(v.Event.Players))-1, 0))
	lines := append(t.head(p.Lang, v.Event), p.Text("event.decks."+v.Event.Plan.Decks))
	var options []discordgo.SelectMenuOption
	for _, q := range ui.Page(v.Event.Players, page) {
		line := "• " + t.name(ctx, p.Lang, q.ID)
		switch {
		case q.Gone:
			line += " · " + p.Text("event.dropped")
		case q.Waiting:
			line += " · " + p.Text("event.inline")
		}
		if q.Deck != "" && tournament.MaySee(v.Event, q.ID, p.User.ID, r) {
			options = append(options, ui.Option(t.name(ctx, p.Lang, q.ID), q.ID, ui.Literal(q.Deck)))
			line += " · " + ui.Literal(q.Deck)
		}
		lines = append(lines, line)
	}
	var rows []discordgo.MessageComponent
	if len(options) > 0 {
		menu := ui.ID{Action: ui.ActEventPick, Arg: v.Row.ID + "/list"}
		rows = append(rows, ui.Menu(menu, p.Text("button.event.list"), options))
	}
	buttons := []discordgo.MessageComponent{ui.Button(p.Text("button.event.back"), discordgo.SecondaryButton,
		id(v, "show"))}
	buttons = append(buttons, p.Turns(page, ui.Pages(len(v.Event.Players)), func(n int) ui.ID {
		return id(v, "players", route.PageAt(n))
	})...)
	return p.Replace(api.Message{Content: ui.Content(lines), Components: append(rows, ui.Rows(buttons)...)})
}

// deckList shows a player's deck list to whoever may see it by now.
func (t *Tournaments) deckList(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	player := last(args)
	d, err := t.Desk.Deck(ctx, v.Row.ID, player, p.User.ID, r)
	if err != nil {
		return err
	}
	if d.Name == "" {
		return engine.Refuse(event.CodeNoDeck, "", engine.A("player", ui.Plain(t.name(ctx, p.Lang, player))))
	}
	m := api.Message{Components: ui.Row(ui.Button(p.Text("button.event.people"), discordgo.SecondaryButton,
		id(v, "players")))}
	m.Content = ui.Content([]string{t.head(p.Lang, v.Event)[0],
		fmt.Sprintf("**%s** · %s", t.name(ctx, p.Lang, player), ui.Literal(d.Name))})
	t.Decks.AddList(&m, v.Event.Plan.Game, p.Lang, d.Name, d.Cards)
	return p.Replace(m)
}
