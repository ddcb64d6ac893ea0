package text

import (
	"strings"

	"farpost/cards/prose"
	"farpost/engine/fow/language"
)

// block writes a text: its instructions as one line, then its modes as a list.
func (w *writer) block(b *language.Block) []string {
	w.Know(b.Targets)
	var out []string
	if s := w.Sentences(b.Effect); s != "" {
		out = append(out, s)
	}
	if len(b.Modes) > 0 {
		out = append(out, prose.Capital(w.Say("choose-one", nil)))
		for i := range b.Modes {
			out = append(out, "• "+w.mode(&b.Modes[i]))
		}
	}
	return out
}

// mode writes one of several texts.
func (w *writer) mode(m *language.Mode) string {
	w.Know(m.Targets)
	return w.Sentences(m.Effect)
}

// ability writes an activated ability: "{1}{R}, once per turn: Rest target resonator."
func (w *writer) ability(a *language.Ability) []string {
	w.fresh(nil)
	w.source = !a.Cost.BanishThis
	parts := w.cost(&a.Cost)
	if a.Once {
		parts = append(parts, w.Say("once", nil))
	}
	body := w.block(&a.Block)
	w.source = false
	return append([]string{prose.Capital(strings.Join(parts, ", ")) + ": " + body[0]}, body[1:]...)
}

// when writes a triggered ability: "When this card attacks, if you control a ruler, draw a card."
func (w *writer) when(t *language.When) string {
	w.fresh(&t.Event)
	w.source = true
	lead := w.event(&t.Event)
	if t.Of == nil && aboutCard(t.On) {
		w.Named = prose.Close
	}
	if t.If != nil {
		w.Named = min(w.Named, prose.Known) // the condition stands between the name and what is said of it
		lead += ", " + w.lead("if", t.If)
	}
	w.Know(t.Targets)
	body := w.Tell(w.Steps(t.Effect)...)
	if len(t.Modes) > 0 {
		lines := w.block(&language.Block{Modes: t.Modes})
		lines[0] = w.Say("choose-one", nil)
		body = prose.Paragraph(body, strings.Join(lines, " "))
	}
	w.fresh(nil)
	return prose.Capital(lead + ", " + body)
}

// fresh begins a text with an event of its own.
func (w *writer) fresh(on *language.Event) {
	w.Forget()
	w.on, w.Named, w.source = on, prose.Full, false
}

// cost words the parts of a cost: signs, then what is to be done.
func (w *writer) cost(c *language.Cost) []string {
	var out []string
	signs := ""
	if c.Will.Total() > 0 || c.Will.X {
		signs = c.Will.Signs()
	}
	if c.RestThis {
		signs += "{R}"
	}
	if signs != "" {
		out = append(out, signs)
	}
	rest := *c
	rest.RestThis = false
	return append(out, w.Costs(&rest)...)
}
