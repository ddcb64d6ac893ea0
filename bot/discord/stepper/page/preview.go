package page

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// preview shows what an answer will cost and touch, with the answers ahead that come with it, to be confirmed. Back and
// Confirm always stand in the last row.
func (pg *Pages) preview(t *narrate.Teller, d draft.Draft, p *engine.Preview) api.Message {
	lines := d.Outer.Before(d.Line)
	for _, n := range p.Notes {
		lines = append(lines, "• "+t.Say(n))
	}
	if help := t.Word("verbhelp", d.Reply.Verb); len(p.Notes) == 0 && help != "" && d.Reply.Verb != engine.Pass {
		lines = append(lines, "-# "+help)
	}
	for _, ahead := range d.AheadWords {
		lines = append(lines, "↳ "+ahead)
	}
	if first := pg.thenAfter(t, d, p.Offers); first != "" {
		lines = append(lines, "-# "+t.Text("step.thenafter", engine.A("what", ui.Plain(first))))
	}
	id := pg.Drafts.Put(d)
	last := ui.Row(backButton(t, d, id),
		stepButton(t, d, "button.confirm", ui.ActConfirm, id, discordgo.SuccessButton))
	return api.Message{
		Content:    ui.Content(lines),
		Components: append(ui.Rows(pg.offerButtons(t, d, p.Offers)), last...),
	}
}

// Confirms reports whether a message has a Confirm button.
func Confirms(m api.Message) bool {
	for _, row := range m.Components {
		r, ok := row.(discordgo.ActionsRow)
		if !ok {
			continue
		}
		for _, x := range r.Components {
			button, ok := x.(discordgo.Button)
			if id, err := ui.ParseID(button.CustomID); ok && err == nil && id.Action == ui.ActConfirm {
				return true
			}
		}
	}
	return false
}
