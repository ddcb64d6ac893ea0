package lintkit

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"farpost/cards/fuzzy"
	"farpost/cards/source"
)

// Checker checks one file at a time; faults go to a common list.
type Checker struct {
	Faults *source.Faults
	// Pos are the positions of the file that is being checked.
	Pos *source.Positions
	// Card is the id of the card that faults are about, "" when they are about none.
	Card string

	asked int // how often Like looked for a word
}

// Fault notes what is wrong with the value of a path.
func (k *Checker) Fault(path, format string, args ...any) {
	f := k.Pos.Fault(path, fmt.Sprintf(format, args...))
	f.Card = k.Card
	*k.Faults = append(*k.Faults, f)
}

var idForm = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$`)

// ID checks the form of an id.
func (k *Checker) ID(path, id string) {
	if !idForm.MatchString(id) {
		k.Fault(path, "%s %q: an id is 1 to 32 letters, digits, - or _", Leaf(path), id)
	}
}

// One checks that a word is in a list.
func (k *Checker) One(path, got string, list ...string) bool {
	if slices.Contains(list, got) {
		return true
	}
	if got == "" {
		k.Fault(path, "%s is missing: one of %s", Leaf(path), Shown(list))
	} else {
		k.Fault(path, "%s: unknown %q; one of %s%s", Leaf(path), got, Shown(list), k.Like(got, list))
	}
	return false
}

// Like asks back when a word is nearly one of a list; "" when none is near, and after as many faults as are shown.
func (k *Checker) Like(got string, list []string) string {
	if k.asked++; k.asked > source.MaxShown {
		return ""
	}
	if w := fuzzy.Nearest(got, list); w != "" {
		return "; did you mean " + w + "?"
	}
	return ""
}

// Shown lists words for a message, leaving out "".
func Shown(list []string) string {
	out := slices.DeleteFunc(slices.Clone(list), func(s string) bool { return s == "" })
	return strings.Join(out, ", ")
}

// Within checks a number against bounds that still fit.
func (k *Checker) Within(path string, n, low, high int) {
	if n < low || n > high {
		k.Fault(path, "%s: %d; from %d to %d", Leaf(path), n, low, high)
	}
}

// AtMost checks how many of something there are.
func (k *Checker) AtMost(path string, n, limit int) {
	if n > limit {
		k.Fault(path, "%s: %d of them; at most %d", Leaf(path), n, limit)
	}
}

// Present tells whether a part that has no default was written, and notes a fault when it was not.
func (k *Checker) Present(path, why string) bool {
	if k.Pos.Has(path) {
		return true
	}
	k.Fault(path, "%s is missing: %s", Leaf(path), why)
	return false
}

// Leaf is the last key of a path.
func Leaf(path string) string {
	if i := strings.LastIndex(path, "."); i >= 0 {
		path = path[i+1:]
	}
	return path
}

// Set lists the yaml names of the fields of a struct that are not zero; inlined structs are skipped.
func Set(v any) []string {
	rv := reflect.ValueOf(v)
	var out []string
	for i := range rv.NumField() {
		name, _, _ := strings.Cut(rv.Type().Field(i).Tag.Get("yaml"), ",")
		if name != "" && !rv.Field(i).IsZero() {
			out = append(out, name)
		}
	}
	return out
}

// ExactlyOne checks that one field of a struct is set, those of but left aside, and gives its name; "" when
// there is a fault.
func (k *Checker) ExactlyOne(path, what string, v any, but ...string) string {
	got := slices.DeleteFunc(Set(v), func(s string) bool { return slices.Contains(but, s) })
	switch len(got) {
	case 1:
		return got[0]
	case 0:
		k.Fault(path, "%s says nothing", what)
	default:
		k.Fault(path, "%s says %s at once: make them separate", what, strings.Join(got, " and "))
	}
	return ""
}

// Instructions checks a list of instructions of a card language: that there are at most so many, at a depth that is not too
// great (0 is a text itself, each branch one more), and that each has one key. Those that have are given to each, with
// the path of that key.
func Instructions[I any](k *Checker, path string, list []I, most, depth, deepest int, each func(path string, in *I)) {
	k.AtMost(path, len(list), most)
	if depth > deepest {
		k.Fault(path, "instructions are nested more than %d deep", deepest)
		return
	}
	for i := range list {
		at := fmt.Sprintf("%s[%d]", path, i)
		if key := k.ExactlyOne(at, "this instruction", list[i]); key != "" {
			each(at+"."+key, &list[i])
		}
	}
}
