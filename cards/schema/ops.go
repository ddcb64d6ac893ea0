package schema

import (
	"reflect"
	"slices"
	"strings"

	"farpost/cards/content"
)

// Ops lists the parts of a language, in the order of its Kinds and Valued, each with the cards that use it. ID returns
// a card's id.
func Ops[C any](l *Language, cards []C, id func(*C) string) []content.Op {
	used := map[string][]string{}
	for i := range cards {
		seen := map[string]bool{}
		collect(reflect.ValueOf(cards[i]), seen)
		for op := range seen {
			used[op] = append(used[op], id(&cards[i]))
		}
	}
	var out []content.Op
	add := func(kind, name, at, says string) {
		ids := used[at]
		slices.Sort(ids)
		out = append(out, content.Op{Kind: kind, Name: name, Says: says, Cards: ids})
	}
	for _, k := range l.Kinds {
		for _, f := range l.Fields(k.Of) {
			add(k.Name, f.Key, f.At, l.Words[f.At].Says)
		}
	}
	for _, v := range l.Valued {
		for _, value := range l.Words[v.Key].Of {
			if value != "" {
				add(v.Name, value, v.Key+"="+value, l.Values[v.Key][value])
			}
		}
	}
	return out
}

// collect adds every key that is set in a card, and each value of strings and lists of strings.
func collect(v reflect.Value, seen map[string]bool) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			collect(v.Elem(), seen)
		}
	case reflect.Slice:
		for i := range v.Len() {
			collect(v.Index(i), seen)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Field(i)
			if f.IsZero() || !v.Type().Field(i).IsExported() {
				continue
			}
			name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("yaml"), ",")
			at := nameIn(v.Type(), name)
			seen[at] = true
			switch {
			case f.Kind() == reflect.String:
				seen[at+"="+f.String()] = true
			case f.Kind() == reflect.Slice && f.Type().Elem().Kind() == reflect.String:
				for j := range f.Len() {
					seen[at+"="+f.Index(j).String()] = true
				}
			}
			collect(f, seen)
		}
	}
}
