package fow

import (
	"slices"

	"farpost/engine"
)

// addOffers declares the answers ahead that tables offer. Passing about what is in the chase is the kernel's own.
func addOffers(g *engine.Ruleset) {
	pass, noBlock := engine.Reply{Verb: engine.Pass}, engine.Reply{Verb: verbNoBlock}
	for _, kind := range battleWindows {
		g.Offers = append(g.Offers, engine.Offer{Code: "battle", On: kind, Window: engine.AnyWindow,
			Scope: kindBattle, Reply: pass})
	}
	for _, kind := range []string{askW08, askW09} {
		g.Offers = append(g.Offers,
			engine.Offer{Code: "block", On: kind, Window: askBlock, Scope: kindBattle, Verbs: []string{verbBlock},
				Front: true, Fits: blocks},
			engine.Offer{Code: "no-block", On: kind, Window: askBlock, Scope: kindBattle, Reply: noBlock, Front: true,
				Fits: blocks, Warn: kills})
	}
	g.Offers = append(g.Offers,
		engine.Offer{Code: "no-block", On: askBlock, Window: askBlock, Reply: noBlock, Front: true, Warn: kills},
		engine.Offer{Code: "discard", On: askW05, Window: askHandLimit, Verbs: []string{engine.VerbChoose},
			Fits: func(p engine.Public, sa *engine.SeatAsk) bool {
				return p.Count(zHand, sa.Seat) > handLimit
			}})
	for i := range g.Verbs {
		switch v := &g.Verbs[i]; v.Name {
		case verbPlay, verbPlayStandby, verbActivate, verbJudgment:
			v.Offers = []engine.Offer{
				{Code: "hold", Window: engine.AnyWindow, Made: true, Reply: engine.Reply{Verb: engine.AskMe},
					When: passing(standPhases)},
				{Code: "resolve", Window: engine.AnyWindow, Made: true, Reply: pass,
					When: not(passing(standPhases))}}
		case verbBattle:
			v.Offers = []engine.Offer{{Code: "attack", Window: askAttack, Made: true, Verbs: []string{verbAttack}},
				{Code: "battle", Window: engine.AnyWindow, Made: true, Reply: pass,
					When: not(passing(standBattles))}}
		case verbAttack:
			within := func(_ *engine.Reader, f *engine.Frame) bool { return !atOnce(f) }
			v.Offers = []engine.Offer{{Code: "if-blocked", Window: askW10, Reply: pass, When: within},
				{Code: "if-blocked", Window: askW10, Made: true, Reply: pass, When: not(within)},
				{Code: "battle", Window: engine.AnyWindow, Made: true, Reply: pass,
					When: func(r *engine.Reader, f *engine.Frame) bool {
						return atOnce(f) && !passing(standBattles)(r, f)
					}}}
		case verbBlock:
			v.Offers = []engine.Offer{{Code: "finish", Window: engine.AnyWindow, Reply: pass, Usual: true}}
		}
	}
}

// passing reports whether the player has a standing pass in a matter.
func passing(matter string) func(*engine.Reader, *engine.Frame) bool {
	return func(r *engine.Reader, f *engine.Frame) bool {
		return slices.ContainsFunc(r.StandingPasses(f.Owner), func(x engine.StandingPass) bool {
			return x.Of == matter
		})
	}
}

func not(when func(*engine.Reader, *engine.Frame) bool) func(*engine.Reader, *engine.Frame) bool {
	return func(r *engine.Reader, f *engine.Frame) bool { return !when(r, f) }
}

// blocks reports whether the seat will be asked for a block after the window (FO-137).
func blocks(p engine.Public, sa *engine.SeatAsk) bool {
	return sa.Seat != turnPlayer(p) && attacks(p) && len(blockers(p, sa.Seat)) > 0
}

// kills warns of an attack on the player that takes their last life points if nobody blocks (FO-116, FO-141).
func kills(p engine.Public, sa *engine.SeatAsk) engine.Phrase {
	id, left := attacker(p), p.SeatAttr(sa.Seat, sLife)
	n := p.Stat(id, tATK)
	if firstOf(p, fighting(p), listObject) != engine.SeatVal(sa.Seat) || n < left {
		return engine.Phrase{}
	}
	return engine.Say("warn-life", engine.A("card", cardVal(p, id)), engine.N("n", n), engine.N("left", left))
}

// silences are the answers ahead that count when a deadline passes. A player can name the J/resonators that are to
// block, the preferred one first. The first one that can block then does. Nobody blocks where none of them can, or
// none is named (FOR-39).
func silences() []engine.Silence {
	return []engine.Silence{{Kind: askBlock, Verb: verbBlock, Name: qBlocker,
		Options: func(r *engine.Reader, s engine.Seat) []engine.Option {
			var out []engine.Option
			for _, id := range fightersWho(r, s, func(engine.ObjID) bool { return true }) {
				out = append(out, engine.Option{Key: engine.Obj(id)})
			}
			return out
		}}}
}
