package farwald

import "farpost/engine"

// The changes that texts and costs propose, one builder each, so that every use says the same.

func setListChange(obj engine.ObjID, name string, vals []engine.Value) engine.Change {
	return engine.Change{Kind: chSetList, Seat: engine.NoSeat, Obj: obj, Word: name, Vals: vals}
}

// objChange does something to one object; by is the card whose text does it, zero for a cost.
func objChange(kind string, obj, by engine.ObjID) engine.Change {
	return engine.Change{Kind: kind, Seat: engine.NoSeat, Obj: obj, By: by}
}

// seatChange does something n times to a seat.
func seatChange(kind string, seat engine.Seat, n int, by engine.ObjID) engine.Change {
	return engine.Change{Kind: kind, Seat: seat, N: n, By: by}
}

// crystalChange does something to n fragments of a Crystal.
func crystalChange(kind string, crystal engine.Value, n int, by engine.ObjID) engine.Change {
	return engine.Change{Kind: kind, Seat: crystal.Seat(), To: crystal, N: n, By: by}
}

// effectChange begins a continuous effect of a seat on things.
func effectChange(kind string, seat engine.Seat, on []engine.Value, n int, until string, by engine.ObjID) engine.Change {
	return engine.Change{Kind: changeEffect, Seat: seat, Word: kind, Vals: on, N: n, To: engine.Word(until), By: by}
}
