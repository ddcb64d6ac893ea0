package engine

import (
	"slices"
	"strconv"
)

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

// Seat numbers a player's place in a match, 0-based in seating order.
type Seat int8 // small: matches hold many

// NoSeat stands for nobody: the spectator's viewpoint, a frame nobody owns, a zone all share.
const NoSeat Seat = -1

// String gives "seat 1" for the first seat, "nobody" for NoSeat. It is for logs, not for players.
func (s Seat) String() string {
	if s == NoSeat {
		return "nobody"
	}
	return "seat " + strconv.Itoa(int(s)+1)
}

// After lists the n seats of a table in seating order, beginning with the one after s. It holds
// s itself last.
func (s Seat) After(n int) []Seat {
	out := make([]Seat, 0, n)
	for i := 1; i <= n; i++ {
		out = append(out, Seat((int(s)+i)%n))
	}
	return out
}
