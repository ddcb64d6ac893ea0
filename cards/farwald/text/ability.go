package text

import (
	"slices"
	"strings"

	"farpost/cards/prose"
	"farpost/engine/farwald/language"
)

// paid writes a block that is bought with the play, a Charge or Crystallize: "Charge (1 Energy): remember 1 card."
func (w *writer) paid(heading string, b *language.Block) string {
	w.charge = heading == "charge"
	defer func() { w.charge = false }()
	w.know(b.Targets)
	cost := w.payment(b.Cost)
	if cost != "" {
		cost = " (" + cost + ")"
	}
	return w.Say(heading, prose.Slots{"cost": prose.Words(cost)}) + " " + w.sentences(b.Effect)
}

// ability writes a Crystal Ability: "Crystal (Temporal Window): Exploit this card → Disable an Evocation." One that
// regenerates its card is used while that card is Exploited (FW-209).
func (w *writer) ability(a *language.Ability) string {
	var when []string
	if a.TW {
		when = append(when, w.Say("tw", nil))
	}
	if a.While != "" || slices.ContainsFunc(a.Cost, func(c language.Cost) bool { return c.RegenerateThis }) {
		when = append(when, w.Say("while-exploited", nil))
	}
	note := ""
	if len(when) > 0 {
		note = " (" + strings.Join(when, ", ") + ")"
	}
	w.know(a.Targets)
	cost := prose.Capital(w.payment(a.Cost))
	head := w.Say("ability", prose.Slots{"when": prose.Words(note), "cost": prose.Words(cost)})
	return head + " " + w.sentences(a.Effect)
}

// trigger writes a triggered effect. That of a shattering stands behind a label, the others end a sentence.
func (w *writer) trigger(tr *language.When) string {
	w.know(tr.Targets)
	lead := w.Say(tr.On, nil) + " "
	if tr.On == language.OnShattering {
		return lead + w.sentences(tr.Effect)
	}
	w.named = tr.On == language.OnPositioned || tr.On == language.OnPlayed
	defer func() { w.named = false }()
	return lead + w.Tell(w.steps(tr.Effect)...)
}

// sentences writes instructions that begin a line.
func (w *writer) sentences(list []language.Instr) string {
	return prose.Capital(w.Tell(w.steps(list)...))
}

func (w *writer) payment(list []language.Cost) string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = w.cost(c)
	}
	return strings.Join(out, ", ")
}

// cost words a part of a cost: an amount, or what is to be done.
func (w *writer) cost(c language.Cost) string {
	do := func(key string, object prose.NP) string { return w.Clause(prose.To(key, object)) }
	counted := func(key string, n prose.NP) string { return w.Clause(prose.Do(key, prose.Slots{"n": n})) }
	switch {
	case c.Energy > 0:
		return w.NP(count(c.Energy, "energy"))
	case c.CE != nil:
		return ce(*c.CE) + " " + w.NP(count(c.CE.Total(), "crystallized").As(prose.Bare))
	case c.ExploitThis:
		return do("exploit", w.this())
	case c.RegenerateThis:
		return do("regenerate", w.this())
	case c.VortexThis:
		return do("to-vortex-this", w.this())
	case c.DisperseThis:
		return do("disperse-this", w.this())
	case c.DisperseVortex > 0:
		return counted("disperse-vortex", count(c.DisperseVortex, "card"))
	case c.Abandon > 0:
		return counted("abandon", count(c.Abandon, "card"))
	case c.OwnFragment > 0:
		return counted("each-shatters-fragments", count(c.OwnFragment, "fragment"))
	}
	own := w.fitting(c.Exploit)
	own.Whose = language.Own
	return do("exploit", own)
}

// ce writes an amount of Crystallized Energy as signs, "{F}{1}", which are drawn or said in words.
func ce(n language.Need) string {
	return "{" + strings.ReplaceAll(n.String(), "+", "}{") + "}"
}
