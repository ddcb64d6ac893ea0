package engine_test

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
	"farpost/engine/thorough"
)

// Every state that the toy's scenarios come to is the same when saved and loaded, byte for byte.
func TestSavedStatesComeBack(t *testing.T) {
	files, err := scenario.Files(toy.Scenarios())
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		for i, s := range saves(t, name) {
			b := encode(t, s)
			if again := encode(t, decode(t, b)); !bytes.Equal(b, again) {
				t.Errorf("%s, state %d: %s\n%s", name, i, b, again)
			}
		}
	}
}

// Nil and empty lists are written alike if they mean the same. So a loaded match plays on exactly as one that was never
// saved.
func TestNilAndEmpty(t *testing.T) {
	s := at(t, "nested.txtar", 1, "respond")
	t1, t2 := s.Clone(), s.Clone()
	t1.Sealed, t2.Sealed = nil, []engine.Sealed{}
	t1.Marks, t2.Marks = nil, []engine.Mark{}
	t1.Stack[0].Regs, t2.Stack[0].Regs = nil, []engine.Field{}
	t1.Stack[0].Batch, t2.Stack[0].Batch = nil, []engine.Change{}
	if a, b := encode(t, t1), encode(t, t2); !bytes.Equal(a, b) {
		t.Errorf("%s\n%s", a, b)
	}
}

// Decode refuses saves of a newer schema, saves that are cut off or damaged at any byte, those with unknown fields, and
// what is no save at all.
func TestDecodeRefuses(t *testing.T) {
	s := at(t, "nested.txtar", 1, "respond")
	good, old := string(encode(t, s)), string(plain(t, s))
	type save struct{ save, says string }
	cases := map[string]save{
		"newer":                {strings.Replace(good, "\xffFP\x02", "\xffFP\x03", 1), "schema 3"},
		"none":                 {`{}`, "schema 0"},
		"newer JSON":           {strings.Replace(old, `"schema":2`, `"schema":3,"charm":3`, 1), "schema 3"},
		"unknown":              {strings.Replace(old, `"schema":2`, `"schema":2,"charm":3`, 1), "charm"},
		"unknown of an object": {strings.Replace(old, `"objects":[{`, `"objects":[{"charm":3,`, 1), "charm"},
		"newer JSON with other ids": {strings.NewReplacer(`"schema":2`, `"schema":3`, `"cards":["`, `"cards":["x`).
			Replace(old), "schema 3"},
		"schema 0 JSON":  {strings.Replace(old, `"schema":2`, `"schema":0`, 1), "schema 0"},
		"no schema JSON": {strings.Replace(old, `"schema":2`, `"schema":"2"`, 1), "cannot be read"},
		"cut off JSON":   {old[:len(old)/2], "cannot be read"},
		"bad id":         {strings.Replace(old, `"cards":["`, `"cards":["x`, 1), "object id"},
		"nothing":        {``, "cannot be read"},
		"more":           {good + "x", "damaged"},
	}
	for i := 3; i < len(good); i++ {
		cases[fmt.Sprintf("cut off at %d", i)] = save{good[:i], "cannot be read"}
		if i > 3 {
			cases[fmt.Sprintf("damaged at %d", i)] = save{good[:i] + string(good[i]^1) + good[i+1:], "cannot be read"}
		}
	}
	for name, c := range cases {
		s, err := engine.Decode([]byte(c.save))
		if s != nil || !errors.Is(err, engine.ErrParked) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, %v", name, s != nil, err)
		}
	}
}

// Packed states that are damaged and yet have the right checksum are refused or read, and never make Decode panic.
func TestDecodeSurvives(t *testing.T) {
	thorough.Only(t, "it reads thousands of broken states")
	good := encode(t, full(t))
	for i := 4; i < len(good)-4; i++ {
		for _, c := range []byte{0, 1, 0x7f, 0x80, 0xff} {
			bad := bytes.Clone(good[:len(good)-4])
			bad[i] = c
			bad = binary.LittleEndian.AppendUint32(bad, crc32.Checksum(bad, crc32.MakeTable(crc32.Castagnoli)))
			if s, err := engine.Decode(bad); (s == nil) == (err == nil) ||
				(err != nil && !errors.Is(err, engine.ErrParked)) {
				t.Fatalf("byte %d as %#x: %v, %v", i, c, s != nil, err)
			}
		}
	}
}

// A packed state with the right checksum is refused if it has a field that this build does not know, ends too early, or
// has a number that is too large.
func TestDecodeKnowsItsFields(t *testing.T) {
	for body, says := range map[string]string{
		"\x80\x80\x80\x02":                  "this build does not know", // a field behind the last one
		"\x80\x80\x80\x01":                  "ends too early",           // the last field, and nothing of it
		"\x80\x80\x80\x01\x02\x00":          "ends too early",           // two elements, of which one is there
		"\x01\x02x":                         "ends too early",           // a text of two bytes, of which one is there
		"\x02" + strings.Repeat("\xff", 10): "too large",
		"\x00x":                             "more than a match", // nothing, and a byte behind it
		"\x80\x08\x01\x40\x80\x04":          "too large",         // an object of kind 256
		"\x80\x08\x01\x10\x80\x80\x04":      "too large",         // an object in zone 32768
		"\x80\x08\x01\x04\x80\x02":          "too large",         // an object of seat 128
	} {
		bad := append([]byte("\xffFP\x02"), body...)
		bad = binary.LittleEndian.AppendUint32(bad, crc32.Checksum(bad, crc32.MakeTable(crc32.Castagnoli)))
		if s, err := engine.Decode(bad); s != nil || err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%x: %v, want that it %s", body, err, says)
		}
	}
}

// TestDecodeKnowsTheFieldsOfAll ensures that a save is refused, as one of a newer build, if anything in it has a field
// behind the last one that this build knows.
func TestDecodeKnowsTheFieldsOfAll(t *testing.T) {
	const state, seat, object, effect, trigger, sealed, snap, frame, ask = 22, 9, 10, 12, 13, 15, 16, 17, 18
	// Each path is bits of masks, 1 for lists of one, and what goes before; the last bit is the unknown one.
	for what, path := range map[string][]int{
		"a state": {state}, "a seat": {seat, one, 3}, "an object": {object, one, 10}, "attributes": {object, one, 5, 8},
		"an effect": {effect, one, 9}, "a trigger": {trigger, one, 7}, "an event": {trigger, one, 6, 7},
		"an argument": {trigger, one, 6, 2, one, 2}, "an answer ahead": {sealed, one, 6},
		"its reply": {sealed, one, none, 2}, "an answer": {sealed, one, none, 1, one, 2},
		"one inside it": {sealed, one, 5, none, one, 6}, "what was known": {snap, one, 3},
		"its object": {snap, one, none, none, none, 10}, "a result": {19, 5}, "a frame": {frame, one, 20},
		"a change": {frame, one, 11, none, one, 11}, "a reply": {frame, one, 7, none, one, 2},
		"a question": {ask, 4}, "its part": {ask, 0, none, one, 20}, "an option": {ask, 0, none, one, 6, one, 5},
	} {
		bad := []byte("\xffFP\x02")
		for _, bit := range path {
			switch bit {
			case one:
				bad = append(bad, 1)
			case none:
				bad = append(bad, 0)
			default:
				bad = binary.AppendUvarint(bad, 1<<bit)
			}
		}
		bad = binary.LittleEndian.AppendUint32(bad, crc32.Checksum(bad, crc32.MakeTable(crc32.Castagnoli)))
		if s, err := engine.Decode(bad); s != nil || err == nil || !strings.Contains(err.Error(), "does not know") {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// In a path of TestDecodeKnowsTheFieldsOfAll: a list of one, and a zero byte.
const one, none = -1, -2

// Every field of a state is saved, whether its list has one element or two: one that is forgotten comes back as zero.
func TestEveryFieldIsSaved(t *testing.T) {
	for _, s := range []*engine.State{filled(1), full(t)} {
		if back := decode(t, encode(t, s)); !reflect.DeepEqual(s, back) {
			t.Errorf("%s\n%s", plain(t, s), plain(t, back))
		}
		dump, err := engine.Dump(s)
		if err != nil {
			t.Fatal(err)
		}
		if back := decode(t, dump); !reflect.DeepEqual(s, back) {
			t.Errorf("dump: %s\n%s", plain(t, s), plain(t, back))
		}
	}
}

// A save of schema 1 with something in every field that it had is read, and written in the present form without a loss.
func TestSchema1IsRead(t *testing.T) {
	old, err := os.ReadFile("testdata/schema1.json")
	if err != nil {
		t.Fatal(err)
	}
	s := decode(t, old)
	if s.Schema != engine.SchemaVersion {
		t.Errorf("schema %d", s.Schema)
	}
	now := decode(t, encode(t, s))
	now.Schema = 1
	if diff := cmp.Diff(fields(t, old), fields(t, plain(t, now))); diff != "" {
		t.Error(diff)
	}
}

// fields are the values of a JSON object, whatever their order.
func fields(t *testing.T, b []byte) (out map[string]any) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	if err := dec.Decode(&out); err != nil {
		t.Fatal(err)
	}
	return out
}

// A match that an older build saved in the middle of a window goes on as the one that this build saves.
func TestSchema1PlaysOn(t *testing.T) {
	old, err := os.ReadFile("testdata/toy1.json")
	if err != nil {
		t.Fatal(err)
	}
	pass := reply(1, engine.Pass)
	then, _ := apply(t, game, decode(t, old), pass)
	now, _ := apply(t, game, at(t, "nested.txtar", 1, "respond"), pass)
	if a, b := encode(t, then), encode(t, now); !bytes.Equal(a, b) {
		t.Errorf("%s\n%s", plain(t, then), plain(t, now))
	}
}

// What is zero takes nothing of a save but its bit, at whatever depth, so that saves of builds before a field stay
// readable. The file has a line for each depth of lists with one zero element.
func TestZeroTakesNothing(t *testing.T) {
	raw, err := os.ReadFile("testdata/zeros.txt")
	if err != nil {
		t.Fatal(err)
	}
	for depth, want := range strings.Fields(string(raw)) {
		s := &engine.State{}
		hollow(reflect.ValueOf(s).Elem(), depth)
		s.Schema = engine.SchemaVersion
		if got := fmt.Sprintf("%x", encode(t, s)); got != want {
			t.Errorf("with lists to depth %d:\n%s\nwant\n%s", depth, got, want)
		}
		if back := decode(t, encode(t, s)); !reflect.DeepEqual(s, back) {
			t.Errorf("with lists to depth %d: %s\n%s", depth, plain(t, s), plain(t, back))
		}
	}
	last := &engine.State{Schema: engine.SchemaVersion, Stack: make([]engine.Frame, 1)} // a byte, and the end
	if back := decode(t, encode(t, last)); !reflect.DeepEqual(last, back) {
		t.Errorf("with a frame alone: %s", plain(t, back))
	}
}

// TestNothingComesBackAsNothing ensures that what has a name and no list with it comes back with none, and an empty
// list of an argument as an empty one.
func TestNothingComesBackAsNothing(t *testing.T) {
	s := &engine.State{Schema: engine.SchemaVersion, Zones: []engine.Zone{{Kind: "deck"}},
		Objects: engine.ObjectsOf([]engine.Object{{Data: []engine.Field{{Name: "x"}}}}),
		Ask: &engine.Ask{Seats: []engine.SeatAsk{{Prompt: engine.Say("hear"), Options: []engine.Option{
			{Key: "a", Label: engine.Say("label")}, {Key: "b", Refusal: engine.Refuse("NO", "")},
			{Key: "c", Label: engine.Say("label", engine.Arg{Name: "none"}, engine.Arg{Name: "empty",
				Vals: []engine.Value{}})}}}}}}
	if back := decode(t, encode(t, s)); !reflect.DeepEqual(s, back) {
		t.Errorf("%#v\n%#v", s.Ask.Seats[0], back.Ask.Seats[0])
	}
}

// hollow puts one zero element into every list and pointer of structs, and into those of that element, to a depth.
func hollow(v reflect.Value, depth int) {
	if depth == 0 {
		return
	}
	if v.Type() == reflect.TypeFor[engine.Objects]() {
		list := make([]engine.Object, 1)
		hollow(reflect.ValueOf(list).Index(0), depth-1)
		v.Set(reflect.ValueOf(engine.ObjectsOf(list)))
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				hollow(v.Field(i), depth)
			}
		}
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Struct {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			hollow(v.Index(0), depth-1)
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		hollow(v.Elem(), depth-1)
	}
}

// full returns a state with something in every field, and two in every list.
func full(t *testing.T) *engine.State {
	t.Helper()
	return filled(2)
}

// filled returns a state with something in every field, and so many in every list.
func filled(length int) *engine.State {
	s := &engine.State{}
	f := filler{in: map[reflect.Type]int{}, length: length}
	f.fill(reflect.ValueOf(s).Elem())
	s.Schema = engine.SchemaVersion
	return s
}

// filler puts something else into each value.
type filler struct {
	in     map[reflect.Type]int // how often a type is inside itself
	length int
	n      int
}

// fill puts something into a value and all that is in it. A type inside itself is left empty.
func (f *filler) fill(v reflect.Value) {
	if f.in[v.Type()] > 1 {
		return
	}
	f.in[v.Type()]++
	defer func() { f.in[v.Type()]-- }()
	f.n++
	if v.Type() == reflect.TypeFor[engine.Objects]() {
		list := make([]engine.Object, 10*f.length-9)
		f.fill(reflect.ValueOf(list))
		v.Set(reflect.ValueOf(engine.ObjectsOf(list)))
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				f.fill(v.Field(i))
			}
		}
	case reflect.Slice:
		if v.CanSet() {
			v.Set(reflect.MakeSlice(v.Type(), f.length, f.length))
		}
		for i := range v.Len() {
			f.fill(v.Index(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			f.fill(v.Index(i))
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		f.fill(v.Elem())
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString(fmt.Sprintf("w:%d", f.n))
	case reflect.Uint8:
		v.SetUint(uint64(1 + f.n%200))
	case reflect.Uint64:
		v.SetUint(1<<63 + uint64(f.n))
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(1 + f.n%100))
	default:
		panic("a state holds a " + v.Type().String())
	}
}
