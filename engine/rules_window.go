package engine

// Window is a kind of reaction moment: who has a say, in what order, and what acting and passing do.
// It is run by the kernel's program, called with WindowFrame.
type Window struct {
	Kind string
	// Verbs can be used in it, besides Pass.
	Verbs []string
	// VerbsFor, when set, gives the verbs of one seat instead, from public facts.
	VerbsFor func(p Public, w Opened, seat Seat) []string
	// Before gives programs to run each time before seats are asked anew: when the window opens, and after every
	// act and everything that resolves. Nil runs nothing.
	Before func(r *Reader, w Opened) []Frame
	// Passed gives programs to run for the seats that have passed, or were spared the question, before another
	// one did something or before the round's end counts; nil runs nothing.
	Passed func(r *Reader, w Opened, seats []Seat) []Frame
	// Order is the order of say in a new round.
	Order func(p Public, w Opened) []Seat
	// Say tells whether the rules give a seat of Order a say. It sees public facts only, so a window never
	// opens or stays shut because of a hidden card.
	MayAct func(p Public, w Opened, seat Seat) bool
	// Skip spares a seat that has a say the question, where public facts leave it nothing to do but pass; nil
	// spares nobody. It changes who is asked and never what happens; see Ruleset.InTurn.
	Skip func(p Public, w Opened, seat Seat) bool
	// OneByOne asks seats in turn; else all are asked at once and ranked.
	OneByOne bool
	After    AfterAct
	OnPass   OnPass
	// Resolve gives the program that resolves the next pending thing, for PassTop, PassAll and PassEach;
	// false when nothing is pending.
	Resolve func(r *Reader, w Opened) (Frame, bool)
	// Due is the deadline class; "" is DueReaction.
	Due string
	// Within gives the larger things that the window is part of now, the innermost first, from public facts; see
	// SeatAsk.Within. They are things (a pending object, a numbered battle), each with a name of its own while it
	// lasts. The ruleset ends answers ahead about one that is no object when it is over (ChangeUnseal). Nil: none.
	Within func(p Public, w Opened) []Value
	// Prompt adds words to the question; nil adds none.
	Prompt func(p Public, w Opened, seat Seat) Phrase

	answers []string // Verbs and Pass
}

// AfterAct says with whom a window goes on after somebody acted in it.
type AfterAct int

const (
	// Restart begins a new round with the first seat.
	Restart AfterAct = iota
	// Keep begins a new round with the seat that acted.
	ActAgain
	// Yield begins a new round with the seat after the one that acted.
	Yield
	// GoOn goes on with the seats that have not passed yet; who acted has had their say.
	GoOn
)

// OnPass says what happens when a whole round has passed.
type OnPass int

const (
	// PassClose closes the window.
	PassClose OnPass = iota
	// PassTop resolves the topmost pending thing and begins a new round; it closes when nothing is
	// pending any more.
	PassTop
	// PassAll resolves everything pending, the topmost first, and closes.
	PassAll
	// PassEach resolves the topmost pending thing and begins a new round; it closes when a whole round has
	// passed while nothing is pending.
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
	// Held says that the opener asked to be asked.
	Held bool
}
