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
		return 2 * tired
	}
	return tired
}

// clash carries out combat damage on a board: both deal what they have at the same time.
func (b *board) clash(x *sense.Board, a, d engine.Value) {
	p, q := x.Find(a), x.Find(d)
	if p == nil || q == nil {
		return
	}
	first, second := *p, *q
	strike(x, q, first.Hit)
	if p = x.Find(a); p != nil && second.Ready {
		strike(x, p, second.Hit)
	}
	b.fell(x, second, first.Ctrl)
	b.fell(x, first, second.Ctrl)
}

// fell carries out what waits for a character to fall in combat with one of a player's.
func (b *board) fell(x *sense.Board, dead sense.Piece, to engine.Seat) {
	if !dead.Ready || x.Find(dead.Key) != nil {
		return
	}
	for _, p := range x.At("field", to) {
		for i, a := range b.card(p.Card).Abilities {
			if a.On == language.OnFalls && p.Ready {
				for _, t := range b.Parts(p.Card, "abilities."+engine.Int(i).Body()) {
					game.Do(x, t, sense.Chosen{"this": {p.Key}})
				}
			}
		}
	}
}

// assault is an attack with what it gains at least, as far as the attacks that it opens are counted in.
type assault struct {
	who, at engine.Value
	gain    int
}

// assaults lists attacks that gain something even if the best defender steps in, the best first.
func (b *board) assaults() []assault {
	var out []assault
	for _, a := range b.attackers(b.Board) {
		for _, t := range b.At("field", engine.NoSeat) {
			if t.Ctrl == b.Me {
				continue
			}
			x := b.fight(b.Board, a.Key, t)
			if t.Has("main") {
				x = b.siege(x, t.Key)
			}
			if gain := x.Value() - b.Value() + b.sets(&a, language.OnAttacks); gain > 0 {
				out = append(out, assault{a.Key, t.Key, gain})
			}
		}
	}
	slices.SortStableFunc(out, func(x, y assault) int { return y.gain - x.gain })
	return out
}

// attackers lists who can attack on a board: who deals damage, but none whose being exhausted loses the match.
func (b *board) attackers(x *sense.Board) []sense.Piece {
	return slices.DeleteFunc(x.Upright("field", b.Me), func(p sense.Piece) bool {
		return p.Hit <= 0 || b.doomed(p.Key)
	})
}

// sets is how many points it may gain that an event sets off a character's abilities.
func (b *board) sets(p *sense.Piece, on string) (n int) {
	for i, a := range b.card(p.Card).Abilities {
		if a.On == on {
			n += b.Hope(b.Parts(p.Card, "abilities."+engine.Int(i).Body()))
		}
	}
	return n
}

// fight carries out an attack on a copy of a board, against the defence that is best for the attacked player. Attacker
// and defender are exhausted afterwards.
func (b *board) fight(x *sense.Board, a engine.Value, t sense.Piece) (worst *sense.Board) {
	meet := func(d engine.Value) {
		y := x.Copy()
		b.clash(y, a, d)
		for _, key := range []engine.Value{a, d} {
			if p := y.Find(key); p != nil && (key == a || key != t.Key) {
				p.Ready = false
			}
		}
		if worst == nil || y.Value() < worst.Value() {
			worst = y
		}
	}
	meet(t.Key)
	if p := x.Find(a); p != nil && !b.undefended(p.Card) {
		for _, d := range x.Upright("field", t.Ctrl) {
			if d.Key != t.Key {
				meet(d.Key)
			}
		}
	}
	return worst
}

// siege goes on against a target with the attackers that are left, the strongest first, as long as that is better than
// to stop.
func (b *board) siege(x *sense.Board, target engine.Value) *sense.Board {
	best := x
	for {
		t, all := x.Find(target), b.attackers(x)
		if t == nil || len(all) == 0 {
			return best
		}
		a := slices.MaxFunc(all, func(p, q sense.Piece) int { return p.Hit - q.Hit })
		if x = b.fight(x, a.Key, *t); x.Value() > best.Value() {
			best = x
		}
	}
}

// doomed reports whether its controller loses by a character's being exhausted at the end of the turn.
func (b *board) doomed(host engine.Value) bool {
	return slices.ContainsFunc(b.View.Zone("items", engine.NoSeat).Cards, func(c engine.CardView) bool {
		return c.On == host && b.ruins(b.card(c.Card))
	})
}

// ruins reports whether a card can lose its controller the match.
func (b *board) ruins(c *language.Card) bool {
	return slices.ContainsFunc(b.Parts(c.ID, "abilities."), func(t sense.Text) bool {
		return slices.ContainsFunc(t.Deeds, func(d sense.Deed) bool { return d.Key == "lose" })
	})
}

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
	if rest := b.turn(); len(rest) == 1 { // nothing is left for the Day but to end it
		return append(out, selfplay.Plan{Verb: "endturn"})
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
	best, gain := engine.Value(""), b.Try(func(x *sense.Board) { b.clash(x, attacker, target) })
	for _, d := range b.At("field", b.Me) {
		n := b.Try(func(x *sense.Board) { b.clash(x, attacker, d.Key) }) - rest(&d)
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
		b.Outlook = func(x *sense.Board) int { b.clash(x, attacker, target); return 0 }
	}
	plans := append(b.reveals(attacker, target), sense.Best(b.activations(ofCard))...)
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
