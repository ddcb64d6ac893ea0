package cardlang

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// This is the word by which instructions name the card on which their text stands.
const This = "this"

// Run is a text at one of its instructions, as the game's functions see it.
type Run[T Target, I any] struct {
	*engine.Reader
	Frame *engine.Frame
	Part  *Part[T, I]
	// In is the instruction; nil before the first one and behind the last one.
	In *I

	language *Language[T, I]
}

// At returns the text that a frame carries out, at the instruction on which the frame stands. The frame may be one that
// nobody runs, with what was announced so far in its registers (SetTargets): so previews read a text.
func (l *Language[T, I]) At(r *engine.Reader, f *engine.Frame) Run[T, I] {
	t, _ := l.Parts(r).Part(f.Node)
	x := Run[T, I]{Reader: r, Frame: f, Part: t, language: l}
	if i := f.Reg1(regAt).Num(); i < len(t.Effect) {
		x.In = &t.Effect[i]
	}
	return x
}

// Index is the place of the instruction in its text, from 0.
func (x Run[T, I]) Index() int { return x.Frame.Reg1(regAt).Num() }

// Branch carries out a branch of the instruction.
func (x Run[T, I]) Branch(way string) []engine.Frame {
	return []engine.Frame{BranchFrame(x.Frame, way)}
}

// Chosen returns what a word means, whether or not it is still there: This, a word of the game, or the name of a
// target. A text can name targets that others of the same pending thing chose.
func (x Run[T, I]) Chosen(word string) []engine.Value {
	if word == This {
		return []engine.Value{engine.Obj(x.Frame.Self)}
	}
	if x.language.Refer != nil {
		if vals, ok := x.language.Refer(x, word); ok {
			return vals
		}
	}
	if vals, ok := listOf(x.Frame.Regs, targetsOf+word); ok {
		return vals
	}
	return x.List(targetsOf + word)
}

// List returns a list of the pending thing that the text is about, of its last known form when it is gone.
func (x Run[T, I]) List(name string) []engine.Value {
	o, _ := x.Known(x.Frame.About)
	return o.List(name)
}

// Things returns what a word means now: of Chosen, the cards that are still where they were, and all that is no card.
func (x Run[T, I]) Things(word string) []engine.Value {
	all := x.Chosen(word)
	gone := func(v engine.Value) bool {
		if id := v.ID(); !id.IsZero() {
			_, live := x.Live(id)
			return !live
		}
		return v == ""
	}
	if !slices.ContainsFunc(all, gone) {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), gone)
}

// Seats returns the players that a word means: by a word of the game, or by the name of a target, which is a player, or
// a card, whose controller is meant. Players who are out are left out.
func (x Run[T, I]) Seats(who string) []engine.Seat {
	seats, ok := x.language.Who(x, who)
	if !ok {
		seats = nil
		for _, v := range x.Chosen(who) {
			if id := v.ID(); id.IsZero() {
				seats = append(seats, v.Seat())
			} else {
				seats = append(seats, x.Ctrl(id))
			}
		}
	}
	if slices.ContainsFunc(seats, x.Out) {
		seats = slices.DeleteFunc(slices.Clone(seats), x.Out)
	}
	return seats
}

// Each proposes the same change for every card, with the text's player as its Seat and the text's card as its By.
func (x Run[T, I]) Each(kind string, cards []engine.Value) []engine.Change {
	var out []engine.Change
	for _, v := range cards {
		out = append(out, engine.Change{Kind: kind, Seat: x.Frame.Owner, Obj: v.ID(), By: x.Frame.Self})
	}
	return out
}

// EachSeat proposes the same change n for every player whom a word means, with the text's card as its By.
func (x Run[T, I]) EachSeat(kind, who string, n int) []engine.Change {
	return kit.ForSeats(x.Seats(who), engine.Change{Kind: kind, N: n, By: x.Frame.Self})
}
