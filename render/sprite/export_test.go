package sprite

import "farpost/render/draw"

// Names fits a name as it is on a tile, attached to one, on a crowded board and in a deck's line.
func Names(p *draw.Pen, name string) map[string]draw.Setting {
	return map[string]draw.Setting{
		"tile": Tile{W: 249, Name: name}.nameText(p),
		"slat": NewSlat(Tile{W: SlatWide, Name: name}).nameText(p),
		"deck": DeckLine{W: 513, Gem: "3", Name: name}.nameText(p),
		"worn": wornSetting(p, 249-wornIndent, WornCard{Name: name}),
	}
}
