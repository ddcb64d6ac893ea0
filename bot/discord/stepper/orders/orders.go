package orders

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// Orders is the feature of standing orders.
type Orders struct {
	*narrate.Narrator
	Table  *table.Table
	Drafts *draft.Store
}

// Presses lists the one press of the page.
func (so *Orders) Presses() []route.Press {
	return []route.Press{{Action: ui.ActOrders, Needs: route.Seat, Do: so.press}}
}

// Commands is empty: the page is reached by buttons.
func (so *Orders) Commands() []route.Command { return nil }

// What a button of the page does. Its argument is one of these, a colon, and what is named here behind it.
const (
	orderNew      = "new"      // name from the beginning; a kind of question
	orderPick     = "pick"     // one more was picked in the menu; a draft
	orderUndo     = "undo"     // take the last one back; a draft
	orderPage     = "page"     // other options; a draft
	orderSave     = "save"     // what is named counts; a draft
	orderWithdraw = "withdraw" // the rules' default counts again; a kind of question
	orderPass     = "stand"    // a mode of a standing pass was picked in the menu; a matter
)

// press does what a button of the page says, and shows the page or the picker again.
func (so *Orders) press(ctx context.Context, p route.Place) error {
	t, err := so.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	what, of, _ := strings.Cut(p.Button.Arg, ":")
	// The draft of an order has the kind of question for its verb, and what is named for its picks.
	d := draft.Draft{Match: p.Pos.Match.ID, Player: p.User.ID, Reply: engine.Reply{Verb: of}}
	switch what {
	case orderPick, orderUndo, orderPage, orderSave:
		var ok bool
		if d, ok = so.Drafts.Get(of, p.Pos.Match.ID, p.User.ID); !ok {
			return show(p, t, "step.forgotten")
		}
	}
	switch what {
	case orderNew, orderPage:
	case orderPick:
		d.Picks, d.Page = slices.Clip(d.Picks), 0
		for _, v := range p.Values {
			d.Picks = append(d.Picks, engine.Value(v))
		}
	case orderUndo:
		d.Picks = d.Picks[:max(len(d.Picks)-1, 0)]
	case orderSave:
		rec, err := so.Table.Order(ctx, p.Pos.Match.ID, p.User.ID, d.Reply.Verb, d.Picks, p.ID)
		return so.showChanged(ctx, p, rec, err, always("order.saved"))
	case orderWithdraw:
		rec, err := so.Table.WithdrawOrder(ctx, p.Pos.Match.ID, p.User.ID, of, p.ID)
		return so.showChanged(ctx, p, rec, err, always("order.withdrawn"))
	case orderPass:
		return so.setPass(ctx, p, t, of)
	default:
		return show(p, t, "")
	}
	list, err := p.Pos.Orders(p.Seat)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(list, func(o engine.SilenceView) bool { return o.Kind == d.Reply.Verb })
	if i < 0 {
		return show(p, t, "step.forgotten")
	}
	return p.Change(so.picker(t, d, list[i]))
}

// outcome returns the code of what a change came to, once the words of the position after it are there.
type outcome func(after *narrate.Teller) string

// always is an outcome that does not depend on the position.
func always(code string) outcome {
	return func(*narrate.Teller) string { return code }
}

// showChanged shows the page after a change, with what it came to. rec and err are the table's. If what was named has
// left meanwhile nothing was changed, and the page says so.
func (so *Orders) showChanged(
	ctx context.Context, p route.Place, rec table.Receipt, err error, done outcome,
) error {
	pos := rec.Position
	if no := engine.IsRefusal(err); no != nil && no.Code == engine.CodeChoice {
		done = always("order.changed")
		pos, err = so.Table.Position(ctx, p.Pos.Match.ID)
	}
	if err != nil {
		return err
	}
	t, err := so.Tell(ctx, pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	return show(p, t, done(t))
}

// Button makes the button that leads to the page; none in a game without standing orders.
func Button(words narrate.Words, lang string, pos table.Position) []discordgo.MessageComponent {
	if len(pos.Ruleset.Silences)+len(pos.Ruleset.StandingKinds) == 0 {
		return nil
	}
	label := words.Text(lang, "button.orders")
	return []discordgo.MessageComponent{orderButton(label, pos.Match.ID, "", discordgo.SecondaryButton)}
}

// orderButton makes a button of the page.
func orderButton(label, match, arg string, style discordgo.ButtonStyle) discordgo.Button {
	return ui.Button(label, style, ui.ID{Match: match, Action: ui.ActOrders, Arg: arg})
}

// show shows the page: the player's standing passes, and what counts if they stay silent. Before it stands the text of
// a code, "" for none. If the match waits for the player, the page leads back to their question.
func show(p route.Place, t *narrate.Teller, code string) error {
	orders, err := t.Pos.Orders(t.View.Viewer)
	if err != nil {
		return err
	}
	var lines []string
	if code != "" {
		lines = append(lines, t.Text(code))
	}
	var buttons, menus []discordgo.MessageComponent
	for _, w := range narrate.OwnWaiting(t.View, t.View.Viewer) {
		if len(buttons) == 0 {
			lines = append(lines, "**"+t.Heading(w)+"**")
			move := ui.ID{Match: t.Pos.Match.ID, Action: ui.ActMove}
			buttons = append(buttons, ui.Button(t.Text("button.back"), discordgo.SecondaryButton, move))
		}
	}
	if len(t.Pos.Ruleset.StandingKinds) > 0 {
		lines = append(lines, t.Text("order.stand"))
		menus = passMenus(t)
	}
	push := func(label, what, kind string, style discordgo.ButtonStyle) {
		buttons = append(buttons, orderButton(label, t.Pos.Match.ID, what+":"+kind, style))
	}
	if len(orders) > 0 {
		lines = append(lines, t.Text("order.intro"))
	}
	for _, o := range orders {
		lines = append(lines, t.Order(o))
		label := "button.ordernew"
		if o.Set {
			label = "button.orderchange"
		}
		verb := engine.A("what", ui.Plain(t.Verb(o.Verb)))
		push(t.Text(label, verb), orderNew, o.Kind, discordgo.PrimaryButton)
		if o.Set {
			push(t.Text("button.withdraw"), orderWithdraw, o.Kind, discordgo.SecondaryButton)
		}
	}
	// The picture of a question goes: it would lie between these words and their menus.
	return p.Replace(api.Message{Content: ui.Content(lines), Components: append(menus, ui.Rows(buttons)...)})
}
