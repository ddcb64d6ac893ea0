package discord

import (
	"context"

	"github.com/bwmarrin/discordgo"
)

// Standing passes are shown with the standing orders: a menu for each matter that the ruleset declares, with being
// asked first and then its modes. What is picked counts at once.

// standAsk is the value of the option that takes a standing pass back.
const standAsk = "-"

// maxStands is how many menus a message has room for, beside the buttons of the orders.
const maxStands = 4

// standMenus are the menus of standing passes, each with what holds now as its default.
func (b *Bot) standMenus(t *teller) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	for _, x := range t.pos.Ruleset.StandingKinds[:min(len(t.pos.Ruleset.StandingKinds), maxStands)] {
		now, one := t.standsIn(x.Code), 1
		sel := discordgo.SelectMenu{MenuType: discordgo.StringSelectMenu, MinValues: &one, MaxValues: 1,
			CustomID:    button{Match: t.pos.Match.ID, Action: actOrders, Arg: orderStand + ":" + x.Code}.String(),
			Placeholder: clip(t.standWord(x.Code), 150)}
		add := func(label, value string, on bool) {
			sel.Options = append(sel.Options, discordgo.SelectMenuOption{Value: value, Default: on,
				Label: clip(t.standWord(x.Code)+": "+label, 100)})
		}
		add(b.t(t.lang, "order.ask"), standAsk, now == "")
		for _, m := range x.Modes[:min(len(x.Modes), pageSize-1)] {
			add(t.standWord(m.Code), m.Code, now == m.Code)
		}
		out = append(out, discordgo.ActionsRow{Components: []discordgo.MessageComponent{sel}})
	}
	return out
}

// stand sets what was picked for a matter and shows how things are then: also whether it has passed what was open, and
// whether it is over already.
func (b *Bot) stand(ctx context.Context, c call, t *teller, of string, values []string) error {
	if len(values) == 0 {
		return b.showOrders(c, t, "")
	}
	mode, done := values[0], "order.saved"
	if mode == standAsk {
		mode, done = "", "order.withdrawn"
	}
	if mode == t.standsIn(of) { // it is so already
		return b.showOrders(c, t, done)
	}
	_, err := b.Table.Stand(ctx, t.pos.Match.ID, c.user.ID, of, mode, c.ID)
	return b.ordered(ctx, c, err, func(after *teller) string {
		switch open := ownWaiting(t.view, t.view.Viewer); {
		case mode == "" || len(open) == 0 || after.pos.State.Ask.ByQ(open[0].Q) != nil:
			return done
		case after.standsIn(of) == "":
			return "order.over"
		}
		return "order.used"
	})
}

// standsIn is the viewer's mode in a matter, "" for being asked.
func (t *teller) standsIn(of string) string {
	for _, x := range t.view.StandingPasses {
		if x.Of == of {
			return x.Mode
		}
	}
	return ""
}

// stands lists the viewer's standing passes but those with which matches of the game begin, none when there are none.
func (t *teller) stands() []string {
	var out []string
	for _, x := range t.view.StandingPasses {
		if of := t.pos.Ruleset.StandingKind(x.Of); of != nil && of.Preset == x.Mode {
			continue
		}
		out = append(out, "• "+t.standWord(x.Of)+": **"+t.standWord(x.Mode)+"**")
	}
	if len(out) > 0 {
		out = append([]string{"-# " + t.b.t(t.lang, "order.inforce")}, out...)
	}
	return out
}

// standWord names a matter or a mode; it is never empty.
func (t *teller) standWord(code string) string {
	if w := t.word("stands", code); w != "" {
		return w
	}
	return code
}
