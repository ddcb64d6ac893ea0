package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// addTurn defines a turn: Morning, Day, Evening, Night (AT-039). If its player is out, the Night follows at once
// (ATR-70).
func addTurn(g *engine.Ruleset) {
	free := kit.Offer{Ask: "free", Heard: "did", Kind: askDay, About: turnVal, No: verbEndDay, Done: "w06",
		Put: func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
			return engine.SeatAsk{Seat: f.Owner, Verbs: dayVerbs, Due: engine.DueTurn},
				r.MarkCount(markDayEnds, engine.SeatVal(f.Owner)) == 0
		}}
	g.Add(progEndTurn, engine.Do("ends", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
		return []engine.Change{kit.Mark(markDayEnds, engine.SeatVal(f.Owner), periodTurn)}
	}))
	g.Add(progTurn, slices.Concat([]engine.Step{
		engine.Own("begin", engine.Change{Kind: chTurn}),
		stack("w02", askMorning, false), // AT-040
		engine.Own("ready", engine.Change{Kind: chReady}),
		engine.Run("turned-up", verdict), // of what has no abilities that wait (ATR-03, ATR-46)
		stack("w03", askReady, false),
		engine.Own("gain", engine.Change{Kind: chCT, N: mostCT}),
		engine.Own("day", engine.Change{Kind: chPhase, N: phDay}),
		stack("w04", askDayTrig, false), // AT-045
		engine.Goto("to-free", "free"),
		stack("w06", askAction, false),
	}, free.Steps(), []engine.Step{
		engine.Own("evening", engine.Change{Kind: chPhase, N: phEvening}),
		stack("w13", askEvening, false),                                                   // AT-060
		engine.Void(engine.Own("expire", engine.Change{Kind: chExpire, Word: untilTurn})), // ATR-47
		engine.Run("expired", verdict),
		stack("after", askEvening, false),
		engine.Own("night", engine.Change{Kind: chPhase, N: phNight}), // AT-061
		stack("w14", askEvening, false),
	})...)
	g.AddQueue(engine.Queue{Kind: askDay, Through: windows,
		Stops: kit.StopsOn(evDrew, evTurnedUp, "looked")})
	addStandard(g)
}

// addStandard defines the three standard Command abilities (AT-048 to AT-050): each is a verb whose name its entry on
// the Stack keeps.
func addStandard(g *engine.Ruleset) {
	for _, verb := range []string{verbDraw, verbGenerate, verbInfluence} {
		g.Add(progStandard+"."+verb,
			engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
				return cannotCommand(r, f.Owner, verb)
			}),
			engine.Do("command", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
				out := []engine.Change{{Kind: chCT, Seat: f.Owner, N: -commandCost(verb)}}
				if mark := onceMarks[verb]; mark != "" {
					out = append(out, kit.Mark(mark, engine.SeatVal(f.Owner), periodTurn))
				}
				return append(out, engine.Change{Kind: chStandard, Seat: f.Owner, Word: verb})
			}),
			toStack("commanded"), seals)
	}
}

// toStack keeps the entry that was made, for answers ahead about it; seals binds those to it.
func toStack(label string) engine.Step {
	return engine.Calc(label, func(r *engine.Reader, f *engine.Frame) { f.About = topOfStack(r) })
}

var seals = engine.Do("seals", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
	return engine.SealMade(f, f.About)
})

// onceMarks are the marks of what can be done once per turn.
var onceMarks = map[string]string{verbGenerate: markGenerated, verbInfluence: markInfluenced,
	verbLocation: markLocation,
	verbCombat:   markCombat}

// commandCost is what a standard Command ability costs in Command Tokens.
func commandCost(verb string) int {
	if verb == verbInfluence {
		return influenceCost
	}
	return 1
}

// cannotAct refuses what is done in one's own Day only, with an empty Stack, and what was done this turn already.
func cannotAct(f facts, s engine.Seat, verb string) *engine.Refusal {
	switch {
	case active(f) != s || f.Var(vPhase) != phDay:
		player := active(f)
		return engine.Refuse("AM-01", "AT-046", engine.A("player", engine.SeatVal(player)),
			engine.W("phase", phaseCodes[f.Var(vPhase)]))
	case f.Count(zStack, engine.NoSeat) > 0 || !fighting(f).IsZero():
		return engine.Refuse("AM-02", "AT-119")
	case f.Var(vCombat) == 1 && !slices.Contains(combatVerbs, verb):
		return engine.Refuse("AM-04", "ATR-56")
	case onceMarks[verb] != "" && f.MarkCount(onceMarks[verb], engine.SeatVal(s)) > 0:
		return engine.Refuse("AM-11", map[string]string{verbGenerate: "AT-049", verbInfluence: "AT-050",
			verbLocation: "AT-053", verbCombat: "AT-056"}[verb])
	}
	return nil
}

// cannotCommand returns why a player cannot use a standard Command ability now.
func cannotCommand(f facts, s engine.Seat, verb string) *engine.Refusal {
	no := cannotAct(f, s, verb)
	id := starting(f, s)
	switch n := commandCost(verb); {
	case no != nil && no.Code != "AM-11":
		return no
	case f.SeatAttr(s, sCT) < n:
		return engine.Refuse("AM-10", "AT-064", engine.N("n", n), engine.N("m", f.SeatAttr(s, sCT)))
	case no != nil:
		return no
	case verb == verbDraw && f.Count(zDeck, s) == 0:
		return engine.Refuse("AM-33", "ATR-31")
	case verb == verbGenerate && gives(f, s) == "":
		card := engine.A("card")
		if !id.IsZero() {
			card = engine.A("card", cardVal(f, id))
		}
		return engine.Refuse("AM-34", "ATR-21", card)
	case verb == verbInfluence && f.Var(vPool) == 0:
		return engine.Refuse("AM-35", "AT-169")
	case verb == verbInfluence && id.IsZero():
		return engine.Refuse("AM-36", "ATR-19")
	}
	return nil
}
