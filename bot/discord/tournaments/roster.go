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

// peopleMenu makes menus of the people of an event, a page each, at most four.
func (t *Tournaments) peopleMenu(
	ctx context.Context, p route.Place, v tournament.View, op, label string, list []event.Player,
) []discordgo.MessageComponent {
	var options []discordgo.SelectMenuOption
	for _, q := range list {
		state := ""
		switch {
		case q.Gone:
			state = p.Text("event.dropped")
		case q.Waiting:
			state = p.Text("event.inline")
		case q.Deck == "" && !v.Event.Plan.Elsewhere:
			state = p.Text("event.nodeck")
		}
		options = append(options, ui.Option(t.name(ctx, p.Lang, q.ID), q.ID, state))
	}
	var rows []discordgo.MessageComponent
	for n := 0; n < min(ui.Pages(len(options)), 4); n++ {
		menu := ui.ID{Action: ui.ActEventPick, Arg: fmt.Sprintf("%s/%s", v.Row.ID, op)}
		if n > 0 {
			menu.Arg += "/" + fmt.Sprint(n)
		}
		rows = append(rows, ui.Menu(menu, label, ui.Page(options, n)))
	}
	return rows
}

// roster shows the people of an event to its organisers.
func (t *Tournaments) roster(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	rows := t.peopleMenu(ctx, p, v, "person", p.Text("button.event.person"), v.Event.Players)
	rows = append(rows, ui.Row(ui.Button(p.Text("button.event.panel"), discordgo.SecondaryButton, id(v, "panel")))...)
	return p.Change(api.Message{Content: ui.Content(t.head(p.Lang, v.Event)), Components: rows})
}

// person shows what an organiser can do with a person of an event.
func (t *Tournaments) person(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	q, ok := v.Event.Player(last(args))
	if !ok {
		return engine.Refuse(event.CodeOut, "", engine.A("player", engine.Value("user:"+last(args))))
	}
	var buttons []discordgo.MessageComponent
	add := func(label string, op ...string) {
		buttons = append(buttons, ui.Button(p.Text("button.event."+label), discordgo.SecondaryButton, id(v, op...)))
	}
	next := fmt.Sprint(len(v.Event.Rounds) + 1)
	if r, ok := v.Event.Current(); ok && !r.Published {
		next = fmt.Sprint(r.No)
	}
	if q.Gone {
		add("readmit", "ask", event.Readmit, q.ID)
	} else {
		add("drop", "ask", event.Drop, q.ID)
		if v.Event.Bracket == nil {
			add("givebye", "ask", event.GiveBye, next, q.ID)
		}
	}
	if len(q.Byes) > 0 {
		add("takebye", "ask", event.TakeBye, next, q.ID)
	}
	if v.Event.Stage == event.Running {
		add("penalty", "ask", event.Penalise, "1", q.ID)
	}
	add("people", "people")
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	name := "**" + t.name(ctx, p.Lang, q.ID) + "**"
	if d, err := t.Desk.Deck(ctx, v.Row.ID, q.ID, p.User.ID, r); err == nil && d.Name != "" {
		name += " · " + ui.Literal(d.Name)
	}
	return p.Change(api.Message{Content: ui.Content([]string{t.head(p.Lang, v.Event)[0], name}),
		Components: ui.Rows(buttons)})
}

// swap has two people of a draft change places: first one is picked, then the other.
func (t *Tournaments) swap(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	cur, ok := v.Event.Current()
	if !ok || cur.Published {
		return engine.Refuse(event.CodeRound, "")
	}
	op, words := "swap/1", p.Text("event.swap")
	if len(args) >= 2 && args[0] == "1" {
		op = "do/" + event.Swap + "/" + last(args)
		words = p.Text("event.swapwith", engine.A("player", ui.Plain(t.name(ctx, p.Lang, last(args)))))
	}
	var list []event.Player
	for _, q := range v.Event.Players {
		if !q.Gone && !q.Waiting && q.ID != last(args) {
			list = append(list, q)
		}
	}
	if len(list) > ui.PageSize {
		list = list[:ui.PageSize]
	}
	lines := append([]string{t.head(p.Lang, v.Event)[0], words}, t.pairings(ctx, p.Lang, cur)...)
	rows := t.peopleMenu(ctx, p, v, op, p.Text("button.event.person"), list)
	rows = append(rows, ui.Row(ui.Button(p.Text("button.event.panel"), discordgo.SecondaryButton, id(v, "panel")))...)
	return p.Change(api.Message{Content: ui.Content(lines), Components: rows})
}
