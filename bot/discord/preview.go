package discord

import (
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/engine"
)

// preview shows what an answer will cost and touch, with all that is said ahead with it, to be confirmed. Back
// and Confirm stand in the last row, always.
func (b *Bot) preview(t *teller, d draft, p *engine.Preview) api.Message {
	lines := d.Outer.before(d.Line)
	for _, n := range p.Notes {
		lines = append(lines, "• "+t.say(n))
	}
	if help := t.word("verbhelp", d.Reply.Verb); len(p.Notes) == 0 && help != "" && d.Reply.Verb != engine.Pass {
		lines = append(lines, "-# "+help)
	}
	for _, s := range d.Said {
		lines = append(lines, "↳ "+s)
	}
	if first := b.thenAfter(t, d, p.Offers); first != "" {
		lines = append(lines, "-# "+b.t(t.lang, "step.thenafter", engine.A("what", text(first))))
	}
	id := b.drafts.put(d)
	return api.Message{Content: clip(strings.Join(lines, "\n"), 1900),
		Components: append(rows(b.offerButtons(t, d, p.Offers)),
			discordgo.ActionsRow{Components: []discordgo.MessageComponent{
				b.stepButton(t.lang, "button.back", actBack, id, d, discordgo.SecondaryButton),
				b.stepButton(t.lang, "button.confirm", actConfirm, id, d, discordgo.SuccessButton)}})}
}
