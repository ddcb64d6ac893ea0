package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// clash is how many points who attacks gains when a fights t: the blocker, or the object itself. What pierces a
// blocker goes on to the object.
func clash(a, t, object *sense.Piece) int {
	if t.At == sense.Player {
		return struck(t, a.Hit)
	}
	hit, back := max(0, a.Hit-t.Guard), max(0, t.Hit-a.Guard)
	explodes := hit > 0 && a.Has(string(language.Explode)) || back > 0 && t.Has(string(language.Explode))
	falls := hit > 0 && hit >= t.Left || explodes
	if falls && a.Has(string(language.FirstStrike)) {
		back = 0
	}
	n := 0
	if falls {
		n += t.Worth
	}
	if back > 0 && (back >= a.Left || explodes) || hit > 0 && explodes {
		n -= a.Worth
	}
	if over := hit - max(0, t.Left); t != object && over > 0 && a.Has(string(language.Pierce)) {
		n += struck(object, over)
	}
	return n
}

// struck is how many points the damage to an attacked object gains.
func struck(object *sense.Piece, n int) int {
	after := *object
	if after.Left -= max(0, n-object.Guard); object.At == sense.Player {
		return price(object) - price(&after)
	}
	if after.Left <= 0 {
		return object.Worth
	}
	return 0
}

// blocked is what an attack gains when it is blocked as is best for who is attacked, and by whom; "" for nobody.
func blocked(b *sense.Board, a, object *sense.Piece) (n int, by engine.Value) {
	n = clash(a, object, object)
	for i := range b.Pieces {
		k := &b.Pieces[i]
		if k.At != atField || k.Ctrl == a.Ctrl || !k.Ready || k.Key == object.Key || !blocks(k, a) {
			continue
		}
		if x := clash(a, k, object) + bother; x < n {
			n, by = x, k.Key
		}
	}
	return n, by
}

// bother is what a block has to spare at least: who blocks lies sideways.
const bother = 40

// assaults lists the attacks of a seat worth making one after the other, the best first, and what they gain together.
func assaults(b *sense.Board, s engine.Seat) ([]sense.Assault, int) {
	end := deadly(b, s)
	return b.Assaults(func(b *sense.Board) (best sense.Assault) {
		for i := range b.Pieces {
			a := &b.Pieces[i]
			if a.Ctrl != s || !attacks(a) {
				continue
			}
			costs := risk(b, a)
			for j := range b.Pieces {
				x := &b.Pieces[j]
				if x.Ctrl == s || x.At != sense.Player && !attackable(a, x) {
					continue
				}
				n, _ := blocked(b, a, x)
				n += clash(a, x, x) / 16 // the block may be forgotten
				if n -= costs; end && x.At == sense.Player {
					n = max(n, 1) + pointsLost
				}
				if n > best.Gain {
					best = sense.Assault{Who: []engine.Value{a.Key}, At: x.Key, Gain: n}
				}
			}
		}
		return best
	}, func(b *sense.Board, x sense.Assault) {
		a := b.Find(x.Who[0])
		a.Ready = false
		if o := b.Find(x.At); o.At == sense.Player {
			o.Left = max(1, o.Left-a.Hit)
		} else {
			b.Remove(x.At)
		}
	})
}

// attacks reports whether a card can attack now.
func attacks(a *sense.Piece) bool {
	return a.At == atField && a.Ready && a.Hit > 0 && !a.Has("new") && !a.Has(cannot+language.CannotAttack)
}

// attackable reports whether a can attack an opposing card: a rested one, or with Target Attack any.
func attackable(a, x *sense.Piece) bool {
	return x.At == atField && (!x.Ready || a.Has(string(language.TargetAttack)))
}

// deadly reports whether all attackers together defeat the other player, however that blocks.
func deadly(b *sense.Board, s engine.Seat) bool {
	var hits []int
	for i := range b.Pieces {
		if a := &b.Pieces[i]; a.Ctrl == s && attacks(a) {
			hits = append(hits, a.Hit)
		}
	}
	slices.Sort(hits)
	n := 0
	for _, h := range hits[:max(0, len(hits)-len(b.Upright(atField, 1-s)))] {
		n += h
	}
	return n >= b.Find(engine.SeatVal(1-s)).Left
}

// risk is what it may cost that an attacker cannot block in the other player's turn, when that would be the end.
func risk(b *sense.Board, a *sense.Piece) int {
	threat, home := 0, 0
	for i := range b.Pieces {
		switch v := &b.Pieces[i]; {
		case v.At != atField:
		case v.Ctrl != a.Ctrl:
			threat += v.Hit
			home--
		case v.Ready && v.Key != a.Key:
			home++
		}
	}
	if home < 0 && threat >= b.Find(engine.SeatVal(a.Ctrl)).Left {
		return a.Worth
	}
	return 0
}

// fight is the outlook while a battle is fought: what comes of it as everything stands. Until blockers are named it is
// blocked as is best.
func (b *board) fight(c *sense.Board) (n int) {
	attacker, blocker, object := b.battle()
	a, o := c.Find(attacker), c.Find(object)
	if a == nil || o == nil || b.Ask.Kind >= "W-12" {
		return 0
	}
	switch k := c.Find(blocker); {
	case k != nil:
		n = clash(a, k, o)
	case b.Ask.Kind < "W-10":
		n, _ = blocked(c, a, o)
	default:
		n = clash(a, o, o)
	}
	if a.Ctrl != b.Me {
		return -n
	}
	return n
}

// attacks lists the battle worth declaring next, with its attack said ahead. As many as are decided already are made
// before it.
func (b *board) attacks() []selfplay.Plan {
	list, _ := assaults(b.Board, b.Me)
	for _, rep := range b.Done {
		if rep.Verb == "battle" && len(list) > 0 {
			list = list[1:]
		}
	}
	if len(list) == 0 {
		return nil
	}
	return []selfplay.Plan{{Verb: "battle", Ahead: []engine.Sealed{{Seat: b.Me, About: engine.Made, Window: "attack",
		Reply: engine.Reply{Verb: "attack", Answers: answers(list[0])}}}}}
}

func answers(x sense.Assault) []engine.Answer {
	return []engine.Answer{{Name: "attacker", Vals: x.Who}, {Name: "object", Vals: []engine.Value{x.At}}}
}

// attackNow names the attacker that was not said ahead, or none.
func (b *board) attackNow() []selfplay.Plan {
	list, _ := assaults(b.Board, b.Me)
	var out []selfplay.Plan
	for _, x := range list {
		out = append(out, selfplay.Plan{Verb: "attack", Pick: sense.Answer(answers(x)...)})
	}
	return append(out, selfplay.Plan{Verb: "decline-attack"})
}

// block chooses who blocks, if that is better than to let the attack pass.
func (b *board) block() []selfplay.Plan {
	no := selfplay.Plan{Verb: "no-block"}
	attacker, _, object := b.battle()
	a, o := b.Find(attacker), b.Find(object)
	if a == nil || o == nil {
		return []selfplay.Plan{no}
	}
	_, by := blocked(b.Board, a, o)
	return []selfplay.Plan{{Verb: "block", Ahead: engine.PassAhead(b.Me),
		Pick: sense.Answer(engine.Answer{Name: "blocker", Vals: []engine.Value{by}})}, no}
}
