package engine

import (
	"fmt"
	"slices"
)

// Tx is what a ChangeFunc writes through while a batch is carried out. Inside a batch an id from before it still means
// the object, wherever the batch has put it.
type Tx struct {
	d     *driver
	s     *State
	was   *Reader // the match before the batch
	moved []move
	from  int   // where the batch's events begin in those of the driver
	wrote owned // lists that the batch has written
}

// move is an id that a batch has ended, and the object's new one.
type move struct{ from, to ObjID }

// object makes the object in a slot safe to write and returns it. The log has it as it was before the batch.
func (tx *Tx) object(slot int32) *Object {
	o := tx.s.writeObject(slot)
	tx.d.undo.objects.record(slot, o)
	return o
}

// Reader reads the match as the batch has made it so far.
func (tx *Tx) Reader() *Reader { return tx.d.r }

// Was reads the match as it stood before the batch. Facts for events come from it.
func (tx *Tx) Was() *Reader { return tx.was }

// Book is the match's card data.
func (tx *Tx) Book() Book { return tx.d.book }

// Now returns the present id of an object that the batch may have moved.
func (tx *Tx) Now(id ObjID) ObjID {
	for _, m := range tx.moved { // in order of time, so one pass follows a whole chain
		if m.from == id {
			id = m.to
		}
	}
	return id
}

// Live returns an object by its id before or inside the batch; ok is false if it is not there.
func (tx *Tx) Live(id ObjID) (Object, bool) {
	if p := tx.s.object(tx.Now(id)); p != nil {
		return *p, true
	}
	return Object{}, false
}

// In reports whether an object, by its id before or inside the batch, is in a zone of that kind now.
func (tx *Tx) In(id ObjID, kind string) bool { return tx.d.r.In(tx.Now(id), kind) }

// Attr returns an attribute of an object as the batch has made it; see Reader.Attr.
func (tx *Tx) Attr(id ObjID, attr int) int { return tx.d.r.Attr(tx.Now(id), attr) }

// Ctrl returns who commands an object as the batch has made it; see Reader.Ctrl.
func (tx *Tx) Ctrl(id ObjID) Seat { return tx.d.r.Ctrl(tx.Now(id)) }

// Emit records an event of this batch.
func (tx *Tx) Emit(e Event) {
	if tx.d.events == nil {
		tx.d.events = tx.d.mem.events()
	}
	tx.d.events = append(tx.d.events, e)
}

// Tell records a public event about a seat, NoSeat for one about nobody.
func (tx *Tx) Tell(kind string, about Seat, args ...Arg) {
	tx.Emit(Event{Kind: kind, Seat: about, Args: args})
}

// New puts a new object on top of a zone and returns its id. It sets Gen and Zone itself.
func (tx *Tx) New(o Object, kind string, seat Seat) ObjID {
	z := tx.zone(kind, seat)
	slot := int32(0)
	if i := tx.s.Objects.free(); i >= 0 {
		slot, o.Gen = int32(i+1), tx.s.Objects.At(i).Gen+1
	}
	o.Zone = int16(z)
	if slot == 0 {
		slot = int32(tx.s.Objects.n + 1)
		*tx.s.writeObject(slot) = o
	} else {
		*tx.object(slot) = o
	}
	id := ObjID{slot, o.Gen}
	tx.put(z, id, true)
	tx.d.r.forgetZones(-1, z)
	return id
}

// Move puts an object into a zone, on top or at the bottom, and returns its new id; the zero id if the object is not
// there. It becomes a new object: its attributes, lists and attachment are gone, and its Base is its owner.
func (tx *Tx) Move(id ObjID, kind string, seat Seat, top bool) ObjID {
	id = tx.Now(id)
	if tx.s.object(id) == nil {
		return ObjID{}
	}
	from := tx.leave(id)
	o := tx.object(id.Slot)
	z := tx.zone(kind, seat)
	fresh := Object{Gen: o.Gen + 1, Card: o.Card, Kind: o.Kind, Owner: o.Owner, Base: o.Owner, Zone: int16(z)}
	*o = fresh
	next := ObjID{id.Slot, fresh.Gen}
	tx.moved = append(tx.moved, move{id, next})
	tx.put(z, next, top)
	tx.d.r.forgetZones(from, z)
	return next
}

// Remove takes an object out of the match for good and frees its slot. It returns false if the object is not there.
func (tx *Tx) Remove(id ObjID) bool {
	id = tx.Now(id)
	if tx.s.object(id) == nil {
		return false
	}
	from := tx.leave(id)
	o := tx.object(id.Slot)
	*o = Object{Gen: o.Gen + 1, Card: -1, Zone: -1, Owner: NoSeat, Base: NoSeat}
	tx.d.r.forgetZones(from, -1)
	return true
}

// Shuffle puts a zone into a random order, with the generator of that key. It permutes the contents among the slots and
// renews every id, so no id tells which card it is.
func (tx *Tx) Shuffle(kind string, seat Seat, key string) {
	z := tx.zone(kind, seat)
	cards := slices.Clone(tx.s.Zones[z].Cards)
	slices.SortFunc(cards, func(a, b ObjID) int { return int(a.Slot - b.Slot) })
	content := make([]Object, len(cards))
	for i, id := range cards {
		content[i] = *tx.s.object(id)
	}
	for i := len(content) - 1; i > 0; i-- {
		j := tx.Roll(key, i+1)
		content[i], content[j] = content[j], content[i]
	}
	for i, id := range cards {
		o := content[i]
		o.Gen = id.Gen + 1
		*tx.object(id.Slot) = o
		cards[i] = ObjID{id.Slot, o.Gen}
	}
	tx.write(ownZones)
	tx.s.Zones[z].Cards = cards
	tx.d.r.forgetZones(z, -1)
}

// Roll returns a random number from 0 to n-1, with the generator of that key. It panics if there is none.
func (tx *Tx) Roll(key string, n int) int {
	tx.write(ownRand)
	for i := range tx.s.Rand {
		if tx.s.Rand[i].Key == key {
			return tx.s.Rand[i].Intn(n)
		}
	}
	panic("engine: no generator named " + key)
}

// without returns a list without an id that it has. It does not write the list given.
func without(cards []ObjID, id ObjID) []ObjID {
	i := slices.Index(cards, id)
	return slices.Concat(cards[:i], cards[i+1:])
}

func (tx *Tx) zone(kind string, seat Seat) int {
	z := tx.s.zone(kind, seat)
	if z < 0 {
		panic(fmt.Sprintf("engine: no zone %s of %v", kind, seat))
	}
	return z
}

func (tx *Tx) put(z int, id ObjID, top bool) {
	cards := tx.s.Zones[z].Cards
	if top {
		cards = slices.Concat(cards, []ObjID{id})
	} else {
		cards = slices.Concat([]ObjID{id}, cards)
	}
	tx.write(ownZones)
	tx.s.Zones[z].Cards = cards
}

// leave takes an object out of its zone and returns the zone. It stores what was last known of the object: as it was
// before the batch, because everything in a batch happens at once. An object that is newer than that is stored as the
// batch made it.
func (tx *Tx) leave(id ObjID) (zone int) {
	tx.write(ownZones)
	zone = int(tx.s.object(id).Zone)
	z := &tx.s.Zones[zone]
	r := tx.was
	if r.object(id) == nil {
		r = tx.d.r
	}
	sn := Snapshot{ID: id, Was: *r.object(id), Ctrl: r.Ctrl(id), Hidden: tx.d.g.seen(z.Kind) != SeenByAll}
	if n := len(tx.d.g.Stats); n > 0 {
		sn.Stats = part(&tx.d.mem.stats, n)
	}
	for i := range sn.Stats {
		sn.Stats[i] = r.Stat(id, i)
	}
	tx.s.Snaps = append(tx.s.Snaps, sn)
	z.Cards = without(z.Cards, id)
	return zone
}
