package lintkit

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"farpost/cards/schema"
)

// spot is a value of a card, and where it stands.
type spot struct {
	path  string
	value reflect.Value
	field schema.Field
}

// laws checks a struct against the laws of its type.
func (f *Form) laws(path string, v reflect.Value) {
	for i := range f.Language.Laws {
		if law := &f.Language.Laws[i]; law.Of == schema.TypeName(v.Type()) && f.broken(law, v) {
			f.tell(law, path, v)
		}
	}
}

// broken reports whether a law's conditions make a value wrong. What an unknown word would allow is unknown, too.
func (f *Form) broken(law *schema.Law, v reflect.Value) bool {
	for key, is := range law.If {
		if len(f.having(v, key, is)) == 0 {
			return false
		}
	}
	for key, is := range law.Unless {
		if len(f.having(v, key, is)) > 0 || slices.ContainsFunc(f.spots("", v, key), f.unknown) {
			return false
		}
	}
	return true
}

// unknown reports whether a word is none of those that its key takes, or is missing where there must be one.
func (f *Form) unknown(s spot) bool {
	w, _ := f.Language.Word(s.field.At)
	if s.value.Kind() != reflect.String || len(w.Of) == 0 {
		return false
	}
	word := s.value.String()
	return (word != "" || s.field.Required) && !slices.Contains(w.Of, word)
}

// having finds the values of a key that are one of some.
func (f *Form) having(v reflect.Value, key string, is schema.Is) []spot {
	list := f.spots("", v, key)
	if len(list) == 0 && slices.Contains(is, "false") {
		return []spot{{}}
	}
	return slices.DeleteFunc(list, func(s spot) bool {
		return !slices.Contains(is, fmt.Sprint(!s.value.IsZero())) && len(among(s.value, is)) == 0
	})
}

// among lists the words of a value, or of a list, that are one of some.
func among(v reflect.Value, is schema.Is) []string {
	return slices.DeleteFunc(wordsOf(v), func(w string) bool { return !slices.Contains(is, w) })
}

// said lists the words of a key: those that are one of some, all if there are none.
func (f *Form) said(v reflect.Value, key string, is schema.Is) (out []string) {
	for _, s := range f.spots("", v, key) {
		out = append(out, among(s.value, is)...)
	}
	if len(out) == 0 {
		for _, s := range f.spots("", v, key) {
			out = append(out, wordsOf(s.value)...)
		}
	}
	return out
}

// wordsOf lists the words that a value is or that a list has.
func wordsOf(v reflect.Value) (out []string) {
	switch {
	case v.Kind() == reflect.String:
		return []string{v.String()}
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.String:
		for i := range v.Len() {
			out = append(out, v.Index(i).String())
		}
	}
	return out
}

// spots finds the values of a key. Of a path through a list there are as many as the list has items, of one through
// nothing there is none.
func (f *Form) spots(path string, v reflect.Value, key string) []spot {
	first, rest, more := strings.Cut(key, ".")
	for _, x := range f.Language.Fields(v.Type()) {
		if x.Key != first {
			continue
		}
		at, value := path+"."+x.Key, v.FieldByIndex(x.Index)
		switch {
		case !more:
			return []spot{{at, value, x}}
		case value.Kind() == reflect.Slice:
			var out []spot
			for i := range value.Len() {
				out = append(out, f.spots(fmt.Sprintf("%s[%d]", at, i), value.Index(i), rest)...)
			}
			return out
		case value.Kind() != reflect.Pointer:
			return f.spots(at, value, rest)
		case !value.IsNil():
			return f.spots(at, value.Elem(), rest)
		}
	}
	return nil
}

// tell tells the faults of a law that a value breaks.
func (f *Form) tell(law *schema.Law, path string, v reflect.Value) {
	why := law.Why
	for _, conditions := range []map[string]schema.Is{law.If, law.Unless} {
		for key, is := range conditions {
			why = strings.ReplaceAll(why, "{"+key+"}", Shown(f.said(v, key, is)))
		}
	}
	for _, key := range law.Not {
		for _, s := range f.having(v, key, schema.Is{"true"}) {
			f.Fault(path+s.path, "%s: %s", Leaf(s.path), why)
		}
	}
	for _, key := range law.Needs {
		for range f.having(v, key, schema.Is{"false"}) {
			f.Fault(path+"."+key, "%s is missing: %s", Leaf(key), why)
		}
	}
	switch is, said := law.If[law.At]; {
	case len(law.Not)+len(law.Needs) > 0:
	case law.At == "":
		f.Fault(path, "%s", why)
	case said:
		for _, s := range f.having(v, law.At, is) {
			f.Fault(path+s.path, "%s: %s", Leaf(s.path), why)
		}
	default:
		f.Fault(path+"."+law.At, "%s: %s", Leaf(law.At), why)
	}
}
