package engine

import "slices"

// Join says when a question put to several seats is complete.
type Join string

const (
	// JoinAll waits for every seat that is not standing.
	JoinAll Join = "all"
	// JoinAny is complete with the first answer of anybody, standing seats included. Answers that came
	// in the same moment are kept for when the same step asks again.
	JoinAny Join = "any"
	// JoinRanked asks everybody at once; an answer counts when all earlier seats have passed,
	// the first act completes it and voids later answers. All passes complete it too.
	JoinRanked Join = "ranked"
)

// Pass is the verb of not acting in a window; a ranked join knows it by name.
const Pass = "pass"

// Due classes: which of the table's clocks runs for a question.
const (
	DueTurn     = "turn"
	DueReaction = "reaction"
	DueSetup    = "setup"
)

// Ask is what the match waits for. Exactly one is open while a match is neither over nor parked.
type Ask struct {
	Join  Join      `json:"join"`
	Seats []SeatAsk `json:"seats"`
	// Into names the register of the asking frame that receives the values of the first answer;
	// empty leaves them in Frame.Got only.
	Into string `json:"into,omitempty"`
	// At is the label of the asking step, Next that of the one to go on with; the kernel writes both.
	At   string `json:"at,omitempty"`
	Next string `json:"next,omitempty"`
}

// NewAsk makes a question for so many seats, whose parts are still to be filled in.
func NewAsk(join Join, seats int) *Ask {
	var a *Ask
	switch seats { // the parts of few stand beside it
	case 1:
		x := new(struct {
			ask   Ask
			seats [1]SeatAsk
		})
		a = &x.ask
		a.Seats = x.seats[:]
	case 2:
		x := new(struct {
			ask   Ask
			seats [2]SeatAsk
		})
		a = &x.ask
		a.Seats = x.seats[:]
	default:
		a = &Ask{Seats: make([]SeatAsk, seats)}
	}
	a.Join = join
	return a
}

// SeatAsk is one seat's part of an Ask. It carries verbs, and options only where the choice itself
// is what is asked; a question "what do you do?" carries no cards, so it is the same for every hand.
type SeatAsk struct {
	Seat Seat `json:"seat"`
	// Standing seats may act but are not awaited, defaulted or pinged.
	Optional bool `json:"standing,omitempty"`
	// Final: an answer that the join holds cannot be changed any more.
	Final bool `json:"final,omitempty"`
	// Ahead: Got was sealed ahead; withdrawing the seal takes it back.
	Ahead bool `json:"ahead,omitempty"`
	// Stood: Got, which is Ahead, is a standing pass.
	ByStandingPass bool `json:"stood,omitempty"`
	// Ordered: the order of the chosen Options counts.
	Ordered bool `json:"ordered,omitempty"`
	// Q numbers the question, unique in the match, never reused; clicks and expiries name it. The
	// kernel gives it: 0 in a verdict.
	Q uint64 `json:"q"`
	// Kind says what is asked, such as a window's id or "discard"; a code of the game's words.
	Kind string `json:"kind"`
	// Round sets apart repeated questions of the same kind about the same thing.
	Round int `json:"round,omitempty"`
	// About is the thing that the question is about: usually a pending object.
	About Value `json:"about,omitempty"`
	// Within are the larger things that it is part of, the innermost first: the battle of a step. Answers ahead
	// may be about any of them. Where the question itself is about nothing, a pass ahead is about the first one if
	// that is an object; what is numbered, such as a battle, has to be named.
	Within []Value `json:"within,omitempty"`
	// Verbs are the possible answers. A verb with a program starts an announcement; another one
	// is answered with Options when there are any, else by the bare verb.
	Verbs []string `json:"verbs"`
	// Options, Min, Max and Ordered rule the one answer of verbs without a program.
	Options []Option `json:"options,omitempty"`
	Min     int      `json:"min,omitempty"`
	Max     int      `json:"max,omitempty"`
	// Prompt is what to say beside the kind's own words; zero for nothing.
	Prompt Phrase `json:"prompt,omitzero"`
	// Default is the answer at the deadline; every SeatAsk has a legal one.
	Default Reply `json:"default"`
	// Due is the class of the deadline: DueTurn, DueReaction or DueSetup.
	Due string `json:"due,omitempty"`
	// Got is the seat's answer while the join waits for others.
	Got *Reply `json:"got,omitempty"`
	// Then are the answers ahead that came with Got and are about the thing that it makes.
	Then []Sealed `json:"then,omitempty"`
}

// Option is one possible choice under a stable key. One with a Refusal is shown but not possible.
type Option struct {
	Key     Value    `json:"key"`
	Label   Phrase   `json:"label,omitzero"` // zero: shown as the key's card, player or word
	Refusal *Refusal `json:"refusal,omitempty"`
}

// Reply is a verb with its named answers: what a seat says to a question.
type Reply struct {
	Verb    string   `json:"verb"`
	Answers []Answer `json:"answers,omitempty"`
}

// Answer is the values chosen for one question of an announcement. For a verb without a program the
// only answer is named by ChoiceName.
type Answer struct {
	Name string  `json:"name"`
	Vals []Value `json:"vals"`
}

// ChoiceName names the answer to a SeatAsk's own Options.
const ChoiceName = "choice"

// Values gives the values of the named answer, nil when it was not given.
func (r Reply) Values(name string) []Value {
	for _, a := range r.Answers {
		if a.Name == name {
			return a.Vals
		}
	}
	return nil
}

// Of reports whether the question is about a thing, or part of it.
func (a *SeatAsk) Of(about Value) bool {
	return about != "" && (a.About == about || slices.Contains(a.Within, about))
}

// Thing is what an answer ahead that names nothing is about: the question's thing, else the innermost larger
// one where that is an object, "" when there is none.
func (a *SeatAsk) Thing() Value {
	if a.About == "" && len(a.Within) > 0 && !a.Within[0].ID().IsZero() {
		return a.Within[0]
	}
	return a.About
}

// Offers reports whether the verb is among the possible answers.
func (a *SeatAsk) Offers(verb string) bool {
	for _, v := range a.Verbs {
		if v == verb {
			return true
		}
	}
	return false
}

// Seat finds the part of a seat; nil when it is not asked. When a seat is asked twice the part that
// offers the verb wins ("" takes the first).
func (a *Ask) Seat(s Seat, verb string) *SeatAsk {
	if a == nil {
		return nil
	}
	for i := range a.Seats {
		if sa := &a.Seats[i]; sa.Seat == s && (verb == "" || sa.Offers(verb)) {
			return sa
		}
	}
	return nil
}

// ByQ finds the part with a question number; nil when it is not open.
func (a *Ask) ByQ(q uint64) *SeatAsk {
	if a == nil {
		return nil
	}
	for i := range a.Seats {
		if a.Seats[i].Q == q {
			return &a.Seats[i]
		}
	}
	return nil
}
