package engine

// Sealed is an answer ahead. It fits a question to Seat of kind Window, if the question is about About or part of it
// and offers the verb. It is used as soon as such a question would be asked. Then it is gone, unless Window is
// AnyWindow.
//
// All answers ahead about a thing lapse when anybody acts on the thing; Silent ones do not. A later one of the same
// seat for the same About, Window and Silent takes the place of the earlier one.
type Sealed struct {
	Seat   Seat   `json:"seat"`
	About  Value  `json:"about,omitempty"` // or Made or Always; see Made for an empty one in an input
	Window string `json:"window"`          // a kind of question, or AnyWindow
	Reply
	// Lasting: it outlives changes that the game marks as weak, such as a paid Charge in Farwald.
	Lasting bool `json:"keep,omitempty"`
	// Silent: it is used only when the question's deadline passes (InputExpire), in place of the default. It stays
	// until it is taken back or its thing is gone, whoever acts.
	//
	// Values that are no longer possible are left out, the others keep their order. If too few are left, the default
	// counts. Of several that fit, one about the thing comes before one about Always, and one of the kind before
	// AnyWindow. Nobody else can tell it from the same answer given in time.
	Silent bool `json:"silent,omitempty"`
	// Ahead are the answers ahead that this answer brings when it is used, as if it were given then: an empty About is
	// the thing of its question, Made is what the answer makes.
	Ahead []Sealed `json:"ahead,omitempty"`
}

// AnyWindow, as Sealed.Window, is every later question about the thing that offers the verb.
const AnyWindow = "*"

// Made, as Sealed.About, is the thing that the answer given with it makes, such as the card that is declared. In an
// input an empty About is the question's Thing, or Made if the question has none.
const Made Value = "made:"

// Always, as the About of a Silent answer, is anything: the answer is for every question of its kind.
const Always Value = "always:"

// AskMe, as the verb of an answer ahead, is no answer: its seat is asked about the thing even if a standing pass would
// answer. So one who passes beforehand can still be asked about what one makes, or sees now.
const AskMe = "ask-me"

// MaxSealed is how many answers ahead a seat can have at a time. Those inside others count, too.
const MaxSealed = 64

// Bounds of what is kept of the answers ahead of a seat, for no caller may make a match as large as it likes:
// MaxSealedWord bytes of each name and value, and MaxSealedValues names and values of all that it has at a time.
const (
	MaxSealedWord   = 64
	MaxSealedValues = 1024
)

// AskAhead returns what "Pass, ask me again" means for a seat with a standing pass: it is asked in the later windows of
// the same thing all the same, until anybody acts.
func AskAhead(seat Seat) []Sealed {
	return []Sealed{{Seat: seat, Window: AnyWindow, Reply: Reply{Verb: AskMe}}}
}

// PassAhead returns what "Pass" means at a table: the seat passes now and in every later window of the same thing,
// until anybody acts.
func PassAhead(seat Seat) []Sealed {
	return []Sealed{{Seat: seat, Window: AnyWindow, Reply: Reply{Verb: Pass}}}
}
