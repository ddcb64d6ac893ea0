package toy

import (
	"slices"

	"farpost/engine"
)

// stat returns the power of a unit: a lord adds one to the others of its side.
func stat(r *reader, id engine.ObjID, _ int) int {
	c := cardOf(r, id)
	if c.Type != "unit" {
		return 0
	}
	n := c.Power
	for _, other := range r.Zone(zField, engine.NoSeat) {
		if other != id && cardOf(r, other).Text == "lord" && r.Ctrl(other) == r.Ctrl(id) && r.In(id, zField) {
			n++
		}
	}
	return n
}

// askTargetSeat asks for anybody in the match.
func askTargetSeat(r *reader, _ *frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Max: 1, Due: engine.DueReaction}
	for _, s := range r.Alive() {
		sa.Options = append(sa.Options, engine.Option{Key: engine.SeatVal(s)})
	}
	return sa, nil
}

// check is one wave: units without power left die, seats without life leave, the last one wins.
func check(r *reader) []change {
	var out []change
	for _, id := range r.Zone(zField, engine.NoSeat) {
		c := cardOf(r, id)
		switch {
		case r.Attr(id, aHurt) >= r.Stat(id, stPower):
			out = append(out, change{Kind: "destroy", Obj: id})
		case c.Text == "restless" && r.MarkCount("calmed", engine.Obj(id)) == 0:
			out = append(out, change{Kind: "spend", Obj: id, N: 1 - r.Attr(id, aSpent)})
		}
	}
	for _, s := range r.Alive() {
		if r.SeatAttr(s, sLife) <= 0 {
			out = append(out, change{Kind: "defeat", Seat: s, Word: "dead"})
		}
	}
	if alive := r.Alive(); len(out) == 0 && len(alive) <= min(1, r.Seats()-1) && r.Result() == nil {
		win := change{Kind: engine.ChangeFinish, Word: "last"}
		for _, s := range alive {
			win.Vals = append(win.Vals, engine.SeatVal(s))
		}
		out = append(out, win)
	}
	return out
}

// triggers: a ghost that dies burns the opponents for its last power, a spark pays its side for every
// unit that dies, an ouro turns gold into more gold, for ever.
func triggers(r *reader, events []engine.Event) []engine.Trigger {
	var out []engine.Trigger
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case "died":
			id := e.Arg("unit")[0].ID()
			if cardOf(r, id).Text == "ghost" {
				out = append(out, engine.Trigger{Seat: r.Ctrl(id), Source: engine.Obj(id), Prog: "trig.ghost", On: e})
			}
			if cardOf(r, id).Text == "wisp" {
				out = append(out, engine.Trigger{Seat: r.Ctrl(id), Source: engine.Obj(id), Prog: "trig.wisp"})
			}
			out = append(out, each(r, "spark", func(engine.Seat) bool { return true }, e)...)
		case "gold":
			out = append(out, each(r, "ouro", func(s engine.Seat) bool { return s == e.Seat }, e)...)
		}
	}
	return out
}

func each(r *reader, text string, of func(engine.Seat) bool, e *engine.Event) []engine.Trigger {
	var out []engine.Trigger
	for _, id := range r.Zone(zField, engine.NoSeat) {
		if s := r.Ctrl(id); cardOf(r, id).Text == text && of(s) {
			out = append(out, engine.Trigger{Seat: s, Source: engine.Obj(id), Prog: "trig." + text, On: e})
		}
	}
	return out
}

// replace: a shield may, once a turn, save another unit of its side; a ward takes one off a loss of life.
func replace(r *reader, batch []change, _ []engine.Value) []engine.Replacement {
	var out []engine.Replacement
	for _, id := range r.Zone(zField, engine.NoSeat) {
		src := engine.Obj(id)
		for _, c := range batch {
			shields := cardOf(r, id).Text == "shield" && c.Kind == "destroy" && c.Word != "tithe" && c.Obj != id &&
				r.Ctrl(c.Obj) == r.Ctrl(id) && r.In(c.Obj, zField) && r.MarkCount("shielded", src) == 0
			wards := cardOf(r, id).Text == "ward" && c.Kind == "life" && c.N < 0 && c.Seat == r.Ctrl(id) && !c.Must
			if shields || wards {
				f := engine.NewFrame("rep."+cardOf(r, id).Text, engine.NoSeat)
				f.Self = id
				f.Set("unit", engine.Obj(c.Obj))
				out = append(out, engine.Replacement{Source: src, Frame: f})
				break
			}
		}
	}
	return out
}

func addUnits(g *engine.Ruleset) {
	g.Add("trig.ghost", engine.Do("burn", func(r *reader, f *frame) []change {
		var out []change
		for _, s := range r.Opponents(f.Owner) {
			out = append(out, change{Kind: "life", Seat: s, N: -r.Stat(f.Self, stPower), By: f.Self})
		}
		return out
	}))
	g.Add("trig.wisp", // asks first, and then still knows what the wisp was
		engine.Choose("at", askTargetSeat),
		engine.Do("burn", func(r *reader, f *frame) []change {
			return []change{{Kind: "life", Seat: f.Reg1("at").Seat(), N: -r.Stat(f.Self, stPower), By: f.Self}}
		}))
	g.Add("trig.spark", engine.Do("pay", func(r *reader, f *frame) []change {
		return []change{{Kind: "spark", Seat: f.Owner, Obj: f.Self}}
	}))
	g.Add("trig.ouro", engine.Do("pay", func(r *reader, f *frame) []change {
		return []change{{Kind: "gold", Seat: f.Owner, N: 1}}
	}))
	g.Add("rep.shield",
		engine.Exec("ask", func(r *reader, f *frame) verdict {
			sa := engine.SeatAsk{Seat: r.Ctrl(f.Self), Kind: "shield", About: f.Reg1("unit"),
				Verbs:   []string{engine.VerbChoose},
				Options: []engine.Option{{Key: engine.Word("yes")}}, Max: 1, Due: engine.DueReaction}
			sa.Default = engine.DefaultChoice(sa)
			return verdict{Ask: &engine.Ask{Join: engine.JoinAll, Seats: []engine.SeatAsk{sa}, Into: "save"}}
		}),
		engine.Exec("rewrite", func(r *reader, f *frame) verdict {
			if len(f.Reg("save")) == 0 {
				return verdict{End: true}
			}
			var out []change
			for _, c := range f.Batch {
				if c.Kind == "destroy" && engine.Obj(c.Obj) == f.Reg1("unit") {
					c = change{Kind: "hurt", Obj: f.Self, N: 1}
				}
				out = append(out, c)
			}
			out = append(out, change{Kind: engine.ChangeMark, Word: "shielded", To: engine.Obj(f.Self),
				Vals: []engine.Value{engine.Word("turn")}})
			return verdict{End: true, Batch: out}
		}),
	)
	g.Add("rep.ward", engine.Exec("rewrite", func(r *reader, f *frame) verdict {
		out := slices.Clone(f.Batch)
		for i, c := range out {
			if c.Kind == "life" && c.N < 0 && c.Seat == r.Ctrl(f.Self) {
				out[i].N++
				break
			}
		}
		return verdict{End: true, Batch: out}
	}))
}
