package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// react answers a window with what gains more than it costs: a card of the hand that can be used at any time, or an
// ability. Else it passes, ahead when it holds nothing for a later window of the same thing: to stop a card when it is
// paid for, or to save a defender.
func (b *board) react() []selfplay.Plan {
	b.Outlook = b.fight
	about, _ := b.View.Find(b.Ask.About)
	_, at, _, unleash := b.assault(b.Board)
	pass := selfplay.Plan{Verb: engine.Pass}
	if stops := b.Ask.Kind == "w1" && about.Ctrl != b.Me && len(b.answers("dissipate")) > 0; !stops &&
		(b.Ask.Kind != "w4" || !unleash || at.Ctrl != b.Me || len(b.quick("modify")) == 0) {
		pass.Ahead = engine.PassAhead(b.Me)
	}
	return append(append(sense.Best(b.answers()), b.activations(true)...), pass)
}

// answers lists the cards of the hand worth using now, as far as their deeds are named; of all when none is.
func (b *board) answers(deeds ...string) []sense.Idea {
	var ideas []sense.Idea
	for _, h := range b.quick(deeds...) {
		floor := pointsCard + pointsEnergy*sense.Stat(h, "cost")/2
		c, gain := b.cards.Card(h.Card), 0
		if c.Type != language.Evocation {
			gain = b.Hope(b.Parts(c.ID, "")[:1]) + b.Hope(b.Parts(c.ID, wear))
		} else if regardOf(c).atOnce { // else it could not defend
			gain = b.Ambush(sense.Piece{Card: c.ID, At: atField, Hit: c.DesEn, Left: c.DefEn,
				Worth: worthOf(c.DesEn, c.DefEn)})
		}
		if gain >= floor {
			ideas = append(ideas, sense.Idea{Worth: gain, Plan: selfplay.Plan{Verb: "play",
				Pick: selfplay.Naming("card", h.Key, b.Announce(h, "", floor).Pick)}})
		}
	}
	return ideas
}

// quick lists the cards of the hand that could be used in a window and do one of some deeds, any when none is named.
func (b *board) quick(deeds ...string) []engine.CardView {
	var out []engine.CardView
	for _, h := range b.Hand {
		c := b.cards.Card(h.Card)
		if !regardOf(c).anytime || sense.Stat(h, "cost") > b.energy || !language.SupplyOf(b.ce()).Meets(c.Gate) {
			continue
		}
		if len(deeds) == 0 || slices.ContainsFunc(b.Parts(c.ID, "")[0].Deeds, func(d sense.Deed) bool {
			return slices.Contains(deeds, d.Key)
		}) {
			out = append(out, h)
		}
	}
	return out
}
