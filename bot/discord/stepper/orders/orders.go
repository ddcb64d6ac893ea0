package orders

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/route"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
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

// Presses is the one press of the page: its argument says what to do, and with what, as in "pick:DRAFT".
func (so *Orders) Presses() []route.Press {
	return []route.Press{{Action: ui.ActOrders, Needs: route.Seat, Do: so.press}}
}

// Commands are none: the page is reached by buttons.
func (so *Orders) Commands() []route.Command { return nil }

// What a button of the page does, and what stands behind the colon.
const (
	orderNew      = "new"      // name from the beginning; of a kind
	orderPick     = "pick"     // one more was picked in the menu; of a draft
	orderUndo     = "undo"     // take the last one back; of a draft
	orderPage     = "page"     // other options; of a draft
	orderSave     = "save"     // that is what counts; of a draft
	orderWithdraw = "withdraw" // the rules' default counts again; of a kind
	orderStand    = "stand"    // a mode of passing beforehand was picked in the menu; of a matter
)

// press answers the buttons of standing orders.
func (so *Orders) press(ctx context.Context, p route.Place) error {
	t, err := so.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	what, of, _ := strings.Cut(p.Button.Arg, ":")
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
		return so.ordered(ctx, p, rec, err, said("order.saved"))
	case orderWithdraw:
		rec, err := so.Table.Withdraw(ctx, p.Pos.Match.ID, p.User.ID, of, p.ID)
		return so.ordered(ctx, p, rec, err, said("order.withdrawn"))
	case orderStand:
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
	return p.Change(so.orderPicker(t, d, list[i]))
}

// said is a word of the catalogue, whatever has become of the match.
func said(word string) func(*narrate.Teller) string {
	return func(*narrate.Teller) string { return word }
}

// ordered shows the orders as they are after one was changed, with a word for it, or why it was not.
func (so *Orders) ordered(ctx context.Context, p route.Place, rec table.Receipt, err error, done func(*narrate.Teller) string) error {
	pos := rec.Position
	if no := engine.IsRefusal(err); no != nil && no.Code == engine.CodeChoice {
		done = said("order.changed") // what was named has left meanwhile
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

// Button is the way to standing orders, none in a game that knows no such thing.
func Button(words narrate.Words, lang string, pos table.Position) []discordgo.MessageComponent {
	if len(pos.Ruleset.Silences)+len(pos.Ruleset.StandingKinds) == 0 {
		return nil
	}
	return []discordgo.MessageComponent{orderButton(words.Text(lang, "button.orders"), pos.Match.ID, "", discordgo.SecondaryButton)}
}

func orderButton(label, match, arg string, style discordgo.ButtonStyle) discordgo.Button {
	return ui.Button(label, style, ui.ID{Match: match, Action: ui.ActOrders, Arg: arg})
}

// show lists what the player has said, with a word (of the catalogue) before it, and leads back to what they are
// asked, if they are.
func show(p route.Place, t *narrate.Teller, word string) error {
	said, err := t.Pos.Orders(t.View.Viewer)
	if err != nil {
		return err
	}
	var lines []string
	if word != "" {
		lines = append(lines, t.Text(word))
	}
	var buttons, menus []discordgo.MessageComponent
	for _, w := range narrate.OwnWaiting(t.View, t.View.Viewer) {
		if len(buttons) == 0 {
			lines = append(lines, "**"+t.Heading(w)+"**")
			buttons = append(buttons, ui.Button(t.Text("button.back"), discordgo.SecondaryButton, ui.ID{Match: t.Pos.Match.ID, Action: ui.ActMove}))
		}
	}
	if len(t.Pos.Ruleset.StandingKinds) > 0 {
		lines = append(lines, t.Text("order.stand"))
		menus = passMenus(t)
	}
	if len(said) > 0 {
		lines = append(lines, t.Text("order.intro"))
	}
	for _, o := range said {
		lines = append(lines, t.Order(o))
		label := "button.ordernew"
		if o.Set {
			label = "button.orderchange"
		}
		label = t.Text(label, engine.A("what", ui.Plain(t.Verb(o.Verb))))
		buttons = append(buttons, orderButton(label, t.Pos.Match.ID, orderNew+":"+o.Kind, discordgo.PrimaryButton))
		if o.Set {
			buttons = append(buttons, orderButton(t.Text("button.withdraw"), t.Pos.Match.ID, orderWithdraw+":"+o.Kind, discordgo.SecondaryButton))
		}
	}
	// A picture of a question would lie between these words and what they are about.
	return p.Replace(api.Message{Content: ui.Clip(strings.Join(lines, "\n"), 1900), Components: append(menus, ui.Rows(buttons)...)})
}
