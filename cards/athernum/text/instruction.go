package text

import (
	"cmp"
	"slices"

	"farpost/cards/prose"
	"farpost/engine/athernum/language"
)

// word is what a word of the language stands for, "this" apart.
func (w *writer) word(of string) (p prose.NP, ok bool) {
	switch of {
	case language.It:
		return w.it(), true
	case language.Host:
		return w.host(), true
	}
	return p, false
}

// target describes what is chosen.
func (w *writer) target(t *language.Target) prose.NP {
	var p prose.NP
	switch t.Kind {
	case language.OfPlayer:
		if p = prose.Player(prose.A); t.Side == language.Opponent {
			p = prose.Opponent(prose.A)
		}
	case language.OfEntry:
		kinds := t.Entries
		if len(kinds) == 0 || slices.Equal(kinds, []string{language.EntryActivated, language.EntryPlayed}) {
			p = prose.NP{Noun: "entry-either"}
			break
		}
		p = prose.NP{Noun: "entry-" + kinds[0]}
		for _, k := range kinds[1:] {
			p.Or = append(p.Or, "entry-"+k)
		}
	default:
		if p = w.side(&t.Filter); t.Zone != language.InPlay {
			p.Whose = t.Zone + "-" + cmp.Or(t.Side, language.AnySide)
		}
	}
	p.N, p.UpTo, p.Target = max(t.Count, 1), t.UpTo, true
	return p
}

// side is a card that fits a filter, with who controls it.
func (w *writer) side(f *language.Filter) prose.NP {
	has := *f
	has.HasVT, has.VTField, has.FreeSlot = false, false, false
	p := w.Fitting(&has)
	if f.Side != "" && f.Side != language.AnySide {
		p.Whose = f.Side
	}
	for _, x := range []struct {
		is  bool
		key string
	}{{f.HasVT, "has-vt"}, {f.VTField, "vt-field"}, {f.FreeSlot, "free-slot"}} {
		if x.is {
			p.With = append(p.With, w.Say(x.key, nil))
		}
	}
	return p
}

// things is what an instruction acts on; with det all that fit.
func (w *writer) things(on *language.On, det prose.Det) prose.NP {
	if on.Each == nil {
		return w.Ref(on.Of)
	}
	each := *on.Each
	besides := w.equip && each.Other && each.Side == language.Own // of an item, whose bearer is the one that is spared
	if besides {
		each.Other = false
	}
	p := w.side(&each).As(det)
	if besides {
		p.Whose = "own-but-host"
	}
	if det == prose.Any {
		p.N = 2
	}
	return p
}

// special words the instructions that need more than their entry of the phrasebook.
func (w *writer) special(in *language.Instr) (c prose.Clause, ok bool) {
	switch {
	case in.Modify != nil:
		c = w.change(&in.Modify.Change, w.things(&in.Modify.On, prose.Each))
		c.End = w.until(in.Modify.Until)
		c.After = w.granted(&in.Modify.Change)
		return c, true
	case in.Control != nil:
		c = prose.Do("control", prose.Slots{"of": w.things(&in.Control.On, prose.Each)})
		c.End = w.until(in.Control.Until)
		return c, true
	case in.Counters != nil:
		key, n := "counters", in.Counters.N
		if n < 0 {
			key, n = "counters-off", -n
		}
		return prose.Do(key, prose.Slots{"n": prose.Number(n), "of": w.things(&in.Counters.On, prose.Each)}), true
	case in.ToHand != nil && w.isOwn(in.ToHand.Of):
		return prose.Do("to-own-hand", prose.Slots{"object": w.things(in.ToHand, prose.Each)}), true
	case in.Token != nil:
		return prose.Do("token", prose.Slots{"what": w.token(in.Token)}), true
	case in.Generate != nil:
		key, s := "generate", prose.Slots{"n": prose.Number(in.Generate.N)}
		if in.Generate.Faction != "" {
			key, s["faction"] = "generate-faction", prose.Words("{"+string(in.Generate.Faction)+"}")
		}
		return prose.Do(key, s).By(w.Who(in.Generate.Who)), true
	case in.Win != nil:
		return prose.Do("win", nil).By(w.player(in.Win.Who)), true
	case in.Lose != nil:
		return prose.Do("lose", nil).By(w.player(in.Lose.Who)), true
	case in.LookHand != nil:
		who := w.player(in.LookHand.Who)
		return prose.Do("look-hand", prose.Slots{"of": prose.NP{Noun: "hand", Det: prose.The, Of: &who}}), true
	}
	return c, false
}

// isOwn reports whether what a target names lies somewhere where only the reader's own cards lie.
func (w *writer) isOwn(of string) bool {
	return slices.ContainsFunc(w.targets, func(t language.Target) bool {
		return t.Name == of && t.Zone != language.InPlay && t.Side == language.Own
	})
}

// player is who, where the reader does nothing by order: "you win the game".
func (w *writer) player(who string) prose.NP {
	if who == language.You {
		return prose.You
	}
	return w.Who(who)
}

// token is what is created: "a 1/1 factionless Sapling Token".
func (w *writer) token(t *language.Token) prose.NP {
	p := prose.NP{Noun: "token", N: t.N}
	if c := w.tokens(t.Card); c != nil {
		faction := "factionless"
		if c.Faction != "" {
			faction = string(c.Faction)
		}
		p.Adjectives = []string{faction}
		p.Kin = c.Name.In(w.Lang())
		p.With = []string{w.Say("values", prose.Slots{"ofv": prose.Number(c.OFV), "dfv": prose.Number(c.DFV)})}
	}
	return p
}

// until words how long something lasts.
func (w *writer) until(how string) string {
	return w.Say("until-"+cmp.Or(how, "end-of-turn"), nil)
}

// change words what changes about a character.
func (w *writer) change(c *language.Change, who prose.NP) prose.Clause {
	out := prose.Clause{Subject: who}
	var gains []string
	for _, x := range []struct {
		n   int
		key string
	}{{c.OFV, "ofv"}, {c.DFV, "dfv"}} {
		if x.n != 0 {
			gains = append(gains, w.Say(x.key, prose.Slots{"n": prose.Signed(x.n)}))
		}
	}
	if c.Grant != nil {
		gains = append(gains, w.Say("grant", prose.Slots{"name": prose.Words(c.Grant.Name.In(w.Lang()))}))
	}
	if len(gains) > 0 {
		what := prose.Slots{"what": prose.Words(w.List(gains, "and"))}
		out.Does = append(out.Does, prose.Act{Key: "get", Slots: what})
	}
	if slices.Contains(c.Cannot, language.CannotBeDefended) {
		out.Does = append(out.Does, prose.Act{Key: "undefended"})
	}
	return out
}

// granted is what a granted ability says, in brackets; "" without one. Its "this" is the character that has it.
func (w *writer) granted(c *language.Change) string {
	if c.Grant == nil {
		return ""
	}
	of := newWriter(w.Lang(), w.card, w.Groups, w.tokens)
	of.Noun = language.Character
	return " (" + of.ability(c.Grant) + ")"
}
