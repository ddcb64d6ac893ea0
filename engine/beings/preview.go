package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
)

func costNote(f facts, s engine.Seat, n int) []engine.Phrase {
	if n == 0 {
		return nil
	}
	left := engine.Int(active(f, s) - n)
	return []engine.Phrase{engine.Say("note.costs", engine.A("n", engine.Int(n)), engine.A("left", left))}
}

// previewPlay says what is paid, who makes way, and what the play skill does.
func previewPlay(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	id := f.Reg1(qCard).ID()
	out := costNote(r, f.Owner, cardOf(r, id).Cost)
	if gone := cleared(r, f); !gone.IsZero() {
		out = append(out, engine.Say("note.leaves", engine.A("card", engine.CardName(r, gone))))
	}
	if sk := skillOf(r, id); sk != nil && sk.On == language.OnPlay {
		out = append(out, engine.Say("note.skill", engine.A("text", skillText(r, id))))
	}
	return out
}

// previewEvolve says what is paid and what the Being becomes.
func previewEvolve(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	being, card := f.Reg1(qBeing).ID(), f.Reg1(qCard).ID()
	return append(costNote(r, f.Owner, evolveCost(r, being, card)), engine.Say("note.becomes",
		engine.A("card", engine.CardName(r, being)), engine.N("n", powerGrown(r, being, card)),
		engine.A("becomes", engine.CardName(r, card))))
}

// previewUse says what is paid and what the skill does.
func previewUse(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	skill := engine.Say("note.skill", engine.A("text", skillText(r, f.Self)))
	return append(costNote(r, f.Owner, costOf(r, f.Self).Gems), skill)
}

// previewGems says what is spent, and how many cards are left to draw or what is equipped.
func previewGems(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	n := f.Reg1(qN).Num()
	out := costNote(r, f.Owner, n)
	if id := f.Reg1(qBeing).ID(); !id.IsZero() {
		return append(out, engine.Say("note.equips", engine.A("card", engine.CardName(r, id)),
			engine.A("n", engine.Int(r.Stat(id, tPower)+n))))
	}
	return append(out, engine.Say("note.deck", engine.A("n", engine.Int(r.Count(zDeck, f.Owner)-n))))
}

// previewAttack says with how much a Being attacks, who could block, and what comes of it if nobody does.
func previewAttack(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	x, foe := clash{attacker: f.Reg1(qBeing).ID(), target: f.Reg1(qTarget)}, other(f.Owner)
	var out []engine.Phrase
	if sk := skillOf(r, x.attacker); sk != nil && sk.On == language.OnAttack {
		x.foresee(sk)
		out = append(out, engine.Say("note.skill", engine.A("text", skillText(r, x.attacker))))
	}
	out = append([]engine.Phrase{attackNote(r, x)}, out...)
	var could []engine.Value
	for _, id := range blockers(r, foe) {
		could = append(could, engine.CardName(r, id))
	}
	if len(could) > 0 && !unblockable(r, x.attacker) {
		out = append(out, engine.Say("note.blockers", engine.A("cards", could...)))
	}
	code := "note.hit"
	if zeroLife(r, foe) {
		code = "note.last"
	}
	if x.onLife() {
		out = append(out, engine.Say(code, engine.A("seat", engine.SeatVal(foe))))
	}
	return out
}

// attackNote says with how much an attack comes, and what the types do to it.
func attackNote(f facts, x clash) engine.Phrase {
	target := x.target
	if id := target.ID(); !id.IsZero() {
		target = engine.CardName(f, id)
	}
	return engine.Say("note.attack", engine.A("card", engine.CardName(f, x.attacker)), engine.A("target", target),
		engine.A("n", engine.Int(x.power(f))), engine.A("type", engine.Int(int(x.outcome(f)))))
}

// previewBlock says what the attack comes to against the blocker, and whether that holds by itself.
func previewBlock(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	x := fighting(r)
	x.blocker = f.Reg1(qBlocker).ID()
	x.target = engine.Obj(x.blocker)
	var out []engine.Phrase
	if sk := skillOf(r, x.blocker); sk != nil && sk.On == language.OnBlock {
		x.foresee(sk)
		out = append(out, engine.Say("note.skill", engine.A("text", skillText(r, x.blocker))))
	}
	return append(append([]engine.Phrase{attackNote(r, x)}, out...), verdictNote(r, x, 0))
}

// previewDefend says what is paid, the total, and what comes of it.
func previewDefend(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	return append(costNote(r, f.Owner, promised(r, f)), verdictNote(r, fighting(r), staged(r, f)))
}

// verdictNote says what a defence with so much more comes to.
func verdictNote(f facts, x clash, more int) engine.Phrase {
	n, need := x.defence(f)+more, x.needed(f)
	args := []engine.Arg{engine.A("n", engine.Int(n)), engine.A("need", engine.Int(need))}
	switch {
	case n >= need:
		return engine.Say("note.holds", args...)
	case x.onLife():
		return engine.Say("note.loses", args...)
	}
	return engine.Say("note.falls", append(args, engine.A("card", engine.CardName(f, x.defender())))...)
}
