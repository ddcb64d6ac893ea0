package engine

import "slices"

// Ref is a place in a program. It has names and no index, so saves outlive changes of the code.
type Ref struct {
	Prog  string `json:"p"`
	Label string `json:"l"`
}

// Frame is one program at work. There is one type for everything.
type Frame struct {
	At Ref `json:"at"`
	// Owner is whom the frame dies with, and who answers its choices; NoSeat for the game's own.
	Owner Seat `json:"owner"`
	// OK: the last batch was carried out. Void: it runs its void steps.
	OK   bool `json:"ok,omitempty"`
	Void bool `json:"void,omitempty"`
	// Announcing: its announcement runs, which ends with the program's first batch.
	Announcing bool `json:"announcing,omitempty"`
	// Fresh: it has not begun, so what a sibling returns is not for it.
	Fresh bool `json:"fresh,omitempty"`
	// Interrupt: it came in between, such as a concession, and hands no result to the frame below.
	Interrupt bool `json:"aside,omitempty"`
	// About is the pending thing that it works on. Self is the object whose text it carries out.
	About ObjID `json:"about,omitzero"`
	Self  ObjID `json:"self,omitzero"`
	// Node is where in the book that text is.
	Node string  `json:"node,omitempty"`
	On   *Event  `json:"on,omitempty"`
	Regs []Field `json:"regs,omitempty"`
	// Got are the answers to its last ask, in the order of the ask.
	Got []SeatReply `json:"got,omitempty"`
	// Ret is what the last child returned. Did are the events of the last batch.
	Ret []Value `json:"ret,omitempty"`
	Did []Event `json:"did,omitempty"`
	// Batch is a batch that replacement effects rewrite.
	Batch []Change `json:"batch,omitempty"`
	// Asked is the last ask of the step on which it stands. Equal questions keep their Q.
	Asked *Ask `json:"asked,omitempty"`
	// Leave is what it will return when its last batch or call is done.
	Leave []Value `json:"leave,omitempty"`
	// Pre are the answers of an announcement that are not used yet.
	Pre []Answer `json:"pre,omitempty"`
	// Then are the answers ahead that came with the announcement and are about what it makes; see SealMade.
	Then []Sealed `json:"then,omitempty"`
}

// SeatReply is a seat's answer as the asking frame gets it.
type SeatReply struct {
	Seat Seat `json:"seat"`
	Reply
	// Then are answers ahead about what the reply makes. Enter hands them to its frame.
	Then []Sealed `json:"then,omitempty"`
}

// Reg returns the values of a register; nil if it was never set.
func (f *Frame) Reg(name string) []Value { return field(f.Regs, name) }

// Reg1 returns the first value of a register; "" if there is none.
func (f *Frame) Reg1(name string) Value {
	if v := field(f.Regs, name); len(v) > 0 {
		return v[0]
	}
	return ""
}

// Set writes a register of this frame. It copies the values. An op may write registers of its own frame and nothing
// else.
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

// spareRegs is how many registers a list has room for beyond those that it has. Only a frame that runs may fill it; see
// ownRegs.
const spareRegs = 4

// ownRegs makes frames that are copies share nothing that can be written with what they were copied from. A list of
// registers is written in place only if it has room left, and a clipped list has none.
func ownRegs(frames []Frame) {
	for i := range frames {
		frames[i].Regs = slices.Clip(frames[i].Regs)
	}
}
