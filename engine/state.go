package engine

import "slices"

// SchemaVersion is the form of State that this build writes. Older forms are migrated step by step
// when they are decoded: 1 was JSON.
const SchemaVersion = 2

// State is a whole match at one moment, the middle of a resolution included: values only, no pointers
// into it, no functions, no maps, no clocks. Only the driver writes one; Apply returns a new State and
// leaves its argument alone.
type State struct {
	Schema  int    `json:"schema"`
	Game    string `json:"game"`
	Version int    `json:"version"` // of the ruleset that dealt it
	Book    string `json:"book"`    // hash of the card data it was dealt with
	// Seq counts accepted inputs. It guards the storage transaction and nothing else.
	Seq   uint64 `json:"seq"`
	NextQ uint64 `json:"nextQ"`
	// NextStamp numbers effects and other things that need an order of arrival.
	NextStamp int64 `json:"nextStamp"`
	// Options are the table rules of this match, sorted by name.
	Options []TableOption `json:"options,omitempty"`
	// Rand are the generators, one per purpose, such as "memory.0" or "first".
	Rand []Rand `json:"rand,omitempty"`
	// Vars are the ruleset's public figures (turn, phase), in the order that it declares.
	Vars    []int64     `json:"vars,omitempty"`
	Seats   []SeatState `json:"seats"`
	Objects Objects     `json:"objects,omitzero"`
	Zones   []Zone      `json:"zones,omitempty"`
	Effects []Effect    `json:"effects,omitempty"`
	Waiting []Trigger   `json:"waiting,omitempty"`
	// Marks are things that count once per turn, battle or match.
	Marks  []Mark   `json:"marks,omitempty"`
	Sealed []Sealed `json:"sealed,omitempty"`
	// Stands are the standing passes, see StandingPass.
	StandingPasses []StandingPass `json:"stands,omitempty"`
	// Snaps are the last known values of objects that something still refers to.
	Snaps []Snapshot `json:"snaps,omitempty"`
	// Stack is the whole continuation; the last frame runs.
	Stack  []Frame `json:"stack,omitempty"`
	Ask    *Ask    `json:"ask,omitempty"`
	Result *Result `json:"result,omitempty"`
	// Calm counts the kernel's forced steps since the last decision of a person.
	Calm int `json:"calm,omitempty"`

	// own tells which lists the driver that runs this state has made its own; see share.
	own owned
	// ownPages are the pages of Objects that are, a bit each, if the list of pages is.
	ownPages uint64
}

// TableOption is a table rule and its setting.
type TableOption struct {
	Name string `json:"name"`
	N    int    `json:"n"`
}

// SeatState is what the ruleset keeps of a seat.
type SeatState struct {
	Out bool `json:"out,omitempty"` // defeated or conceded
	// Attrs are in the order that the ruleset declares.
	Attrs []int64 `json:"attrs,omitempty"`
}

// AttrCount is how many attributes an object has room for.
const AttrCount = 8

// Object is a card in the match or a pending thing: an ability, an unleash. Slot and generation
// together are its id.
type Object struct {
	Gen  int32 `json:"g"`
	Card int32 `json:"c"`           // index into the book, -1 for none
	Kind uint8 `json:"k,omitempty"` // the ruleset's kinds of object; 0 is a card
	// Owner never changes; Base is the seat under whose command it entered its zone. Who commands it
	// now is projected.
	Owner Seat             `json:"o"`
	Base  Seat             `json:"b"`
	Zone  int16            `json:"z"` // index into State.Zones, -1 for none: the slot is free
	Attr  [AttrCount]int32 `json:"a,omitzero"`
	// Of is the source of an ability; On is what the object is attached to.
	Of ObjID `json:"of,omitzero"`
	On Value `json:"on,omitempty"`
	// Data are lists that pending things carry for other programs to read and change.
	Data []Field `json:"d,omitempty"`
}

// Field is a named list of values.
type Field struct {
	Name string  `json:"n"`
	Vals []Value `json:"v,omitempty"`
}

// Zone is an ordered place. The last card is the top.
type Zone struct {
	Kind  string  `json:"kind"`
	Seat  Seat    `json:"seat"`
	Cards []ObjID `json:"cards,omitempty"`
}

// Effect is a continuous effect that is not printed on a card in play: made by a resolved text, with
// a duration that the ruleset ends.
type Effect struct {
	Stamp  int64   `json:"stamp"`
	Kind   string  `json:"kind"`
	Source Value   `json:"source,omitempty"`
	Seat   Seat    `json:"seat"` // who commands it
	On     []Value `json:"on,omitempty"`
	N      int     `json:"n,omitempty"`
	Node   string  `json:"node,omitempty"` // where in the book its text stands
	// Until is a duration code of the ruleset, UntilSeat the seat it speaks of.
	Until     string `json:"until"`
	UntilSeat Seat   `json:"untilSeat"`
}

// Trigger is a triggered effect that has happened and is not yet resolving.
type Trigger struct {
	Stamp  int64  `json:"stamp"`
	Seat   Seat   `json:"seat"`
	Source Value  `json:"source,omitempty"`
	Prog   string `json:"prog"`
	Node   string `json:"node,omitempty"`
	About  ObjID  `json:"about,omitzero"`
	On     *Event `json:"on,omitempty"`
}

// Mark records that something was done once in a period.
type Mark struct {
	Code   string `json:"code"`
	On     Value  `json:"on,omitempty"`
	Period string `json:"period"` // the ruleset clears marks by period
	N      int    `json:"n"`
}

// Snapshot is the last known information about an object under an id that it no longer has.
type Snapshot struct {
	ID  ObjID  `json:"id"`
	Was Object `json:"was"`
	// Stats are all projected stats at that moment, in the order that the ruleset declares.
	Stats []int `json:"stats,omitempty"`
	Ctrl  Seat  `json:"ctrl"`
	// Hidden: it was in a zone that not everybody sees, so Public does not know it.
	Hidden bool `json:"hidden,omitempty"`
}

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

// List gives a named list of the object, nil when it has none.
func (o *Object) List(name string) []Value { return field(o.Data, name) }

func field(fs []Field, name string) []Value {
	for i := range fs {
		if fs[i].Name == name {
			return fs[i].Vals
		}
	}
	return nil
}

// setField replaces or adds a named list; it never writes into the old backing arrays, so a value
// copied before the call keeps what it had.
func setField(fs []Field, name string, vals []Value, spare int) []Field {
	i := -1
	for j := range fs {
		if fs[j].Name == name {
			i = j
			break
		}
	}
	if i >= 0 && slices.Equal(fs[i].Vals, vals) {
		return fs
	}
	n := len(fs)
	if i < 0 {
		i, n = n, n+1
	} else {
		spare = 0
	}
	out := make([]Field, n, n+spare)
	copy(out, fs)
	out[i] = Field{name, vals}
	return out
}
