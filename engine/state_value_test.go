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
		{engine.SeatVal(8), "seat:8", "seat", engine.ObjID{}, 0, 8, -1},
		{engine.SeatVal(9), "seat:9", "seat", engine.ObjID{}, 0, 9, -1},
		{engine.SeatVal(-2), "seat:-2", "seat", engine.ObjID{}, 0, engine.NoSeat, -1},
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

// TestNumbersOfValues ensures which numbers are read of values that a save, or a player's answer, may hold, up to the
// greatest, and that what is no number is nothing.
func TestNumbersOfValues(t *testing.T) {
	type read struct {
		id    engine.ObjID
		num   int
		seat  engine.Seat
		index int
	}
	none := read{seat: engine.NoSeat, index: -1}
	obj := func(slot, gen int32) read {
		return read{id: engine.ObjID{Slot: slot, Gen: gen}, seat: engine.NoSeat, index: -1}
	}
	num := func(n int) read { return read{num: n, seat: engine.NoSeat, index: -1} }
	seat := func(s engine.Seat, index int) read { return read{seat: s, index: index} }
	const most = 1<<31 - 1
	for v, want := range map[engine.Value]read{
		"": none, "obj": none, "obj:": none, "obj:.": none, "obj:1.": none, "obj:.1": none, "obj:1": none,
		"obj:0.0": none, "obj:0.5": none, "obj:x.1": none, "obj:1.x": none, "obj:-1.1": none, "obj:1.-1": none,
		"obj:1/.1": none, "obj:1:.1": none, "obj:1./": none, "obj:1.:": none, "obj:1.1.1": none, "obj:1.0": obj(1, 0),
		"obj:10.90": obj(10, 90), "obj:2147483647.2147483647": obj(most, most), "obj:2147483648.1": none,
		"obj:1.2147483648": none, "obj:9999999999.1": none, "obj:1.9999999999": none, "obj:00000000001.1": none,
		"obj:0000000001.1": obj(1, 1), "obj:1.00000000001": none, "obj:1.0000000001": obj(1, 1),
		"int:": none, "int:0": none, "int:x": none, "int:1x": none, "int:9": num(9), "int:10": num(10),
		"int:-1": num(-1), "int:2147483647": num(most), "int:2147483648": num(most + 1),
		"int:-2147483649": num(-most - 2),
		"int:12345678901": num(12345678901), "int:99999999999999999999": none,
		"seat:": none, "seat:x": none, "seat:/": none, "seat::": none, "seat:0": seat(0, -1), "seat:9": seat(9, -1),
		"seat:10": seat(10, -1), "seat:127": seat(127, -1), "seat:128": none, "seat:-1": none,
		"seat:1.2": {seat: engine.NoSeat, index: 2},
		"x:1":      none, "x:1.2": seat(1, 2), "x:127.0": seat(127, 0), "x:128.3": {seat: engine.NoSeat, index: 3},
		"x:1.-2": seat(1, -2), "x:1.y": seat(1, -1), "x:.3": {seat: engine.NoSeat, index: 3}, "x:1.2.3": seat(1, -1),
	} {
		if got := (read{v.ID(), v.Num(), v.Seat(), v.Index()}); got != want {
			t.Errorf("%q: %+v, want %+v", v, got, want)
		}
	}
	for text, want := range map[string]bool{"": true, "1.0": true, "12.34": true, "1": false, "0.1": false, "x": false,
		"1.": false} {
		id := engine.ObjID{Slot: 9, Gen: 9}
		err := id.UnmarshalText([]byte(text))
		back, _ := id.MarshalText()
		if (err == nil) != want || want && string(back) != text || !want && string(back) != "9.9" {
			t.Errorf("%q: %v, %q", text, err, back)
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
	open := engine.Event{Kind: "drew", Knows: []engine.Seat{1}}
	if p := open.For(1); p.Code != "drew" {
		t.Errorf("without a secret there is nothing more to know: %+v", p)
	}
	e.Knows = []engine.Seat{engine.NoSeat}
	if p := e.For(engine.NoSeat); p.Arg("card") != nil {
		t.Error("a spectator knows a secret")
	}
}
