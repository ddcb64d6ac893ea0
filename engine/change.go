package engine

// Change is one thing to be done to the state, by the name that the ruleset (or the kernel) gave it.
// Ops only propose changes; the driver carries them out, as one batch.
type Change struct {
	Kind string `json:"kind"`
	Seat Seat   `json:"seat"`
	// Must changes are all or nothing: if one cannot be done in full the whole batch is undone and
	// the frame's OK is false.
	Must bool    `json:"must,omitempty"`
	Obj  ObjID   `json:"obj,omitzero"`
	To   Value   `json:"to,omitempty"`
	N    int     `json:"n,omitempty"`
	Word string  `json:"word,omitempty"`
	Vals []Value `json:"vals,omitempty"`
	// By is what causes it: the object whose text, attack or ability it comes from.
	By ObjID `json:"by,omitzero"`
	// Event is added to the batch's events as it stands (change kind "say").
	Event *Event `json:"event,omitempty"`
	// Seal is the answer ahead of a change kind "seal".
	Seal *Sealed `json:"seal,omitempty"`
}

// Must marks every change of a batch as part of one cost.
func Must(batch []Change) []Change {
	out := make([]Change, len(batch))
	for i, c := range batch {
		c.Must = true
		out[i] = c
	}
	return out
}

// ChangeFunc carries out one kind of change. It reports whether all of it was done; a change that
// is not Must may do part or nothing. Only these functions may write to a state, through Tx.
type ChangeFunc func(tx *Tx, c Change) bool

// Names of the kernel's own changes.
const (
	// ChangeSay adds Event to the log and does nothing else.
	ChangeRecord = "say"
	// ChangeSeal adds the answer ahead Seal, about the object Obj, or about To where that is set; see SealMade.
	ChangeSeal = "seal"
	// ChangeUnseal ends the seals about the thing To (or Obj); with N 1 those marked Keep stay.
	ChangeUnseal = "unseal"
	// ChangeMark counts the mark Word on To in the period named by the first of Vals.
	ChangeMark = "mark"
	// ChangeVar sets the ruleset's figure Word to N.
	ChangeVar = "var"
	// ChangeFinish ends the match: Vals are the winning seats, Word the reason.
	ChangeFinish = "finish"
)

// SealMade gives the changes that bind the answers ahead of an announcement to the thing that it makes. A
// program adds them behind the change that makes the thing of the object id, in the same batch.
func SealMade(f *Frame, id ObjID) []Change {
	var out []Change
	for _, x := range f.Then {
		out = append(out, Change{Kind: ChangeSeal, Seat: x.Seat, Obj: id, Seal: &x})
	}
	return out
}

// SealAbout is SealMade for a thing that is no object, such as a numbered battle. The changes stand in a batch of
// their own where the thing has no name before it is made.
func SealAbout(f *Frame, about Value) []Change {
	out := SealMade(f, ObjID{})
	for i := range out {
		out[i].To = about
	}
	return out
}

// SayEvent is the change that tells an event.
func RecordEvent(e Event) Change { return Change{Kind: ChangeRecord, Seat: e.Seat, Event: &e} }
