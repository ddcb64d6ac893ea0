package stepper

import (
	"context"
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/orders"
	"farpost/bot/discord/stepper/page"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// overflow shows the page of what is rarely needed: acting in between, further actions, what the game lets people do at
// any time, standing orders, the position in words, a draw, conceding. It lists the player's answers ahead, to be taken
// back.
func (st *Stepper) overflow(ctx context.Context, p route.Place) error {
	t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	var row []discordgo.MessageComponent
	push := func(label, action, arg string, style discordgo.ButtonStyle) {
		row = append(row, ui.Button(label, style, ui.ID{Match: p.Pos.Match.ID, Action: action, Arg: arg}))
	}
	if p.Seat != t.View.Active { // every opponent has it, whether they can act now or not
		push(p.Text("button.interject"), ui.ActMove, "", discordgo.SecondaryButton)
	} else if sa := p.Pos.State.Ask.Seat(p.Seat, ""); sa == nil || !p.Pos.Ruleset.Queues(sa.Kind) {
		if _, ok, err := page.QueueOf(p.Pos, p.Seat); err != nil && engine.IsRefusal(err) == nil {
			return err
		} else if ok {
			push(p.Text("button.then"), ui.ActThen, "", discordgo.SecondaryButton)
		}
	}
	for _, v := range p.Pos.Ruleset.Verbs {
		if v.Any && v.Prog != "" {
			push(st.VerbName(p.Pos.Match.Game, p.Lang, v.Name), ui.ActVerb, v.Name, discordgo.SecondaryButton)
		}
	}
	row = append(row, orders.Button(st.Words, p.Lang, p.Pos)...)
	push(p.Text("button.board"), ui.ActBoard, "", discordgo.SecondaryButton)
	push(p.Text("button.draw"), ui.ActDraw, "", discordgo.SecondaryButton)
	push(p.Text("button.concede"), ui.ActConcede, "", discordgo.DangerButton)
	lines := []string{p.Text("more")}
	if ahead := t.Ahead(); len(ahead) > 0 {
		lines = append(append(lines, "-# "+p.Text("ahead.list")), ahead...)
	}
	lines = append(lines, t.StandingPasses()...)
	return p.Say(api.Message{
		Content:    ui.Content(lines),
		Components: slices.Concat(page.TakeBackMenu(t), ui.Rows(row)),
	})
}
