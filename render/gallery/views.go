package gallery

import "farpost/engine"

// maker builds a view card by card. Every card gets the next slot.
type maker struct {
	v    engine.View
	slot int32
}

func (m *maker) key() engine.Value {
	m.slot++
	return engine.Obj(engine.ObjID{Slot: m.slot, Gen: 1})
}

func card(n int) string { return "s" + string(engine.Int(n))[4:] }

// seats gives n seats their Crystals and figures.
func (m *maker) seats(n int, fragments ...[]int) {
	for s := range n {
		seat := engine.Seat(s)
		t := engine.Track{Code: "essence"}
		for i := range 4 {
			left := 5
			if s < len(fragments) && i < len(fragments[s]) {
				left = fragments[s][i]
			}
			t.Cells = append(t.Cells, engine.Cell{Key: engine.Indexed("essence", seat, i), N: left, Max: 5})
		}
		m.v.Seats = append(m.v.Seats, engine.SeatView{Seat: seat, Tracks: []engine.Track{t}, Badges: []engine.Badge{
			{Code: "energy", N: 10 - 3*s, Max: 10}, {Code: "flux"},
		}})
		m.v.Zones = append(m.v.Zones,
			engine.ZoneView{Kind: "field", Seat: seat},
			engine.ZoneView{Kind: "hand", Seat: seat, Count: 5 - s},
			engine.ZoneView{Kind: "memory", Seat: seat, Count: 41 - 2*s},
			engine.ZoneView{Kind: "vortex", Seat: seat})
	}
	m.v.Zones = append(m.v.Zones, engine.ZoneView{Kind: "pending", Seat: engine.NoSeat})
}

// put adds a card to a zone and returns its key.
func (m *maker) put(kind string, seat engine.Seat, c engine.CardView) engine.Value {
	for i := range m.v.Zones {
		z := &m.v.Zones[i]
		if z.Kind != kind || z.Seat != seat {
			continue
		}
		c.Key = m.key()
		z.Cards = append(z.Cards, c)
		z.Count = max(z.Count, len(z.Cards))
		return c.Key
	}
	return ""
}

// being puts a card on the field. Strike and guard are added to its printed stats.
func (m *maker) being(seat engine.Seat, n, strike, guard int, states ...string) engine.Value {
	c := cards[n]
	cv := engine.CardView{Card: card(n), Owner: seat, Ctrl: seat, States: states}
	if c.kind == "being" {
		cv.Stats = []engine.Stat{{Code: "strike", Now: c.strike + strike, Printed: c.strike},
			{Code: "guard", Now: c.guard + guard, Printed: c.guard}}
	}
	return m.put("field", seat, cv)
}

func (m *maker) flux(seat engine.Seat, marks ...string) {
	m.v.Seats[seat].Badges[1].Marks = marks
	m.v.Seats[seat].Badges[1].N = len(marks)
}

// Empty is a match that has just begun.
func Empty() engine.View {
	m := &maker{v: engine.View{Viewer: engine.NoSeat, Turn: 1, Round: 1, Active: 0, Phase: "action"}}
	m.seats(2)
	m.v.Waiting = []engine.WaitView{{Seat: 0, Q: 1, Kind: "action"}}
	return m.v
}

// Normal is the middle of a match for two: a card is declared, and the opponent is asked.
func Normal() engine.View {
	m := &maker{v: engine.View{Viewer: engine.NoSeat, Turn: 7, Round: 4, Active: 0, Phase: "action"}}
	m.seats(2, []int{5, 3, 5, 5}, []int{0, 5, 2, 5})
	m.being(0, 0, 0, 0)
	wearer := m.being(0, 3, 1, -2)
	m.being(0, 6, 0, 0, "spent")
	a := m.being(1, 1, 0, -1, "spent", "disabled")
	m.being(1, 2, 0, 0)
	m.being(1, 5, 0, 0)
	m.put("field", 0, engine.CardView{Card: card(8), Owner: 0, Ctrl: 0, On: wearer})
	m.put("field", 1, engine.CardView{Card: card(9), Owner: 1, Ctrl: 1, On: "essence:1.1"})
	m.flux(0, "fire", "nature")
	m.flux(1, "mind", "water")
	m.put("vortex", 0, engine.CardView{Card: card(10), Owner: 0, Ctrl: 0})
	m.put("vortex", 1, engine.CardView{Card: card(12), Owner: 1, Ctrl: 1})
	m.put("vortex", 1, engine.CardView{Card: card(4), Owner: 1, Ctrl: 1})
	q := m.put("pending", engine.NoSeat, engine.CardView{Card: card(10), Owner: 0, Ctrl: 0, Targets: []engine.Value{a}})
	m.v.Waiting = []engine.WaitView{{Seat: 1, Q: 9, Kind: "respond", About: q}}
	return m.v
}

// Crowded has twenty cards on each side, turned, marked, worn, and three things pending.
func Crowded() engine.View {
	m := &maker{v: engine.View{Viewer: 1, Turn: 31, Round: 16, Active: 1, Phase: "action"}}
	m.seats(2, []int{0, 0, 1, 4}, []int{2, 0, 3, 5})
	picked := []int{0, 1, 2, 3, 4, 5, 6, 7, 14, 15, 16, 17, 18}
	var keys []engine.Value
	for s := range 2 {
		for i := range 20 {
			var st []string
			if i%3 == 1 {
				st = append(st, "spent")
			}
			if i%5 == 2 {
				st = append(st, "disabled")
			}
			if i%7 == 3 {
				st = append(st, "shielding")
			}
			keys = append(keys, m.being(engine.Seat(s), picked[(i+5*s)%len(picked)], i%4-1, i%3-1, st...))
		}
	}
	f := &m.v.Zones[0]
	f.Cards[4].Marks = []engine.Badge{{Code: "growth", N: 12}}
	f.Cards[9].Marks = []engine.Badge{{Code: "growth", N: 2}}
	m.put("field", 0, engine.CardView{Card: card(8), Owner: 0, Ctrl: 0, On: keys[6], States: []string{"spent"}})
	m.put("field", 0, engine.CardView{Card: card(9), Owner: 1, Ctrl: 1, On: keys[6]})
	m.flux(0, "fire", "fire", "fire", "water", "water", "mind", "nature", "nature")
	m.flux(1, "fire", "water", "water", "mind", "mind", "mind")
	for i := range 9 {
		m.put("vortex", 0, engine.CardView{Card: card(10 + i%4), Owner: 0, Ctrl: 0})
	}
	m.pendingThree(keys)
	return m.v
}

// pendingThree declares an assault, a rite in answer, and a rite in answer to that.
func (m *maker) pendingThree(keys []engine.Value) {
	a := m.put("pending", engine.NoSeat,
		engine.CardView{What: "assault", Owner: 1, Ctrl: 1, Of: []engine.Value{keys[len(keys)-1], keys[len(keys)-3]},
			Targets: []engine.Value{"essence:0.2"}})
	b := m.put("pending", engine.NoSeat,
		engine.CardView{Card: card(2), What: "ability", Owner: 0, Ctrl: 0, Of: []engine.Value{keys[2]},
			Targets: []engine.Value{keys[len(keys)-1], engine.SeatVal(1)},
			Notes:   []engine.Phrase{engine.Say("sealed")}})
	m.put("pending", engine.NoSeat, engine.CardView{Card: card(11), Owner: 1, Ctrl: 1, Targets: []engine.Value{b, a}})
	m.v.Waiting = []engine.WaitView{{Seat: 0, Q: 80, Kind: "respond", About: b}}
}

// Four is a match for four, one of them out, two awaited at once.
func Four() engine.View {
	m := &maker{v: engine.View{Viewer: 2, Turn: 13, Round: 4, Active: 3, Phase: "action"}}
	m.seats(4, []int{5, 5, 1, 0}, []int{0, 0, 0, 0}, []int{2, 5, 5, 4}, []int{5, 5, 5, 5})
	m.v.Seats[1].Out = true
	var keys []engine.Value
	for s, own := range [][]int{{0, 4, 6, 16, 7}, {}, {1, 5, 17}, {2, 14}} {
		for i, n := range own {
			var st []string
			if i == 1 {
				st = []string{"spent"}
			}
			keys = append(keys, m.being(engine.Seat(s), n, 0, -(i%2), st...))
		}
	}
	m.flux(0, "fire", "fire", "fire", "nature")
	m.flux(2, "water", "water")
	m.flux(3, "mind")
	m.put("pending", engine.NoSeat,
		engine.CardView{Card: card(13), Owner: 3, Ctrl: 3, Targets: []engine.Value{keys[0], "essence:2.0"}})
	m.v.Waiting = []engine.WaitView{{Seat: 0, Q: 31, Kind: "respond"}, {Seat: 2, Q: 32, Kind: "respond"}}
	return m.v
}

// Fight is a match for two with every sort of arrow: an assault of two, two who stand against it, and a rite that
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
	m.put("pending", engine.NoSeat,
		engine.CardView{What: "assault", Owner: 1, Ctrl: 1, Of: []engine.Value{first, second},
			Targets: []engine.Value{"essence:0.2"}, Against: []engine.Value{ward, guard}})
	q := m.put("pending", engine.NoSeat,
		engine.CardView{Card: card(11), Owner: 1, Ctrl: 1, Targets: []engine.Value{guard}})
	m.v.Waiting = []engine.WaitView{{Seat: 0, Q: 9, Kind: "respond", About: q}}
	return m.v
}

// Over is a match that has been won.
func Over() engine.View {
	m := &maker{v: engine.View{Viewer: engine.NoSeat, Turn: 22, Round: 11, Active: 1, Phase: "action"}}
	m.seats(2, []int{0, 0, 0, 0}, []int{0, 3, 5, 1})
	m.v.Seats[0].Out = true
	m.being(1, 3, 2, 0, "spent")
	m.being(1, 7, 0, 0)
	m.v.Result = &engine.Result{Winners: []engine.Seat{1}, Reason: "lastcrystal"}
	return m.v
}

// Hand is a player's own view with n cards in hand.
func Hand(n int) engine.View {
	m := &maker{v: Normal()}
	m.slot = 100
	m.v.Viewer = 0
	for i := range n {
		c := engine.CardView{Card: card([]int{10, 15, 2, 13, 8, 0, 11, 12}[i%8]), Owner: 0, Ctrl: 0}
		switch i % 8 % 3 { // copies of a card have the same to say
		case 0:
			c.Notes = []engine.Phrase{engine.Say("gateopen")}
		case 1:
			c.Notes = []engine.Phrase{engine.Say("missing")}
		}
		m.put("hand", 0, c)
	}
	for i := range m.v.Zones {
		if z := &m.v.Zones[i]; z.Kind == "hand" && z.Seat == 0 {
			z.Count = len(z.Cards)
		}
	}
	return m.v
}
