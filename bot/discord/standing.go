package discord

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// Standing orders are what a player says beforehand for the case that they stay silent. All of it is one
// private message: what is said, and a picker that numbers what is named. The argument of its buttons is what
// to do, and with what, as in "pick:DRAFT".
const (
	orderNew      = "new"      // name from the beginning; of a kind
	orderPick     = "pick"     // one more was picked in the menu; of a draft
	orderUndo     = "undo"     // take the last one back; of a draft
	orderPage     = "page"     // other options; of a draft
	orderSave     = "save"     // that is what counts; of a draft
	orderWithdraw = "withdraw" // the rules' default counts again; of a kind
	orderStand    = "stand"    // a mode of passing beforehand was picked in the menu; of a matter
)

// orders answers the buttons of standing orders.
func (b *Bot) orders(ctx context.Context, c call, pos table.Position, seat engine.Seat, arg string, values []string) error {
	t, err := b.tell(ctx, pos, seat, c.lang)
	if err != nil {
		return err
	}
	what, of, _ := strings.Cut(arg, ":")
	d := draft{Match: pos.Match.ID, Player: c.user.ID, Reply: engine.Reply{Verb: of}}
	switch what {
	case orderPick, orderUndo, orderPage, orderSave:
		var ok bool
		if d, ok = b.drafts.get(of, pos.Match.ID, c.user.ID); !ok {
			return b.showOrders(c, t, "step.forgotten")
		}
	}
	switch what {
	case orderNew, orderPage:
	case orderPick:
		d.Picks, d.Page = slices.Clip(d.Picks), 0
		for _, v := range values {
			d.Picks = append(d.Picks, engine.Value(v))
		}
	case orderUndo:
		d.Picks = d.Picks[:max(len(d.Picks)-1, 0)]
	case orderSave:
		_, err := b.Table.Order(ctx, pos.Match.ID, c.user.ID, d.Reply.Verb, d.Picks, c.ID)
		return b.ordered(ctx, c, err, said("order.saved"))
	case orderWithdraw:
		_, err := b.Table.Withdraw(ctx, pos.Match.ID, c.user.ID, of, c.ID)
		return b.ordered(ctx, c, err, said("order.withdrawn"))
	case orderStand:
		return b.stand(ctx, c, t, of, values)
	default:
		return b.showOrders(c, t, "")
	}
	list, err := pos.Orders(seat)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(list, func(o engine.SilenceView) bool { return o.Kind == d.Reply.Verb })
	if i < 0 {
		return b.showOrders(c, t, "step.forgotten")
	}
	return b.update(c, b.orderPicker(t, d, list[i]))
}

// said is a word of the catalogue, whatever has become of the match.
func said(word string) func(*teller) string { return func(*teller) string { return word } }

// ordered shows the orders as they are after one was changed, with a word for it, or why it was not.
func (b *Bot) ordered(ctx context.Context, c call, err error, done func(*teller) string) error {
	id, perr := parseButton(c.MessageComponentData().CustomID)
	if perr != nil {
		return perr
	}
	if no := engine.IsRefusal(err); no != nil && no.Code == engine.CodeChoice {
		done, err = said("order.changed"), nil // what was named has left meanwhile
	}
	if err != nil {
		return err
	}
	pos, err := b.Table.Position(ctx, id.Match)
	if err != nil {
		return err
	}
	t, err := b.tell(ctx, pos, pos.Seat(c.user.ID), c.lang)
	if err != nil {
		return err
	}
	return b.showOrders(c, t, done(t))
}

// orderButton is the way to standing orders, none in a game that knows no such thing.
func (b *Bot) orderButton(lang string, pos table.Position) []discordgo.MessageComponent {
	if len(pos.Ruleset.Silences)+len(pos.Ruleset.StandingKinds) == 0 {
		return nil
	}
	return []discordgo.MessageComponent{b.orderPress(b.t(lang, "button.orders"), pos.Match.ID, "", discordgo.SecondaryButton)}
}

func (b *Bot) orderPress(label, match, arg string, style discordgo.ButtonStyle) discordgo.Button {
	return discordgo.Button{Label: clip(label, 80), Style: style,
		CustomID: button{Match: match, Action: actOrders, Arg: arg}.String()}
}

// showOrders lists what the player has said, with a word (of the catalogue) before it, and leads back to what they are
// asked, if they are.
func (b *Bot) showOrders(c call, t *teller, word string) error {
	said, err := t.pos.Orders(t.view.Viewer)
	if err != nil {
		return err
	}
	var lines []string
	if word != "" {
		lines = append(lines, b.t(t.lang, word))
	}
	var buttons, menus []discordgo.MessageComponent
	for _, w := range ownWaiting(t.view, t.view.Viewer) {
		if len(buttons) == 0 {
			lines = append(lines, "**"+t.headed(w)+"**")
			buttons = append(buttons, discordgo.Button{Label: b.t(t.lang, "button.back"), Style: discordgo.SecondaryButton,
				CustomID: button{Match: t.pos.Match.ID, Action: actMove}.String()})
		}
	}
	if len(t.pos.Ruleset.StandingKinds) > 0 {
		lines = append(lines, b.t(t.lang, "order.stand"))
		menus = b.standMenus(t)
	}
	if len(said) > 0 {
		lines = append(lines, b.t(t.lang, "order.intro"))
	}
	for _, o := range said {
		lines = append(lines, t.order(o))
		label := "button.ordernew"
		if o.Set {
			label = "button.orderchange"
		}
		label = b.t(t.lang, label, engine.A("what", text(t.verb(o.Verb))))
		buttons = append(buttons, b.orderPress(label, t.pos.Match.ID, orderNew+":"+o.Kind, discordgo.PrimaryButton))
		if o.Set {
			buttons = append(buttons, b.orderPress(b.t(t.lang, "button.withdraw"), t.pos.Match.ID, orderWithdraw+":"+o.Kind, discordgo.SecondaryButton))
		}
	}
	// A picture of a question would lie between these words and what they are about.
	return b.renew(c, api.Message{Content: clip(strings.Join(lines, "\n"), 1900), Components: append(menus, rows(buttons)...)})
}

// order words what is said for one kind of question.
func (t *teller) order(o engine.SilenceView) string {
	what := engine.A("what", text(t.verb(o.Verb)))
	switch {
	case !o.Set:
		return t.b.t(t.lang, "order.unsaid", what)
	case len(o.Vals) == 0:
		return t.b.t(t.lang, "order.none", what)
	}
	return t.b.t(t.lang, "order.said", what, engine.A("list", text(strings.Join(t.numbered(o, o.Vals), ", "))))
}

// numbered names values in their order, "1. Tower, 2. Wall".
func (t *teller) numbered(o engine.SilenceView, vals []engine.Value) []string {
	var out []string
	for _, v := range vals {
		label := t.value(v)
		if i := slices.IndexFunc(o.Options, func(x engine.Option) bool { return x.Key == v }); i >= 0 {
			label = t.label(o.Options[i])
		}
		out = append(out, itoa(len(out)+1)+". "+label)
	}
	return out
}

// orderPicker shows what is named so far, and a menu of what can be named next.
func (b *Bot) orderPicker(t *teller, d draft, o engine.SilenceView) api.Message {
	q := &engine.Question{Options: o.Options, Max: len(o.Options), Ordered: true}
	lines := append([]string{b.t(t.lang, "order.pick", engine.A("what", text(t.verb(o.Verb))))}, t.numbered(o, d.Picks)...)
	free := possible(q, d.Picks)
	pages := (len(free) + pageSize - 1) / pageSize
	d.Page = min(d.Page, max(pages-1, 0))
	id := b.drafts.put(d)
	m := api.Message{}
	if len(free) > 0 {
		one := 1
		sel := discordgo.SelectMenu{MenuType: discordgo.StringSelectMenu, MinValues: &one, MaxValues: 1,
			CustomID:    button{Match: d.Match, Action: actOrders, Arg: orderPick + ":" + id}.String(),
			Placeholder: clip(b.t(t.lang, "order.next", engine.A("n", engine.Int(len(d.Picks)+1))), 150)}
		for _, x := range page(free, d.Page) {
			sel.Options = append(sel.Options, discordgo.SelectMenuOption{Label: clip(t.label(x), 100), Value: string(x.Key),
				Description: clip(t.describe(x.Key), 100)})
		}
		m.Components = append(m.Components, discordgo.ActionsRow{Components: []discordgo.MessageComponent{sel}})
	} else if len(d.Picks) == 0 {
		lines = append(lines, b.t(t.lang, "order.nobody"))
	}
	press := func(label, what string, style discordgo.ButtonStyle) discordgo.MessageComponent {
		return b.orderPress(b.t(t.lang, label), d.Match, what+":"+id, style)
	}
	nav := []discordgo.MessageComponent{b.orderPress(b.t(t.lang, "button.back"), d.Match, "", discordgo.SecondaryButton)}
	if len(d.Picks) > 0 {
		nav = append(nav, press("button.undo", orderUndo, discordgo.SecondaryButton))
	}
	if pages > 1 {
		next := d
		next.Page = (d.Page + 1) % pages
		nav = append(nav, b.orderPress(b.t(t.lang, "button.page"), d.Match, orderPage+":"+b.drafts.put(next), discordgo.SecondaryButton))
	}
	save := "button.done"
	if len(d.Picks) == 0 {
		save = "button.notatall"
	}
	nav = append(nav, press(save, orderSave, discordgo.SuccessButton))
	m.Content = clip(strings.Join(lines, "\n"), 1900)
	m.Components = append(m.Components, rows(nav)...)
	return m
}
