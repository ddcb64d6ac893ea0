package toy

import (
	"slices"

	"farpost/engine"
)

// addPlay adds playing a card that is not a link: declare, be answered, pay all or nothing, carry out.
func addPlay(g *engine.Ruleset) {
	g.Add("play",
		engine.ChooseWhy("card", askCard(func(c Card, quick bool) bool {
			return c.Type == "quick" || !quick && (c.Type == "unit" || c.Type == "deed")
		}), whyCard),
		engine.If("aimed", func(r *reader, f *frame) bool { return cardOf(r, f.Reg1("card").ID()).Aim == "" }, "owes"),
		engine.Choose("target", askTarget),
		engine.If("owes", func(r *reader, f *frame) bool { return !cardOf(r, f.Reg1("card").ID()).Tithe }, "declare"),
		engine.Choose("tithe", askTithe),
		engine.Do("declare", declare),
		engine.Exec("answer", func(r *reader, f *frame) verdict {
			f.About = f.Did[0].Arg("card")[0].ID()
			return verdict{Call: []frame{engine.WindowFrame("respond", f.About, f.Owner, false)}}
		}),
		engine.If("hushed", func(r *reader, f *frame) bool { return !r.In(f.About, zStack) }, "done"),
		engine.Do("pay", func(r *reader, f *frame) []change {
			c := cardOf(r, f.About)
			cost := []change{{Kind: "gold", Seat: f.Owner, N: -c.Cost}, {Kind: "life", Seat: f.Owner, N: -c.Blood}}
			for _, v := range f.Reg("tithe") {
				cost = append(cost, change{Kind: "destroy", Obj: v.ID(), By: f.About, Word: "tithe"})
			}
			return engine.Must(cost)
		}),
		engine.If("unpaid", func(r *reader, f *frame) bool { return !f.OK }, "away"),
		engine.Run("text", resolveText),
		engine.Do("away", putAway),
		engine.Run("done", func(*reader, *frame) []frame { return []frame{engine.CheckFrame()} }),
		engine.Goto("ended", engine.End),
		engine.Void(engine.Do("void", putAway)),
	)
}

// askCard asks for a card of the hand that a rule allows; costly ones are shown and not possible.
func askCard(allowed func(c Card, quick bool) bool) func(*reader, *frame) (engine.SeatAsk, *engine.Refusal) {
	return func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
		sa := engine.SeatAsk{Min: 1, Max: 1}
		for _, id := range r.Zone(zHand, f.Owner) {
			c := cardOf(r, id)
			if !allowed(c, f.Reg1("in") != engine.Word("idle")) {
				continue
			}
			o := engine.Option{Key: engine.Obj(id)}
			switch {
			case c.Cost > r.SeatAttr(f.Owner, sGold):
				o.Refusal = engine.Refuse("T-GOLD", "TY-020")
			case c.Aim == "unit" && len(r.Zone(zField, engine.NoSeat)) == 0:
				o.Refusal = engine.Refuse("T-NOTARGET", "")
			case c.Tithe && len(units(r, f.Owner)) == 0:
				o.Refusal = engine.Refuse("T-TITHE", "TY-021")
			}
			sa.Options = append(sa.Options, o)
		}
		return sa, nil
	}
}

func whyCard(r *reader, f *frame, m engine.WrongChoice) *engine.Refusal {
	if slices.Contains(r.Zone(zHand, f.Owner), m.Val.ID()) {
		return engine.Refuse("T-SLOW", "TY-022")
	}
	return engine.Refuse("T-NOTHAND", "TY-023")
}

func askTarget(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Max: 1}
	if cardOf(r, f.Reg1("card").ID()).Aim == "unit" {
		for _, id := range r.Zone(zField, engine.NoSeat) {
			sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
		}
		return sa, nil
	}
	return askTargetSeat(r, f)
}

func askTithe(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Max: 1}
	for _, id := range units(r, f.Owner) {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
	}
	return sa, nil
}

func declare(r *reader, f *frame) []change {
	card := f.Reg1("card").ID()
	return append([]change{{Kind: "declare", Obj: card, Vals: f.Reg("target")}}, engine.SealMade(f, card)...)
}

// resolveText runs the text of the pending card, if it has one.
func resolveText(r *reader, f *frame) []frame {
	c := cardOf(r, f.About)
	if c.Type == "unit" {
		return nil
	}
	t := engine.NewFrame("text."+c.Text, f.Owner)
	t.Self, t.About = f.About, f.About
	return []frame{t}
}

// putAway ends a play: a paid unit enters, anything else goes to its grave.
func putAway(r *reader, f *frame) []change {
	if !r.In(f.About, zStack) {
		return nil
	}
	if c := cardOf(r, f.About); c.Type == "unit" && f.OK && !f.Void {
		return []change{{Kind: "enter", Obj: f.About}}
	}
	return []change{{Kind: "discard", Obj: f.About}}
}

func previewPlay(r *reader, f *frame) []engine.Phrase {
	c := cardOf(r, f.Reg1("card").ID())
	return []engine.Phrase{engine.Say("cost", engine.A("gold", engine.Int(c.Cost)), engine.A("target", f.Reg("target")...))}
}

// units are a seat's units on the field.
func units(r *reader, s engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range r.Zone(zField, engine.NoSeat) {
		if r.Ctrl(id) == s {
			out = append(out, id)
		}
	}
	return out
}
