package farwald

import (
	"iter"
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// facts is what rules read of a match: public facts if it is an engine.Public, everything if it is a Reader.
type facts = engine.Facts

// Figures that the kernel keeps for rules.
const (
	memoDoes   = 0 // while the same cards are positioned: what the statics of all of them do
	memoStats  = 1 // the same: which of them change figures, a bit each by their place
	memoSupply = 2 // while nothing is written: the Crystallized Energy of one seat
)

// bookOf is the card data of the match.
func bookOf(f facts) *language.Book { return f.Book().(*language.Book) }

// cardOf returns the card data of an object, of an ability's source too; nil when there is none.
func cardOf(f facts, id engine.ObjID) *language.Card { return f.Book().(*language.Book).At(f.Card(id)) }

// cardVal names an object's card for people.
func cardVal(f facts, id engine.ObjID) engine.Value { return engine.CardName(f, id) }

// controls visits the positioned cards that a seat controls, in order of arrival.
func controls(f facts, s engine.Seat) iter.Seq[engine.ObjID] {
	return func(yield func(engine.ObjID) bool) {
		for _, id := range f.Zone(zField, engine.NoSeat) {
			if f.Ctrl(id) == s && !yield(id) {
				return
			}
		}
	}
}

// controlled lists the positioned cards that a seat controls, in order of arrival.
func controlled(f facts, s engine.Seat) []engine.ObjID { return slices.Collect(controls(f, s)) }

// onField reports whether an object is a positioned card now.
func onField(f facts, id engine.ObjID) bool {
	return f.In(id, zField)
}

func isEvocation(f facts, id engine.ObjID) bool {
	return cardOf(f, id).Type == language.Evocation
}

// energized is the state of standing upright, of the last known form too.
func energized(f facts, id engine.ObjID) bool { return f.Attr(id, aExploited) == 0 }

func fragmentsOf(f facts, s engine.Seat, index int) int { return f.SeatAttr(s, sFrag0+index) }

// countCrystals counts the Crystals of a seat that have a fragment (FW-252).
func countCrystals(f facts, s engine.Seat) int {
	n := 0
	for i := range crystals {
		if fragmentsOf(f, s, i) > 0 {
			n++
		}
	}
	return n
}

// standing is what counts for a seat when the time is over: Crystals, then fragments (FR-100).
func standing(p engine.Public, s engine.Seat) []int {
	n := 0
	for i := range crystals {
		n += fragmentsOf(p, s, i)
	}
	return []int{countCrystals(p, s), n}
}

// activeSeat is whose turn it is, NoSeat in setup.
func activeSeat(f facts) engine.Seat { return engine.Seat(f.Var(vActive) - 1) }

// dueFor is the clock that runs for a decision of a seat.
func dueFor(f facts, s engine.Seat) string { return kit.Due(activeSeat(f), s) }

// shown returns a reference as people are told it: a card's name in place of an object, anything else as it is.
func shown(f facts, v engine.Value) engine.Value {
	if id := v.ID(); !id.IsZero() {
		return cardVal(f, id)
	}
	return v
}

// shatterable reports whether a positioned card can be shattered (FW-197).
func shatterable(f facts, id engine.ObjID) bool {
	c := cardOf(f, id)
	return c.Type == language.Evocation || c.Frangible
}

// cards names several objects' cards for people, unleashList is a list of a pending unleash.
var (
	cards       = kit.Names
	unleashList = kit.List
)

// topPending is the thing that became pending last.
func topPending(f facts) engine.ObjID { return kit.Top(f, zPending, engine.NoSeat) }

// isGone reports whether the frame's pending thing has left: its Gate was closed, its play prevented, or it was
// dissipated.
func isGone(r *engine.Reader, f *engine.Frame) bool {
	_, ok := r.Live(f.About)
	return !ok
}
