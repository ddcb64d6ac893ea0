package orders

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// picker makes the page that shows what is named so far, with a menu of what can be named next.
func (so *Orders) picker(t *narrate.Teller, d draft.Draft, o engine.SilenceView) api.Message {
	q := &engine.Question{Options: o.Options, Max: len(o.Options), Ordered: true}
	head := t.Text("order.pick", engine.A("what", ui.Plain(t.Verb(o.Verb))))
	lines := append([]string{head}, t.Numbered(o, d.Picks)...)
	free := narrate.Possible(q, d.Picks)
	pages := ui.Pages(len(free))
	d.Page = min(d.Page, max(pages-1, 0))
	id := so.Drafts.Put(d)
	m := api.Message{}
	if len(free) > 0 {
		var options []discordgo.SelectMenuOption
		for _, x := range ui.Page(free, d.Page) {
			options = append(options, ui.Option(t.Label(x), string(x.Key), t.Describe(x)))
		}
		pick := ui.ID{Match: d.Match, Action: ui.ActOrders, Arg: orderPick + ":" + id}
		next := t.Text("order.next", engine.A("n", engine.Int(len(d.Picks)+1)))
		m.Components = append(m.Components, ui.Menu(pick, next, options))
	} else if len(d.Picks) == 0 {
		lines = append(lines, t.Text("order.nobody"))
	}
	var nav []discordgo.MessageComponent
	push := func(label, arg string, style discordgo.ButtonStyle) {
		nav = append(nav, orderButton(t.Text(label), d.Match, arg, style))
	}
	push("button.back", "", discordgo.SecondaryButton)
	if len(d.Picks) > 0 {
		push("button.undo", orderUndo+":"+id, discordgo.SecondaryButton)
	}
	if pages > 1 {
		next := d
		next.Page = (d.Page + 1) % pages
		push("button.page", orderPage+":"+so.Drafts.Put(next), discordgo.SecondaryButton)
	}
	save := "button.done"
	if len(d.Picks) == 0 {
		save = "button.notatall"
	}
	push(save, orderSave+":"+id, discordgo.SuccessButton)
	m.Content = ui.Content(lines)
	m.Components = append(m.Components, ui.Rows(nav)...)
	return m
}
