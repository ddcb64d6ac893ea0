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
	return []selfplay.Plan{selfplay.Named("block", map[string]engine.Value{"blocker": best.key}), pass}
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

// defend adds what makes the defence hold, if that is worth it; for the match all that it takes.
func (b *board) defend() []selfplay.Plan {
	pass := selfplay.Plan{Verb: engine.Pass}
	if missing(b.ask.Prompt) <= 0 {
		return []selfplay.Plan{pass}
	}
	return []selfplay.Plan{{Verb: "defend", Pick: b.counter}, pass}
}

// counter answers the questions of a defence. Beings evolve as far as that is needed, for they keep what that brings;
// then the fewest cards are discarded that make it hold.
func (b *board) counter(q *engine.Question) ([]engine.Value, bool) {
	lacks, open := missing(q.Prompt), selfplay.SortByWorth(selfplay.Open(q), b.power)
	if q.Name != "discard" {
		if lacks <= 0 || len(open) == 0 {
			return nil, true
		}
		return open[len(open)-1:], true
	}
	var give []engine.Value
	for lacks > 0 && len(open) > 0 {
		// the smallest card that is enough, else the largest
		i := slices.IndexFunc(open, func(v engine.Value) bool { return b.power(v) >= lacks })
		if i < 0 {
			i = len(open) - 1
		}
		give = append(give, open[i])
		lacks -= b.power(open[i])
		open = slices.Delete(open, i, i+1)
	}
	return give, lacks <= 0 && len(give) <= b.stakes()
}

// missing is how much a defence still lacks, as the prompt of its question says.
func missing(prompt engine.Phrase) int {
	need, n := prompt.Arg("need"), prompt.Arg("n")
	if len(need) == 0 || len(n) == 0 {
		return 0
	}
	return need[0].Num() - n[0].Num()
}

// stakes is how many cards may be discarded: for the match all, else about one for two that the Being is worth.
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
	return (attacked + 1) / 2
}
