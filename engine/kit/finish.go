package kit

import "farpost/engine"

// Events of the end of a match. Their argument "how" is a word for the reason.
const (
	EventWinner = "winner"
	EventDraw   = "draw"
)

// Finish returns the batch that ends the match for a reason. The winners share the win; without any it is a draw.
func Finish(winners []engine.Seat, reason string) []engine.Change {
	c := engine.Change{Kind: engine.ChangeFinish, Seat: engine.NoSeat, Word: reason}
	how := engine.A("how", engine.Word(reason))
	if len(winners) == 0 {
		return []engine.Change{
			engine.RecordEvent(engine.Event{Kind: EventDraw, Seat: engine.NoSeat, Args: []engine.Arg{how}}), c,
		}
	}
	var out []engine.Change
	for _, s := range winners {
		c.Vals = append(c.Vals, engine.SeatVal(s))
		out = append(out, engine.RecordEvent(engine.Event{Kind: EventWinner, Seat: s, Args: []engine.Arg{how}}))
	}
	return append(out, c)
}
