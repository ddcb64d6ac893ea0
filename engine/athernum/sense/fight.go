package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// tired is how many points it costs that a character is exhausted until its controller's next Morning.
const tired = 4

// rest is what it costs that a character is exhausted for a while; a main character's faction and Objective rest, too.
func rest(p *sense.Piece) int {
	if p.Has("main") {
		return ofMain / 2
	}
	return tired
}

// clash carries out combat damage on a board: both deal what they have at the same time.
func clash(b *sense.Board, a, d engine.Value) {
	x, y := b.Find(a), b.Find(d)
	if x == nil || y == nil {
		return
	}
	there, back := x.Hit, y.Hit
	if !y.Ready {
		back = 0
	}
	strike(b, y, there)
	if x = b.Find(a); x != nil {
		strike(b, x, back)
	}
}

// assault is an attack with what it gains at least.
type assault struct {
	who, at engine.Value
	gain    int
}

// assaults lists attacks that gain something even if the best defender steps in, the best first.
func (b *board) assaults() []assault {
	var out []assault
	for _, a := range b.At("field", b.Me) {
		if !a.Ready || a.Hit == 0 || a.Has("main") && b.goal(a.Card) {
			continue
		}
		for _, t := range b.At("field", engine.NoSeat) {
			if t.Ctrl == b.Me || !t.Ready {
				continue
			}
			gain := b.Try(func(x *sense.Board) { clash(x, a.Key, t.Key) })
			if !b.undefended(a.Card) {
				for _, d := range b.At("field", t.Ctrl) {
					if d.Ready && d.Key != t.Key {
						gain = min(gain, b.Try(func(x *sense.Board) { clash(x, a.Key, d.Key) }))
					}
				}
			}
			if gain -= rest(&a); gain > 0 {
				out = append(out, assault{a.Key, t.Key, gain})
			}
		}
	}
	slices.SortStableFunc(out, func(x, y assault) int { return y.gain - x.gain })
	return out
}

// goal reports whether a card has an Objective, which works face-up only.
func (b *board) goal(id string) bool { return b.card(id).HasObjective() }

// undefended reports whether nobody can be assigned as defender against a card.
func (b *board) undefended(id string) bool {
	return slices.ContainsFunc(b.card(id).Abilities, func(a language.Ability) bool {
		m := a.Continuous.Modify
		return m != nil && m.Of == language.This && slices.Contains(m.Cannot, language.CannotBeDefended)
	})
}

// combat attacks as long as that gains something.
func (b *board) combat() []selfplay.Plan {
	if b.fighting {
		return nil
	}
	var out []selfplay.Plan
	for _, x := range b.assaults() {
		out = append(out, selfplay.Plan{Verb: "attack",
			Pick: selfplay.Naming("attacker", x.who, selfplay.Naming("target", x.at, selfplay.Fewest))})
	}
	return append(out, selfplay.Plan{Verb: "endcombat"})
}

// attack is who attacks whom, and who defends; "" for nobody.
func (b *board) attack() (attacker, target, defender engine.Value) {
	for _, c := range b.View.Zone("combat", engine.NoSeat).Cards {
		attacker, target = c.Of[0], c.Targets[0]
		for _, v := range c.Against {
			defender = v
		}
	}
	return attacker, target, defender
}

// defend assigns whoever makes the most of it; nobody if that is better. A defender is exhausted afterwards.
func (b *board) defend() []selfplay.Plan {
	attacker, target, _ := b.attack()
	pass := selfplay.Plan{Verb: engine.Pass}
	best, gain := engine.Value(""), b.Try(func(x *sense.Board) { clash(x, attacker, target) })
	for _, d := range b.At("field", b.Me) {
		n := b.Try(func(x *sense.Board) { clash(x, attacker, d.Key) }) - rest(&d)
		if d.Ready && d.Key != target && n > gain {
			best, gain = d.Key, n
		}
	}
	if best == "" {
		return []selfplay.Plan{pass}
	}
	return []selfplay.Plan{{Verb: "defend", Pick: selfplay.Naming("defender", best, selfplay.Fewest)}, pass}
}

// react answers with what gains more than it costs as the attack or the Stack would come out; else it passes, about all
// of that.
func (b *board) react() []selfplay.Plan {
	attacker, target, defender := b.attack()
	if defender != "" {
		target = defender
	}
	if attacker != "" && b.Ask.Kind == "W-11" {
		b.Outlook = func(x *sense.Board) int { clash(x, attacker, target); return 0 }
	}
	plans := append(b.reveals(attacker, target), b.activations(ofCard)...)
	return append(append(plans, b.supports(ofCard+ofResource/2)...), sense.Pass(b.Ask))
}

// reveals turns up hidden items: what strengthens a fighter of an attack where that changes how it comes out, and what
// does something by itself where that gains enough.
func (b *board) reveals(attacker, target engine.Value) []selfplay.Plan {
	var ideas []sense.Idea
	for _, c := range b.View.Zone("items", engine.NoSeat).Cards {
		if c.Ctrl != b.Me || !slices.Contains(c.States, "hidden") {
			continue
		}
		gain := b.Hope(b.Parts(c.Card, "abilities.")) - ofItem
		for _, a := range b.card(c.Card).Abilities {
			m := a.Continuous.Modify
			if m == nil || m.Of != language.Host || c.On != attacker && c.On != target {
				continue
			}
			gain = max(gain, b.Try(func(x *sense.Board) {
				if p := x.Find(c.On); p != nil {
					p.Hit, p.Left = p.Hit+m.OFV, p.Left+m.DFV
				}
			})-ofHit*m.OFV-ofStay*m.DFV)
		}
		ideas = append(ideas, sense.Idea{Worth: gain, Plan: selfplay.Plan{Verb: "reveal",
			Pick: selfplay.Naming("card", c.Key, selfplay.Fewest)}})
	}
	return sense.Best(ideas)
}
