package gallery

import "farpost/engine"

// BoardPool has the cards and things of the sample boards.
func BoardPool() *Pool {
	p := &Pool{}
	for _, v := range []engine.View{Normal(), Crowded(), Four()} {
		p.Add(v)
	}
	return p
}

// Eighty is a board for four with twenty cards on each side.
func Eighty() engine.View { return Filled(Four(), Layout(), BoardPool(), 20) }

// Everything is such a board with twelve things pending.
func Everything() engine.View { return Piled(Eighty(), Layout(), BoardPool(), 12) }

// Boards are views by name, from the emptiest to the fullest, for tests of what must hold however much there is.
func Boards() map[string]engine.View {
	full, crowd := Four(), Crowded()
	for i := range full.Zones {
		if z := &full.Zones[i]; z.Kind == "field" {
			z.Cards = crowd.Zones[0].Cards
			z.Count = len(z.Cards) + 2
		}
	}
	return map[string]engine.View{
		"empty": Empty(), "normal": Normal(), "crowded": crowd, "four": Four(), "over": Over(), "hand": Hand(7),
		"nothing":      {Viewer: engine.NoSeat, Active: engine.NoSeat},
		"four-crowded": full, "full": Everything(), "eighty": Eighty(),
	}
}
