package orders

import (
	"context"

	"farpost/bot/discord/route"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
)

// standAsk is the value of the option that takes a standing pass back.
const standAsk = "-"

// maxStands is how many menus a message has room for, beside the buttons of the orders.
const maxStands = 4

// passMenus are the menus of standing passes, each with what holds now as its default.
func passMenus(t *narrate.Teller) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	for _, x := range t.Pos.Ruleset.StandingKinds[:min(len(t.Pos.Ruleset.StandingKinds), maxStands)] {
		now := t.PassMode(x.Code)
		var options []discordgo.SelectMenuOption
		add := func(label, value string, on bool) {
			o := ui.Option(t.PassWord(x.Code)+": "+label, value, "")
			o.Default = on
			options = append(options, o)
		}
		add(t.Text("order.ask"), standAsk, now == "")
		for _, m := range x.Modes[:min(len(x.Modes), ui.PageSize-1)] {
			add(t.PassWord(m.Code), m.Code, now == m.Code)
		}
		out = append(out, ui.Menu(ui.ID{Match: t.Pos.Match.ID, Action: ui.ActOrders, Arg: orderStand + ":" + x.Code},
			t.PassWord(x.Code), options))
	}
	return out
}

// setPass sets what was picked for a matter and shows how things are then: also whether it has passed what was open, and
// whether it is over already.
func (so *Orders) setPass(ctx context.Context, p route.Place, t *narrate.Teller, of string) error {
	if len(p.Values) == 0 {
		return show(p, t, "")
	}
	mode, done := p.Values[0], "order.saved"
	if mode == standAsk {
		mode, done = "", "order.withdrawn"
	}
	if mode == t.PassMode(of) { // it is so already
		return show(p, t, done)
	}
	rec, err := so.Table.Stand(ctx, t.Pos.Match.ID, p.User.ID, of, mode, p.ID)
	return so.ordered(ctx, p, rec, err, func(after *narrate.Teller) string {
		switch open := narrate.OwnWaiting(t.View, t.View.Viewer); {
		case mode == "" || len(open) == 0 || after.Pos.State.Ask.ByQ(open[0].Q) != nil:
			return done
		case after.PassMode(of) == "":
			return "order.over"
		}
		return "order.used"
	})
}
