package engine_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
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

// Nil and empty lists are written alike where they mean the same, so that a loaded match plays on
// exactly as the one that was never saved.
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

// Saves of a newer schema, with unknown fields, or that are no saves at all are refused, never guessed.
func TestDecodeRefuses(t *testing.T) {
	good := string(encode(t, at(t, "nested.txtar", 1, "respond")))
	for name, c := range map[string]struct{ save, says string }{
		"newer":   {strings.Replace(good, `"schema":1`, `"schema":2`, 1), "schema 2"},
		"none":    {`{}`, "schema 0"},
		"unknown": {strings.Replace(good, `"schema":1`, `"schema":1,"charm":3`, 1), "charm"},
		"cut off": {good[:len(good)/2], "cannot be read"},
		"bad id":  {strings.Replace(good, `"cards":["`, `"cards":["x`, 1), "object id"},
		"nothing": {``, "cannot be read"},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := engine.Decode([]byte(c.save))
			if s != nil || !errors.Is(err, engine.ErrParked) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v, %v", s, err)
			}
		})
	}
}
