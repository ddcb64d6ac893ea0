package engine

import (
	"slices"
	"strconv"
)

// SchemaVersion is the form of State that this build writes. Decode migrates older forms step by step: 1 was JSON.
const SchemaVersion = 2

// State is a whole match at one moment, the middle of a resolution included. It has only values: no pointers into it,
// no functions, no maps, no clocks. Only the driver writes one. Apply returns a new State and leaves its argument
// alone.
type State struct {
	Schema  int    `json:"schema"`
	Game    string `json:"game"`
	Version int    `json:"version"` // of the ruleset that dealt it
	Book    string `json:"book"`    // hash of the card data it was dealt with
	// Seq counts accepted inputs. It guards the storage transaction and has no other use.
	Seq   uint64 `json:"seq"`
	NextQ uint64 `json:"nextQ"`
	// NextStamp numbers effects, triggers and others in the order in which they come.
	NextStamp int64 `json:"nextStamp"`
	// Options are the table rules of this match, sorted by name.
	Options []TableOption `json:"options,omitempty"`
	// Rand are the generators, one per purpose, such as "memory.0" or "first".
	Rand []Rand `json:"rand,omitempty"`
	// Vars are the public figures of the match (turn, phase), in the order of Ruleset.Vars.
	Vars    []int64     `json:"vars,omitempty"`
	Seats   []SeatState `json:"seats"`
	Objects Objects     `json:"objects,omitzero"`
	Zones   []Zone      `json:"zones,omitempty"`
	Effects []Effect    `json:"effects,omitempty"`
	Waiting []Trigger   `json:"waiting,omitempty"`
	// Marks count what happens once per turn, battle or match.
	Marks  []Mark   `json:"marks,omitempty"`
	Sealed []Sealed `json:"sealed,omitempty"`
	// StandingPasses are those of all seats.
	StandingPasses []StandingPass `json:"stands,omitempty"`
	// Snaps are the last known values of objects to which something still refers.
	Snaps []Snapshot `json:"snaps,omitempty"`
	// Stack is the whole continuation. The last frame runs.
	Stack  []Frame `json:"stack,omitempty"`
	Ask    *Ask    `json:"ask,omitempty"`
	Result *Result `json:"result,omitempty"`
	// Calm counts forced steps since the last decision of a person; see LoopLimit.
	Calm int `json:"calm,omitempty"`

	// own says which lists the driver that runs this state has made its own; see share.
	own owned
	// ownPages says which pages of Objects are its own, a bit each, if ownObjects is set.
	ownPages uint64
}

// TableOption is a table rule and its setting.
type TableOption struct {
	Name string `json:"name"`
	N    int    `json:"n"`
}

// SeatState is what a match has of a seat itself.
type SeatState struct {
	Out bool `json:"out,omitempty"` // defeated or conceded
	// Left says in which order seats went out: 1 for the first, and 1 more for each that was out before. Seats that the
	// same batch takes out have the same number. It is 0 while the seat is in, and in matches from before it was noted.
	Left int `json:"left,omitempty"`
	// Attrs are in the order of Ruleset.SeatAttrs.
	Attrs []int64 `json:"attrs,omitempty"`
}

// AttrCount is how many attributes an object has room for.
const AttrCount = 8

// Object is a card in the match or a pending thing, such as an ability. Slot and generation together are its id.
type Object struct {
	Gen  int32 `json:"g"`
	Card int32 `json:"c"`           // index into the book, -1 for none
	Kind uint8 `json:"k,omitempty"` // the ruleset's kinds of object; 0 is a card
	// Owner never changes. Base is the seat under whose command it came to its zone. Who commands it now is
	// Reader.Ctrl.
	Owner Seat             `json:"o"`
	Base  Seat             `json:"b"`
	Zone  int16            `json:"z"` // index into State.Zones, -1 for none: the slot is free
	Attr  [AttrCount]int32 `json:"a,omitzero"`
	// Of is the source of an ability. On is what the object is attached to.
	Of ObjID `json:"of,omitzero"`
	On Value `json:"on,omitempty"`
	// Data are lists of a pending thing that any program may read, and changes may write.
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

// Effect is a continuous effect that is not printed on a card in play: a resolved text has made it. The ruleset ends
// it.
type Effect struct {
	Stamp  int64   `json:"stamp"`
	Kind   string  `json:"kind"`
	Source Value   `json:"source,omitempty"`
	Seat   Seat    `json:"seat"` // who commands it
	On     []Value `json:"on,omitempty"`
	N      int     `json:"n,omitempty"`
	Node   string  `json:"node,omitempty"` // where in the book its text stands
	// Until is a code of the ruleset for how long it lasts, UntilSeat the seat of which that speaks.
	Until     string `json:"until"`
	UntilSeat Seat   `json:"untilSeat"`
}

// Trigger is a triggered effect that has happened and does not resolve yet.
type Trigger struct {
	Stamp  int64  `json:"stamp"`
	Seat   Seat   `json:"seat"`
	Source Value  `json:"source,omitempty"`
	Prog   string `json:"prog"`
	Node   string `json:"node,omitempty"`
	About  ObjID  `json:"about,omitzero"`
	On     *Event `json:"on,omitempty"`
}

// Mark counts how often something was done to a thing in a period.
type Mark struct {
	Code   string `json:"code"`
	On     Value  `json:"on,omitempty"`
	Period string `json:"period"` // the ruleset clears marks by period
	N      int    `json:"n"`
}

// Snapshot is what was last known of an object under an id that it no longer has.
type Snapshot struct {
	ID  ObjID  `json:"id"`
	Was Object `json:"was"`
	// Stats are all its characteristics at that moment, in the order of Ruleset.Stats.
	Stats []int `json:"stats,omitempty"`
	Ctrl  Seat  `json:"ctrl"`
	// Hidden: it was in a zone that not everybody sees, so Public does not know it.
	Hidden bool `json:"hidden,omitempty"`
}

// List returns a named list of the object; nil if there is none.
func (o *Object) List(name string) []Value { return field(o.Data, name) }

func field(fs []Field, name string) []Value {
	for i := range fs {
		if fs[i].Name == name {
			return fs[i].Vals
		}
	}
	return nil
}

// setField returns the lists with a named one replaced or added. It never writes into the old list, so copies made
// before keep what they had. Spare is for how many more the new list gets room.
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

// NoSeat is nobody: a spectator, a frame that nobody owns, a zone that all share.
const NoSeat Seat = -1

// String returns "seat 1" for the first seat and "nobody" for NoSeat. It is for logs.
func (s Seat) String() string {
	if s == NoSeat {
		return "nobody"
	}
	return "seat " + strconv.Itoa(int(s)+1)
}

// After lists the n seats of a table in seating order, from the one after s. S itself is the last.
func (s Seat) After(n int) []Seat {
	out := make([]Seat, 0, n)
	for i := 1; i <= n; i++ {
		out = append(out, Seat((int(s)+i)%n))
	}
	return out
}
