package engine

// Change is one write to the state, of a kind that the ruleset or the kernel has defined. Ops only propose changes. The
// driver carries them out, as one batch. What the other fields mean depends on the kind.
type Change struct {
	Kind string `json:"kind"`
	Seat Seat   `json:"seat"`
	// Must: if this change cannot be done in full, the whole batch is rolled back and Frame.OK is false.
	Must bool    `json:"must,omitempty"`
	Obj  ObjID   `json:"obj,omitzero"`
	To   Value   `json:"to,omitempty"`
	N    int     `json:"n,omitempty"`
	Word string  `json:"word,omitempty"`
	Vals []Value `json:"vals,omitempty"`
	// By is what causes it: the object whose text, attack or ability it comes from.
	By ObjID `json:"by,omitzero"`
	// Event is the event of ChangeRecord.
	Event *Event `json:"event,omitempty"`
	// Seal is the answer ahead of ChangeSeal.
	Seal *Sealed `json:"seal,omitempty"`
}

// Must returns a batch with every change marked Must, such as the parts of one cost.
func Must(batch []Change) []Change {
	out := make([]Change, len(batch))
	for i, c := range batch {
		c.Must = true
		out[i] = c
	}
	return out
}

// ChangeFunc carries out one kind of change and reports whether all of it was done. A change that is not Must may do
// part of it, or nothing. Only these functions may write to a state, through tx.
type ChangeFunc func(tx *Tx, c Change) bool

// Names of the kernel's own changes.
const (
	// ChangeRecord adds Event to the events of the batch and does nothing else.
	ChangeRecord = "say"
	// ChangeSeal adds the answer ahead Seal: about To if that is set, else about the object Obj. See SealMade.
	ChangeSeal = "seal"
	// ChangeUnseal ends the answers ahead about the thing To (else Obj). With N 1 those marked Lasting or Silent stay.
	ChangeUnseal = "unseal"
	// ChangeMark counts the mark Word on To, in the period that the first of Vals names.
	ChangeMark = "mark"
	// ChangeVar sets the ruleset's figure Word to N.
	ChangeVar = "var"
	// ChangeFinish ends the match: Vals are the winning seats, Word the reason, the arguments of Event those of the
	// result; without Event it has none.
	ChangeFinish = "finish"
)

// SealMade returns the changes that bind the answers ahead of an announcement to the object that it makes. A program
// puts them behind the change that makes the object, in the same batch; id may be the object's id from before.
func SealMade(f *Frame, id ObjID) []Change {
	var out []Change
	for _, x := range f.Then {
		out = append(out, Change{Kind: ChangeSeal, Seat: x.Seat, Obj: id, Seal: &x})
	}
	return out
}

// SealAbout is SealMade for a thing that is no object, such as a numbered battle. If the thing has no name before it is
// made, the changes go into a batch of their own.
func SealAbout(f *Frame, about Value) []Change {
	out := SealMade(f, ObjID{})
	for i := range out {
		out[i].To = about
	}
	return out
}

// RecordEvent returns the change that records an event.
func RecordEvent(e Event) Change { return Change{Kind: ChangeRecord, Seat: e.Seat, Event: &e} }

// Tell returns the change that records a public event about a seat, NoSeat for one about nobody.
func Tell(kind string, about Seat, args ...Arg) Change {
	return RecordEvent(Event{Kind: kind, Seat: about, Args: args})
}
