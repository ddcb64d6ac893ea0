package orders

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// orderPicker shows what is named so far, and a menu of what can be named next.
func (so *Orders) orderPicker(t *narrate.Teller, d draft.Draft, o engine.SilenceView) api.Message {
	q := &engine.Question{Options: o.Options, Max: len(o.Options), Ordered: true}
	lines := append([]string{t.Text("order.pick", engine.A("what", ui.Plain(t.Verb(o.Verb))))}, t.Numbered(o, d.Picks)...)
	free := narrate.Possible(q, d.Picks)
	pages := ui.Pages(len(free))
	d.Page = min(d.Page, max(pages-1, 0))
	id := so.Drafts.Put(d)
	m := api.Message{}
	if len(free) > 0 {
		var options []discordgo.SelectMenuOption
		for _, x := range ui.Page(free, d.Page) {
			options = append(options, ui.Option(t.Label(x), string(x.Key), t.Describe(x.Key)))
		}
		m.Components = append(m.Components, ui.Menu(ui.ID{Match: d.Match, Action: ui.ActOrders, Arg: orderPick + ":" + id},
			t.Text("order.next", engine.A("n", engine.Int(len(d.Picks)+1))), options))
	} else if len(d.Picks) == 0 {
		lines = append(lines, t.Text("order.nobody"))
	}
	press := func(label, what string, style discordgo.ButtonStyle) discordgo.MessageComponent {
		return orderButton(t.Text(label), d.Match, what+":"+id, style)
	}
	nav := []discordgo.MessageComponent{orderButton(t.Text("button.back"), d.Match, "", discordgo.SecondaryButton)}
	if len(d.Picks) > 0 {
		nav = append(nav, press("button.undo", orderUndo, discordgo.SecondaryButton))
	}
	if pages > 1 {
		next := d
		next.Page = (d.Page + 1) % pages
		nav = append(nav, orderButton(t.Text("button.page"), d.Match, orderPage+":"+so.Drafts.Put(next), discordgo.SecondaryButton))
	}
	save := "button.done"
	if len(d.Picks) == 0 {
		save = "button.notatall"
	}
	nav = append(nav, press(save, orderSave, discordgo.SuccessButton))
	m.Content = ui.Content(lines)
	m.Components = append(m.Components, ui.Rows(nav)...)
	return m
}
