package stepper

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// preview shows what an answer will cost and touch, with all that is said ahead with it, to be confirmed. Back
// and Confirm stand in the last row, always.
func (st *Stepper) preview(t *narrate.Teller, d draft.Draft, p *engine.Preview) api.Message {
	lines := d.Outer.Before(d.Line)
	for _, n := range p.Notes {
		lines = append(lines, "• "+t.Say(n))
	}
	if help := t.Word("verbhelp", d.Reply.Verb); len(p.Notes) == 0 && help != "" && d.Reply.Verb != engine.Pass {
		lines = append(lines, "-# "+help)
	}
	for _, s := range d.Said {
		lines = append(lines, "↳ "+s)
	}
	if first := st.thenAfter(t, d, p.Offers); first != "" {
		lines = append(lines, "-# "+t.Text("step.thenafter", engine.A("what", ui.Plain(first))))
	}
	id := st.Drafts.Put(d)
	return api.Message{Content: ui.Content(lines),
		Components: append(ui.Rows(st.offerButtons(t, d, p.Offers)),
			discordgo.ActionsRow{Components: []discordgo.MessageComponent{
				st.stepButton(t.Lang, "button.back", ui.ActBack, id, d, discordgo.SecondaryButton),
				st.stepButton(t.Lang, "button.confirm", ui.ActConfirm, id, d, discordgo.SuccessButton)}})}
}
