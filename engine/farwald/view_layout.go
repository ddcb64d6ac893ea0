package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// layout places the views of this ruleset for the renderer and the text board.
func layout() engine.Layout {
	l := engine.Layout{
		Zones: []engine.ZoneLayout{
			{Kind: zField, Place: engine.PlaceRow},
			{Kind: zPending, Place: engine.PlaceStack},
			{Kind: zHand, Place: engine.PlaceRow},
			{Kind: zAside, Place: engine.PlaceCount, Symbol: "aside"},
			{Kind: zMemory, Place: engine.PlaceCount, Symbol: "memory"},
			{Kind: zVortex, Place: engine.PlacePile, Symbol: "vortex"},
			{Kind: zAether, Place: engine.PlacePile, Symbol: "aether"},
		},
		States: []engine.StateLayout{
			{Code: stateExploited, Look: engine.LookTurned},
			{Code: stateAttacking, Look: engine.LookFrame, Symbol: "desen"},
			{Code: stateDefending, Look: engine.LookFrame, Symbol: "defen"},
			{Code: stateDisabled, Look: engine.LookCrossed, Symbol: "disabled"},
			{Code: stateGate, Look: engine.LookBadge, Symbol: "gate"},
			{Code: statePaid, Look: engine.LookBadge, Symbol: "energy"},
			{Code: stateResolving, Look: engine.LookFrame, Symbol: "position"},
			{Code: stateCharged, Look: engine.LookBadge, Symbol: "charge"},
		},
		Stats: []engine.StatLayout{
			{Code: "cost", Symbol: "energy"}, {Code: "desen", Symbol: "desen"}, {Code: "defen", Symbol: "defen"},
		},
		Notes: []engine.NoteLayout{
			{Code: noteOpen, Symbol: "open"}, {Code: mGate, Symbol: "shut"}, {Code: mEnergy,
				Symbol: "shut"}, {Code: mBanned, Symbol: "shut"},
		},
		Need:    "gate",
		Symbols: symbols(),
		Tracks:  []string{trackCrystal},
		Badges: []string{badgeEnergy, badgeLocked, badgeCE, badgeHand, badgeLimit, badgeMemory, badgeAside,
			badgeVortex, badgeAether, badgeStall, badgeHolds},
		Types: []engine.TypeLayout{
			{Code: language.Evocation, Frame: engine.FrameArch, Tint: "#e2c27a"},
			{Code: language.Attack, Frame: engine.FramePeak, Tint: "#ff5a5f", Body: engine.BodyBurst},
			{Code: language.Mystic, Frame: engine.FrameWave, Tint: "#c39bff", Body: engine.BodyCircle},
			{Code: language.Protection, Frame: engine.FrameNotch, Tint: "#b8c4d6", Body: engine.BodyShield},
			{Code: language.Recovery, Frame: engine.FrameScoop, Tint: "#7ee0a8", Body: engine.BodySpring},
		},
		Parts: []engine.PartLayout{
			{Code: language.PropEnergized, Part: "speed"}, {Code: language.Epic, Part: "sparkles"},
			{Code: language.Deity, Part: "halo"},
		},
		Arrows: []engine.ArrowLayout{
			{Kind: zPending, Line: engine.LineSolid},
			{Kind: zPending, What: "unleash", Line: engine.LineDashed, Below: true, Against: engine.LineBarred},
		},
	}
	for _, p := range language.Properties {
		if p.Badge {
			l.States = append(l.States, engine.StateLayout{Code: p.Code, Look: engine.LookBadge, Symbol: p.Code})
		}
	}
	return l
}

func symbols() []engine.SymbolLayout {
	return []engine.SymbolLayout{
		{Code: string(language.Fire), Shape: "flame", Tint: "#e4572e", Letter: "F"},
		{Code: string(language.Water), Shape: "drop", Tint: "#2e86de", Letter: "W"},
		{Code: string(language.Mind), Shape: "eye", Tint: "#9b59b6", Letter: "M"},
		{Code: string(language.Nature), Shape: "leaf", Tint: "#4caf50", Letter: "N"},
		{Code: badgeEnergy, Shape: "bolt", Tint: "#f4c20d", Letter: "E"},
		{Code: badgeLocked, Shape: "chain", Tint: "#8d99ae", Letter: "L"},
		{Code: badgeCE, Shape: "ring", Tint: "#e0e0e0", Letter: "CE"},
		{Code: badgeHand, Shape: "card", Tint: "#d9c9a3", Letter: "H"},
		{Code: badgeLimit, Shape: "card", Tint: "#f4c20d", Letter: "HL"},
		{Code: badgeMemory, Shape: "pile", Tint: "#a3b1d9", Letter: "Me"},
		{Code: badgeAside, Shape: "moon", Tint: "#a3b1d9", Letter: "A"},
		{Code: badgeVortex, Shape: "ring", Tint: "#7f5fa6", Letter: "V"},
		{Code: badgeAether, Shape: "star", Tint: "#cfd8dc", Letter: "Ae"},
		{Code: badgeStall, Shape: "pause", Tint: "#8d99ae", Letter: "S"},
		{Code: badgeHolds, Shape: "bell", Tint: "#f4c20d", Letter: "!"},
		{Code: trackCrystal, Shape: "shard", Tint: "#7fe3ff", Letter: "C"},
		{Code: markLost, Shape: "crack", Tint: "#e4572e", Letter: "-"},
		{Code: "desen", Shape: "sword", Tint: "#ff8a65", Letter: "D"},
		{Code: "defen", Shape: "shield", Tint: "#90caf9", Letter: "S"},
		{Code: stateDisabled, Shape: "chain", Tint: "#8d99ae", Letter: "X"},
		{Code: "gate", Shape: "gate", Tint: "#ce93d8", Letter: "G"},
		{Code: "open", Shape: "check", Tint: "#8fe09a", Letter: "+"},
		{Code: "shut", Shape: "barred", Tint: "#ff9a86", Letter: "!"},
		{Code: "charge", Shape: "gear", Tint: "#f4c20d", Letter: "Ch"},
		{Code: language.PropTW, Shape: "window", Tint: "#80cbc4", Letter: "TW"},
		{Code: language.PropFrangible, Shape: "crack", Tint: "#ffcc80", Letter: "Fr"},
		{Code: language.Epic, Shape: "star", Tint: "#ffd54f", Letter: "Ep"},
		{Code: language.Deity, Shape: "crown", Tint: "#ffd54f", Letter: "De"},
		{Code: language.Token, Shape: "flag", Tint: "#e0e0e0", Letter: "To"},
		{Code: language.PropPosition, Shape: "dot", Tint: "#bdbdbd", Letter: "P"},
		{Code: language.PropEnergized, Shape: "star", Tint: "#fff59d", Letter: "En"},
	}
}

// SymbolCodes lists the symbols of the layout.
func SymbolCodes() []string {
	var out []string
	for _, s := range symbols() {
		out = append(out, s.Code)
	}
	return out
}

// ZoneCodes lists the zones.
func ZoneCodes() []string {
	return []string{zMemory, zHand, zAside, zField, zPending, zVortex, zAether}
}
