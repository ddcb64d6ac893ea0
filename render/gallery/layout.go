package gallery

import "farpost/engine"

// Layout is the layout of the samples' game. It uses every place and every look.
func Layout() engine.Layout {
	return engine.Layout{
		Zones: []engine.ZoneLayout{
			{Kind: "pending", Place: engine.PlaceStack},
			{Kind: "field", Place: engine.PlaceRow},
			{Kind: "hand", Place: engine.PlaceCount, Symbol: "card"},
			{Kind: "memory", Place: engine.PlaceCount, Symbol: "memory"},
			{Kind: "vortex", Place: engine.PlacePile, Symbol: "vortex"},
		},
		States: []engine.StateLayout{
			{Code: "spent", Look: engine.LookTurned},
			{Code: "disabled", Look: engine.LookCrossed, Symbol: "chained"},
			{Code: "resting", Look: engine.LookSide},
			{Code: "marked", Look: engine.LookBadge, Symbol: "growth"},
			{Code: "striking", Look: engine.LookFrame, Symbol: "blade"},
			{Code: "shielding", Look: engine.LookFrame, Symbol: "ward"},
		},
		Stats: []engine.StatLayout{{Code: "strike", Symbol: "blade"}, {Code: "guard", Symbol: "ward"}},
		Symbols: []engine.SymbolLayout{
			{Code: "fire", Shape: "flame", Tint: "#ff7a45", Letter: "F"},
			{Code: "water", Shape: "drop", Tint: "#4aa8ff", Letter: "W"},
			{Code: "mind", Shape: "eye", Tint: "#c58bff", Letter: "M"},
			{Code: "nature", Shape: "leaf", Tint: "#6fd06a", Letter: "N"},
			{Code: "energy", Shape: "bolt", Tint: "#ffd24a", Letter: "E"},
			{Code: "essence", Shape: "shard", Tint: "#6fd6e8"},
			{Code: "flux", Shape: "star", Tint: "#e8e2c8"},
			{Code: "card", Shape: "card", Tint: "#d8dce6"},
			{Code: "memory", Shape: "pile", Tint: "#9fb0d0"},
			{Code: "vortex", Shape: "moon", Tint: "#b9a3e3"},
			{Code: "blade", Shape: "sword", Tint: "#ffb199"},
			{Code: "ward", Shape: "shield", Tint: "#a9c9ff"},
			{Code: "chained", Shape: "chain", Tint: "#e8e8e8"},
			{Code: "swift", Shape: "window", Tint: "#ffe7a3"},
			{Code: "token", Shape: "flag", Tint: "#e0e0e0"},
			{Code: "growth", Shape: "gear", Tint: "#a8e0b0"},
			{Code: "portal", Shape: "gate", Tint: "#ce93d8"},
			{Code: "open", Shape: "check", Tint: "#8fe09a"},
			{Code: "shut", Shape: "barred", Tint: "#ff9a86"},
		},
		Notes:  []engine.NoteLayout{{Code: "gateopen", Symbol: "open"}, {Code: "missing", Symbol: "shut"}},
		Need:   "portal",
		Tracks: []string{"essence"},
		Badges: []string{"energy", "flux"},
		Arrows: []engine.ArrowLayout{
			{Kind: "pending", Line: engine.LineSolid},
			{Kind: "pending", What: "assault", Line: engine.LineDashed, Below: true, Against: engine.LineBarred},
		},
		Types: []engine.TypeLayout{{Code: "being", Frame: engine.FrameArch, Tint: "#e2c27a"},
			{Code: "rite", Frame: engine.FrameWave, Tint: "#c39bff", Body: engine.BodyCircle},
			{Code: "bond", Frame: engine.FrameNotch, Tint: "#b8c4d6", Body: engine.BodyShield}},
		Parts: []engine.PartLayout{{Code: "swift", Part: "speed"}},
	}
}

// words are the words of the samples' game, in both languages.
var words = map[string]map[string]string{
	"en": {
		"pending": "Pending", "field": "Battlefield", "hand": "hand", "memory": "memory", "vortex": "Vortex",
		"spent": "spent", "disabled": "disabled", "resting": "resting", "marked": "marked", "striking": "striking",
		"shielding": "shielding", "strike": "Strike", "guard": "Guard",
		"essence": "Crystal", "energy": "Energy", "flux": "Flux", "growth": "growth", "fire": "Fire", "water": "Water",
		"mind": "Mind", "nature": "Nature", "swift": "Swift", "token": "Token",
		"ability": "ability", "assault": "assault",
		"action": "Action", "respond": "response", "defend": "defence", "lastcrystal": "last Crystal standing",
		"gateopen": "Gate open", "missing": "missing: Fire", "sealed": "cannot be answered",
	},
	"it": {
		"pending": "In sospeso", "field": "Campo", "hand": "mano", "memory": "memoria", "vortex": "Vortice",
		"spent": "esausta", "disabled": "disabilitata", "resting": "a riposo", "marked": "segnata",
		"striking": "all’assalto", "shielding": "a difesa", "strike": "Colpo", "guard": "Guardia",
		"essence": "Cristallo", "energy": "Energia", "flux": "Flusso", "growth": "crescita", "fire": "Fuoco",
		"water": "Acqua", "mind": "Mente", "nature": "Natura", "swift": "Rapida", "token": "Segnalino",
		"ability": "abilità",
		"assault": "assalto", "action": "Azione", "respond": "risposta", "defend": "difesa",
		"lastcrystal": "ultimo Cristallo in piedi", "gateopen": "Varco aperto", "missing": "manca: Fuoco",
		"sealed": "non ammette risposta",
	},
}

// Word returns the words of the samples' game in a language.
func Word(lang string) func(engine.Phrase) string {
	return func(p engine.Phrase) string {
		if t, ok := words[lang][p.Code]; ok {
			return t
		}
		return words["en"][p.Code]
	}
}
