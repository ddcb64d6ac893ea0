package engine_test

import (
	"bytes"
	"reflect"
	"testing"

	"farpost/engine"
)

// TestCloneSharesNothing ensures that whoever writes a clone, or adds to one of its lists, changes neither the match
// that it was made of nor another clone, whichever field it is and however much room its list has.
func TestCloneSharesNothing(t *testing.T) {
	s := full(t)
	v := reflect.ValueOf(s).Elem()
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Slice && f.CanSet() { // room for more
			f.Set(reflect.AppendSlice(reflect.MakeSlice(f.Type(), 0, f.Len()+4), f))
		}
	}
	before := plain(t, s)
	one, other := s.Clone(), s.Clone()
	if !reflect.DeepEqual(one, s) {
		t.Errorf("the clone is %s, not %s", plain(t, one), before)
	}
	a, b := reflect.ValueOf(one).Elem(), reflect.ValueOf(other).Elem()
	for i := range a.NumField() {
		name, f, g := a.Type().Field(i).Name, a.Field(i), b.Field(i)
		if f.Kind() != reflect.Slice || !f.CanSet() {
			continue
		}
		f.Set(reflect.Append(f, f.Index(0)))
		g.Set(reflect.Append(g, g.Index(1)))
		if last := f.Index(f.Len() - 1); !reflect.DeepEqual(last.Interface(), f.Index(0).Interface()) {
			t.Errorf("%s: what was added to one clone is what was added to the other", name)
		}
	}
	for _, written := range []string{"Rand", "Vars", "Seats", "Zones", "Stack"} { // in place
		a.FieldByName(written).Index(0).SetZero()
	}
	for i := range one.Objects.Len() {
		*one.Objects.At(i) = engine.Object{Card: 77}
	}
	if now := plain(t, s); !bytes.Equal(now, before) {
		t.Errorf("the match is now %s, not %s", now, before)
	}
}
