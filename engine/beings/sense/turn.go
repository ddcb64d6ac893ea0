package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/selfplay"
)

// turn lists what the seat would do next: fill its locations, strengthen, turn gems that are left over into cards,
// attack, let who has attacked evolve. Without life cards Beings evolve first, for they can attack all the same. All
// attacks and the end of the turn are said in one breath.
func (b *board) turn() []selfplay.Plan {
	if b.blind {
		return nil
	}
	strike := [][]selfplay.Plan{b.attacks(), b.evolves()}
	if b.last() {
		slices.Reverse(strike)
	}
	return slices.Concat(b.plays(), b.uses(), b.draws(), slices.Concat(strike...), b.equips(),
		[]selfplay.Plan{{Verb: "end"}})
}

// slots are the locations, in the order in which they are filled: the middle reaches most.
var slots = []string{"center", "left", "right"}

// plays puts the strongest card that can be paid onto an empty location; on a full board one that is much stronger than
// the weakest Being takes its place.
func (b *board) plays() (out []selfplay.Plan) {
	list := slices.Clone(b.hand)
	slices.SortStableFunc(list, func(x, y *unit) int { return worth(y.card) - worth(x.card) })
	for _, u := range list {
		if u.card.Cost > b.gems || b.better(u) {
			continue
		}
		for _, s := range slots {
			if !slices.ContainsFunc(b.mine, func(o *unit) bool { return o.slot == s }) {
				out = append(out, playing(u, s, nil))
				break
			}
		}
		if w := b.weakest(); w != nil && len(b.mine) == len(slots) && u.power > w.power+2 {
			out = append(out, playing(u, w.slot, w))
		}
	}
	return out
}

// playing is the plan to play a card at a place, on which a Being may stand.
func playing(u *unit, at string, on *unit) selfplay.Plan {
	say := map[string]engine.Value{"card": u.key, "at": engine.Word(at)}
	if on != nil {
		say["clear"] = on.key
	}
	return selfplay.Named("play", say)
}

// better reports whether a card does more on top of a Being in play than by itself.
func (b *board) better(u *unit) bool {
	return slices.ContainsFunc(b.mine, func(o *unit) bool {
		return o.card.Being == u.card.Being && o.card.Level < u.card.Level
	})
}

// weakest is the own Being with least power that nothing is decided about.
func (b *board) weakest() (least *unit) {
	for _, u := range b.mine {
		if u.key != "" && !b.used[u.key] && (least == nil || u.power < least.power) {
			least = u
		}
	}
	return least
}

// worth is how much one likes a card on the field.
func worth(c *language.Card) int {
	n := 2 * c.Power
	if c.Skill != nil {
		n++
	}
	return n
}

// uses uses actions that strengthen, draw or move nobody needlessly: a bonus goes to who will attack.
func (b *board) uses() (out []selfplay.Plan) {
	for _, u := range b.mine {
		sk := u.card.At(language.OnAction)
		if len(sk.Effect) == 0 || b.used[u.key] || sk.Effect[0].Move != nil || sk.Cost != nil && sk.Cost.Gems > b.gems {
			continue
		}
		out = append(out, selfplay.Plan{Verb: "use", Pick: func(q *engine.Question) ([]engine.Value, bool) {
			if q.Name == "being" {
				return []engine.Value{u.key}, slices.Contains(selfplay.Open(q), u.key)
			}
			open := selfplay.Open(q)
			best := slices.DeleteFunc(slices.Clone(open), func(v engine.Value) bool {
				o := find(b.mine, v)
				return o == nil || !b.ready(o)
			})
			if q.Kind != "W-CHOICE" || len(best) == 0 {
				return nil, false
			}
			return selfplay.SortByWorth(best, func(v engine.Value) int { return -b.power(v) })[:1], true
		}})
	}
	return out
}

// ready reports whether a Being can attack.
func (b *board) ready(u *unit) bool {
	return u.key != "" && !u.is("rested") && !u.is("tired") && !b.used[u.key]
}

// attacks lists the best attack, the strongest Being first: a rested Being that falls unless its player spends cards,
// or else the life area. Who is needed to guard stays active.
func (b *board) attacks() (out []selfplay.Plan) {
	list := slices.DeleteFunc(slices.Clone(b.mine), func(u *unit) bool { return !b.ready(u) })
	slices.SortStableFunc(list, func(x, y *unit) int { return y.power - x.power })
	if guard := b.guards(); len(list) > 0 && guard > 0 && !b.wins() {
		list = list[min(guard, len(list)):]
	}
	for _, u := range list {
		best, gain := engine.SeatVal(b.foe()), 1
		for _, o := range b.yours {
			if n := o.power; o.is("rested") && b.strike(u, o)+lent(u) >= n && n > 2*gain {
				best, gain = o.key, n/2
			}
		}
		out = append(out, selfplay.Named("attack", map[string]engine.Value{"being": u.key, "target": best}),
			selfplay.Named("attack", map[string]engine.Value{"being": u.key, "target": engine.SeatVal(b.foe())}))
	}
	return out
}

// guards is how many of the Beings that can attack stay behind to block: as many as the opponent has attacks beyond
// what life cards, cards of the hand and Beings that are active all the same can take. With both decks empty nothing
// gets better by waiting.
func (b *board) guards() int {
	if b.view.Zone("deck", b.me).Count+b.view.Zone("deck", b.foe()).Count == 0 {
		return 0
	}
	taken, hand := b.life(b.me), b.sum(b.hand)
	foes := slices.Clone(b.yours)
	slices.SortFunc(foes, func(x, y *unit) int { return x.power - y.power }) // the strongest are blocked
	for _, o := range foes {
		if hand -= o.power + 1; hand < 0 {
			break
		}
		taken++
	}
	for _, u := range b.mine {
		if !u.is("rested") && !b.ready(u) {
			taken++
		}
	}
	return max(0, len(b.yours)-taken)
}

// wins reports whether an all-out attack may end the match now.
func (b *board) wins() bool {
	ready, up := 0, 0
	for _, u := range b.mine {
		if b.ready(u) {
			ready++
		}
	}
	for _, o := range b.yours {
		if !o.is("rested") {
			up++
		}
	}
	return ready > b.life(b.foe())+up
}

// evolves lets Beings evolve that cannot attack any more this turn; without life cards any Being.
func (b *board) evolves() (out []selfplay.Plan) {
	for _, u := range b.mine {
		if u.key == "" || b.ready(u) && !b.last() || b.used[u.key] {
			continue
		}
		for _, c := range b.hand {
			if c.card.Being == u.card.Being && c.card.Level > u.card.Level && growCost(u.card, c.card) <= b.gems {
				out = append(out, selfplay.Named("evolve", map[string]engine.Value{"being": u.key, "card": c.key}))
			}
		}
	}
	return out
}

// equips gives all gems to the strongest Being.
func (b *board) equips() []selfplay.Plan {
	list := slices.DeleteFunc(slices.Clone(b.mine), func(u *unit) bool { return u.key == "" })
	if b.gems == 0 || len(list) == 0 || b.view.Zone("deck", b.me).Count > 0 {
		return nil
	}
	best := slices.MaxFunc(list, func(x, y *unit) int { return x.power - y.power })
	return []selfplay.Plan{selfplay.Named("equip", map[string]engine.Value{"being": best.key, "n": engine.Int(b.gems)})}
}

// spare is how many gems one keeps for evolving in defence; enough is a hand that needs no further cards.
const (
	spare  = 1
	enough = 12
)

// planned is what evolving after the attacks will cost.
func (b *board) planned() int {
	n := 0
	for _, u := range b.mine {
		for _, c := range b.hand {
			if c.card.Being == u.card.Being && c.card.Level > u.card.Level {
				n += growCost(u.card, c.card)
				break
			}
		}
	}
	return n
}

// draws draws for the gems that are left, but for the spare ones.
func (b *board) draws() []selfplay.Plan {
	n := min(b.gems-spare-b.planned(), b.view.Zone("deck", b.me).Count, enough-len(b.hand))
	if n <= 0 {
		return nil
	}
	return []selfplay.Plan{selfplay.Named("draw-cards", map[string]engine.Value{"n": engine.Int(n)})}
}
