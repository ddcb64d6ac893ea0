package narrate

import (
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Own says what only the viewer is told besides the cards that they see: what they are asked, what they can answer,
// and what they have said ahead.
func (t *Teller) Own() []string {
	var out []string
	for _, sa := range t.View.Mine {
		w := engine.WaitView{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, About: sa.About}
		line := t.Text("board.asked", engine.A("what", ui.Plain(t.Asked(w))))
		if sa.Optional {
			line = t.Text("board.may", engine.A("what", ui.Plain(t.Asked(w))))
		}
		if sa.Prompt.Code != "" {
			line += " " + t.Say(sa.Prompt)
		}
		out = append(out, line)
		var verbs []string
		for _, v := range sa.Verbs {
			if ok, _, err := t.LeadsOn(sa.Seat, sa.Q, v); err != nil || ok { // what cannot be known is not left out
				verbs = append(verbs, t.Verb(v))
			}
		}
		if len(verbs) > 0 {
			out = append(out, t.Text("board.verbs", engine.A("verbs", ui.Plain(strings.Join(verbs, ", ")))))
		}
		for _, o := range sa.Options {
			line := "- " + t.Label(o)
			if o.Refusal != nil {
				line += " – " + t.Refusal(o.Refusal)
			} else if d := t.FiguresOf(o.Key); d != "" {
				line += " – " + d
			}
			out = append(out, line)
		}
	}
	if said := t.Ahead(); len(said) > 0 {
		out = append(append(out, t.Text("ahead.list")), said...)
	}
	for _, x := range t.View.StandingPasses {
		out = append(out, t.Text("board.stands", engine.A("what", ui.Plain(t.PassWord(x.Of)+": "+t.PassWord(x.Mode)))))
	}
	return out
}
