package tournaments

import (
	"context"
	"fmt"
	"strings"
	"unicode/utf8"

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
	page := min(pageOf(args), max(ui.Pages(len(v.Event.Players))-1, 0))
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
	if pages := ui.Pages(len(v.Event.Players)); pages > 1 {
		buttons = append(buttons,
			ui.ButtonIf(page > 0, p.Text("button.sheetback"), discordgo.SecondaryButton,
				id(v, "players", pageAt(max(page-1, 0)))),
			ui.ButtonIf(page+1 < pages, p.Text("button.sheetnext"), discordgo.SecondaryButton,
				id(v, "players", pageAt(page+1))))
	}
	return p.Replace(api.Message{Content: ui.Content(lines), Components: append(rows, ui.Rows(buttons)...)})
}

// maxList is how many characters of a deck list stand in a message. A longer one is a file.
const maxList = 1500

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
	var ids []string
	count := map[string]int{}
	for _, c := range d.Cards {
		if count[c]++; count[c] == 1 {
			ids = append(ids, c)
		}
	}
	var cards []string
	for _, c := range ids {
		name := t.Library.Face(v.Event.Plan.Game, p.Lang, c).Name
		cards = append(cards, fmt.Sprintf("%d %s", count[c], name))
	}
	m := api.Message{Components: ui.Row(ui.Button(p.Text("button.event.people"), discordgo.SecondaryButton,
		id(v, "players")))}
	lines := []string{t.head(p.Lang, v.Event)[0],
		fmt.Sprintf("**%s** · %s", t.name(ctx, p.Lang, player), ui.Literal(d.Name))}
	if text := strings.Join(cards, "\n"); utf8.RuneCountInString(text) > maxList {
		m.Files = []api.File{{Name: "list.txt", Type: "text/plain; charset=utf-8", Data: []byte(text + "\n")}}
		lines = append(lines, p.Text("deck.attached"))
	} else {
		lines = append(lines, cards...)
	}
	m.Content = ui.Content(lines)
	return p.Replace(m)
}
