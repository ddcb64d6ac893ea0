package sense

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay/sense"
)

// fighter is a creature as far as attacks go.
type fighter struct {
	key engine.Value
	// hit is its strength, lasting what of that stays beyond this turn. attack and block are what it has besides as it
	// does that.
	hit, lasting, attack, block int
	evade, breaks               int
	up, sick                    bool // refreshed; placed in this turn
	wall, sentry, hunter        bool
	worth                       int
}

// army is a side of a fight: its creatures, and what stands behind them.
type army struct {
	of      []fighter
	shields int
	// safe tells that its exhausted creatures cannot be attacked, feared is what its opponents lose as they attack.
	safe   bool
	feared int
}

func (a army) copy() army {
	a.of = slices.Clone(a.of)
	return a
}

// ofShields is what the shields of a player are worth, by how many there are: the fewer the dearer.
var ofShields = [...]int{0, 48, 84, 112, 134, 152}

// ofMatch is what the match is worth. A win that the other player could still prevent is worth less.
const (
	ofMatch  = 5000
	ofDanger = 400
)

// army musters a side of a board.
func (b *board) army(on *sense.Board, s engine.Seat) army {
	a := army{shields: b.shields(s)}
	for _, p := range on.Pieces {
		if p.Ctrl != s {
			continue
		}
		switch p.At {
		case "field":
			a.of = append(a.of, b.fighter(on, &p))
		case sense.Player:
			a.shields = min(a.shields-p.Guard, len(ofShields)-1)
		case "spells":
			for _, x := range b.card(p.Card).Spell.Statics {
				a.safe = a.safe || x.Keywords.Untargetable
				if x.Each != nil && x.Each.Side == language.Opposing {
					a.feared -= x.Strength
				}
			}
		}
	}
	return a
}

func (b *board) fighter(on *sense.Board, p *sense.Piece) fighter {
	c := b.creature(p)
	return fighter{key: p.Key, hit: p.Hit, lasting: p.Hit - p.Left, attack: own(c, language.WhileAttacking) + surge(c),
		block: own(c, language.WhileBlocking),
		evade: max(c.Keywords.Evade, p.Guard), breaks: max(1, c.Keywords.Breaker),
		up: p.Ready, sick: p.Has("sick"), wall: c.Keywords.Wall, sentry: c.Keywords.Sentry,
		hunter: c.Keywords.Hunter, worth: on.Missed(p.Key)}
}

// remove takes a fighter out.
func (a *army) remove(key engine.Value) {
	a.of = slices.DeleteFunc(a.of, func(f fighter) bool { return f.key == key })
}

func (a *army) find(key engine.Value) *fighter {
	for i := range a.of {
		if a.of[i].key == key {
			return &a.of[i]
		}
	}
	return nil
}

// attackers lists who can attack, the weakest first: who is blocked costs least then.
func (a *army) attackers() []fighter {
	out := slices.DeleteFunc(slices.Clone(a.of), func(f fighter) bool { return !f.up || f.sick || f.wall })
	slices.SortStableFunc(out, func(x, y fighter) int { return cmp.Compare(x.hit+x.attack, y.hit+y.attack) })
	return out
}

// rested turns everybody upright for the next turn of theirs; what lasted for this turn is over.
func (a *army) rested() {
	for i := range a.of {
		a.of[i].up, a.of[i].sick, a.of[i].hit = true, false, a.of[i].lasting
	}
}

// ended ends for everybody what lasts for a turn.
func (a *army) ended() {
	for i := range a.of {
		a.of[i].hit = a.of[i].lasting
	}
}

// outcome is what comes of an attack: who falls, how many shields break, and what the attacker gains by it.
type outcome struct {
	blocker        engine.Value
	target         engine.Value // the creature or player that is attacked
	falls, against bool         // the attacker; who defends
	broken, gain   int
}

// battle is an attack on a creature, or one that it blocks.
func battle(x *fighter, y *fighter, blocks bool, feared int) (o outcome) {
	mine, theirs := max(0, x.hit+x.attack-feared), y.hit
	if blocks {
		theirs += y.block
	}
	if o.falls = mine <= theirs; o.falls {
		o.gain -= x.worth
	}
	if o.against = theirs <= mine; o.against {
		o.gain += y.worth
	}
	return o
}

// open is an attack that nobody blocks.
func open(x *fighter, target engine.Value, d *army) (o outcome) {
	if y := d.find(target); y != nil {
		o = battle(x, y, false, d.feared)
	} else if d.shields == 0 {
		o.gain = ofMatch
	} else {
		o.broken = min(x.breaks, d.shields)
		o.gain = ofShields[d.shields] - ofShields[d.shields-o.broken] - 2*ofGroove*o.broken
	}
	o.target = target
	return o
}

// met is an attack when the defender does what is best then: whom blocking exhausts cannot block again.
func met(x *fighter, target engine.Value, d *army) outcome {
	best := open(x, target, d)
	for i := range d.of {
		y := &d.of[i]
		if y.key == target || !canBlock(y, x) {
			continue
		}
		o := battle(x, y, true, d.feared)
		if !y.sentry {
			o.gain += ofReady
		}
		if o.gain < best.gain {
			o.blocker, o.target = y.key, target
			best = o
		}
	}
	return best
}

func canBlock(y, x *fighter) bool { return y.up && (x.evade == 0 || y.hit > x.evade) }

// carry carries an attack out.
func carry(a, d *army, x engine.Value, o outcome) {
	if y := d.find(o.blocker); y != nil && !y.sentry {
		y.up = false
	}
	a.find(x).up = false
	if o.falls {
		a.remove(x)
	}
	if fell := cmp.Or(o.blocker, o.target); o.against {
		d.remove(fell)
	}
	d.shields -= o.broken
}

// aim is the best target of an attacker: the player, or a creature that can be attacked.
func aim(x *fighter, d *army, player engine.Value) outcome {
	best := met(x, player, d)
	for i := range d.of {
		y := &d.of[i]
		if (y.up || d.safe) && !(x.hunter && y.up) {
			continue
		}
		if o := met(x, y.key, d); o.gain > best.gain {
			best = o
		}
	}
	return best
}

// assault carries a turn of attacks out, by those who pay, or by all of them, and gives what they gain.
func assault(a, d *army, player engine.Value, all bool) (gain int) {
	for _, x := range a.attackers() {
		o := aim(&x, d, player)
		if o.gain <= 0 && !all {
			continue
		}
		carry(a, d, x.key, o)
		if gain += o.gain; o.gain >= ofMatch/2 {
			break
		}
	}
	return gain
}

// own is what the continuous changes of a creature add to it as it attacks or blocks.
func own(c *language.Creature, while string) (n int) {
	for _, s := range c.Statics {
		if s.While == while {
			n += s.Strength
		}
	}
	return n
}

// surge is what a creature adds to itself when its attack is declared.
func surge(c *language.Creature) (n int) {
	for _, t := range c.Triggers {
		if s := t.Effect[0].Strength; t.On == language.OnAttacking && s != nil && s.Of == language.This {
			n += s.N
		}
	}
	return n
}
