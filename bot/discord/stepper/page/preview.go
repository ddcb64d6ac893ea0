package page

import (
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// preview shows what an answer will cost and touch, with the answers ahead that come with it, to be confirmed. Back and
// Confirm always stand in the last row. now is the present position, t tells of the one that the answer is given in.
func (pg *Pages) preview(
	t *narrate.Teller, now table.Position, d draft.Draft, p *engine.Preview,
) api.Message {
	lines := d.Outer.Before(d.Line)
	if d.Outer != nil && d.Outer.Line != "" { // what the first act costs stays in sight
		lines = slices.Insert(lines, 1, d.Outer.Told...)
	}
	lines = append(lines, d.Told...)
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
		Components: append(ui.Rows(append(pg.offerButtons(t, d, p.Offers), pg.earlierButtons(t, now, d)...)), last...),
	}
}

// told puts what an answer costs and does into words, a line each. Behind a card that something turns into (the
// argument "becomes") stands its text.
func told(t *narrate.Teller, notes []engine.Phrase) (lines []string) {
	for _, n := range notes {
		lines = append(lines, "• "+t.Say(n))
		for _, v := range n.Arg("becomes") {
			if does := t.Does(v.Body()); does != "" {
				lines = append(lines, "-# "+does)
			}
		}
	}
	return lines
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
