package groove

import (
	_ "embed"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// Name is the ruleset's name in matches, commands and data.
const Name = "groove"

// Version grows with every change of programs that old saves must be told about.
const Version = 1

//go:embed shown.yaml
var shownFile string

// New builds the ruleset of Groovebound.
func New() *engine.Ruleset {
	g := engine.NewRuleset(Name, Version)
	g.MinSeats, g.MaxSeats = 2, 2 // GRR-39
	g.Handovers = 35              // farpost selfplay -game groove -players 2 -seed 1 -policy sensible -matches 30
	kit.Show(g, shownFile)
	g.Attrs = []string{"half", "exhausted", "placed", "slot", "stage", "breaks"}
	g.SeatAttrs = []string{"depleted", "shield-slots"}
	g.Vars = []string{"turn", "active", "first", "charged", "dual", "used", "battle", "entered"}
	g.BareVars = true
	g.Stats = []string{"strength"}
	g.Verbs = verbs()
	g.TableRules = []engine.TableRule{
		{Name: ruleMaxTurns, Default: 100, Min: 20, Max: 400, Clause: "GRR-44"},
		{Name: ruleEvolution, Default: 1, Min: 0, Max: 1, Clause: "GRR-26"},
		{Name: ruleFirst, Default: firstByChance, Min: firstByChance, Max: firstByCut, Clause: "GRR-35"},
	}
	g.TimeRule = engine.TimeRule{Code: "time", Clause: "GRR-45", Figures: func(p engine.Public, s engine.Seat) []int {
		return []int{p.Count(zShields, s), len(creatures(p, s))}
	}}
	g.LoadBook = func(raw []byte) (engine.Book, error) { return language.LoadBook(raw) }
	g.Deal = deal
	g.Stat = stat
	g.Ctrl = func(r *engine.Reader, id engine.ObjID) engine.Seat { return r.Look(id).Base } // GR-108
	g.Triggers = triggersOf
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return inOrder(p) }
	g.WhyNot = whyNot
	g.Shown = kit.LooksAt(askLook)
	g.View, g.Period = view, func(p engine.Public) engine.Period {
		return engine.Period{N: p.Var(vTurn), Seat: turnPlayer(p)}
	}
	g.StandingKinds = standingPasses()
	g.Reveals = []string{evPaid, evDiscarded}
	g.TurnEvent = "turn"
	g.With(addTurnChanges, addCardChanges, addPlayChanges, addCreatureChanges, addAttackChanges, addMatch, addTurn,
		addUse, addSpell, addTexts, addTriggers, addAttack, addWindows, addOffers)
	return g
}

// deal lays out the deck of each player; the rest of the setup is the program "setup". What is legal, deck validation
// says.
func deal(tx *engine.Tx, setup engine.Setup) error {
	tx.AddRand(setup.Seed, randFirst)
	return kit.DealDecks(tx, setup, tx.Book().(*language.Book), randOf, func(int32) string { return zDeck })
}
