package farwald

import "farpost/engine"

// Verbs of texts that are bought as they happen.
const (
	verbCharge      = "charge"
	verbCrystallize = "crystallize"
	verbPay         = "pay" // a triggered effect that has a cost
	verbDecline     = "decline"
)

// Kinds of question that texts ask, besides those of the procedures.
const (
	askShatterOwn   = "shatter-own"   // which own Crystal loses a fragment
	askAbandonCards = "abandon-cards" // which cards of the hand go
	askMay          = "may"
	askTrigger      = "trigger-cost"
)

// TextAskCodes lists the kinds of question of card texts and costs.
func TextAskCodes() []string {
	return []string{askTarget, askShatterOwn, askAbandonCards, askMay, askTrigger, askCost + "-" + answerPay,
		askCost + "-" + answerExploit, askCost + "-" + answerDisperse, askCost + "-" + answerAbandon,
		askCost + "-" + answerFragment}
}

// TextWordCodes lists the words that card texts put into messages and options.
func TextWordCodes() []string {
	return append(append([]string{"yes", "no"}, ReasonWords()...), CostWords()...)
}

// addText adds to the ruleset all that carries card texts out: programs, changes, verbs, projections.
func addText(g *engine.Ruleset) {
	addEffectChanges(g)
	addTargets(g)
	addCosts(g)
	addCrystals(g)
	addTextRun(g)
	addBlocks(g)
	addPosition(g)
	addKeep(g)
	g.Stat, g.Ctrl = projectStat, projectCtrl
	g.Triggers, g.Replace = triggersOf, replacements
	params := []engine.Param{{Name: "target", Kind: "target", Many: true, Optional: true},
		{Name: answerPay, Kind: "card", Many: true}}
	g.Verbs = append(g.Verbs,
		engine.Verb{Name: verbCharge, Prog: progPay, Preview: previewPay, Params: params},
		engine.Verb{Name: verbCrystallize, Prog: progPay, Preview: previewPay, Params: params},
		engine.Verb{Name: verbPay, Prog: progPay, Preview: previewPay, Params: params},
		engine.Verb{Name: verbDecline})
}
