package engine

// Window declares a kind of window: who may act, in what order, and what acting and passing do. A procedure opens one
// with WindowFrame; the kernel runs it.
//
// A window goes in rounds. A round ends when a seat acts or when everybody has passed. Functions that take a Public see
// public facts only, so a window never opens, or stays shut, because of a hidden card.
type Window struct {
	Kind string
	// Verbs are what seats can do in it, besides Pass.
	Verbs []string
	// VerbsFor returns the verbs of one seat instead. Nil: Verbs, for every seat.
	VerbsFor func(p Public, w Opened, seat Seat) []string
	// Before returns programs to run each time before seats are asked anew: when the window opens, after every act, and
	// after everything that resolves. Nil runs nothing.
	Before func(r *Reader, w Opened) []Frame
	// Passed returns programs to run for seats that have passed, or were spared the question. They run before the act
	// of the seat that came after them, or before the end of the round counts. Nil runs nothing.
	Passed func(r *Reader, w Opened, seats []Seat) []Frame
	// Order returns the order of the seats in a new round.
	Order func(p Public, w Opened) []Seat
	// MayAct reports whether the rules let a seat of Order act.
	MayAct func(p Public, w Opened, seat Seat) bool
	// Skip reports whether a seat that may act is spared the question, because public facts leave it nothing to do but
	// pass. It changes who is asked and never what happens; see Ruleset.InTurn. Nil spares nobody.
	Skip func(p Public, w Opened, seat Seat) bool
	// OneByOne asks seats in turn. Else all are asked at once, with JoinRanked.
	OneByOne bool
	After    AfterAct
	OnPass   OnPass
	// Resolve returns the program that resolves the next pending thing, for PassTop, PassAll and PassEach; false if
	// nothing is pending.
	Resolve func(r *Reader, w Opened) (Frame, bool)
	// Due is the class of the deadline; "" is DueReaction.
	Due string
	// Within returns the larger things that the window is part of now, the innermost first; see SeatAsk.Within. Each is
	// a pending object, or has a name of its own while it lasts, such as a numbered battle. When one that is no object
	// is over, the ruleset ends the answers ahead about it (ChangeUnseal). Nil: none.
	Within func(p Public, w Opened) []Value
	// Prompt returns words to put beside those of the question's kind. Nil: none.
	Prompt func(p Public, w Opened, seat Seat) Phrase

	answers []string // Verbs and Pass
}

// AfterAct says with whom a window goes on after somebody has acted in it.
type AfterAct int

const (
	// Restart begins a new round with the first seat.
	Restart AfterAct = iota
	// ActAgain begins a new round with the seat that acted.
	ActAgain
	// Yield begins a new round with the seat after the one that acted.
	Yield
	// GoOn goes on with the seats that have not passed yet. Who has acted is not asked again.
	GoOn
)

// OnPass says what happens when a whole round has passed.
type OnPass int

const (
	// PassClose closes the window.
	PassClose OnPass = iota
	// PassTop resolves the topmost pending thing and begins a new round. The window closes when nothing is pending.
	PassTop
	// PassAll resolves everything pending, the topmost first, and closes the window.
	PassAll
	// PassEach resolves the topmost pending thing and begins a new round. The window closes when a whole round has
	// passed with nothing pending.
	PassEach
)

// Opened is a window that is running.
type Opened struct {
	Kind   string
	About  ObjID
	Opener Seat
	Round  int
	// Acted are the seats that acted in it, in order.
	Acted []Seat
	// Held: the opener asked to be asked; see WindowFrame.
	Held bool
}
