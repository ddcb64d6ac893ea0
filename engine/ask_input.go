package engine

// InputKind says what an Input is.
type InputKind string

const (
	// InputReply is a seat's answer to the question Q.
	InputReply InputKind = "reply"
	// InputExpire says that the deadlines of the questions Qs have passed.
	InputExpire InputKind = "expire"
	// InputConcede takes a seat out of the match at once, whatever is being asked.
	InputConcede InputKind = "concede"
	// InputDraw ends the match as a draw that all remaining seats have agreed on outside of the engine.
	InputDraw InputKind = "draw"
	// InputDecide ends the match with Places that were decided outside of the engine, for the reason Why. Without
	// Places and for WhyTime the ruleset's time rule decides.
	InputDecide InputKind = "decide"
	// InputAct does a verb that is marked Any and has a program, whatever is being asked. The open question waits and
	// is then put again.
	InputAct InputKind = "act"
	// InputSeal gives answers ahead without answering anything now: what counts if the seat lets a deadline pass, or a
	// further answer at the end of a queue (see Queue). It is possible at any time.
	InputSeal InputKind = "seal"
	// InputUnseal takes back the answers that a seat gave ahead about a thing.
	InputUnseal InputKind = "unseal"
	// InputStandingPass sets standing passes and takes them back. It is possible at any time. A new one answers the
	// seat's open question at once if it fits.
	InputStandingPass InputKind = "stand"
)

// Input is one thing that happened to a match from outside. The log of its inputs replays a match exactly.
type Input struct {
	Kind InputKind `json:"kind"`
	Seat Seat      `json:"seat"`
	// Q is the question that is answered; 0 takes the seat's open question that offers the verb.
	Q uint64 `json:"q,omitempty"`
	Reply
	// Ahead are answers to later questions, given now, with an answer or by InputSeal.
	Ahead []Sealed `json:"ahead,omitempty"`
	// Qs are the questions that expired.
	Qs []uint64 `json:"qs,omitempty"`
	// About is the thing of an InputUnseal; empty means all things. For InputSeal it is what those answers ahead are
	// about that do not say it themselves.
	About Value `json:"about,omitempty"`
	// StandingPasses are what an InputStandingPass sets, all of Seat.
	StandingPasses []StandingPass `json:"stands,omitempty"`
	// Places and Why belong to an InputDecide: a place for each seat (1 is the first, equal numbers share one, and with
	// no 1 all have lost), and one of Whys.
	Places []int  `json:"places,omitempty"`
	Why    string `json:"why,omitempty"`
}

// Why a match is decided from outside, as Input.Why and Result.Why.
const (
	WhyTime   = "time"   // its time is over: by the game's time rule
	WhyJudge  = "judge"  // a judge has ruled
	WhyAbsent = "absent" // somebody did not come to play
	WhyIdle   = "idle"   // its time is over, and somebody let it pass
	WhyClock  = "clock"  // somebody's own time for the match is used up
)

// Whys lists why a match can be decided from outside.
func Whys() []string { return []string{WhyTime, WhyJudge, WhyAbsent, WhyIdle, WhyClock} }
