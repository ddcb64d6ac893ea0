package fow

import (
	_ "embed"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// Name is the ruleset's name in matches, commands and data.
const Name = "fow"

// Version grows with every change of programs that old saves must be told about.
const Version = 1

//go:embed shown.yaml
var shownFile string

// New builds the ruleset of Force of Will (2015) for two players.
func New() *engine.Ruleset {
	g := engine.NewRuleset(Name, Version)
	g.MinSeats, g.MaxSeats = 2, 2
	kit.Show(g, shownFile)
	g.Attrs = []string{"rested", "damage", "since", "side", "set", "awake", "in", "step"}
	g.SeatAttrs = []string{"life", "light", "fire", "water", "wind", "darkness", "void", "swapped", "turns",
		"drew-none"}
	g.Vars = []string{"turn", "active", "phase", "first", "clock", "began", "battles"}
	g.Stats = []string{"atk", "def", "total"}
	g.Handovers = 62 // farpost selfplay -game fow -players 2 -seed 1 -policy sensible -matches 60
	g.TimeRule = engine.TimeRule{Code: "time", Clause: "FOR-40", Figures: func(p engine.Public, s engine.Seat) []int {
		return []int{p.SeatAttr(s, sLife)}
	}}
	g.LoadBook = func(raw []byte) (engine.Book, error) { return language.LoadBook(raw) }
	g.Deal = deal
	g.Stat, g.Ctrl = projectStat, projectCtrl
	g.Check = check
	g.Triggers = triggersOf
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return inOrder(p) }       // FO-107
	g.Loop = func(*engine.Reader) []engine.Change { return kit.Finish(nil, "loop") } // FO-126, FOR-38
	g.WhyNot, g.WhyWrong = whyNot, misfit
	g.Shown = kit.LooksAt(askLook, askSearch)
	g.View = view
	g.StandingKinds, g.Silences = standingPasses(), silences()
	g.Period = func(p engine.Public) engine.Period { return engine.Period{N: p.Var(vTurn), Seat: turnPlayer(p)} }
	g.Verbs = verbs()
	g.Moments, g.TurnEvent = moments, evTurn
	g.With(addSetupChanges, addTurnChanges, addMoveChanges, addDeckChanges, addChaseChanges, addFightChanges,
		addEffectChanges, addWindows, addMatch, addSetup, addTurn, addMain, addOffers, addPlay, addActivate,
		addCall, addSet, addJudgment, addWillAbility, addBattle, addResolve, addText, addTriggers, addMoments,
		rewriting.Add)
	return g
}

// deal lays out main deck, magic stone deck and ruler of each player from one list of card ids, life points and
// generators; the rest of the setup is the program "setup". What is legal, deck validation says.
func deal(tx *engine.Tx, setup engine.Setup) error {
	b := tx.Book().(*language.Book)
	tx.AddRand(setup.Seed, randChooser)
	for s := range engine.Seat(len(setup.Decks)) {
		tx.SetSeat(s, sLife, startLife)
	}
	return kit.DealDecks(tx, setup, b, randDeck, func(card int32) string { return home(b.At(card)) })
}

// home is the zone in which a card begins a match.
func home(c *language.Card) string {
	switch c.Type {
	case language.Stone:
		return zStoneDeck
	case language.Ruler:
		return zAside
	}
	return zDeck
}
