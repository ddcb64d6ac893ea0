package kit

import "farpost/engine"

// Top returns the card that lies on top of a zone; the zero id if the zone is empty, or if the facts do not see it.
func Top(f engine.Facts, zone string, s engine.Seat) engine.ObjID {
	cards := f.Zone(zone, s)
	if len(cards) == 0 {
		return engine.ObjID{}
	}
	return cards[len(cards)-1]
}

// List returns a list of an object, of its last known form if it is gone.
func List(f engine.Facts, id engine.ObjID, name string) []engine.Value {
	o, _ := f.Known(id)
	return o.List(name)
}

// First returns the first value of such a list; "" if it is empty.
func First(f engine.Facts, id engine.ObjID, name string) engine.Value {
	if list := List(f, id, name); len(list) > 0 {
		return list[0]
	}
	return ""
}

// Names returns the values by which people know objects; see engine.CardName.
func Names(f engine.Facts, ids []engine.ObjID) []engine.Value {
	out := make([]engine.Value, len(ids))
	for i, id := range ids {
		out[i] = engine.CardName(f, id)
	}
	return out
}

// Take puts the top n cards of one zone of a seat on top of another of its zones, one after the other, as many as there
// are. It returns them in this order.
func Take(tx *engine.Tx, from string, s engine.Seat, n int, to string) (got []engine.ObjID) {
	for range min(n, tx.Reader().Count(from, s)) {
		got = append(got, tx.Move(Top(tx.Reader(), from, s), to, s, true))
	}
	return got
}

// TellOwner records an event of which everybody is told what, and only the seat that it is about the secret part.
func TellOwner(tx *engine.Tx, kind string, s engine.Seat, what []engine.Arg, secret ...engine.Arg) {
	tx.Emit(engine.Event{Kind: kind, Seat: s, Args: what, Secret: secret, Knows: []engine.Seat{s}})
}

// Tick counts a figure of the match on and returns the new count. Games tell with it which of two things came first.
func Tick(tx *engine.Tx, figure int) int {
	n := tx.Reader().Var(figure) + 1
	tx.SetVar(figure, n)
	return n
}

// ChangeList writes the list Word of Obj: Vals. AddList defines it.
const ChangeList = "setlist"

// AddList defines ChangeList.
func AddList(g *engine.Ruleset) {
	g.Define(ChangeList, func(tx *engine.Tx, c engine.Change) { tx.SetList(c.Obj, c.Word, c.Vals) })
}

// SetList returns the change that writes a list of an object.
func SetList(obj engine.ObjID, name string, vals ...engine.Value) engine.Change {
	return engine.Change{Kind: ChangeList, Seat: engine.NoSeat, Obj: obj, Word: name, Vals: vals}
}

// Mark returns the change that counts a mark on a thing in a period; see engine.Tx.Mark.
func Mark(code string, on engine.Value, period string) engine.Change {
	return engine.Change{Kind: engine.ChangeMark, Seat: engine.NoSeat, Word: code, To: on,
		Vals: []engine.Value{engine.Word(period)}}
}
