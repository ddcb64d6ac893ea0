package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/selfplay"
)

// attacks lists the battles worth declaring, each with its attack said ahead. Whoever has attacked by what is
// decided already does not attack again.
func (b *board) attacks() []selfplay.Plan {
	n := 0
	for _, rep := range b.done {
		if rep.Verb == "battle" {
			n++
		}
	}
	var out []selfplay.Plan
	for i, a := range b.wanted() {
		if i >= n {
			out = append(out, selfplay.Plan{Verb: "battle",
				Ahead: []engine.Sealed{{Seat: b.me, About: engine.Made, Window: "attack", Reply: a}}})
		}
	}
	return out[:min(1, len(out))]
}

// attackNow names the attacker that was not said ahead, or none.
func (b *board) attackNow() []selfplay.Plan {
	var out []selfplay.Plan
	for _, a := range b.wanted() {
		out = append(out, selfplay.Plan{Verb: "attack", Pick: func(q *engine.Question) ([]engine.Value, bool) {
			return a.Values(q.Name), true
		}})
	}
	return append(out, selfplay.Plan{Verb: "decline-attack"})
}

// wanted lists the attacks worth making now. Each is on a rested J/resonator that falls without taking the attacker
// along, or else on the player, if no blocker would destroy the attacker without falling or the player would lose.
func (b *board) wanted() []engine.Reply {
	var out []engine.Reply
	taken := map[engine.Value]bool{}
	for _, u := range b.of(b.me, true) {
		if u.atk <= 0 || slices.Contains(u.states, "new") {
			continue
		}
		object := engine.Value("")
		for _, v := range b.of(b.foe(), false) {
			if !v.up && !taken[v.key] && v.left <= u.atk && (v.atk < u.left || v.atk+v.left > u.atk+u.left) {
				object = v.key
				break
			}
		}
		if object == "" && (b.unharmed(u) || u.atk >= b.badge(b.foe(), "life")) {
			object = engine.SeatVal(b.foe())
		}
		if object == "" {
			continue
		}
		taken[object] = true
		out = append(out, engine.Reply{Verb: "attack",
			Answers: []engine.Answer{{Name: "attacker", Vals: []engine.Value{u.key}},
				{Name: "object", Vals: []engine.Value{object}}}})
	}
	return out
}

// unharmed reports whether no blocker would destroy an attacker without falling itself.
func (b *board) unharmed(u unit) bool {
	for _, v := range b.of(b.foe(), true) {
		if blocks(v, u) && v.atk >= u.left && v.left > u.atk {
			return false
		}
	}
	return true
}

// block chooses who blocks: one that survives, one that takes the attacker along, or anybody when the attack would be
// the end.
func (b *board) block() []selfplay.Plan {
	var attacker unit
	onMe := false
	for _, z := range b.view.Zone("battle", engine.NoSeat).Cards {
		onMe = slices.Contains(z.Targets, engine.SeatVal(b.me))
		for _, k := range z.Of {
			if u, ok := b.find(k); ok && u.ctrl != b.me {
				attacker = u
			}
		}
	}
	best, score := engine.Value(""), 0
	if onMe && attacker.atk >= b.badge(b.me, "life") {
		score = -9
	}
	for _, u := range b.of(b.me, true) {
		n := -1
		switch {
		case u.left > attacker.atk && u.atk >= attacker.left:
			n = 4
		case u.left > attacker.atk:
			n = 3
		case u.atk >= attacker.left && u.atk+u.left <= attacker.atk+attacker.left:
			n = 2
		}
		if n > score && blocks(u, attacker) {
			best, score = u.key, n
		}
	}
	no := selfplay.Plan{Verb: "no-block"}
	if best == "" {
		return []selfplay.Plan{no}
	}
	return []selfplay.Plan{{Verb: "block", Ahead: engine.PassAhead(b.me),
		Pick: func(q *engine.Question) ([]engine.Value, bool) {
			return []engine.Value{best}, slices.Contains(selfplay.Open(q), best)
		}}, no}
}
