package page

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// verbMenuAhead asks with which verb to answer a later question. Outside of windows it says why other verbs are out of
// question then.
func (pg *Pages) verbMenuAhead(t *narrate.Teller, d draft.Draft, verbs []string) (api.Message, error) {
	var row []discordgo.MessageComponent
	var shut []string
	id, sa := pg.Drafts.Put(d), t.Pos.State.Ask.ByQ(d.Q)
	for _, v := range verbs {
		if a, err := t.Pos.Advice(t.View.Viewer, v); err != nil || !a.Shown {
			if err != nil {
				return api.Message{}, err
			}
			continue
		}
		open, why, _, err := t.LeadsOn(t.View.Viewer, d.Q, v)
		if err != nil {
			return api.Message{}, err
		}
		label := t.Verb(v)
		if v == engine.Pass {
			label = t.Passing(*sa)
		}
		if why != "" && !t.Pos.IsWindow(*sa) {
			shut = append(shut, whyNot(t.Verb(v), why))
		}
		if open {
			row = append(row, ui.Button(label, discordgo.SecondaryButton, pressID(d, ui.ActVerbAhead, id+"."+v)))
		}
	}
	lines := append(d.Outer.Lines(), promptAhead(t, d, *sa)...)
	if len(shut) > 0 {
		lines = append(append(lines, "-# "+t.Text("step.notthen")), shut...)
	}
	return api.Message{
		Content:    ui.Content(lines),
		Components: append(ui.Rows(row), ui.Row(backButton(t, d, id))...),
	}, nil
}

// promptAhead is the prompt of a later question: the question as it will be put, or for a further action just what is
// next.
func promptAhead(t *narrate.Teller, d draft.Draft, sa engine.SeatAsk) []string {
	if d.Offer.Code == "" {
		return []string{t.Text("step.then")}
	}
	w := engine.WaitView{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, About: sa.About, Within: sa.Within}
	return []string{t.Text("step.later"), "**" + t.Question(w, sa) + "**"}
}

// RefusedAhead makes the message of refuseAhead.
func (pg *Pages) RefusedAhead(t *narrate.Teller, d draft.Draft, no *engine.Refusal) api.Message {
	why := t.Text("step.notahead")
	if no != nil {
		why = t.Refusal(no)
	}
	return api.Message{
		Content:    ui.Content(append(d.Lines(), why)),
		Components: ui.Row(append(t.RuleButton(no), backButton(t, d, pg.Drafts.Put(d)))...),
	}
}
