package farwald

import (
	_ "embed"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// Name is the ruleset's name in matches, commands and data.
const Name = "farwald"

// Version grows with every change of programs that old saves must be told about.
const Version = 1

//go:embed shown.yaml
var shownFile string

// New builds the ruleset of Farwald: Fallen Gods for two to four players.
func New() *engine.Ruleset {
	g := engine.NewRuleset(Name, Version)
	g.MinSeats, g.MaxSeats = 2, mostSeats
	kit.Show(g, shownFile)
	g.Attrs = []string{"exploited", "disabled", "marks", "ready", "gate", "stage", "charged"}
	g.SeatAttrs = []string{"energy", "locked", "crystal1", "crystal2", "crystal3", "crystal4", "stops", "aside"}
	g.Vars = []string{"turn", "round", "active", "phase", "first", "clock", "busy", "stall"}
	g.Stats = []string{"desen", "defen", "cost"}
	g.BareVars = true
	g.TableRules = []engine.TableRule{
		{Name: optOverflow, Default: 0, Min: 0, Max: 1, Clause: "FR-67"},
		{Name: optHeal, Default: 0, Min: 0, Max: 1, Clause: "FR-77"},
		{Name: optFreeSix, Default: 0, Min: 0, Max: 1, Clause: "FR-82"},
		{Name: optStall, Default: 10, Min: 0, Max: 100, Clause: "FR-94"},
	}
	g.Handovers = 18 // farpost selfplay -game farwald -players 2 -seed 1 -policy sensible -matches 60
	g.TimeRule = engine.TimeRule{Code: "time", Clause: "FR-100", Figures: standing}
	g.Moments, g.TurnEvent = moments, evTurn
	g.LoadBook = func(raw []byte) (engine.Book, error) { return language.LoadBook(raw) }
	g.Deal = deal
	g.Stat, g.Ctrl = projectStat, projectCtrl
	g.Check = check
	g.Triggers, g.TriggerOrder = triggersOf, triggerOrder
	g.WhyNot, g.WhyWrong = whyNot, misfit
	g.View = view
	g.Period = func(p engine.Public) engine.Period {
		return engine.Period{N: p.Var(vTurn), Seat: activeSeat(p)}
	}
	g.Silences, g.StandingKinds = silences(), standingPasses()
	g.Verbs = verbs()
	g.With(addPendingChanges, addMoveChanges, addStateChanges, addEnergyChanges, addCrystalChanges, addTurnChanges,
		addSetupChanges, addDefeatChanges, addEffectChanges, addWindows, addMatch, addSetup, addTurn, addQueue, addHold,
		addRest, addPlay, addActivate, addUnleash, addDefence, addAfter, addRemember, addCosts, addCrystals, addTextRun,
		addBlocks, addPosition, addTokens, rewriting.Add, addOffers)
	kit.AddEndings(g, chDefeat, wordConceded, "agreed", nil) // FR-94, FR-95
	return g
}

// verbs lists what each verb runs, asks and previews.
func verbs() []engine.Verb {
	never := func(engine.Public, engine.Seat) bool { return false } // right or wrong by a hand, or by what a text does
	bought := kit.Params("target:target+? pay:card+")
	return []engine.Verb{
		{Name: verbKeep, Suggest: never},
		{Name: verbSwap, Suggest: never, Prog: progSwap, Preview: previewSwap, Params: kit.Params("aside:card+")},
		{Name: verbPlay, Act: true, Prog: progPlay, Preview: previewPlay, Params: kit.Params("card:card hold:word?")},
		{Name: verbActivate, Suggest: never, Prog: progActivate, Preview: previewActivate,
			Params: kit.Params("card:card ability:number? hold:word?")},
		{Name: verbUnleash, Act: true, Prog: progUnleash, Preview: previewUnleash,
			Params: kit.Params("attackers:card+ target:target hold:word?")},
		{Name: verbDefend, Prog: progDefend, Preview: previewDefend, Params: kit.Params("defenders:card+?")},
		{Name: verbJoin, Prog: progJoin, Preview: previewJoin, Params: kit.Params("card:card")},
		{Name: engine.Pass},
		{Name: verbEnd},
		{Name: engine.VerbChoose},
		{Name: engine.VerbOrder},
		{Name: verbAbandon, Params: kit.Params("choice:card+")},
		{Name: "stops", Prog: progStops, Any: true, Params: kit.Params("phases:word+?")},
		{Name: "hold", Prog: progHold, Any: true},
		{Name: "concede", Any: true},
		{Name: "draw", Any: true},
		{Name: verbCharge, Prog: progPay, Preview: previewPay, Params: bought},
		{Name: verbCrystallize, Prog: progPay, Preview: previewPay, Params: bought},
		{Name: verbPay, Prog: progPay, Preview: previewPay, Params: bought},
		{Name: verbDecline},
	}
}

// triggerOrder is the active player's triggers first, then in seating order (FW-211, FR-48).
func triggerOrder(p engine.Public) []engine.Seat {
	a := activeSeat(p)
	if a == engine.NoSeat {
		return p.Alive()
	}
	return append([]engine.Seat{a}, p.Opponents(a)...)
}

// deal lays out Memories, Energy Cards and Crystals (FW-003, FW-004, FW-015); the rest of the setup is the
// program "setup". Memories are of any size here: what is legal, deck validation says.
func deal(tx *engine.Tx, setup engine.Setup) error {
	tx.AddRand(setup.Seed, randFirst)
	for s := range engine.Seat(len(setup.Decks)) {
		tx.SetSeat(s, sEnergy, energyCards)
		for k := range crystals {
			tx.SetSeat(s, sFrag0+k, fragments)
		}
	}
	return kit.DealDecks(tx, setup, tx.Book().(*language.Book), randMemory, func(int32) string { return zMemory })
}
