package engine

// Sealed is an answer given ahead. It fits a question to Seat about About or within it, of kind Window (AnyWindow
// for every kind that offers the verb). It is used, and then gone unless Window is AnyWindow, as soon
// as such a question would be asked; all seals about a thing end when anybody acts on it. The same seat's
// later seal for the same About, Window and Silent takes the place of the earlier one.
type Sealed struct {
	Seat   Seat   `json:"seat"`
	About  Value  `json:"about,omitempty"` // see Made and Always, and Made for empty ones in an input
	Window string `json:"window"`
	Reply
	// Keep lets the seal outlive changes that the game marks as weak, such as a paid Charge.
	Lasting bool `json:"keep,omitempty"`
	// Silent marks what a seat would say if it stayed silent: it is used only when the question's deadline
	// passes (InputExpire), in place of the default, and stays until it is withdrawn or its thing is gone,
	// whoever acts. Values that are no longer possible are left out of it, the rest keep their order; where
	// too few are left, the default stands. Of several that fit, one about the thing comes before one about
	// Always, one of the kind before AnyWindow. Nobody else can tell it from the answer that it gives.
	Silent bool `json:"silent,omitempty"`
	// Ahead are the answers ahead that this answer will come with when it is used, as if it were given then:
	// an empty About is the thing of its question, Made what the answer makes.
	Ahead []Sealed `json:"ahead,omitempty"`
}

// AnyWindow seals the answer for every later question about the thing.
const AnyWindow = "*"

// Made, as what an answer ahead is about, is the thing that the answer given with it makes: the card
// being declared. In an input an empty About is the question's Thing, and Made when it has none.
const Made Value = "made:"

// Always, as what a Silent answer is about, is anything: it stands for every question of its kind.
const Always Value = "always:"

// AskMe, as the verb of an answer ahead, is no answer: its seat is asked about the thing all the same where a
// standing pass would answer. So one who passes beforehand can keep a say in what it makes or sees now.
const AskMe = "ask-me"

// MaxSealed is how many answers ahead a seat can have at a time, those inside others included.
const MaxSealed = 64

// AskAhead is what "Pass, ask me again" means at the table for a seat that passes beforehand: it is asked in the
// later windows of the same thing all the same, until anybody acts.
func AskAhead(seat Seat) []Sealed {
	return []Sealed{{Seat: seat, Window: AnyWindow, Reply: Reply{Verb: AskMe}}}
}

// PassAhead is what "Pass" means at the table: the seat passes now and in every later window of the
// same thing, until anybody acts.
func PassAhead(seat Seat) []Sealed {
	return []Sealed{{Seat: seat, Window: AnyWindow, Reply: Reply{Verb: Pass}}}
}
