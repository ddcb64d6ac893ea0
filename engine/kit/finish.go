package kit

import (
	"slices"

	"farpost/engine"
)

// Events of the end of a match. Their argument "how" is a word for the reason.
const (
	EventWinner = "winner"
	EventDraw   = "draw"
)

// Finish returns the batch that ends the match for a reason. The winners share the win; without any it is a draw. Args
// are what the words of the event and of the result may say besides the reason.
func Finish(winners []engine.Seat, reason string, args ...engine.Arg) []engine.Change {
	c := engine.Change{Kind: engine.ChangeFinish, Seat: engine.NoSeat, Word: reason}
	if len(args) > 0 {
		c.Event = &engine.Event{Args: args}
	}
	said := append([]engine.Arg{engine.A("how", engine.Word(reason))}, args...)
	if len(winners) == 0 {
		return []engine.Change{
			engine.RecordEvent(engine.Event{Kind: EventDraw, Seat: engine.NoSeat, Args: said}), c,
		}
	}
	var out []engine.Change
	for _, s := range winners {
		c.Vals = append(c.Vals, engine.SeatVal(s))
		out = append(out, engine.RecordEvent(engine.Event{Kind: EventWinner, Seat: s, Args: said}))
	}
	return append(out, c)
}

// LostPrefix begins the reason of a match that somebody has won: behind it stands how the last of the others lost.
const LostPrefix = "lost-"

// LastStanding ends the match as some leave it, when at most one player is left: that one wins, by how the others
// left. With nobody left it is a draw for the reason nobody. It is empty while the match goes on.
func LastStanding(r *engine.Reader, leaving []engine.Seat, how, nobody string) []engine.Change {
	left := slices.DeleteFunc(slices.Clone(r.Alive()), func(s engine.Seat) bool { return slices.Contains(leaving, s) })
	switch len(left) {
	case 0:
		return Finish(nil, nobody)
	case 1:
		return Finish(left, LostPrefix+how)
	}
	return nil
}

// AddEndings defines the programs by which a match ends from outside. Who concedes is taken out by the change leave of
// that seat, whose Word is the reason, and loses like everybody else who leaves. Where others can play on (MaxSeats,
// which must be set, is above 2), the match is then checked, unless unsettled says that a check comes by itself later
// and none may come before: somebody who concedes brings nothing forward. Without unsettled it is always checked. A
// draw is agreed for the reason agreed.
func AddEndings(g *engine.Ruleset, leave, conceded, agreed string, unsettled func(*engine.Reader) bool) {
	steps := []engine.Step{engine.Do("leave", func(r *engine.Reader, f *engine.Frame) []engine.Change {
		s := f.Reg1("seat").Seat()
		return append([]engine.Change{{Kind: leave, Seat: s, Word: conceded}},
			LastStanding(r, []engine.Seat{s}, conceded, conceded)...)
	})}
	if g.MaxSeats > 2 {
		steps = append(steps, engine.Run("check", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			if unsettled != nil && unsettled(r) {
				return nil
			}
			return []engine.Frame{engine.CheckFrame()}
		}))
	}
	g.Add("concede", steps...)
	g.Add("draw", engine.Do("agreed", func(*engine.Reader, *engine.Frame) []engine.Change {
		return Finish(nil, agreed)
	}))
}
