package engine

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Value is what registers, answers and the keys of options hold: a short typed word such as "obj:42.3", "seat:1",
// "int:5", "card:A07", or a game's own "crystal:0.2". The part before the first colon is its kind, so references to
// objects can be found wherever they are. The zero Value "" is nothing.
type Value string

// ObjID names an object as it is now: a slot of the state and the slot's generation. An object that changes zone gets a
// new generation, so its old id no longer finds it (see Reader.Live). The zero ObjID names nothing; slots begin at 1.
type ObjID struct {
	Slot int32
	Gen  int32
}

// IsZero reports whether the id names nothing.
func (id ObjID) IsZero() bool { return id == ObjID{} }

// String returns the id as "42.3".
func (id ObjID) String() string {
	return strconv.Itoa(int(id.Slot)) + "." + strconv.Itoa(int(id.Gen))
}

// MarshalText writes the id as String does. The zero id is empty.
func (id ObjID) MarshalText() ([]byte, error) {
	if id.IsZero() {
		return nil, nil
	}
	return []byte(id.String()), nil
}

// UnmarshalText reads what MarshalText wrote.
func (id *ObjID) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		*id = ObjID{}
		return nil
	}
	got, ok := parseID(string(b))
	if !ok {
		return fmt.Errorf("object id %q: want slot.generation", b)
	}
	*id = got
	return nil
}

func parseID(s string) (ObjID, bool) {
	a, i := 0, 0
	for ; i < len(s) && s[i] != '.'; i++ {
		c := s[i] - '0'
		if c > 9 || i == 10 {
			return ObjID{}, false
		}
		a = a*10 + int(c)
	}
	if i == len(s) || a < 1 || a > math.MaxInt32 {
		return ObjID{}, false
	}
	b, ok := digits(s[i+1:])
	if !ok {
		return ObjID{}, false
	}
	return ObjID{int32(a), int32(b)}, true
}

// digits reads a number of at most 31 bits, without a sign.
func digits(s string) (int, bool) {
	if s == "" || len(s) > 10 {
		return 0, false
	}
	n := 0
	for i := range len(s) {
		c := s[i] - '0'
		if c > 9 {
			return 0, false
		}
		n = n*10 + int(c)
	}
	return n, n <= math.MaxInt32
}

// Obj returns the value that refers to an object; "" for the zero id.
func Obj(id ObjID) Value {
	if id.IsZero() {
		return ""
	}
	if id.Slot >= 1 && int(id.Slot) <= commonSlots && id.Gen >= 0 && int(id.Gen) < commonGens {
		return commonObjs[int(id.Slot-1)*commonGens+int(id.Gen)]
	}
	return Value("obj:" + id.String())
}

// Objs returns one value for each object.
func Objs(ids []ObjID) []Value {
	out := make([]Value, len(ids))
	for i, id := range ids {
		out[i] = Obj(id)
	}
	return out
}

// IDs returns the objects that values refer to; other values are left out.
func IDs(vals []Value) []ObjID {
	out := make([]ObjID, 0, len(vals))
	for _, v := range vals {
		if id := v.ID(); !id.IsZero() {
			out = append(out, id)
		}
	}
	return out
}

// SeatVal returns the value that refers to a seat.
func SeatVal(s Seat) Value {
	if i := int(s) + 1; i >= 0 && i < len(commonSeats) {
		return commonSeats[i]
	}
	return Value("seat:" + strconv.Itoa(int(s)))
}

// Int returns the value of a number.
func Int(n int) Value {
	if n >= 0 && n < len(commonInts) {
		return commonInts[n]
	}
	return Value("int:" + strconv.Itoa(n))
}

// Values that every match makes again and again are made once, at start.
const (
	commonSlots = 256
	commonGens  = 16
)

var (
	commonObjs  = makeObjs()
	commonSeats = makeSeats()
	commonInts  = makeInts()
)

func makeObjs() []Value {
	out := make([]Value, 0, commonSlots*commonGens)
	for slot := range int32(commonSlots) {
		for gen := range int32(commonGens) {
			out = append(out, Value("obj:"+ObjID{slot + 1, gen}.String()))
		}
	}
	return out
}

func makeSeats() (out [10]Value) {
	for i := range out {
		out[i] = Value("seat:" + strconv.Itoa(i-1))
	}
	return out
}

func makeInts() (out [256]Value) {
	for i := range out {
		out[i] = Value("int:" + strconv.Itoa(i))
	}
	return out
}

// words and cardVals are the values of Word and CardVal.
var (
	words    = Intern(func(code string) Value { return Value("word:" + code) })
	cardVals = Intern(func(id string) Value { return Value("card:" + id) })
)

// Word returns a value of the game's own vocabulary. People see the entry of the words catalogue with that code.
func Word(code string) Value { return words.Of(code) }

// CardVal returns the value that refers to a card of the book by its id, not to a copy of it in the match.
func CardVal(id string) Value { return cardVals.Of(id) }

// Indexed returns a game's own numbered reference, "kind:seat.index", such as "crystal:0.2".
func Indexed(kind string, s Seat, index int) Value {
	b := append(append(make([]byte, 0, 64), kind...), ':')
	b = append(strconv.AppendInt(b, int64(s), 10), '.')
	return Value(strconv.AppendInt(b, int64(index), 10))
}

// one returns a copy of a list of values. A list of one common value is made once and never written.
func one(vals []Value) []Value {
	if len(vals) != 1 {
		return slices.Clone(vals)
	}
	v := vals[0]
	switch v.common() {
	case 'o':
		if id := v.ID(); id.Slot >= 1 && int(id.Slot) <= commonSlots && int(id.Gen) < commonGens {
			if i := int(id.Slot-1)*commonGens + int(id.Gen); commonObjs[i] == v {
				return commonObjs[i : i+1 : i+1]
			}
		}
	case 'i':
		if n := v.Num(); n >= 0 && n < len(commonInts) && commonInts[n] == v {
			return commonInts[n : n+1 : n+1]
		}
	case 's':
		if i := int(v.Seat()) + 1; i >= 0 && i < len(commonSeats) && commonSeats[i] == v {
			return commonSeats[i : i+1 : i+1]
		}
	case 'w', 'c':
		return singles.Of(v)
	}
	return []Value{v}
}

// singles are the lists of one word or card.
var singles = Intern(func(v Value) []Value { return []Value{v} })

// common returns the first letter of the kinds for which one has lists; 0 for others.
func (v Value) common() byte {
	if len(v) > 5 && v[4] == ':' && (v[:4] == "seat" || v[:4] == "word" || v[:4] == "card") ||
		len(v) > 4 && v[3] == ':' && (v[:3] == "obj" || v[:3] == "int") {
		return v[0]
	}
	return 0
}

// Kind returns the part before the first colon; "" for the zero value.
func (v Value) Kind() string {
	k, _, ok := strings.Cut(string(v), ":")
	if !ok {
		return ""
	}
	return k
}

// Body returns the part after the first colon.
func (v Value) Body() string {
	_, b, _ := strings.Cut(string(v), ":")
	return b
}

// ID returns the object to which v refers; the zero id if v is no object.
func (v Value) ID() ObjID {
	if !strings.HasPrefix(string(v), "obj:") {
		return ObjID{}
	}
	id, _ := parseID(string(v[4:]))
	return id
}

// Num returns the number of an int value; 0 if v is none.
func (v Value) Num() int {
	if !strings.HasPrefix(string(v), "int:") {
		return 0
	}
	if n, ok := digits(string(v[4:])); ok {
		return n
	}
	n, err := strconv.Atoi(string(v[4:]))
	if err != nil {
		return 0
	}
	return n
}

// Seat returns the seat of a seat value or of an indexed one; NoSeat if v has none.
func (v Value) Seat() Seat {
	body, ok := strings.CutPrefix(string(v), "seat:")
	if !ok {
		if body, _, ok = strings.Cut(v.Body(), "."); !ok || v.Kind() == "obj" {
			return NoSeat
		}
	}
	n, ok := digits(body)
	if !ok || n > math.MaxInt8 {
		return NoSeat
	}
	return Seat(n)
}

// Index returns the second number of an indexed value; -1 if v is none.
func (v Value) Index() int {
	_, idx, ok := strings.Cut(v.Body(), ".")
	if !ok || v.Kind() == "obj" {
		return -1
	}
	n, err := strconv.Atoi(idx)
	if err != nil {
		return -1
	}
	return n
}
