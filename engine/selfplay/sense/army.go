package sense

import (
	"cmp"
	"slices"

	"farpost/engine"
)

// Fighter is a creature as far as raids go: it is exhausted by attacking and by blocking.
type Fighter struct {
	Key engine.Value
	// Hit is its strength, Lasting what of that stays beyond this turn. Attack and Block are what it has besides as it
	// does that.
	Hit, Lasting, Attack, Block int
	// Evade is the strength up to which nobody can block it, Breaks how many shields it breaks at once.
	Evade, Breaks int
	// Up tells that it is not exhausted, Sick that it cannot attack yet, Wall that it never can. Sentry is not
	// exhausted by blocking, Hunter can attack who is not exhausted.
	Up, Sick, Wall, Sentry, Hunter bool
	Worth                          int // points that its owner loses with it
}

// Army is a side of a raid: its fighters, and the shields that stand before its player.
type Army struct {
	Of      []Fighter
	Shields int
	// Safe tells that its exhausted fighters cannot be attacked, Feared is what its opponents lose as they attack.
	Safe   bool
	Feared int
}

// Copy is an army that can be changed without changing this one.
func (a Army) Copy() Army {
	a.Of = slices.Clone(a.Of)
	return a
}

// Find gives the fighter of a key, to be read or changed; nil when there is none. It is good until one is removed.
func (a *Army) Find(key engine.Value) *Fighter {
	for i := range a.Of {
		if a.Of[i].Key == key {
			return &a.Of[i]
		}
	}
	return nil
}

func (a *Army) remove(key engine.Value) {
	a.Of = slices.DeleteFunc(a.Of, func(f Fighter) bool { return f.Key == key })
}

// attackers lists who can attack, the weakest first: who is blocked costs least then.
func (a *Army) attackers() []Fighter {
	out := slices.DeleteFunc(slices.Clone(a.Of), func(f Fighter) bool { return !f.Up || f.Sick || f.Wall })
	slices.SortStableFunc(out, func(x, y Fighter) int { return cmp.Compare(x.Hit+x.Attack, y.Hit+y.Attack) })
	return out
}

// later is the army in another turn: what lasted for this one is over. In its own turn everybody can attack.
func (a Army) later(own bool) Army {
	a = a.Copy()
	for i := range a.Of {
		f := &a.Of[i]
		f.Hit, f.Up, f.Sick = f.Lasting, f.Up || own, f.Sick && !own
	}
	return a
}

// CanBlock reports whether a fighter can block another one.
func (f *Fighter) CanBlock(x *Fighter) bool { return f.Up && (x.Evade == 0 || f.Hit > x.Evade) }
