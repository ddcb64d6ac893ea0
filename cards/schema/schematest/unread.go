package schematest

import (
	"os"
	"reflect"
	"slices"
	"testing"

	"farpost/cards/cardfile"
	"farpost/cards/source"
)

// Samples reads a file of cards that no game plays: they say what no built-in card does.
func Samples[C any](t *testing.T, path string) []C {
	t.Helper()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var f struct {
		Set   cardfile.Header `yaml:"set"`
		Cards []C             `yaml:"cards"`
	}
	if _, faults := source.Decode(path, raw, &f, source.DefaultLimits); len(faults) > 0 {
		t.Fatal(source.Faults(faults))
	}
	return f.Cards
}

// Reading is what a test that words cards has read: so it finds what stands on none of them, and what thus nobody has
// read.
type Reading struct {
	used   map[string]bool
	opaque []reflect.Type
}

// NewReading begins one. What is within values of the opaque types is of no interest.
func NewReading(opaque ...reflect.Type) *Reading {
	return &Reading{map[string]bool{}, opaque}
}

// Add notes every field of a value that is set, all the way down, and the values of words.
func (r *Reading) Add(card any) { r.add(reflect.ValueOf(card)) }

func (r *Reading) add(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			r.add(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			r.add(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); !f.IsZero() {
				r.note(v.Type().Name()+"."+v.Type().Field(i).Name, f)
			}
		}
	}
}

// note notes a field that is set.
func (r *Reading) note(field string, v reflect.Value) {
	r.used[field] = true
	switch {
	case v.Kind() == reflect.String:
		r.used[field+"="+v.String()] = true
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.String:
		for i := range v.Len() {
			r.used[field+"="+v.Index(i).String()] = true
		}
	case !slices.Contains(r.opaque, v.Type()):
		r.add(v)
	}
}

// Whole ensures that every field of a type, and of the types within, was read, and each of the values that words can
// have, by field: "Event.On".
func (r *Reading) Whole(t *testing.T, of reflect.Type, words map[string][]string) {
	t.Helper()
	r.whole(t, of, map[reflect.Type]bool{})
	for field, values := range words {
		for _, v := range values {
			if !r.used[field+"="+v] {
				t.Errorf("%s %q stands on no card and in no sample", field, v)
			}
		}
	}
}

func (r *Reading) whole(t *testing.T, of reflect.Type, seen map[reflect.Type]bool) {
	t.Helper()
	for of.Kind() == reflect.Pointer || of.Kind() == reflect.Slice {
		of = of.Elem()
	}
	if of.Kind() != reflect.Struct || seen[of] || slices.Contains(r.opaque, of) {
		return
	}
	seen[of] = true
	for i := range of.NumField() {
		f := of.Field(i)
		if key := of.Name() + "." + f.Name; !f.Anonymous && !r.used[key] {
			t.Errorf("%s stands on no card and in no sample", key)
		}
		r.whole(t, f.Type, seen)
	}
}
