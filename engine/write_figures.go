package engine

import "slices"

// Set writes an attribute of an object. It returns false if the object is not there, as SetList, SetOn and SetBase do.
func (tx *Tx) Set(id ObjID, attr int, n int) bool {
	id = tx.Now(id)
	o := tx.s.object(id)
	if o == nil {
		return false
	}
	if o.Attr[attr] != int32(n) {
		tx.object(id.Slot).Attr[attr] = int32(n)
		tx.d.r.forget()
	}
	return true
}

// SetList writes a named list of an object.
func (tx *Tx) SetList(id ObjID, name string, vals []Value) bool {
	return tx.edit(id, func(o *Object) { o.Data = setField(o.Data, name, vals, 0) })
}

// SetOn attaches an object to a thing, or to nothing with "".
func (tx *Tx) SetOn(id ObjID, on Value) bool {
	return tx.edit(id, func(o *Object) { o.On = on })
}

// SetBase writes Object.Base: who commands an object before effects.
func (tx *Tx) SetBase(id ObjID, seat Seat) bool {
	return tx.edit(id, func(o *Object) { o.Base = seat })
}

func (tx *Tx) edit(id ObjID, fn func(*Object)) bool {
	id = tx.Now(id)
	if tx.s.object(id) == nil {
		return false
	}
	fn(tx.object(id.Slot))
	tx.d.r.forget()
	return true
}

// SetSeat writes a figure of a seat, by its place in Ruleset.SeatAttrs.
func (tx *Tx) SetSeat(seat Seat, attr int, n int) {
	if tx.s.Seats[seat].Attrs[attr] == int64(n) {
		return
	}
	a := part(&tx.d.mem.figures, len(tx.s.Seats[seat].Attrs))
	copy(a, tx.s.Seats[seat].Attrs)
	a[attr] = int64(n)
	tx.write(ownSeats)
	tx.s.Seats[seat].Attrs = a
	tx.d.r.forget()
}

// SetVar writes a figure of the match, by its place in Ruleset.Vars.
func (tx *Tx) SetVar(i int, n int) {
	if tx.s.Vars[i] == int64(n) {
		return
	}
	tx.write(ownVars)
	tx.s.Vars[i] = int64(n)
	if !tx.d.g.BareVars {
		tx.d.r.forget()
	}
}

// AddEffect begins a continuous effect and returns its stamp.
func (tx *Tx) AddEffect(e Effect) int64 {
	e.Stamp = tx.stamp()
	tx.s.Effects = append(slices.Clip(tx.s.Effects), e)
	tx.d.r.forget()
	return e.Stamp
}

// Redirect moves continuous effects and attachments from one object to another, for a card that goes on as the same
// thing under a new id. To may be an id from before the batch. From is the id that effects and attachments name.
func (tx *Tx) Redirect(from, to ObjID) {
	was, now := Obj(from), Obj(tx.Now(to))
	effects := slices.Clone(tx.s.Effects)
	for i := range effects {
		on := slices.Clone(effects[i].On)
		for j := range on {
			if on[j] == was {
				on[j] = now
			}
		}
		effects[i].On = on
	}
	tx.s.Effects = effects
	for i := range tx.s.Objects.Len() {
		if o := tx.s.Objects.At(i); o.Zone >= 0 && o.On == was {
			tx.object(int32(i + 1)).On = now
		}
	}
	tx.d.r.forget()
}

// EndEffects ends the continuous effects for which over is true, and returns how many.
func (tx *Tx) EndEffects(over func(Effect) bool) int {
	kept := rest(tx.s.Effects, over)
	n := len(tx.s.Effects) - len(kept)
	if n > 0 {
		tx.s.Effects = kept
		tx.d.r.forget()
	}
	return n
}

// Mark counts that something was done to a thing. ClearMarks of the period ends the count.
func (tx *Tx) Mark(code string, on Value, period string) {
	tx.s.Marks = slices.Clone(tx.s.Marks)
	for i := range tx.s.Marks {
		if m := &tx.s.Marks[i]; m.Code == code && m.On == on {
			m.N++
			tx.d.r.forget()
			return
		}
	}
	tx.s.Marks = append(tx.s.Marks, Mark{code, on, period, 1})
	tx.d.r.forget()
}

// ClearMarks forgets the marks of a period.
func (tx *Tx) ClearMarks(period string) {
	n := len(tx.s.Marks)
	if tx.s.Marks = rest(tx.s.Marks, func(m Mark) bool { return m.Period == period }); len(tx.s.Marks) < n {
		tx.d.r.forget()
	}
}

// Seal adds an answer ahead, such as one that came with an announcement and is about what the announcement makes. Its
// Seat, About, Window and Verb must be set.
func (tx *Tx) Seal(x Sealed) { tx.s.Sealed = append(slices.Clip(tx.s.Sealed), x) }

// DropSeals ends the answers ahead for which over is true.
func (tx *Tx) DropSeals(over func(Sealed) bool) { tx.s.dropSeals(over) }

// Unseal ends the answers ahead about a thing. With weak those marked Lasting or Silent stay.
func (tx *Tx) Unseal(about Value, weak bool) {
	tx.s.dropSeals(func(x Sealed) bool { return x.About == about && !(weak && (x.Lasting || x.Silent)) })
}

// Defeat takes a seat out of the match. Its answers ahead, its standing passes and its waiting triggers end. What
// becomes of its things is the ruleset's affair.
func (tx *Tx) Defeat(seat Seat) {
	tx.write(ownSeats)
	if n := &tx.s.Seats[seat]; !n.Out {
		n.Out, n.Left = true, tx.was.Seats()-len(tx.was.Alive())+1
	}
	tx.s.dropSeals(func(x Sealed) bool { return x.Seat == seat })
	tx.s.dropStandingPasses(func(x StandingPass) bool { return x.Seat == seat })
	tx.s.Waiting = rest(tx.s.Waiting, func(t Trigger) bool { return t.Seat == seat })
	tx.d.r.forget()
}

// Finish ends the match.
func (tx *Tx) Finish(res Result) { tx.s.Result = &res }

// AddRand adds a generator, in Ruleset.Deal.
func (tx *Tx) AddRand(seed uint64, key string) {
	tx.write(ownRand)
	tx.s.Rand = append(tx.s.Rand, Seeded(seed, key))
}

func (tx *Tx) stamp() int64 {
	tx.s.NextStamp++
	return tx.s.NextStamp
}
