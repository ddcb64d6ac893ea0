package fow

import (
	"slices"

	"farpost/engine"
)

// Codes of the answers ahead that tables offer; the words have them under "ahead".
var (
	offerBattle    = offers.Add("battle")     // pass for the rest of this battle
	offerBlock     = offers.Add("block")      // choose the block during the windows before it
	offerNoBlock   = offers.Add("no-block")   // decline it
	offerFinish    = offers.Add("finish")     // pass for the rest of the battle with the block
	offerAttack    = offers.Add("attack")     // name attacker and attacked object with the battle
	offerIfBlocked = offers.Add("if-blocked") // the turn player passes when its attack has been blocked
	offerHold      = offers.Add("hold")       // keep priority in spite of passing beforehand
	offerResolve   = offers.Add("resolve")    // pass about what is played, where one does not pass beforehand
	offerDiscard   = offers.Add("discard")    // say with the pass which cards go above the hand limit
	warnLife       = offers.Add("warn-life")  // card, n, left: what no block would cost
)

// OfferCodes lists the offers and the warnings about them.
func OfferCodes() []string { return offers.List() }

// ScopeCodes lists the kinds of larger things that answers ahead are about.
func ScopeCodes() []string { return []string{kindBattle, kindTurn} }

// addOffers declares the answers ahead that tables offer. Passing about what is in the chase is the kernel's own.
func addOffers(g *engine.Ruleset) {
	pass, noBlock := engine.Reply{Verb: engine.Pass}, engine.Reply{Verb: verbNoBlock}
	for _, kind := range battleCodes() {
		g.Offers = append(g.Offers, engine.Offer{Code: offerBattle, On: kind, Window: engine.AnyWindow,
			Scope: kindBattle, Reply: pass})
	}
	for _, kind := range []string{askW08, askW09} {
		g.Offers = append(g.Offers,
			engine.Offer{Code: offerBlock, On: kind, Window: askBlock, Scope: kindBattle, Verbs: []string{verbBlock},
				Front: true, Fits: blocks},
			engine.Offer{Code: offerNoBlock, On: kind, Window: askBlock, Scope: kindBattle, Reply: noBlock, Front: true,
				Fits: blocks, Warn: kills})
	}
	g.Offers = append(g.Offers,
		engine.Offer{Code: offerNoBlock, On: askBlock, Window: askBlock, Reply: noBlock, Front: true, Warn: kills},
		engine.Offer{Code: offerDiscard, On: askW05, Window: askHandLimit, Verbs: []string{engine.VerbChoose},
			Fits: func(p engine.Public, sa *engine.SeatAsk) bool {
				return p.Count(zHand, sa.Seat) > handLimit
			}})
	for i := range g.Verbs {
		switch v := &g.Verbs[i]; v.Name {
		case verbPlay, verbPlayStandby, verbActivate, verbJudgment:
			v.Offers = []engine.Offer{
				{Code: offerHold, Window: engine.AnyWindow, Made: true, Reply: engine.Reply{Verb: engine.AskMe},
					When: passing(standPhases)},
				{Code: offerResolve, Window: engine.AnyWindow, Made: true, Reply: pass,
					When: not(passing(standPhases))}}
		case verbBattle:
			v.Offers = []engine.Offer{{Code: offerAttack, Window: askAttack, Made: true, Verbs: []string{verbAttack}},
				{Code: offerBattle, Window: engine.AnyWindow, Made: true, Reply: pass,
					When: not(passing(standBattles))}}
		case verbAttack:
			within := func(_ *engine.Reader, f *engine.Frame) bool { return !atOnce(f) }
			v.Offers = []engine.Offer{{Code: offerIfBlocked, Window: askW10, Reply: pass, When: within},
				{Code: offerIfBlocked, Window: askW10, Made: true, Reply: pass, When: not(within)},
				{Code: offerBattle, Window: engine.AnyWindow, Made: true, Reply: pass,
					When: func(r *engine.Reader, f *engine.Frame) bool {
						return atOnce(f) && !passing(standBattles)(r, f)
					}}}
		case verbBlock:
			v.Offers = []engine.Offer{{Code: offerFinish, Window: engine.AnyWindow, Reply: pass, Usual: true}}
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
	return engine.Say(warnLife, engine.A("card", cardVal(p, id)), engine.N("n", n), engine.N("left", left))
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
