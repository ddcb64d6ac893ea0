package engine

func addKernelChanges(g *Ruleset) {
	g.AddChange(ChangeRecord, func(tx *Tx, c Change) bool {
		tx.Emit(*c.Event)
		return true
	})
	g.AddChange(ChangeSeal, func(tx *Tx, c Change) bool {
		x := *c.Seal
		if x.About = c.To; x.About == "" {
			x.About = Obj(tx.Now(c.Obj))
		}
		tx.Seal(x)
		return true
	})
	g.AddChange(ChangeUnseal, func(tx *Tx, c Change) bool {
		about := c.To
		if about == "" {
			about = Obj(c.Obj)
		}
		tx.Unseal(about, c.N == 1)
		return true
	})
	g.AddChange(ChangeMark, func(tx *Tx, c Change) bool {
		period := ""
		if len(c.Vals) > 0 {
			period = c.Vals[0].Body()
		}
		tx.Mark(c.Word, c.To, period)
		return true
	})
	g.AddChange(ChangeVar, func(tx *Tx, c Change) bool {
		for i, name := range tx.d.g.Vars {
			if name == c.Word {
				tx.SetVar(i, c.N)
				return true
			}
		}
		return false
	})
	g.AddChange(ChangeFinish, func(tx *Tx, c Change) bool {
		res := Result{Reason: c.Word}
		if c.Event != nil {
			res.Args = c.Event.Args
		}
		for _, v := range c.Vals {
			res.Winners = append(res.Winners, v.Seat())
		}
		tx.Finish(res)
		return true
	})
	// calm counts a forced step, or ends a loop.
	g.AddChange("calm", func(tx *Tx, c Change) bool {
		tx.s.Calm++
		if c.N == calmDrop {
			tx.s.Waiting = nil
			tx.d.r.forget()
		}
		if c.N != 0 {
			tx.s.Calm = 0
			tx.Emit(Event{Kind: EventLoop, Seat: NoSeat, Args: []Arg{A("n", Int(LoopLimit))}})
		}
		return true
	})
	g.AddChange("take", func(tx *Tx, c Change) bool {
		tx.s.Waiting = rest(tx.s.Waiting, func(t Trigger) bool { return t.Stamp == int64(c.N) })
		tx.d.r.forget()
		return true
	})
}

// Events of a match that was decided from outside. Their argument "how" is a word for the reason.
const (
	EventDecided     = "kernel.decided"      // "winners" have won
	EventDecidedDraw = "kernel.decided.draw" // it is a draw
	EventDecidedLost = "kernel.decided.lost" // all have lost
)

const (
	progDecide   = "kernel.decide"
	changeDecide = "decide" // Vals are the places, Word is why
)

// decided begins the reason of a match that was decided from outside; behind it stands why.
const decided = "decided."

// addDecide adds the program that ends a match with the places of its register "places".
func addDecide(g *Ruleset) {
	g.Add(progDecide, Do("decided", func(r *Reader, f *Frame) []Change {
		return []Change{{Kind: changeDecide, Seat: NoSeat, Word: f.Reg1("why").Body(), Vals: f.Reg("places")}}
	}))
	g.AddChange(changeDecide, func(tx *Tx, c Change) bool {
		res := Result{Why: c.Word, Reason: decided + c.Word}
		if c.Word == WhyTime && tx.d.g.TimeRule.Code != "" {
			res.Reason = tx.d.g.TimeRule.Code
		}
		drawn := true
		for i, v := range c.Vals {
			res.Places = append(res.Places, v.Num())
			if v.Num() == 1 {
				res.Winners = append(res.Winners, Seat(i))
			}
			drawn = drawn && (v.Num() == 1 || tx.s.Seats[i].Out)
		}
		e := Event{Kind: EventDecided, Seat: NoSeat, Args: []Arg{A("how", Word(res.Reason))}}
		switch {
		case res.Lost():
			e.Kind = EventDecidedLost
		case drawn && len(res.Winners) > 1:
			e.Kind, res.Winners = EventDecidedDraw, nil
		default:
			won := make([]Value, len(res.Winners))
			for i, s := range res.Winners {
				won[i] = SeatVal(s)
			}
			e.Args = append(e.Args, A("winners", won...))
		}
		tx.Emit(e)
		tx.Finish(res)
		return true
	})
}
