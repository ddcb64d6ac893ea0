package farwald

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// positionFrame puts a card onto the Battlefield without playing it (FW-136, FW-137). The card is shown; with
// charge, its Charge may be paid (FW-218); then it enters under the owner of the frame and Crystallizes (FW-228). A
// card that is worn needs a legal wearer, and goes to the Vortex without one (FR-62).
func positionFrame(card engine.ObjID, owner engine.Seat, charge bool) engine.Frame {
	f := engine.NewFrame(progPosition, owner)
	f.Set("card", engine.Obj(card))
	if charge {
		f.Set("charge", yes)
	}
	return f
}

// addPosition defines the program. The register "card" is the card as it is now, "shown" as it was while it
// was pending, which its Charge refers to.
func addPosition(g *engine.Ruleset) {
	card := func(f *engine.Frame) engine.ObjID { return f.Reg1("card").ID() }
	g.Add(progPosition,
		engine.Do("show", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chShow, Seat: f.Owner, Obj: card(f), Must: true}}
		}),
		engine.Exec("shown", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if !f.OK {
				return engine.Verdict{End: true}
			}
			f.Set("card", engine.Obj(topPending(r)))
			f.Set("shown", f.Reg1("card"))
			if f.Reg1("charge") == "" {
				return engine.Verdict{}
			}
			return engine.Verdict{Call: []engine.Frame{chargeFrame(card(f), f.Owner)}}
		}),
		engine.Exec("wear", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			c := cardOf(r, card(f))
			if c.Wear == nil {
				return engine.Verdict{Goto: "enter"}
			}
			return engine.Verdict{Call: []engine.Frame{cardlang.TargetsFrame(cardlang.Node(c.ID, language.PartEffect),
				card(f), f.Owner, c.Wear.Name)}}
		}),
		engine.Exec("worn", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			for _, l := range kit.UnpackLists(f.Ret) {
				if len(l.Vals) > 0 {
					f.Set("wearer", l.Vals[0])
				}
			}
			if f.Reg1("wearer") == "" {
				return engine.Verdict{Do: []engine.Change{objChange(chVortex, card(f), engine.ObjID{})}, End: true}
			}
			return engine.Verdict{}
		}),
		engine.Do("enter", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chPosition, Seat: f.Owner, Obj: card(f), To: f.Reg1("wearer")}}
		}),
		engine.Exec("entered", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			for _, e := range f.Did {
				if e.Kind == evPositioned {
					f.Set("card", e.Arg("obj")...)
				}
			}
			return engine.Verdict{Call: []engine.Frame{engine.CheckFrame(), crystallizeFrame(card(f), f.Owner)}}
		}),
		engine.Exec("charged", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			shown := f.Reg1("shown").ID()
			if r.Attr(shown, aCharged) == 0 {
				return engine.Verdict{End: true}
			}
			node := cardlang.Node(r.CardID(shown), language.PartCharge)
			return engine.Verdict{Call: []engine.Frame{cardlang.Frame(node, card(f), shown, f.Owner)}}
		}),
		// Who positions it was defeated meanwhile: a card still shown goes to its owner's Vortex.
		engine.Void(engine.Do("lost", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			if !r.In(card(f), zPending) {
				return nil
			}
			return []engine.Change{objChange(chVortex, card(f), engine.ObjID{})}
		})))
}
