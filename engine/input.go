package engine

// InputKind tells what an Input is.
type InputKind string

const (
	// InputReply is a seat's answer to the question Q.
	InputReply InputKind = "reply"
	// InputExpire says that the deadlines of the questions Qs have passed.
	InputExpire InputKind = "expire"
	// InputConcede takes a seat out of the match at once, whatever is being asked.
	InputConcede InputKind = "concede"
	// InputDraw ends the match as a draw that all remaining seats agreed upon outside the engine.
	InputDraw InputKind = "draw"
	// InputAct does a verb of the kind Any that has a program, whatever is being asked: the open question
	// waits and is then put again.
	InputAct InputKind = "act"
	// InputSeal gives answers ahead without answering anything now: a standing answer for the case of
	// silence, a further answer behind those that are queued (see Queue). It is possible at any time.
	InputSeal InputKind = "seal"
	// InputUnseal withdraws the answers that a seat gave ahead about a thing.
	InputUnseal InputKind = "unseal"
	// InputStand sets and takes back standing passes (see StandingPass). It is possible at any time; what is
	// open for the seat is passed at once where the new ones say so.
	InputStandingPass InputKind = "stand"
)

// Input is one thing that happened to a match from outside. The log of inputs replays it exactly.
type Input struct {
	Kind InputKind `json:"kind"`
	Seat Seat      `json:"seat"`
	// Q is the question answered; 0 takes the seat's open question that offers the verb.
	Q uint64 `json:"q,omitempty"`
	Reply
	// Ahead are answers to later questions, given now, with an answer or by InputSeal.
	Ahead []Sealed `json:"ahead,omitempty"`
	// Qs are the questions that expired.
	Qs []uint64 `json:"qs,omitempty"`
	// About is the thing of an InputUnseal; empty means all things. For InputSeal it is what answers ahead
	// are about that do not say it themselves.
	About Value `json:"about,omitempty"`
	// Stands are what an InputStand sets, all of Seat.
	StandingPasses []StandingPass `json:"stands,omitempty"`
}

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
