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

// state words how a person of an event stands, as its organisers see it; "" for one who is in.
func (t *Tournaments) state(lang string, e event.Event, q event.Player) string {
	code := ""
	switch {
	case q.Gone:
		code = "event.dropped"
	case q.Waiting:
		code = "event.inline"
	case e.Stage == event.CheckingIn && !q.Here:
		code = "event.nothere"
	case q.Deck == "" && !e.Plan.Elsewhere:
		code = "event.nodeck"
	case e.Stage == event.CheckingIn:
		code = "event.ishere"
	default:
		return ""
	}
	return t.Text(lang, code)
}

// peopleMenu is a menu of people of an event, of any length; op/menu is what is done with the one that is picked, and
// op shows another page.
func (t *Tournaments) peopleMenu(
	ctx context.Context, p route.Place, v tournament.View, pick, turn string, list []event.Player, page int,
) []discordgo.MessageComponent {
	var options []discordgo.SelectMenuOption
	for _, q := range list {
		options = append(options, ui.Option(t.name(ctx, p.Lang, q.ID), q.ID, t.state(p.Lang, v.Event, q)))
	}
	menu := ui.ID{Action: ui.ActEventPick, Arg: v.Row.ID + "/" + pick}
	return p.Paged(menu, p.Text("button.event.person"), options, page, func(n int) ui.ID {
		return id(v, turn, route.PageAt(n))
	})
}

// roster shows the people of an event to its organisers, and how each stands.
func (t *Tournaments) roster(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	page := min(route.PageOf(args), max(ui.Pages(len(v.Event.Players))-1, 0))
	lines := t.head(p.Lang, v.Event)
	for _, q := range ui.Page(v.Event.Players, page) {
		line := "• " + t.name(ctx, p.Lang, q.ID)
		if s := t.state(p.Lang, v.Event, q); s != "" {
			line += " · " + s
		}
		lines = append(lines, line)
	}
	rows := t.peopleMenu(ctx, p, v, "person", "people", v.Event.Players, page)
	rows = append(rows, ui.Row(ui.Button(p.Text("button.event.panel"), discordgo.SecondaryButton, id(v, "panel")))...)
	return p.Change(api.Message{Content: ui.Content(lines), Components: rows})
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
	if v.Event.Stage == event.CheckingIn && !q.Here {
		add("here", "do", event.Here, q.ID)
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
	if q.Deck != "" && tournament.MaySee(v.Event, q.ID, p.User.ID, r) {
		add("list", "list", q.ID)
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
	page, args := route.PageOf(args), unpaged(args)
	pick, turn, words := "swap/1", "swap", p.Text("event.swap")
	first := ""
	if len(args) >= 2 && args[0] == "1" {
		first = args[1]
		pick, turn = "do/"+event.Swap+"/"+first, "swap/1/"+first
		words = p.Text("event.swapwith", engine.A("player", ui.Plain(t.name(ctx, p.Lang, first))))
	}
	var list []event.Player
	for _, q := range v.Event.Players {
		if !q.Gone && !q.Waiting && q.ID != first {
			list = append(list, q)
		}
	}
	lines := append([]string{t.head(p.Lang, v.Event)[0], words}, t.pairings(ctx, p.Lang, cur)...)
	rows := t.peopleMenu(ctx, p, v, pick, turn, list, page)
	rows = append(rows, ui.Row(ui.Button(p.Text("button.event.panel"), discordgo.SecondaryButton, id(v, "panel")))...)
	return p.Change(api.Message{Content: ui.Content(lines), Components: rows})
}
