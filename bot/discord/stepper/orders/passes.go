package orders

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// askAgain is the value of the option that takes a standing pass back.
const askAgain = "-"

// maxPassMenus is how many menus the page has room for beside its buttons.
const maxPassMenus = 4

// passMenus makes a menu for each matter of standing passes. What holds now is picked in it.
func passMenus(t *narrate.Teller) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	for _, x := range t.Pos.Ruleset.StandingKinds[:min(len(t.Pos.Ruleset.StandingKinds), maxPassMenus)] {
		now := t.PassMode(x.Code)
		var options []discordgo.SelectMenuOption
		add := func(label, value string, on bool) {
			o := ui.Option(t.PassWord(x.Code)+": "+label, value, "")
			o.Default = on
			options = append(options, o)
		}
		add(t.Text("order.ask"), askAgain, now == "")
		for _, m := range x.Modes[:min(len(x.Modes), ui.PageSize-1)] {
			add(t.PassWord(m.Code), m.Code, now == m.Code)
		}
		pick := ui.ID{Match: t.Pos.Match.ID, Action: ui.ActOrders, Arg: orderPass + ":" + x.Code}
		out = append(out, ui.Menu(pick, t.PassWord(x.Code), options))
	}
	return out
}

// setPass sets the standing pass that was picked for a matter. Then it says whether the pass has answered the open
// question, and whether it has ended already.
func (so *Orders) setPass(ctx context.Context, p route.Place, t *narrate.Teller, of string) error {
	if len(p.Values) == 0 {
		return show(p, t, "")
	}
	mode, done := p.Values[0], "order.saved"
	if mode == askAgain {
		mode, done = "", "order.withdrawn"
	}
	if mode == t.PassMode(of) { // it is so already
		return show(p, t, done)
	}
	rec, err := so.Table.SetStandingPass(ctx, t.Pos.Match.ID, p.User.ID, of, mode, p.ID)
	return so.showChanged(ctx, p, rec, err, func(after *narrate.Teller) string {
		switch open := narrate.OwnWaiting(t.View, t.View.Viewer); {
		case mode == "" || len(open) == 0 || after.Pos.State.Ask.ByQ(open[0].Q) != nil:
			return done
		case after.PassMode(of) == "":
			return "order.over"
		}
		return "order.used"
	})
}
