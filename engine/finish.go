package engine

// Events of the end of a match, with "how", a word for the reason.
const (
	EventWinner = "winner"
	EventDraw   = "draw"
)

// Finish is the batch that ends the match for a reason: with these winners, or a draw when there are none.
func Finish(winners []Seat, reason string) []Change {
	c := Change{Kind: ChangeFinish, Seat: NoSeat, Word: reason}
	how := A("how", Word(reason))
	if len(winners) == 0 {
		return []Change{RecordEvent(Event{Kind: EventDraw, Seat: NoSeat, Args: []Arg{how}}), c}
	}
	var out []Change
	for _, s := range winners {
		c.Vals = append(c.Vals, SeatVal(s))
		out = append(out, RecordEvent(Event{Kind: EventWinner, Seat: s, Args: []Arg{how}}))
	}
	return append(out, c)
}
