package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// fire emits an event, and opens its moment to players who may have a Trigger that answers it.
func fire(tx *engine.Tx, e engine.Event) {
	tx.Emit(e)
	openMoments(tx, e)
}

// emit emits an event about a card: its name for people, its id for abilities.
func emit(tx *engine.Tx, kind string, seat engine.Seat, id engine.ObjID, more ...engine.Arg) {
	f := tx.Reader()
	card := cardVal(f, tx.Now(id))
	if _, live := tx.Live(id); !live {
		card = cardVal(tx.Was(), id)
	}
	fire(tx, engine.Event{Kind: kind, Seat: seat,
		Args: append([]engine.Arg{engine.A("card", card), engine.A("obj", engine.Obj(id))}, more...)})
}

// openMoments opens the moments of an event: one for each card of the book whose Trigger it answers, for each player
// who may have such a card in hand or standby (FO-178). It never looks at which cards somebody really has.
func openMoments(tx *engine.Tx, e engine.Event) {
	b := tx.Book().(*language.Book)
	if len(b.EventTriggers()) == 0 {
		return
	}
	f := tx.Reader()
	for _, o := range occasions(e) {
		for _, i := range b.EventTriggers() {
			for _, s := range tx.Reader().Alive() {
				if !matches(&b.At(i).Trigger.Event, f, o, engine.ObjID{}, s) {
					continue
				}
				tx.AddEffect(engine.Effect{Kind: effMoment, Seat: s, On: []engine.Value{engine.Obj(o.it), o.other},
					N: kit.Tick(tx, vClock), Node: b.At(i).ID, Until: untilPass, UntilSeat: o.who})
			}
		}
	}
}

// momentsOf lists the moments that a seat may answer with a card, oldest first. Since is when the card came to where
// it is; the event must have happened later.
func momentsOf(f facts, s engine.Seat, card string, since int) []engine.Effect {
	var out []engine.Effect
	for _, e := range f.Effects() {
		if e.Kind == effMoment && e.Seat == s && e.Node == card && e.N > since {
			out = append(out, e)
		}
	}
	return out
}

// addMoments defines the program that ends the moments of the seats in its register "seats" (FO-178).
func addMoments(g *engine.Ruleset) {
	g.Add(progEndMoments, engine.Do("lapse", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
		var out []engine.Change
		for _, v := range f.Reg("seats") {
			out = append(out, engine.Change{Kind: chEndMoments, Seat: v.Seat()})
		}
		return out
	}))
}

// endMoments ends the moments of players who have passed (FO-178); nothing when they have none.
func endMoments(r *engine.Reader, _ engine.Opened, seats []engine.Seat) []engine.Frame {
	f := engine.NewFrame(progEndMoments, engine.NoSeat)
	var vals []engine.Value
	for _, s := range seats {
		if slices.ContainsFunc(r.Effects(), func(e engine.Effect) bool { return e.Kind == effMoment && e.Seat == s }) {
			vals = append(vals, engine.SeatVal(s))
		}
	}
	if len(vals) == 0 {
		return nil
	}
	f.Set("seats", vals...)
	return []engine.Frame{f}
}
