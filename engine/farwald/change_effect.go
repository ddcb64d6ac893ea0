package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
)

// addEffectChanges defines the changes that begin and end continuous effects, and the one that shows a card
// which a text is about to position.
func addEffectChanges(g *engine.Ruleset) {
	// show takes the card Obj from a hand or a Vortex to Pending under Seat, where nobody can answer it. It fails when
	// the card is no longer where it was.
	g.AddChange(chShow, func(tx *engine.Tx, c engine.Change) bool {
		if _, ok := tx.Live(c.Obj); !ok {
			return false
		}
		id := tx.Move(c.Obj, zPending, engine.NoSeat, true)
		tx.SetBase(id, c.Seat)
		return tx.Set(id, aStage, stResolving)
	})
	// effect begins a continuous effect: Word its kind, N its figure, Vals what it is on, Seat who commands
	// it, To its duration as a word, By its source. A thing that the batch moves is meant where it goes.
	g.Define(chEffect, func(tx *engine.Tx, c engine.Change) {
		on := make([]engine.Value, len(c.Vals))
		for i, v := range c.Vals {
			on[i] = v
			if id := v.ID(); !id.IsZero() {
				on[i] = engine.Obj(tx.Now(id))
			}
		}
		tx.AddEffect(engine.Effect{Kind: c.Word, Source: engine.Obj(c.By), Seat: c.Seat, On: on, N: c.N,
			Until: c.To.Body(), UntilSeat: c.Seat})
	})
	// effects-end ends the effects of the duration Word, of the seat Seat when the duration has one, and
	// those of cards that are no longer where they were.
	g.Define(chEffectsEnd, func(tx *engine.Tx, c engine.Change) {
		tx.EndEffects(func(e engine.Effect) bool {
			if e.Until == c.Word && (c.Seat == engine.NoSeat || e.UntilSeat == c.Seat) {
				return true
			}
			return !slices.ContainsFunc(e.On, func(v engine.Value) bool {
				_, ok := tx.Live(v.ID())
				return ok
			})
		})
	})
}

// carryOver copies the target of a control effect from a card in Pending to the positioned card, where it counts for
// as long as the card stays. The change that positions the card calls it with the card as it was and its new id.
func carryOver(tx *engine.Tx, old engine.Object, now engine.ObjID) {
	for _, st := range tx.Book().(*language.Book).At(old.Card).Statics {
		if name := cardlang.TargetList(st.Control); len(old.List(name)) > 0 {
			tx.SetList(now, name, old.List(name))
		}
	}
}

// banned reports whether an effect keeps a card from being declared.
func banned(f facts, id engine.ObjID) bool {
	return slices.ContainsFunc(f.Effects(), func(e engine.Effect) bool {
		return e.Kind == effectBan && slices.Contains(e.On, engine.Obj(id))
	})
}
