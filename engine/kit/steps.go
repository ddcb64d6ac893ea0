package kit

import "farpost/engine"

// About proposes one change that the frame's owner makes to the thing that the frame is about.
func About(label, kind string) engine.Step {
	return engine.Do(label, func(r *engine.Reader, f *engine.Frame) []engine.Change {
		return r.Batch(engine.Change{Kind: kind, Seat: f.Owner, Obj: f.About})
	})
}

// EachSeat proposes a change for every player who is left, in one batch: its Seat is filled in.
func EachSeat(label string, c engine.Change) engine.Step {
	return engine.Do(label, func(r *engine.Reader, _ *engine.Frame) []engine.Change { return ForSeats(r.Alive(), c) })
}

// ForSeats returns a change for each of some players: its Seat is filled in.
func ForSeats(seats []engine.Seat, c engine.Change) []engine.Change {
	var out []engine.Change
	for _, c.Seat = range seats {
		out = append(out, c)
	}
	return out
}

// Check lets happen what must happen by itself: engine.CheckFrame.
func Check(label string) engine.Step {
	return engine.Run(label, func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
		return r.Calls(engine.CheckFrame())
	})
}

// Settle is Check, and then what waits for it: engine.TriggersFrame.
func Settle(label string) engine.Step {
	return engine.Run(label, func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
		return r.Calls(engine.CheckFrame(), engine.TriggersFrame())
	})
}

// Keep keeps what the program that was called before returned, in a register.
func Keep(label, register string) engine.Step {
	return engine.Calc(label, func(_ *engine.Reader, f *engine.Frame) { f.Set(register, f.Ret...) })
}

// Given reports whether the announcement that a frame makes brought an answer to a question, be it an empty one.
func Given(f *engine.Frame, name string) bool {
	_, ok := f.Answered(name)
	return ok
}

// Chosen reports whether the announcement that a frame makes brought an answer to a question that chooses something.
func Chosen(f *engine.Frame, name string) bool {
	vals, _ := f.Answered(name)
	return len(vals) > 0
}
