package engine_test

import (
	"testing"

	"farpost/engine"
)

// Values read back what they were made of, and nothing else.
func TestValues(t *testing.T) {
	id := engine.ObjID{Slot: 42, Gen: 3}
	for _, c := range []struct {
		v     engine.Value
		text  string
		kind  string
		id    engine.ObjID
		num   int
		seat  engine.Seat
		index int
	}{
		{engine.Obj(id), "obj:42.3", "obj", id, 0, engine.NoSeat, -1},
		{engine.Obj(engine.ObjID{}), "", "", engine.ObjID{}, 0, engine.NoSeat, -1},
		{engine.SeatVal(2), "seat:2", "seat", engine.ObjID{}, 0, 2, -1},
		{engine.SeatVal(engine.NoSeat), "seat:-1", "seat", engine.ObjID{}, 0, engine.NoSeat, -1},
		{engine.Int(-7), "int:-7", "int", engine.ObjID{}, -7, engine.NoSeat, -1},
		{engine.Word("yes"), "word:yes", "word", engine.ObjID{}, 0, engine.NoSeat, -1},
		{engine.CardVal("A07"), "card:A07", "card", engine.ObjID{}, 0, engine.NoSeat, -1},
		{engine.Indexed("crystal", 1, 3), "crystal:1.3", "crystal", engine.ObjID{}, 0, 1, 3},
		{"obj:0.1", "obj:0.1", "obj", engine.ObjID{}, 0, engine.NoSeat, -1},
		{"int:many", "int:many", "int", engine.ObjID{}, 0, engine.NoSeat, -1},
		{"obj:1", "obj:1", "obj", engine.ObjID{}, 0, engine.NoSeat, -1},
	} {
		if string(c.v) != c.text || c.v.Kind() != c.kind || c.v.ID() != c.id || c.v.Num() != c.num ||
			c.v.Seat() != c.seat || c.v.Index() != c.index {
			t.Errorf("%q: kind %q, id %v, num %d, seat %d, index %d", c.v, c.v.Kind(), c.v.ID(), c.v.Num(), c.v.Seat(),
				c.v.Index())
		}
	}
}

// The seats after one go round the table and end with it.
func TestSeatOrder(t *testing.T) {
	if got := engine.Seat(1).After(3); len(got) != 3 || got[0] != 2 || got[1] != 0 || got[2] != 1 {
		t.Error(got)
	}
	if engine.NoSeat.String() != "nobody" || engine.Seat(0).String() != "seat 1" {
		t.Error("names")
	}
}

// Secret arguments of an event are for the seats that know them and for nobody else.
func TestSecretsOfEvents(t *testing.T) {
	e := engine.Event{Kind: "drew", Seat: 1, Args: []engine.Arg{engine.A("n", engine.Int(1))},
		Secret: []engine.Arg{engine.A("card", engine.CardVal("bolt"))}, Knows: []engine.Seat{1}}
	for viewer, code := range map[engine.Seat]string{1: "drew.known", 0: "drew", engine.NoSeat: "drew"} {
		p := e.For(viewer)
		if p.Code != code || (p.Arg("card") != nil) != (viewer == 1) || p.Arg("n")[0] != engine.Int(1) ||
			p.Arg("seat")[0] != engine.SeatVal(1) {
			t.Errorf("%v: %+v", viewer, p)
		}
	}
	e.Knows = []engine.Seat{engine.NoSeat}
	if p := e.For(engine.NoSeat); p.Arg("card") != nil {
		t.Error("a spectator knows a secret")
	}
}
