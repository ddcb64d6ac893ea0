package cardlang

import "farpost/engine"

// Language is how a game reads and carries out its texts. Fields that may be nil say so.
type Language[T Target, I any] struct {
	// Parts returns the texts of the match's book.
	Parts func(f engine.Facts) *Parts[T, I]
	// Refer returns what a word of the game's own means for a text; false for other words. Nil: there are none.
	Refer func(x Run[T, I], word string) ([]engine.Value, bool)
	// Who returns the players that a word of the game means, in the order in which things happen to them; false for
	// other words, which are names of targets. Nil when no instruction speaks of players.
	Who func(x Run[T, I], word string) ([]engine.Seat, bool)

	// Candidates visits the things of a target's kind that the seat may see, whether legal or not, in an order that
	// is fixed and public.
	Candidates func(f engine.Facts, a Aim[T], visit func(engine.Value))
	// Harms returns the word for what an instruction acts on to the disadvantage of whoever has that, "" for none. Of
	// what such a text can be aimed at, what is not the chooser's own is listed first. Nil: everything stays in order.
	Harms func(in *I) string
	// Legal reports whether a thing, of now or of before, is a legal target now.
	Legal func(f engine.Facts, a Aim[T], v engine.Value) bool
	// Lacks refuses a text on the card self of which a target finds only so many legal things.
	Lacks func(f engine.Facts, t *Part[T, I], a Aim[T], have int) *engine.Refusal
	// Ask words the question for a target: its kind, its prompt and its clock. The rest is filled in.
	Ask func(r *engine.Reader, t *Part[T, I], a Aim[T], least, most int) engine.SeatAsk
	// Why explains a thing that cannot be chosen.
	Why func(r *engine.Reader, a Aim[T], m engine.WrongChoice) *engine.Refusal
	// Whole: a text that is not announced and lacks a target is not carried out at all. Otherwise as much is chosen as
	// there is.
	Whole bool

	// Missed is what happens when a text begins of which announced targets are legal no more. Nil: nothing.
	Missed func(x Run[T, I], gone []engine.Value) []engine.Change
	// Between runs between two instructions, with the events of the first one in Frame.Did, or what it returned in
	// Frame.Ret. Nil: nothing.
	Between func(x Run[T, I]) []engine.Frame
	// Ends is what a text does when all its instructions are done. Nil: nothing.
	Ends func(x Run[T, I]) engine.Verdict
}
