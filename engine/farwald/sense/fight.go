package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// loss is how many points the controller of a target loses when so much DesEn is unleashed at it and some defend, in
// their order.
func loss(b *sense.Board, des int, at *sense.Piece, defenders []sense.Piece) (n int) {
	for _, d := range defenders {
		n += pointsReady / 4
		if des >= d.Left {
			n += d.Worth
		} else {
			n += max(0, des) * pointsReady / 2
		}
		des -= d.Left
	}
	after := *at
	after.Left = max(0, at.Left-max(0, des))
	switch n += price(at) - price(&after); {
	case at.At == atCrystal && after.Left == 0 && at.Left == sense.Lefts(b.At(atCrystal, at.Ctrl)):
		n += pointsLost
	case at.At == atField && after.Left == 0:
		n += at.Worth
	case at.At == atField:
		n += (at.Left - after.Left) * pointsReady / 2
	}
	return n
}

// defence is how an unleash at a target is best defended, and what it costs all the same. Only a Crystal is defended
// (FW-172), by some that hold together, the strongest first, or by one alone.
func defence(b *sense.Board, des int, at *sense.Piece) (best int, by []sense.Piece) {
	best = loss(b, des, at, nil)
	if at.At != atCrystal {
		return best, nil
	}
	can := b.Upright(atField, at.Ctrl)
	slices.SortStableFunc(can, func(x, y sense.Piece) int { return y.Left - x.Left })
	for i := range can {
		for _, who := range [][]sense.Piece{can[i : i+1], can[:i+1]} {
			if n := loss(b, des, at, who); n < best {
				best, by = n, who
			}
		}
	}
	return best, by
}

// assaults lists the unleashes of a seat worth making one after the other, the best first, and what they gain together:
// by one attacker, or by the strongest of them together.
func assaults(b *sense.Board, s engine.Seat) ([]sense.Assault, int) {
	return b.Assaults(func(b *sense.Board) (best sense.Assault) {
		mine := free(b, s)
		best.Gain = pointsReady - 1 // less is not worth it
		for i := range b.Pieces {
			at := &b.Pieces[i]
			if at.Ctrl == s || at.At != atCrystal && at.At != atField || at.Left <= 0 {
				continue
			}
			for k := range mine {
				for _, who := range [][]sense.Piece{mine[k : k+1], mine[:k+1]} {
					n, _ := defence(b, sense.Hits(who), at)
					if n -= pointsReady / 4 * len(who); n > best.Gain {
						best = sense.Assault{Who: sense.Keys(who), At: at.Key, Gain: n}
					}
				}
			}
		}
		if len(best.Who) == 0 {
			return sense.Assault{}
		}
		return best
	}, unleash)
}

// unleash carries out an unleash, defended as is best.
func unleash(b *sense.Board, x sense.Assault) {
	des := 0
	for _, key := range x.Who {
		if p := b.Find(key); p != nil {
			des += p.Hit
			p.Ready = false
		}
	}
	at := b.Find(x.At)
	if at == nil {
		return
	}
	_, by := defence(b, des, at)
	for _, d := range by {
		p, hit := b.Find(d.Key), des
		des = max(0, des-p.Left)
		p.Ready = false
		b.Hurt(p, hit)
	}
	if at = b.Find(x.At); at.At == atCrystal {
		at.Left = max(0, at.Left-des)
	} else {
		b.Hurt(at, des)
	}
}

// free are the Evocations of a seat that can attack and are not needed at home, the strongest first.
func free(b *sense.Board, s engine.Seat) []sense.Piece {
	threat := 0
	for _, p := range b.At(atField, engine.NoSeat) {
		if p.Ctrl != s {
			threat += p.Hit
		}
	}
	mine := b.Upright(atField, s)
	slices.SortStableFunc(mine, func(x, y sense.Piece) int { return y.Left - x.Left })
	keep := threat - sense.Lefts(b.At(atCrystal, s)) + 1
	var out []sense.Piece
	for _, p := range mine {
		switch {
		case keep > 0 && p.Left > p.Hit:
			keep -= p.Left
		case p.Hit > 0:
			out = append(out, p)
		}
	}
	slices.SortStableFunc(out, func(x, y sense.Piece) int { return y.Hit - x.Hit })
	return out
}

// attacks lists the unleash worth making now, if there is one.
func (b *board) attacks() []selfplay.Plan {
	list, _ := assaults(b.Board, b.Me)
	if len(list) == 0 {
		return nil
	}
	x := list[0]
	p := selfplay.Plan{Verb: "unleash", Pick: sense.Answer(engine.Answer{Name: "attackers", Vals: x.Who},
		engine.Answer{Name: "target", Vals: []engine.Value{x.At}})}
	after := *b
	after.Mind = *b.After(func(c *sense.Board) { unleash(c, x) })
	if len(after.quick("shatter", "exploit", "disable")) == 0 { // else the last word is kept
		p.Ahead = []engine.Sealed{{Seat: b.Me, About: engine.Made, Window: "w5",
			Reply: engine.Reply{Verb: engine.Pass}}}
	}
	return []selfplay.Plan{p}
}

// assault is the unleash that the seat is asked about: its DesEn, what it is aimed at, and who defends; ok is false
// when it is about none.
func (b *board) assault(on *sense.Board) (des int, at *sense.Piece, by []sense.Piece, ok bool) {
	c, _ := b.View.Find(b.Ask.About)
	if c.What != "unleash" || len(c.Targets) != 1 {
		return 0, nil, nil, false
	}
	for _, key := range c.Of {
		if p := on.Find(key); p != nil {
			des += p.Hit
		}
	}
	for _, key := range c.Against {
		if p := on.Find(key); p != nil {
			by = append(by, *p)
		}
	}
	if p := on.Find(sense.Ambusher); p != nil {
		by = append(by, *p) // it joins as the last defender
	}
	at = on.Find(c.Targets[0])
	return des, at, by, at != nil
}

// fight is the outlook while an unleash is answered: what it comes to as everything stands. Until W5 it is defended as
// is best.
func (b *board) fight(c *sense.Board) int {
	des, at, by, ok := b.assault(c)
	if !ok {
		return 0
	}
	n := loss(c, des, at, by)
	if b.Ask.Kind < "w5" {
		n, _ = defence(c, des, at)
	}
	if at.Ctrl == b.Me {
		return -n
	}
	return n
}

// defend chooses defenders, if that is better than to let the unleash pass.
func (b *board) defend() []selfplay.Plan {
	des, at, _, ok := b.assault(b.Board)
	if !ok {
		return nil
	}
	_, by := defence(b.Board, des, at)
	p := selfplay.Plan{Verb: "defend", Pick: func(q *engine.Question) ([]engine.Value, bool) {
		can := selfplay.Open(q)
		return slices.DeleteFunc(sense.Keys(by), func(v engine.Value) bool { return !slices.Contains(can, v) }), true
	}}
	if len(by) > 0 && len(b.quick("modify")) == 0 {
		p.Ahead = engine.PassAhead(b.Me)
	}
	return []selfplay.Plan{p}
}
