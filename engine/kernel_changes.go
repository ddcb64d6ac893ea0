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
