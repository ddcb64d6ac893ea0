package athernum

import (
	_ "embed"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// Name is the ruleset's name in matches, commands and data.
const Name = "athernum"

// Version grows with every change of programs that old saves must be told about.
const Version = 1

//go:embed shown.yaml
var shownFile string

// New builds the ruleset of Athernum: The Old World.
func New() *engine.Ruleset {
	g := engine.NewRuleset(Name, Version)
	g.MinSeats, g.MaxSeats = 2, 4
	g.Handovers = 44 // farpost selfplay -game athernum -seed 1 -policy sensible -shortcuts true -ready -matches 1000
	kit.Show(g, shownFile)
	g.Attrs = []string{"counters", "damage", "vt", "slot", "active", "worked", "counted", "start"}
	g.SeatAttrs = []string{"ct", "ready-c", "ready-g", "ready-t", "spent-c", "spent-g", "spent-t", "pool-c", "pool-g",
		"pool-t", "faction", "no-card", "wins", "loses"}
	g.Vars = []string{"turn", "active", "phase", "first", "pool", "fields", "combat"}
	g.Stats = []string{"ofv", "dfv"}
	g.Verbs = verbs()
	g.TableRules = []engine.TableRule{{Name: ruleMaxTurns, Default: 200, Min: 20, Max: 400, Clause: "ATR-49"}}
	g.TimeRule = engine.TimeRule{Code: "time", Clause: "ATR-75", Figures: func(p engine.Public, s engine.Seat) []int {
		return []int{tokens(p, s)}
	}}
	g.LoadBook = func(raw []byte) (engine.Book, error) { return language.LoadBook(raw) }
	g.Deal = deal
	g.Stat, g.Ctrl, g.Check, g.Triggers = projectStat, projectCtrl, check, triggersOf
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return inOrder(p) } // AT-121
	g.Loop = func(*engine.Reader) []engine.Change { return kit.Finish(nil, "loop") }
	g.WhyNot, g.WhyWrong, g.Shown, g.View = whyNot, misfit, shownNow, view
	g.StandingKinds, g.Silences = standingPasses(), silences()
	g.Period = func(p engine.Public) engine.Period { return engine.Period{N: p.Var(vTurn), Seat: active(p)} }
	g.TurnEvent = evTurn
	g.With(addSetupChanges, addCardChanges, addMoveChanges, addStackChanges, addMatch, addTurn, addStack, addResolve,
		addVerdict, addTriggers, addText, addPlay, addActivate, addItems, addExhaust, addCombat, addOffers)
	return g
}

// deal lays out main deck and Extra Deck of each player from one list of card ids; the rest of the setup is the program
// "setup". What is legal, deck validation says.
func deal(tx *engine.Tx, setup engine.Setup) error {
	b := tx.Book().(*language.Book)
	tx.AddRand(setup.Seed, randFirst)
	return kit.DealDecks(tx, setup, b, randOf, func(card int32) string {
		if b.At(card).Extra != nil {
			return zExtra
		}
		return zDeck
	})
}
