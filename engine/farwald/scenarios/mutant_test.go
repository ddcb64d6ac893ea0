package scenarios_test

import (
	"testing"

	"farpost/engine/scenario/mutant"
)

// The clauses were drawn by lot: the ids 1 to 272 through "shuf -n 20" fed by
// "openssl enc -aes-256-ctr -pass pass:20261122 -nosalt -pbkdf2 </dev/zero".
var mutants = []mutant.Mutant{
	mutant.Break("FW-011", "two copies of a Legendary card are legal",
		mutant.In("cards/farwald/lint/deck.go", "language.Legendary: 1}", "language.Legendary: 2}")),
	mutant.Break("FW-038", "windows let Evocations unleash",
		mutant.In(ruleset+"window.go", "Verbs: []string{verbPlay, verbActivate}, Order",
			"Verbs: []string{verbPlay, verbActivate, verbUnleash}, Order")),
	mutant.Break("FW-040", "everybody's cards are energized",
		mutant.In(ruleset+"change_turn.go", "for id := range controls(f, c.Seat) {",
			"for _, id := range f.Zone(zField, engine.NoSeat) {")),
	mutant.Break("FW-047", "no card of the Recall Phase tires",
		mutant.In(ruleset+"remember.go", `if f.Reg1("standard") != "" {`,
			`if f.Reg1("standard") != "" || r.Var(vPhase) == phRecall {`)),
	mutant.Break("FW-050", "the active player may begin to play another card before the last action is over",
		mutant.In(ruleset+"window.go", "return s != w.Opener || w.Kind == askW5 || w.Held || othersActed(w)",
			"return true"),
		mutant.In(ruleset+"play.go", "if !own && !c.TW {", "if !own && !c.TW && s != activeSeat(f) {")),
	mutant.Break("FW-056", "the turn passes with a full hand",
		mutant.In(ruleset+"turn_rest.go", "n := excessHand(r, f.Owner)", "n := 0 * excessHand(r, f.Owner)")),
	mutant.Break("FW-057", "everybody's hand is cut",
		mutant.In(ruleset+"turn_rest.go",
			"return r.Batch(engine.Change{Kind: chAbandon, Seat: f.Owner, Vals: f.Reg(qAbandon)})",
			"out := []engine.Change{{Kind: chAbandon, Seat: f.Owner, Vals: f.Reg(qAbandon)}}\n\t\t\tfor _, s := range r.Opponents(f.Owner) {\n\t\t\t\tout = append(out, engine.Change{Kind: chAbandon, Seat: s, Vals: newest(r, s, excessHand(r, s))})\n\t\t\t}\n\t\t\treturn out")),
	mutant.Break("FW-079", "a Fire alone meets F+1",
		mutant.In(ruleset+"language/supply.go", "max(0, need.Any-left)", "max(0, need.Any-s.All)")),
	mutant.Break("FW-079", "Water and Water meet F+1",
		mutant.In(ruleset+"language/supply.go", "k := min(n, s.Of[i])", "k := min(n, left)")),
	mutant.Break("FW-088", "a card that is exploited otherwise pays a symbol, too",
		mutant.In(ruleset+"cost_pay.go", "if (b.exploit && id == b.self) || slices.Contains(fixed, id) {",
			"if false {")),
	mutant.Break("FW-091", "cards of the Vortex can be declared",
		mutant.In(ruleset+"play.go", "hand := r.Zone(zHand, f.Owner)",
			"hand := append(r.Zone(zHand, f.Owner), r.Zone(zVortex, f.Owner)...)")),
	mutant.Break("FW-093", "a declared card is not shown",
		mutant.In(ruleset+"ruleset.go", "{Kind: zPending, Shared: true, Seen: engine.SeenByAll, Ordered: true}",
			"{Kind: zPending, Shared: true, Seen: engine.SeenByNobody, Ordered: true}")),
	mutant.Break("FW-108", "the Position symbol means nothing",
		mutant.In(ruleset+"play.go", "if c.Type != language.Evocation && !c.Position && c.Wear == nil {",
			"if c.Type != language.Evocation && c.Wear == nil {")),
	mutant.Break("FW-143", "Energized Evocations stand before fragments that a text shatters",
		mutant.In(ruleset+"change_crystal.go", "n := min(c.N, have)",
			"n := min(c.N, have)\n\t\tif f := factsOf(tx.Reader()); !c.By.IsZero() && !isEvocation(f, c.By) && len(providers(f, c.To.Seat())) > 0 {\n\t\t\treturn true\n\t\t}")),
	mutant.Break("FW-151", "Exploited Evocations unleash",
		mutant.In(ruleset+"unleash_fighters.go", "case !energized(f, id):", "case false:")),
	mutant.Break("FW-164", "only the first of several attackers is exploited",
		mutant.In(ruleset+"unleash.go", "for _, id := range ids(f.Reg(qAttackers)) {\n\t\t\t\ttodo",
			"for _, id := range ids(f.Reg(qAttackers)[:1]) {\n\t\t\t\ttodo")),
	mutant.Break("FW-167", "Evocations unleash one by one only",
		mutant.In(ruleset+"unleash.go", "sa.Max = max(sa.Max, 1)", "sa.Max = 1")),
	mutant.Break("FW-180", "nobody joins a shield late",
		mutant.In(ruleset+"unleash_fighters.go", "if f.Attr(id, aReady) > since[0].Num() {",
			"if f.Attr(id, aReady) > since[0].Num()+1000 {")),
	mutant.Break("FW-205", "an ability begins without the Energy for it",
		mutant.In(ruleset+"cost.go", "case b.energy > charged:", "case b.energy > charged+100:")),
	mutant.Break("FW-211", "triggered effects go from the last seat to the first",
		mutant.In(ruleset+"ruleset.go", "return append([]engine.Seat{a}, p.Opponents(a)...)",
			"out := append([]engine.Seat{a}, p.Opponents(a)...)\n\tfor i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {\n\t\tout[i], out[j] = out[j], out[i]\n\t}\n\treturn out")),
	mutant.Break("FW-256", "of those who fall together the first falls alone",
		mutant.In(ruleset+"check.go", "if !r.Out(s) && countCrystals(f, s) == 0 {",
			"if !r.Out(s) && countCrystals(f, s) == 0 && len(dead) == 0 {")),
}

const ruleset = "engine/farwald/"

// TestMutants ensures that breaking a rule fails a scenario in a line that names the rule's clause.
func TestMutants(t *testing.T) {
	mutant.Suite{Root: "../../..", Mutants: mutants, Handful: []string{"FW-040", "FW-256"}, Folders: []mutant.Folder{
		mutant.From("engine/farwald/scenarios", "engine/farwald/scenarios", "^TestScenarios$/^"),
		mutant.From("engine/farwald/scenarios/cards", "cards/scenarios", "^TestScenarios$/^farwald$/^cards$/^"),
		mutant.From("cards/scenarios/farwald", "cards/scenarios", "^TestScenarios$/^farwald$/^"),
	}}.Run(t)
}
