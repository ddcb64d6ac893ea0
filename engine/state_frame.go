package engine

import "slices"

// Ref is a place in a program: names, never an index, so saves outlive changes of the code.
type Ref struct {
	Prog  string `json:"p"`
	Label string `json:"l"`
}

// Frame is one program at work. There is one type of frame for everything.
type Frame struct {
	At Ref `json:"at"`
	// Owner is whom the frame dies with, and who answers its choices; NoSeat for the game's own.
	Owner Seat `json:"owner"`
	// OK tells whether the frame's last batch was carried out, Void that it runs its void label.
	OK   bool `json:"ok,omitempty"`
	Void bool `json:"void,omitempty"`
	// Announcing is set until the announcement ends with the program's first batch of changes.
	Announcing bool `json:"announcing,omitempty"`
	// Fresh frames have not begun; what a sibling returned is not for them.
	Fresh bool `json:"fresh,omitempty"`
	// Aside frames came in between (a concession) and hand no result to the frame below.
	Interrupt bool `json:"aside,omitempty"`
	// About is the pending thing that it works on, Self the object whose text it carries out.
	About ObjID `json:"about,omitzero"`
	Self  ObjID `json:"self,omitzero"`
	// Node is where in the book the text stands that it carries out.
	Node string  `json:"node,omitempty"`
	On   *Event  `json:"on,omitempty"`
	Regs []Field `json:"regs,omitempty"`
	// Got are the answers to its last ask, in seat order of the ask.
	Got []SeatReply `json:"got,omitempty"`
	// Ret is what the last child returned; Did are the events of its last batch.
	Ret []Value `json:"ret,omitempty"`
	Did []Event `json:"did,omitempty"`
	// Batch is a batch in flight, and what a replacement rewrites.
	Batch []Change `json:"batch,omitempty"`
	// Asked is the last ask of the step it stands on; equal questions keep their Q.
	Asked *Ask `json:"asked,omitempty"`
	// Leave is what it will return when what it ended with (a batch, a call) is done.
	Leave []Value `json:"leave,omitempty"`
	// Pre are the answers of an announcement not used yet.
	Pre []Answer `json:"pre,omitempty"`
	// Then are the answers ahead that came with the announcement and are about what it makes; see
	// SealMade.
	Then []Sealed `json:"then,omitempty"`
}

// SeatReply is a seat's answer as the asking frame gets it.
type SeatReply struct {
	Seat Seat `json:"seat"`
	Reply
	// Then are answers ahead about the thing that the reply makes; Enter hands them to its frame.
	Then []Sealed `json:"then,omitempty"`
}

// Reg gives a register's values, nil when it was never set.
func (f *Frame) Reg(name string) []Value { return field(f.Regs, name) }

// Reg1 gives a register's first value, "" when there is none.
func (f *Frame) Reg1(name string) Value {
	if v := field(f.Regs, name); len(v) > 0 {
		return v[0]
	}
	return ""
}

// Set writes a register of this frame. Ops may write their own frame's registers and nothing else.
// The values are copied.
func (f *Frame) Set(name string, vals ...Value) {
	list := one(vals)
	if len(f.Regs) < cap(f.Regs) { // the list is this frame's own, see ownRegs
		for i := range f.Regs {
			if f.Regs[i].Name == name {
				f.Regs[i].Vals = list
				return
			}
		}
		f.Regs = append(f.Regs, Field{name, list})
		return
	}
	f.Regs = setField(f.Regs, name, list, spareRegs)
}

// spareRegs is for how many registers more a list of them has room. Only a frame that runs may fill it (ownRegs).
const spareRegs = 4

// ownRegs makes frames that are copies share nothing that can be written with what they were copied from: a list of
// registers is written in place where it has room left, and nowhere else.
func ownRegs(frames []Frame) {
	for i := range frames {
		frames[i].Regs = slices.Clip(frames[i].Regs)
	}
}
