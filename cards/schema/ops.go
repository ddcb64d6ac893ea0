package schema

import (
	"reflect"
	"slices"
	"strings"

	"farpost/cards/content"
)

// Ops returns a function that lists the parts of a language, in the order of its Kinds, Valued and Flags, each with the
// cards that use it. C is the type of a card, whose ID is its id.
func Ops[C any](l *Language) func(cards []C) []content.Op {
	return func(cards []C) []content.Op {
		used := map[string][]string{}
		for i := range cards {
			card, seen := reflect.ValueOf(cards[i]), map[string]bool{}
			collect(card, seen)
			for op := range seen {
				used[op] = append(used[op], card.FieldByName("ID").String())
			}
		}
		return l.ops(used)
	}
}

// ops lists the parts, with the cards that use each by its name in Words; those of a value have "=" and the value
// behind it.
func (l *Language) ops(used map[string][]string) []content.Op {
	var out []content.Op
	add := func(kind, name, at, says string) {
		ids := used[at]
		slices.Sort(ids)
		out = append(out, content.Op{Kind: kind, Name: name, Says: says, Cards: ids})
	}
	for _, k := range l.Kinds {
		for _, f := range l.Fields(typeNamed(l.Set, k.Of)) {
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
	for _, key := range l.Flags.Keys {
		add(l.Flags.Name, key, "Card."+key, l.Words["Card."+key].Says)
	}
	return out
}

// typeNamed finds a type of the language by its name: in t, or in what t consists of. It panics for one that is not
// there.
func typeNamed(t reflect.Type, name string) reflect.Type {
	seen := map[reflect.Type]bool{}
	var find func(t reflect.Type) reflect.Type
	find = func(t reflect.Type) reflect.Type {
		for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
			t = t.Elem()
		}
		if t.Kind() != reflect.Struct || seen[t] {
			return nil
		}
		seen[t] = true
		if TypeName(t) == name {
			return t
		}
		for i := range t.NumField() {
			if got := find(t.Field(i).Type); got != nil {
				return got
			}
		}
		return nil
	}
	got := find(t)
	if got == nil {
		panic("schema: no type is called " + name)
	}
	return got
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
