package beings

import (
	_ "embed"

	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// Name is the ruleset's name in matches, commands and data.
const Name = "beings"

// Version grows with every change of programs that old saves must be told about.
const Version = 1

//go:embed shown.yaml
var shownFile string

// New builds the ruleset of Threefold Beings.
func New() *engine.Ruleset {
	g := engine.NewRuleset(Name, Version)
	g.MinSeats, g.MaxSeats = 2, 2
	kit.Show(g, shownFile)
	g.Attrs = []string{"place", "rested", "played", "evolved", "attacked", "used"}
	g.SeatAttrs = []string{"kept"}
	g.Vars, g.BareVars = []string{"turn", "active", "first"}, true
	g.Stats = []string{"power", "stack"}
	g.Verbs = verbs()
	g.TableRules = []engine.TableRule{
		{Name: ruleMaxTurns, Default: 100, Min: 20, Max: 400, Clause: "BER-42"},
		{Name: ruleFirstGems, Default: turnGems, Min: 0, Max: turnGems, Clause: "BER-02"},
	}
	g.Handovers = 32 // farpost selfplay -game beings -players 2 -seed 1 -policy sensible -matches 60
	g.TimeRule = engine.TimeRule{Code: "time", Clause: "BER-44", Figures: func(p engine.Public, s engine.Seat) []int {
		power := 0
		for _, id := range beings(p, s) {
			power += p.Stat(id, tStack)
		}
		return []int{p.Count(zLife, s), power}
	}}
	g.LoadBook = func(raw []byte) (engine.Book, error) { return language.LoadBook(raw) }
	g.Deal = deal
	g.Stat = stat
	g.Ctrl = func(r *engine.Reader, id engine.ObjID) engine.Seat { return r.Look(id).Base }
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return p.Alive() }
	g.WhyNot = whyNot
	g.View, g.Period = view, func(p engine.Public) engine.Period {
		return engine.Period{N: p.Var(vTurn), Seat: turnPlayer(p)}
	}
	g.StandingKinds = standingPasses()
	g.TurnEvent = evTurn
	g.With(addSetupChanges, addGemChanges, addBeingChanges, addCardChanges, addFightChanges, addMatch, addTurn, addPlay,
		addEvolve, addGems, addAttack, addDefence, addSkills, addOffers)
	return g
}

// deal lays out the Being deck and the Gem deck of each player from one list of card ids; the rest of the setup is the
// program "setup". What is legal, deck validation says.
func deal(tx *engine.Tx, setup engine.Setup) error {
	b := tx.Book().(*language.Book)
	tx.AddRand(setup.Seed, randFirst)
	return kit.DealDecks(tx, setup, b, randOf, func(card int32) string {
		if b.At(card).IsGem() {
			return zGemDeck
		}
		return zDeck
	})
}
