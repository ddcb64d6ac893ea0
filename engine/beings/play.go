package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// Prompts of the question which Being makes way.
const (
	promptFull = "full" // all locations are occupied
	promptSame = "same" // card: it replaces the same Being (BE-047)
)

// addPlay defines section 4.7: a card, a location, and a Being that makes way.
func addPlay(g *engine.Ruleset) {
	g.Add(progPlay,
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qCard, r.Zone(zHand, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotPay(r, f.Owner, cardOf(r, id).Cost)
			})
		}, notInHand),
		engine.Choose(qAt, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for place := range placeCodes {
				o := engine.Option{Key: placeVal(place), Refusal: cannotPut(r, f.Owner, f.Reg1(qCard).ID(), place)}
				if id := beingAt(r, f.Owner, place); !id.IsZero() {
					o.Label = engine.Say(labelTaken, engine.A("place", o.Key), engine.A("card", engine.CardName(r, id)))
				}
				sa.Options = append(sa.Options, o)
			}
			return sa, nil
		}),
		engine.If("free", func(r *engine.Reader, f *engine.Frame) bool { return cleared(r, f).IsZero() }, "play"),
		engine.Choose(qClear, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1, Prompt: engine.Say(promptFull)}
			gone := cleared(r, f)
			if sameBeing(r, f.Reg1(qCard).ID(), gone) {
				sa.Prompt = engine.Say(promptSame, engine.A("card", engine.CardName(r, gone)))
			}
			for _, id := range beings(r, f.Owner) {
				o := engine.Option{Key: engine.Obj(id)}
				if id != gone {
					o.Refusal = engine.Refuse("E-CLEAR", "BE-046")
				}
				sa.Options = append(sa.Options, o)
			}
			return sa, nil
		}),
		engine.Do("play", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id := f.Reg1(qCard).ID()
			out := spend(f.Owner, cardOf(r, id).Cost)
			if gone := cleared(r, f); !gone.IsZero() {
				out = append(out, engine.Change{Kind: chLeave, Seat: f.Owner, Obj: gone, Word: "replaced"})
			}
			return append(out, engine.Change{Kind: chPlay, Seat: f.Owner, Obj: id, N: placeIn(f.Reg1(qAt))})
		}),
		engine.Run("skill", func(r *engine.Reader, f *engine.Frame) []engine.Frame { // BE-066
			return skillFrames(r, beingAt(r, f.Owner, placeIn(f.Reg1(qAt))), language.OnPlay)
		}))
}

// cleared is the Being at the location where a card is to be played; the zero id if the location is empty.
func cleared(f facts, fr *engine.Frame) engine.ObjID {
	return beingAt(f, fr.Owner, placeIn(fr.Reg1(qAt)))
}

// sameBeing reports whether two cards are levels of one Being.
func sameBeing(f facts, a, b engine.ObjID) bool { return cardOf(f, a).Being == cardOf(f, b).Being }

// cannotPut returns why a card cannot be played at a location (BE-046 to BE-048).
func cannotPut(f facts, s engine.Seat, card engine.ObjID, place int) *engine.Refusal {
	id := beingAt(f, s, place)
	if id.IsZero() || sameBeing(f, card, id) {
		return nil
	}
	var empty []engine.Value
	for i := range placeCodes {
		if beingAt(f, s, i).IsZero() {
			empty = append(empty, placeVal(i))
		}
	}
	if len(empty) == 0 {
		return nil
	}
	return engine.Refuse("E-OCCUPIED", "BE-048", engine.A("place", placeVal(place)),
		engine.A("card", engine.CardName(f, id)), engine.A("list", empty...))
}
