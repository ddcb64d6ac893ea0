package gallery

import "farpost/engine"

// Fight is a match for two with a line of every sort: an assault of two, two who stand against it, and a rite that
// resolves first, aimed at one of those.
func Fight() engine.View {
	m := &maker{v: engine.View{Viewer: engine.NoSeat, Turn: 9, Round: 5, Active: 1, Phase: "action"}}
	m.seats(2, []int{5, 3, 5, 5}, []int{4, 5, 2, 5})
	ward := m.being(0, 0, 0, 0, "shielding")
	m.being(0, 3, 1, -2)
	guard := m.being(0, 6, 0, 0, "shielding")
	m.being(1, 1, 0, 0)
	first := m.being(1, 2, 0, 0, "spent", "striking")
	second := m.being(1, 5, 1, 0, "spent", "striking")
	m.flux(0, "fire", "nature")
	m.flux(1, "mind", "water")
	m.put("pending", engine.NoSeat, engine.CardView{What: "assault", Owner: 1, Ctrl: 1, Of: []engine.Value{first, second},
		Targets: []engine.Value{"essence:0.2"}, Against: []engine.Value{ward, guard}})
	q := m.put("pending", engine.NoSeat, engine.CardView{Card: card(11), Owner: 1, Ctrl: 1, Targets: []engine.Value{guard}})
	m.v.Waiting = []engine.WaitView{{Seat: 0, Q: 9, Kind: "respond", About: q}}
	return m.v
}
