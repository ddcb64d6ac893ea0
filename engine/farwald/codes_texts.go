package farwald

import "farpost/engine/farwald/language"

// Kinds of question that texts ask, besides those of the procedures.
const (
	askShatterOwn   = "shatter-own"   // which own Crystal loses a fragment
	askAbandonCards = "abandon-cards" // which cards of the hand go
	askMay          = "may"
	askTrigger      = "trigger-cost"
	askTarget       = "target-of" // chooses a target; the prompt says for which card and, by its text, what it is
	askCost         = "cost"      // begins the kinds of the questions of a cost: "cost-pay" and so on
)

// TextAskCodes lists the kinds of question of card texts and costs.
func TextAskCodes() []string {
	return []string{askTarget, askShatterOwn, askAbandonCards, askMay, askTrigger, askCost + "-" + answerPay,
		askCost + "-" + answerExploit, askCost + "-" + answerDisperse, askCost + "-" + answerAbandon,
		askCost + "-" + answerFragment}
}

// Names of the answers that a cost asks for.
const (
	answerPay      = "pay"      // Evocations paying CE, one per symbol, in the order of the symbols
	answerExploit  = "exploit"  // own cards exploited by filter, one each
	answerDisperse = "disperse" // cards of the own Vortex
	answerAbandon  = "abandon"  // cards of the own hand
	answerFragment = "fragment" // an own Crystal; "fragment.2" and so on for further fragments
)

// Parts of a cost, as M-COST names them.
const (
	partEnergy     = "part-energy"
	partExploit    = "part-exploit"
	partRegenerate = "part-regenerate"
	partThis       = "part-this"
	partVortex     = "part-vortex"
	partAbandon    = "part-abandon"
	partFragment   = "part-fragment"
)

// CostWords lists the parts of a cost as M-COST and questions name them.
func CostWords() []string {
	return []string{partEnergy, partExploit, partRegenerate, partThis, partVortex, partAbandon, partFragment}
}

// Reasons why something is no legal target; words of the catalogue.
const (
	whyGone     = "why-gone"
	whySide     = "why-side"
	whyState    = "why-state"
	whyDefEn    = "why-defen"
	whySelf     = "why-self"
	whyCrystal  = "why-crystal"
	whyPending  = "why-stage"
	whyDefeated = "why-defeated"
)

// ReasonWords lists the reasons that M-TARGET gives.
func ReasonWords() []string {
	return []string{whyGone, whySide, language.WhyType, language.WhyElement, language.WhyGroup, language.WhySuper,
		whyState, language.WhyCost, whyDefEn, language.WhyFrangible, whySelf, whyCrystal, whyPending, whyDefeated}
}

// TextWordCodes lists the words that card texts put into messages and options.
func TextWordCodes() []string {
	return append(append([]string{"yes", "no"}, ReasonWords()...), CostWords()...)
}
