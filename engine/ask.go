package engine

import "slices"

// Join says when a question put to several seats is complete.
type Join string

const (
	// JoinAll waits for every question that is not optional.
	JoinAll Join = "all"
	// JoinAny is complete with the first answer, also to an optional question. Answers that came in the same moment
	// wait until the same step asks again.
	JoinAny Join = "any"
	// JoinRanked asks everybody at once. An answer counts when all earlier seats have passed. The first act completes
	// the ask and voids later answers. So do passes of all.
	JoinRanked Join = "ranked"
)

// Pass is the verb of not acting in a window. JoinRanked knows it by name.
const Pass = "pass"

// Classes of deadlines: which of the table's clocks runs for a question.
const (
	DueTurn     = "turn"
	DueReaction = "reaction"
	DueSetup    = "setup"
)

// Ask is all that the match waits for at once. Exactly one is open while a match is neither over nor
// parked.
type Ask struct {
	Join  Join      `json:"join"`
	Seats []SeatAsk `json:"seats"`
	// Into names the register of the asking frame that gets the values of the first answer. Empty: they are in
	// Frame.Got only.
	Into string `json:"into,omitempty"`
	// At is the label of the asking step, Next the label to go on at. The kernel writes both.
	At   string `json:"at,omitempty"`
	Next string `json:"next,omitempty"`
}

// NewAsk returns an ask with so many questions, still to be filled in.
func NewAsk(join Join, seats int) *Ask {
	var a *Ask
	switch seats { // one piece of memory for few
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

// SeatAsk is a question: one seat's part of an Ask. It has verbs, and options only if the choice itself is what is
// asked. "What do you do?" has no cards in it, so it is the same for every hand.
type SeatAsk struct {
	Seat Seat `json:"seat"`
	// Optional: the seat may answer, but nobody waits for it, no default is taken, and it is not pinged.
	Optional bool `json:"standing,omitempty"`
	// Final: an answer cannot be changed while the join waits for others.
	Final bool `json:"final,omitempty"`
	// Ahead: Got was given ahead. Taking the answer ahead back takes Got back.
	Ahead bool `json:"ahead,omitempty"`
	// ByStandingPass: Got, which is Ahead, comes from a standing pass.
	ByStandingPass bool `json:"stood,omitempty"`
	// Ordered: the order of the chosen Options counts.
	Ordered bool `json:"ordered,omitempty"`
	// Q is the number of the question, unique in the match and never used again. Clicks and expiries name it. The
	// kernel gives it: leave it 0 in a verdict.
	Q uint64 `json:"q"`
	// Kind says what is asked, such as a window's kind or "discard"; a code of the game's words.
	Kind string `json:"kind"`
	// Round sets apart repeated questions of the same kind about the same thing.
	Round int `json:"round,omitempty"`
	// About is what the question is about, usually a pending object.
	About Value `json:"about,omitempty"`
	// Within are the larger things that the question is part of, the innermost first: the battle of a step. Answers
	// ahead may be about any of them. If the question itself is about nothing, a pass ahead is about the first one if
	// that is an object. What is numbered, such as a battle, has to be named.
	Within []Value `json:"within,omitempty"`
	// Verbs are the possible answers. A verb with a program starts an announcement. The first verb, if it has
	// none, takes Options. Others are bare.
	Verbs []string `json:"verbs"`
	// Options, Min, Max and Ordered rule the one answer of a verb without a program.
	Options []Option `json:"options,omitempty"`
	Min     int      `json:"min,omitempty"`
	Max     int      `json:"max,omitempty"`
	// Prompt is put beside the kind's own words; zero for nothing.
	Prompt Phrase `json:"prompt,omitzero"`
	// Default is the answer at the deadline. Every question that is not optional has a possible one.
	Default Reply `json:"default"`
	// Due is the class of the deadline: DueTurn, DueReaction or DueSetup.
	Due string `json:"due,omitempty"`
	// Got is the seat's answer while the join waits for others.
	Got *Reply `json:"got,omitempty"`
	// Then are the answers ahead that came with Got and are about what Got makes.
	Then []Sealed `json:"then,omitempty"`
}

// Option is one choice, under a stable key. One with a Refusal is shown but is not possible.
type Option struct {
	Key     Value    `json:"key"`
	Label   Phrase   `json:"label,omitzero"` // zero: shown as the key's card, player or word
	Refusal *Refusal `json:"refusal,omitempty"`
	// Face is the id of the card as which the option is shown, such as the half of a card that is played; "" for the
	// key's own.
	Face string `json:"face,omitempty"`
	// Notes say what comes of choosing it. They stand in place of the figures that the card has where it is.
	Notes []Phrase `json:"notes,omitempty"`
}

// Options returns one option for each value; nil for none.
func Options(vals ...Value) []Option {
	if len(vals) == 0 {
		return nil
	}
	out := make([]Option, len(vals))
	for i, v := range vals {
		out[i].Key = v
	}
	return out
}

// OptionsOf returns one option for each object, with why it cannot be chosen now; nil for none. Without no all can be.
func OptionsOf(ids []ObjID, no func(ObjID) *Refusal) []Option {
	if len(ids) == 0 {
		return nil
	}
	out := make([]Option, len(ids))
	for i, id := range ids {
		if out[i].Key = Obj(id); no != nil {
			out[i].Refusal = no(id)
		}
	}
	return out
}

// Reply is an answer to a question: a verb with its named answers.
type Reply struct {
	Verb    string   `json:"verb"`
	Answers []Answer `json:"answers,omitempty"`
}

// Answer is the values that were chosen for one step of an announcement. For a verb without a program the only answer
// is named ChoiceName.
type Answer struct {
	Name string  `json:"name"`
	Vals []Value `json:"vals"`
}

// ChoiceName names the answer to a SeatAsk's own Options.
const ChoiceName = "choice"

// Values returns the values of the named answer; nil if it was not given.
func (r Reply) Values(name string) []Value {
	for _, a := range r.Answers {
		if a.Name == name {
			return a.Vals
		}
	}
	return nil
}

// Of reports whether the question is about a thing or part of it. It is never about "".
func (a *SeatAsk) Of(about Value) bool {
	return about != "" && (a.About == about || slices.Contains(a.Within, about))
}

// Thing returns what an answer ahead that names nothing is about: the question's thing, else the innermost larger one
// if that is an object, else "".
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

// Seat returns the question of a seat that offers a verb, the first one of the seat with ""; nil if there is none. A
// nil Ask has none.
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

// ByQ returns the question with a number; nil if it is not open. A nil Ask has none.
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
