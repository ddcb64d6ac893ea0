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
