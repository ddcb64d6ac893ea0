package narrate

import (
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Own returns what only the viewer reads below the board: what they are asked and can answer, their answers ahead, and
// their standing passes.
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
		var shut []string
		for _, v := range sa.Verbs {
			ok, why, _, err := t.LeadsOn(sa.Seat, sa.Q, v)
			if err != nil || ok { // after an error nobody knows: list it
				verbs = append(verbs, t.Verb(v))
			} else if !t.Pos.IsWindow(sa) && why != "" {
				shut = append(shut, "- "+t.Verb(v)+" – "+why)
			}
		}
		if len(verbs) > 0 {
			out = append(out, t.Text("board.verbs", engine.A("verbs", ui.Plain(strings.Join(verbs, ", ")))))
		}
		if len(shut) > 0 {
			out = append(append(out, t.Text("step.blocked")), shut...)
		}
		for _, o := range sa.Options {
			line := "- " + t.Label(o)
			if o.Refusal != nil {
				line += " – " + t.Refusal(o.Refusal)
			} else if d := t.FiguresOf(o); d != "" {
				line += " – " + d
			}
			out = append(out, line)
		}
	}
	if ahead := t.Ahead(); len(ahead) > 0 {
		out = append(append(out, t.Text("ahead.list")), ahead...)
	}
	for _, x := range t.View.StandingPasses {
		pass := t.PassWord(x.Of) + ": " + t.PassWord(x.Mode)
		out = append(out, t.Text("board.stands", engine.A("what", ui.Plain(pass))))
	}
	return out
}
