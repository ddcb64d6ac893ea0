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
	w.Know(b.Targets)
	cost := w.payment(b.Cost)
	if cost != "" {
		cost = " (" + cost + ")"
	}
	return w.Say(heading, prose.Slots{"cost": prose.Words(cost)}) + " " + w.Sentences(b.Effect)
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
	w.Know(a.Targets)
	cost := prose.Capital(w.payment(a.Cost))
	head := w.Say("ability", prose.Slots{"when": prose.Words(note), "cost": prose.Words(cost)})
	return head + " " + w.Sentences(a.Effect)
}

// trigger writes a triggered effect. That of a shattering stands behind a label, the others end a sentence.
func (w *writer) trigger(tr *language.When) string {
	w.Know(tr.Targets)
	lead := w.Say(tr.On, nil) + " "
	if tr.On == language.OnShattering {
		return lead + w.Sentences(tr.Effect)
	}
	if tr.On == language.OnPositioned || tr.On == language.OnPlayed {
		w.Named = prose.Close
	}
	defer func() { w.Named = prose.Full }()
	return lead + w.Tell(w.Steps(tr.Effect)...)
}

// payment words what is paid, Crystallized Energy as signs, "{F}{1}", which are drawn or said in words.
func (w *writer) payment(list []language.Cost) string {
	var out []string
	for i := range list {
		if ce := list[i].CE; ce != nil {
			out = append(out, ce.Signs()+" "+w.NP(prose.NP{Noun: "crystallized", N: ce.Total(), Det: prose.Bare}))
		}
		out = append(out, w.Costs(&list[i])...)
	}
	return strings.Join(out, ", ")
}
