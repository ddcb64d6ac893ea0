package farwald

import "farpost/engine"

// Verbs of section 6.1. Those of Charge and Crystallize stand with the texts of cards.
const (
	verbKeep     = "keep"
	verbSwap     = "swap"
	verbPlay     = "play"
	verbActivate = "activate"
	verbUnleash  = "unleash"
	verbDefend   = "defend"
	verbJoin     = "join"
	verbEnd      = "end"
	verbAbandon  = "abandon"
	verbStops    = "stops"
	verbHold     = "hold"
	verbConcede  = "concede"
	verbDraw     = "draw"
)

func verbs() []engine.Verb {
	hold := engine.Param{Name: qHold, Kind: "word", Optional: true}
	return []engine.Verb{
		{Name: verbKeep},
		{Name: verbSwap, Prog: progSwap, Preview: previewSwap,
			Params: []engine.Param{{Name: qAside, Kind: "card", Many: true}}},
		{Name: verbPlay, Act: true, Prog: progPlay, Preview: previewPlay,
			Params: []engine.Param{{Name: qCard, Kind: "card"}, hold}},
		{Name: verbActivate, Prog: progActivate, Preview: previewActivate, Params: []engine.Param{
			{Name: qCard, Kind: "card"}, {Name: qAbility, Kind: "number", Optional: true}, hold}},
		{Name: verbUnleash, Act: true, Prog: progUnleash, Preview: previewUnleash, Params: []engine.Param{
			{Name: qAttackers, Kind: "card", Many: true}, {Name: qUnleashTarget, Kind: "target"}, hold}},
		{Name: verbDefend, Prog: progDefend, Preview: previewDefend, Params: []engine.Param{
			{Name: qDefenders, Kind: "card", Optional: true, Many: true}}},
		{Name: verbJoin, Prog: progJoin, Preview: previewJoin, Params: []engine.Param{{Name: qCard, Kind: "card"}}},
		{Name: engine.Pass},
		{Name: verbEnd},
		{Name: engine.VerbChoose},
		{Name: engine.VerbOrder},
		{Name: verbAbandon, Params: []engine.Param{{Name: engine.ChoiceName, Kind: "card", Many: true}}},
		{Name: verbStops, Prog: progStops, Any: true,
			Params: []engine.Param{{Name: qPhases, Kind: "word", Optional: true, Many: true}}},
		{Name: verbHold, Prog: progHold, Any: true},
		{Name: verbConcede, Any: true},
		{Name: verbDraw, Any: true},
	}
}
