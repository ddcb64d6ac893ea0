package engine

// Calls gives frames for Verdict.Call in memory that is used again by the next step.
func (r *Reader) Calls(frames ...Frame) []Frame {
	r.calls = append(r.calls[:0], frames...)
	return r.calls
}

// Ask gives a question for so many seats, whose parts are still to be filled in, for Verdict.Ask: in memory that is
// used again by the next step.
func (r *Reader) Ask(join Join, seats int) *Ask {
	r.seats = append(r.seats[:0], make([]SeatAsk, seats)...)
	r.ask = Ask{Join: join, Seats: r.seats}
	return &r.ask
}

// AskOne is Ask for one seat, whose answer comes to stand in the register into.
func (r *Reader) AskOne(sa SeatAsk, into string) *Ask {
	r.seats = append(r.seats[:0], sa)
	r.ask = Ask{Join: JoinAll, Seats: r.seats, Into: into}
	return &r.ask
}

// Batch gives changes for Verdict.Do (not for Verdict.Batch) in memory that is used again by the next step.
func (r *Reader) Batch(changes ...Change) []Change {
	r.batch = append(r.batch[:0], changes...)
	return r.batch
}
