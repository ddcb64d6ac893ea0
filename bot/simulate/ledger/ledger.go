package ledger

import "time"

// Ledger keeps what comes of a bot's work.
type Ledger struct {
	Patience *Patience
	Answers  Answers
	Asked    Asked
	// Secret is the id of the person whose cards are turned in one of two runs; "" for nobody. What others are shown is
	// kept then.
	Secret string

	kept []Kept
	seen []string
}

// New begins to keep things.
func New(now time.Time) *Ledger { return &Ledger{Patience: NewPatience(now), Asked: newAsked()} }

// Kept is an entry of a log whose transaction was committed, whatever became of the bot then.
type Kept struct {
	Match, Event string // one of the two
	Seq          uint64
	Interaction  string
}

// Kept are all entries that were committed, in their order.
func (l *Ledger) Kept() []Kept { return l.kept }

// See notes what people other than Secret were shown.
func (l *Ledger) See(line string) { l.seen = append(l.seen, line) }

// Seen is all that people other than Secret were shown, in order.
func (l *Ledger) Seen() []string { return l.seen }
