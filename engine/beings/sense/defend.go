package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/selfplay"
)

// attack is the attack that is being fought: who attacks, and whom; nil on the life area.
func (b *board) attack() (attacker, target *unit) {
	for _, c := range b.view.Zone("attack", engine.NoSeat).Cards {
		return find(b.yours, c.Of[0]), find(b.mine, c.Targets[0])
	}
	return &unit{card: &language.Card{}}, nil
}

// block chooses who blocks: who holds by itself, the weakest of them; at 0 life, or for a target worth more, who holds
// with cards from the hand; and at 0 life somebody rather than nobody, if the hand alone is not enough.
func (b *board) block() []selfplay.Plan {
	attacker, target := b.attack()
	spent := b.sum(b.hand)
	var best *unit
	for _, u := range b.mine {
		if u.is("rested") {
			continue
		}
		need := b.strike(attacker, u) + 1 - guard(u)
		last := target == nil && b.life(b.me) == 0
		holds := u.power >= need || last && u.power+spent >= need ||
			target != nil && target.power > u.power && u.power+spent >= need
		if (holds || last && spent <= attacker.power) && (best == nil || u.power < best.power) {
			best = u
		}
	}
	pass := selfplay.Plan{Verb: engine.Pass}
	if best == nil {
		return []selfplay.Plan{pass}
	}
	return []selfplay.Plan{naming("block", map[string]engine.Value{"blocker": best.key}), pass}
}

// guard is what the block skill of a Being is worth against an attack.
func guard(u *unit) int {
	n := 0
	for _, in := range u.card.At(language.OnBlock).Effect {
		if p := in.Power; p != nil {
			n += max(p.N, -p.N)
		}
	}
	return n
}

func (b *board) sum(list []*unit) int {
	n := 0
	for _, u := range list {
		n += u.power
	}
	return n
}

// defend discards the fewest cards that make the defence hold, the least useful ones first, if that is worth it: as
// many cards as the Being has, and one more, or for the match all that it takes.
func (b *board) defend() []selfplay.Plan {
	pass := selfplay.Plan{Verb: engine.Pass}
	missing, most := b.missing(), 0
	if most = b.stakes(); missing <= 0 {
		return []selfplay.Plan{pass}
	}
	var give []engine.Value
	list := slices.Clone(b.hand)
	slices.SortStableFunc(list, func(x, y *unit) int { return x.power - y.power })
	for missing > 0 && len(list) > 0 {
		// the smallest card that is enough, else the largest
		i := slices.IndexFunc(list, func(u *unit) bool { return u.power >= missing })
		if i < 0 {
			i = len(list) - 1
		}
		give = append(give, list[i].key)
		missing -= list[i].power
		list = slices.Delete(list, i, i+1)
	}
	if missing > 0 || len(give) > most {
		return []selfplay.Plan{pass}
	}
	return []selfplay.Plan{{Verb: "defend", Pick: func(q *engine.Question) ([]engine.Value, bool) {
		if q.Name == "discard" {
			return give, true
		}
		return nil, true
	}}, pass}
}

// missing is how much the defence still lacks.
func (b *board) missing() int {
	for _, a := range b.ask.Prompt.Args {
		if a.Name == "need" {
			return a.Vals[0].Num() - b.ask.Prompt.Arg("n")[0].Num()
		}
	}
	return 0
}

// stakes is how many cards the defence may cost.
func (b *board) stakes() int {
	if b.ask.Kind == "W-DEF0" {
		return len(b.hand)
	}
	attacked := 0
	for _, c := range b.view.Zone("field", b.me).Cards {
		if slices.Contains(c.States, "blocking") || slices.Contains(c.States, "attacked") {
			attacked = b.power(c.Key)
		}
	}
	return (attacked + 1) / 3
}
