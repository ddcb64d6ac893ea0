package sense

import (
	"cmp"
	"slices"

	"farpost/engine"
)

// Raids weighs turns of attacks in games in which the weaker of two fighters falls, of equals both, and an attack on a
// player that nobody blocks breaks shields, or wins when there are none. Points are the game's.
type Raids struct {
	// Shields is what the shields of a player are worth, by how many there are. Broken is what the player still has of
	// one that breaks.
	Shields []int
	Broken  int
	// Up is what it is worth that a fighter is not exhausted, Match what the match is worth, and Danger what a win is
	// worth that the other player can still prevent.
	Up, Match, Danger int
}

// Outcome is what comes of an attack: who falls, how many shields break, and what the attacker gains by it.
type Outcome struct {
	Blocker        engine.Value
	Target         engine.Value // the fighter or player that is attacked
	Falls, Against bool         // the attacker; who defends
	Broken, Gain   int
}

// Battle is an attack on a fighter, or one that it blocks.
func (r *Raids) Battle(x, y *Fighter, blocks bool, feared int) (o Outcome) {
	mine, theirs := max(0, x.Hit+x.Attack-feared), y.Hit
	if blocks {
		theirs += y.Block
		o.Blocker = y.Key
	}
	if o.Falls = mine <= theirs; o.Falls {
		o.Gain -= x.Worth
	}
	if o.Against = theirs <= mine; o.Against {
		o.Gain += y.Worth
	}
	return o
}

// Open is an attack that nobody blocks.
func (r *Raids) Open(x *Fighter, target engine.Value, d *Army) (o Outcome) {
	if y := d.Find(target); y != nil {
		o = r.Battle(x, y, false, d.Feared)
	} else if d.Shields == 0 {
		o.Gain = r.Match
	} else {
		o.Broken = min(x.Breaks, d.Shields)
		o.Gain = r.Shields[d.Shields] - r.Shields[d.Shields-o.Broken] - r.Broken*o.Broken
	}
	o.Target = target
	return o
}

// Met is an attack when the defender does what is best then: whom blocking exhausts cannot block again.
func (r *Raids) Met(x *Fighter, target engine.Value, d *Army) Outcome {
	best := r.Open(x, target, d)
	for i := range d.Of {
		y := &d.Of[i]
		if y.Key == target || !y.CanBlock(x) {
			continue
		}
		o := r.Battle(x, y, true, d.Feared)
		if !y.Sentry {
			o.Gain += r.Up
		}
		if o.Gain < best.Gain {
			best = o
			best.Target = target
		}
	}
	return best
}

// Wins reports whether a gain is that of the match.
func (r *Raids) Wins(gain int) bool { return gain >= r.Match/2 }

// Carry carries an attack out.
func (a *Army) Carry(d *Army, x engine.Value, o Outcome) {
	if y := d.Find(o.Blocker); y != nil && !y.Sentry {
		y.Up = false
	}
	a.Find(x).Up = false
	if o.Falls {
		a.remove(x)
	}
	if o.Against {
		d.remove(cmp.Or(o.Blocker, o.Target))
	}
	d.Shields -= o.Broken
}

// Aim is the best target of an attacker: the player, or a fighter that can be attacked.
func (r *Raids) Aim(x *Fighter, d *Army, player engine.Value) Outcome {
	best := r.Met(x, player, d)
	for i := range d.Of {
		y := &d.Of[i]
		if (y.Up || d.Safe) && !(x.Hunter && y.Up) {
			continue
		}
		if o := r.Met(x, y.Key, d); o.Gain > best.Gain {
			best = o
		}
	}
	return best
}

// assault carries a turn of attacks out, by those who pay, or by all of them, and gives what they gain.
func (r *Raids) assault(a, d *Army, player engine.Value, all bool) (gain int) {
	for _, x := range a.attackers() {
		o := r.Aim(&x, d, player)
		if o.Gain <= 0 && !all {
			continue
		}
		a.Carry(d, x.Key, o)
		if gain += o.Gain; r.Wins(o.Gain) {
			break
		}
	}
	return gain
}

// Strike is what a side gains in a turn in which it attacks as pays, or with everybody if that is better. Then is what
// it gains besides when that has not won the match.
func (r *Raids) Strike(a, d Army, player engine.Value, then func(a, d Army) int) (best int) {
	for i, all := range []bool{false, true} {
		a, d := a.Copy(), d.Copy()
		n := r.assault(&a, &d, player, all)
		if !r.Wins(n) {
			n += then(a, d)
		}
		if i == 0 || n > best {
			best = n
		}
	}
	return best
}

// Counter is what a side gains in its next turn. What it could win then is a danger, not yet a loss.
func (r *Raids) Counter(a, d Army, player engine.Value) int {
	none := func(Army, Army) int { return 0 }
	return min(r.Danger, r.Strike(a.later(true), d.later(false), player, none))
}

// mostFree is how many attackers are thought of one by one; further ones do as the last of these.
const mostFree = 5

// Raid is who attacks, the strongest last, and what that gains when the other side has struck back.
type Raid struct {
	Who  []Fighter
	Gain int
}

// Best finds the best attacks of a turn on the player foe: nobody attacks whom the answer makes regret it.
func (r *Raids) Best(mine, theirs Army, me, foe engine.Value) (best Raid) {
	list := mine.attackers()
	slices.Reverse(list)
	for mask := range 1 << min(len(list), mostFree) {
		a, d, x := mine.Copy(), theirs.Copy(), Raid{}
		for i := len(list) - 1; i >= 0 && !r.Wins(x.Gain); i-- {
			if mask>>min(i, mostFree-1)&1 == 0 {
				continue
			}
			o := r.Aim(&list[i], &d, foe)
			a.Carry(&d, list[i].Key, o)
			x.Who, x.Gain = append(x.Who, list[i]), x.Gain+o.Gain
		}
		if !r.Wins(x.Gain) {
			x.Gain -= r.Counter(d, a, me)
		}
		if mask == 0 || x.Gain > best.Gain {
			best = x
		}
	}
	return best
}

// Siege is what a side loses in the other's turn: what attacks still come, less half of what its own next turn gains.
func (r *Raids) Siege(mine, theirs Army, me, foe engine.Value) int {
	return r.Strike(theirs, mine, me, func(a, d Army) int { return -r.Counter(d, a, foe) / 2 })
}

// Block is who blocks, and what that gains over no block.
type Block struct {
	Who  engine.Value
	Gain int
}

// Blocks lists who can block the attack of x, one of theirs, of mine, who is of least worth first. The attacks that
// still come are thought of.
func (r *Raids) Blocks(x *Fighter, target engine.Value, mine, theirs Army, me, foe engine.Value) (out []Block) {
	comes := func(o Outcome) int {
		a, d := theirs.Copy(), mine.Copy()
		a.Carry(&d, x.Key, o)
		if r.Wins(o.Gain) {
			return -o.Gain
		}
		return -r.Siege(d, a, me, foe) - o.Gain
	}
	least := comes(r.Open(x, target, &mine))
	list := slices.Clone(mine.Of)
	slices.SortStableFunc(list, func(y, z Fighter) int { return cmp.Compare(y.Worth, z.Worth) })
	for i := range list {
		if y := &list[i]; y.CanBlock(x) && y.Key != target {
			out = append(out, Block{y.Key, comes(r.Battle(x, y, true, 0)) - least})
		}
	}
	return out
}
