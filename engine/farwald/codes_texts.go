package farwald

import "farpost/engine/farwald/language"

// Kinds of question that texts ask, besides those of the procedures.
var (
	askShatterOwn   = textAsks.Add("shatter-own")   // which own Crystal loses a fragment
	askAbandonCards = textAsks.Add("abandon-cards") // which cards of the hand go
	askMay          = textAsks.Add("may")
	askTrigger      = textAsks.Add("trigger-cost")
	askTarget       = textAsks.Add("target-of") // a target; the prompt says for which card and, by its text, what it is
	askCost         = "cost"                    // begins the kinds of the questions of a cost: "cost-pay" and so on
)

// TextAskCodes lists the kinds of question of card texts and costs.
func TextAskCodes() []string {
	out := textAsks.List()
	for _, answer := range []string{answerPay, answerExploit, answerDisperse, answerAbandon, answerFragment} {
		out = append(out, askCost+"-"+answer)
	}
	return out
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
var (
	partExploit    = parts.Add("part-exploit")
	partRegenerate = parts.Add("part-regenerate")
	partThis       = parts.Add("part-this")
	partVortex     = parts.Add("part-vortex")
	partAbandon    = parts.Add("part-abandon")
	partFragment   = parts.Add("part-fragment")
)

// CostWords lists the parts of a cost as M-COST and questions name them.
func CostWords() []string { return parts.List() }

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
