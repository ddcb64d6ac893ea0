package text

import (
	"strings"

	"farpost/cards/prose"
	"farpost/engine/fow/language"
)

// block writes a text: its instructions as one line, then its modes as a list.
func (w *writer) block(b *language.Block) []string {
	w.know(b.Targets)
	var out []string
	if s := w.sentences(b.Effect); s != "" {
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
	w.know(m.Targets)
	return w.sentences(m.Effect)
}

// sentences writes instructions that begin a line.
func (w *writer) sentences(list []language.Instr) string {
	return prose.Capital(w.Tell(w.steps(list)...))
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
		w.named = prose.Close
	}
	if t.If != nil {
		w.named = min(w.named, prose.Known) // the condition stands between the name and what is said of it
		lead += ", " + w.lead("if", t.If)
	}
	w.know(t.Targets)
	body := w.Tell(w.steps(t.Effect)...)
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
	w.targets, w.told = map[string]*language.Target{}, map[string]bool{}
	w.on, w.named, w.source = on, prose.Full, false
}

func (w *writer) know(list []language.Target) {
	for i := range list {
		w.targets[list[i].Name] = &list[i]
	}
}

// cost words the parts of a cost: signs, then what is to be done.
func (w *writer) cost(c *language.Cost) []string {
	var out []string
	signs := ""
	if c.Will.Total() > 0 || c.Will.X {
		signs = Symbols(c.Will)
	}
	if c.RestThis {
		signs += "{R}"
	}
	if signs != "" {
		out = append(out, signs)
	}
	do := func(key string, s prose.Slots) { out = append(out, w.Clause(prose.Do(key, s))) }
	if c.BanishThis {
		do("banish", prose.Slots{"object": w.this()})
	}
	if c.Life > 0 {
		do("pay-life", prose.Slots{"n": prose.Number(c.Life)})
	}
	if c.Discard > 0 {
		do("discard", prose.Slots{"n": prose.NP{Noun: "card", N: c.Discard}})
	}
	if c.Rest != nil {
		do("rest", prose.Slots{"object": w.whose(c.Rest)})
	}
	if c.Banish != nil {
		do("banish", prose.Slots{"object": w.whose(c.Banish)})
	}
	return out
}
