package lintkit

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"farpost/cards/fuzzy"
	"farpost/cards/schema"
	"farpost/cards/source"
)

// Checker checks one file at a time. All faults go to one list.
type Checker struct {
	Faults *source.Faults
	// Pos has the positions of the file that is being checked.
	Pos *source.Positions
	// Card is the id of the card that is being checked; "" for none.
	Card string

	asked int // how often Like was called
}

// Fault adds a fault of the value at a path.
func (k *Checker) Fault(path, format string, args ...any) {
	f := k.Pos.Fault(path, fmt.Sprintf(format, args...))
	f.Card = k.Card
	*k.Faults = append(*k.Faults, f)
}

// Later returns what adds a fault of the value at a path when other files are being checked.
func (k *Checker) Later(path string) func(format string, args ...any) {
	then := *k
	return func(format string, args ...any) { then.Fault(path, format, args...) }
}

var idForm = regexp.MustCompile(schema.IDForm)

// ID checks that an id is well formed.
func (k *Checker) ID(path, id string) {
	if !idForm.MatchString(id) {
		k.Fault(path, "%s %q: an id is 1 to %d letters, digits, - or _", Leaf(path), id, maxID)
	}
}

// One checks that a word is in a list, and reports whether it is.
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

// Like returns a question for the word that was meant, such as "; did you mean evocation?"; "" if none of the list is
// near. After source.MaxShown calls it always returns "".
func (k *Checker) Like(got string, list []string) string {
	if k.asked++; k.asked > source.MaxShown {
		return ""
	}
	if w := fuzzy.Nearest(got, list); w != "" {
		return "; did you mean " + w + "?"
	}
	return ""
}

// Shown lists words for a message, without "".
func Shown(list []string) string {
	out := slices.DeleteFunc(slices.Clone(list), func(s string) bool { return s == "" })
	return strings.Join(out, ", ")
}

// Within checks that a number is from low to high.
func (k *Checker) Within(path string, n, low, high int) {
	if n < low || n > high {
		k.Fault(path, "%s: %d; from %d to %d", Leaf(path), n, low, high)
	}
}

// AtMost checks that there are at most limit of something.
func (k *Checker) AtMost(path string, n, limit int) {
	if n > limit {
		k.Fault(path, "%s: %d of them; at most %d", Leaf(path), n, limit)
	}
}

// Present reports whether the file has a value at a path, and adds a fault if not. Why says what to write.
func (k *Checker) Present(path, why string) bool {
	if k.Pos.Has(path) {
		return true
	}
	k.Fault(path, "%s is missing: %s", Leaf(path), why)
	return false
}

// Leaf returns the last key of a path.
func Leaf(path string) string {
	if i := strings.LastIndex(path, "."); i >= 0 {
		path = path[i+1:]
	}
	return path
}

// Set lists the yaml names of a struct's fields that are not zero. It skips inlined structs.
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
