package beings

import (
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
)

// layout places the views of this ruleset for the renderer and the text board.
func layout() engine.Layout {
	l := engine.Layout{
		Zones: []engine.ZoneLayout{
			{Kind: zField, Place: engine.PlaceRow, Slots: slices.Clone(placeCodes)},
			{Kind: zGems, Place: engine.PlaceLine},
			{Kind: zAttack, Place: engine.PlaceStack},
			{Kind: zHand, Place: engine.PlaceRow},
			{Kind: zLife, Place: engine.PlaceCount, Symbol: badgeLife},
			{Kind: zDeck, Place: engine.PlaceCount, Symbol: badgeDeck},
			{Kind: zGemDeck, Place: engine.PlaceCount, Symbol: badgeGemDeck},
			{Kind: zAbyss, Place: engine.PlacePile, Symbol: zAbyss},
		},
		States: []engine.StateLayout{
			{Code: stateRested, Look: engine.LookSide},
			{Code: stateAttacking, Look: engine.LookFrame, Symbol: stateAttacking},
			{Code: stateBlocking, Look: engine.LookFrame, Symbol: stateBlocking},
			{Code: stateAttacked, Look: engine.LookFrame, Symbol: stateAttacked},
			{Code: stateTired, Look: engine.LookBadge, Symbol: stateTired},
		},
		Stats: []engine.StatLayout{{Code: statCost, Symbol: badgeGems, Need: true},
			{Code: statPower, Symbol: statPower}},
		Badges: []string{badgeLife, badgeGems, badgeHand, badgeDeck, badgeGemDeck},
		Arrows: []engine.ArrowLayout{{Kind: zAttack, What: whatAttack, Line: engine.LineDashed, Below: true,
			Against: engine.LineBarred}},
		Symbols: []engine.SymbolLayout{
			{Code: statPower, Shape: "shield", Tint: "#ffb74d", Letter: "P"},
			{Code: badgeLife, Shape: "crown", Tint: "#ef9a9a", Letter: "Li"},
			{Code: badgeGems, Shape: "dot", Tint: "#7fe3ff", Letter: "G"},
			{Code: badgeHand, Shape: "card", Tint: "#d9c9a3", Letter: "H"},
			{Code: badgeDeck, Shape: "pile", Tint: "#a3b1d9", Letter: "De"},
			{Code: badgeGemDeck, Shape: "chain", Tint: "#80cbc4", Letter: "Gd"},
			{Code: zAbyss, Shape: "crack", Tint: "#8d99ae", Letter: "Ab"},
			{Code: stateAttacking, Shape: "sword", Tint: "#ff8a65", Letter: "!"},
			{Code: stateBlocking, Shape: "barred", Tint: "#90caf9", Letter: "B"},
			{Code: stateAttacked, Shape: "aim", Tint: "#e4572e", Letter: "X"},
			{Code: stateTired, Shape: "pause", Tint: "#cfd8dc", Letter: "Z"},
			{Code: language.Gems[0], Shape: "ring", Tint: "#ffb300", Letter: "Am"},
			{Code: language.Gems[1], Shape: "ring", Tint: "#66bb6a", Letter: "Ja"},
			{Code: language.Gems[2], Shape: "ring", Tint: "#9fa8da", Letter: "On"},
			{Code: language.Gems[3], Shape: "ring", Tint: "#f8e8f0", Letter: "Pe"},
		},
		Types: []engine.TypeLayout{
			{Code: "level-1", Frame: engine.FrameArch, Tint: "#b8c4d6"},
			{Code: "level-2", Frame: engine.FrameScoop, Tint: "#e2c27a", Body: engine.BodyCircle},
			{Code: "level-3", Frame: engine.FramePeak, Tint: "#ffb300", Body: engine.BodyBurst},
			{Code: "gem", Frame: engine.FrameCut, Tint: "#7fe3ff", Body: engine.BodyFacet},
		},
	}
	for _, t := range typeSymbols {
		l.Symbols = append(l.Symbols,
			engine.SymbolLayout{Code: string(t.of), Shape: t.shape, Tint: t.tint, Letter: t.letter})
	}
	return l
}

// typeSymbols tell types by shape and letter as well as by colour (BE-056).
var typeSymbols = []struct {
	of                  language.Type
	shape, tint, letter string
}{
	{"sun", "star", "#ffd54f", "Su"}, {"frost", "shard", "#b3e5fc", "Fr"}, {"sea", "drop", "#2e86de", "Se"},
	{"flame", "flame", "#e4572e", "Fl"}, {"wood", "leaf", "#4caf50", "Wo"}, {"stone", "gate", "#a1887f", "St"},
	{"storm", "bolt", "#fff176", "Sm"}, {"dream", "eye", "#ce93d8", "Dr"}, {"craft", "gear", "#b0bec5", "Cr"},
	{"moon", "moon", "#9fa8da", "Mo"}, {"death", "bell", "#9b59b6", "Dt"}, {"war", "sword", "#ff8a65", "Wa"},
}
