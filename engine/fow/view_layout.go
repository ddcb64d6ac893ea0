package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
)

// layout places the views of this ruleset for the renderer and the text board.
func layout() engine.Layout {
	l := engine.Layout{
		Zones: []engine.ZoneLayout{
			{Kind: zRuler, Place: engine.PlaceRow},
			{Kind: zField, Place: engine.PlaceRow},
			{Kind: zStones, Place: engine.PlaceLine},
			{Kind: zChase, Place: engine.PlaceStack},
			{Kind: zHand, Place: engine.PlaceRow},
			{Kind: zStandby, Place: engine.PlaceRow},
			{Kind: zDeck, Place: engine.PlaceCount, Symbol: badgeDeck},
			{Kind: zStoneDeck, Place: engine.PlaceCount, Symbol: badgeStones},
			{Kind: zGrave, Place: engine.PlacePile, Symbol: zGrave},
			{Kind: zRemoved, Place: engine.PlacePile, Symbol: zRemoved},
		},
		States: []engine.StateLayout{
			{Code: stateRested, Look: engine.LookSide},
			{Code: stateAttacking, Look: engine.LookFrame, Symbol: "atk"},
			{Code: stateBlocking, Look: engine.LookFrame, Symbol: "def"},
			{Code: stateAttacked, Look: engine.LookFrame, Symbol: stateAttacked},
			{Code: stateJSide, Look: engine.LookBadge, Symbol: stateJSide},
			{Code: stateAwake, Look: engine.LookBadge, Symbol: stateAwake},
		},
		Stats: []engine.StatLayout{{Code: statCost, Symbol: badgeWill, Need: true}, {Code: "atk", Symbol: "atk"},
			{Code: "def", Symbol: "def"}},
		Symbols:  symbols(),
		Badges:   []string{badgeLife, badgeWill, badgeHand, badgeDeck, badgeStones, badgeSet, markSet},
		Ordinals: []string{markSet},
		Arrows: []engine.ArrowLayout{
			{Kind: zChase, Line: engine.LineSolid},
			{Kind: zBattle, What: "battle", Line: engine.LineDashed, Below: true, Against: engine.LineBarred},
		},
	}
	l.Types = []engine.TypeLayout{
		{Code: language.Resonator, Frame: engine.FrameArch, Tint: "#e2c27a"},
		{Code: language.Spell, Frame: engine.FrameWave, Tint: "#c39bff", Body: engine.BodyCircle},
		{Code: language.Addition, Frame: engine.FrameNotch, Tint: "#7ee0a8", Body: engine.BodyShield},
		{Code: language.Regalia, Frame: engine.FrameCut, Tint: "#b8c4d6", Body: engine.BodyTablet},
		{Code: language.Ruler, Frame: engine.FrameScoop, Tint: "#ffb300", Body: engine.BodyThrone},
		{Code: language.JRuler, Frame: engine.FramePeak, Tint: "#ff5a5f", Body: engine.BodyBurst},
		{Code: language.Stone, Frame: engine.FrameCut, Tint: "#8fd3ff", Body: engine.BodyFacet},
	}
	l.Parts = []engine.PartLayout{
		{Code: string(language.Flying), Part: "wings"}, {Code: string(language.Swiftness), Part: "speed"},
		{Code: string(language.Pierce), Part: "spikes"}, {Code: string(language.Explode), Part: "flames"},
		{Code: string(language.Imperishable), Part: "halo"},
	}
	for _, k := range language.Keywords {
		l.States = append(l.States, engine.StateLayout{Code: string(k), Look: engine.LookBadge, Symbol: string(k)})
	}
	return l
}

func symbols() []engine.SymbolLayout {
	return []engine.SymbolLayout{
		{Code: string(language.Light), Shape: "star", Tint: "#fff59d", Letter: "L"},
		{Code: string(language.Fire), Shape: "flame", Tint: "#e4572e", Letter: "F"},
		{Code: string(language.Water), Shape: "drop", Tint: "#2e86de", Letter: "W"},
		{Code: string(language.Wind), Shape: "leaf", Tint: "#4caf50", Letter: "G"},
		{Code: string(language.Darkness), Shape: "moon", Tint: "#9b59b6", Letter: "D"},
		{Code: string(language.Void), Shape: "dot", Tint: "#bdbdbd", Letter: "V"},
		{Code: "R", Shape: "turn", Tint: "#cfd8dc", Letter: "R"},
		{Code: badgeLife, Shape: "shield", Tint: "#ef9a9a", Letter: "LP"},
		{Code: badgeWill, Shape: "bolt", Tint: "#f4c20d", Letter: "Wi"},
		{Code: badgeHand, Shape: "card", Tint: "#d9c9a3", Letter: "H"},
		{Code: badgeDeck, Shape: "pile", Tint: "#a3b1d9", Letter: "De"},
		{Code: badgeStones, Shape: "shard", Tint: "#7fe3ff", Letter: "St"},
		{Code: badgeSet, Shape: "gate", Tint: "#ce93d8", Letter: "Sb"},
		{Code: zGrave, Shape: "pile", Tint: "#8d99ae", Letter: "Gr"},
		{Code: zRemoved, Shape: "ring", Tint: "#cfd8dc", Letter: "Rm"},
		{Code: markDamage, Shape: "crack", Tint: "#e4572e", Letter: "-"},
		{Code: markSet, Shape: "flag", Tint: "#ce93d8", Letter: "T"},
		{Code: stateAttacked, Shape: "aim", Tint: "#e4572e", Letter: "!"},
		{Code: "atk", Shape: "sword", Tint: "#ff8a65", Letter: "A"},
		{Code: "def", Shape: "shield", Tint: "#90caf9", Letter: "D"},
		{Code: stateJSide, Shape: "crown", Tint: "#ffd54f", Letter: "J"},
		{Code: stateAwake, Shape: "star", Tint: "#ffd54f", Letter: "Aw"},
		{Code: string(language.Swiftness), Shape: "bolt", Tint: "#80cbc4", Letter: "Sw"},
		{Code: string(language.TargetAttack), Shape: "eye", Tint: "#ff8a65", Letter: "TA"},
		{Code: string(language.FirstStrike), Shape: "sword", Tint: "#fff59d", Letter: "FS"},
		{Code: string(language.Pierce), Shape: "crack", Tint: "#ffcc80", Letter: "Pi"},
		{Code: string(language.Explode), Shape: "flame", Tint: "#ffcc80", Letter: "Ex"},
		{Code: string(language.Flying), Shape: "leaf", Tint: "#90caf9", Letter: "Fl"},
		{Code: string(language.Imperishable), Shape: "ring", Tint: "#ffd54f", Letter: "Im"},
	}
}
