package wording

import (
	"reflect"
	"slices"
	"strings"

	"farpost/cards/prose"
	"farpost/cards/schema"
)

// Fitting is a card that fits a filter, whosever it is: "another rested fire resonator with cost 3 or less".
func (w *Writer[T, I]) Fitting(filter any) prose.NP {
	p := prose.NP{Noun: "card"}
	w.each(filter, func(x schema.Field, v reflect.Value) {
		switch word := w.Schema.Words[x.At]; {
		case x.Key == "side":
		case word.Group:
			p.Kin = w.groups(v)
		case v.Kind() == reflect.Slice:
			types := w.types(v.Interface().([]string))
			p.Noun, p.Or = types[0], types[1:]
		case x.Key == "type":
			p.Noun = v.String()
		case x.Key == "other":
			p.Other = true
		case v.Kind() == reflect.Int:
			p.With = append(p.With, w.Say(x.Key, prose.Slots{"n": prose.Number(v.Int())}))
		case v.Kind() == reflect.Bool:
			p.Adjectives = slices.Insert(p.Adjectives, 0, x.Key)
		default:
			p.Adjectives = slices.Insert(p.Adjectives, 0, v.String())
		}
	})
	return p
}

// groups are what stands beside a noun for a group, or for one of several: "Elf or Ogre". One that nobody knows has its
// id.
func (w *Writer[T, I]) groups(v reflect.Value) string {
	if v.Kind() == reflect.String {
		if g, ok := w.Groups[v.String()]; ok {
			return g.Of.In(w.Lang())
		}
		return v.String()
	}
	out := make([]string, v.Len())
	for i := range out {
		out[i] = w.groups(v.Index(i))
	}
	return w.List(out, "or")
}

// types are the nouns of types. Those that go by one name are one: the noun of all of them, "knight+rook".
func (w *Writer[T, I]) types(list []string) []string {
	if one := strings.Join(slices.Sorted(slices.Values(list)), "+"); w.HasNoun(one) {
		return []string{one}
	}
	return list
}

// Side is Fitting with who controls it.
func (w *Writer[T, I]) Side(filter any) prose.NP {
	p := w.Fitting(filter)
	if side := sideOf(filter); side != "any" {
		p.Whose = side
	}
	return p
}

// Condition words what must hold: "you control a ruler and it is your turn". Only what is controlled is a clause.
func (w *Writer[T, I]) Condition(cond any) string {
	var out []string
	w.each(cond, func(x schema.Field, v reflect.Value) {
		switch v.Kind() {
		case reflect.Struct:
			filter := v.Addr().Interface()
			out = append(out, w.Clause(prose.To(x.Key, w.Fitting(filter)).By(w.Somebody(sideOf(filter), prose.A))))
		case reflect.Int:
			out = append(out, w.Say(x.Key, prose.Slots{"n": prose.Number(v.Int())}))
		case reflect.Bool:
			out = append(out, w.Say(x.Key, nil))
		default:
			out = append(out, w.Say(x.Key+"-"+v.String(), nil))
		}
	})
	return w.List(out, "and")
}

// Somebody is a player as seen from the controller of the text, by a side; for any side with a determiner.
func (w *Writer[T, I]) Somebody(side string, det prose.Det) prose.NP {
	switch side {
	case "own":
		return prose.You
	case "opponent":
		return w.Foe
	}
	return prose.Player(det)
}

// Costs words the parts of a cost that are set, but for amounts such as those of will.
func (w *Writer[T, I]) Costs(cost any) (out []string) {
	w.each(cost, func(x schema.Field, v reflect.Value) {
		key, s := "pay-"+x.Key, prose.Slots{}
		_, amount := v.Interface().(interface{ Total() int })
		switch {
		case amount:
			return
		case v.Kind() == reflect.Int:
			s["n"] = prose.Number(v.Int())
		case v.Kind() == reflect.Bool:
			s["object"] = w.This()
		default:
			s["object"] = w.Side(v.Addr().Interface())
		}
		if w.HasClause(key) {
			out = append(out, w.Clause(prose.Do(key, s)))
		} else {
			out = append(out, w.Say(key, s))
		}
	})
	return out
}

// Said says each key of a struct, given by its pointer, that is set, by the phrase of its name with what is behind it:
// keywords, or what they mean. {n} is its number.
func (w *Writer[T, I]) Said(of any, behind string) (out []string) {
	w.each(of, func(x schema.Field, v reflect.Value) {
		s := prose.Slots{}
		if v.Kind() == reflect.Int {
			s["n"] = prose.Number(v.Int())
		}
		out = append(out, w.Say(x.Key+behind, s))
	})
	return out
}

// each visits the values of a struct, given by its pointer, that are set; what a pointer points to, for it.
func (w *Writer[T, I]) each(of any, visit func(x schema.Field, v reflect.Value)) {
	all := reflect.ValueOf(of).Elem()
	for _, x := range w.Schema.Fields(all.Type()) {
		if v := all.FieldByIndex(x.Index); !v.IsZero() {
			visit(x, reflect.Indirect(v))
		}
	}
}

// sideOf is the side of a filter.
func sideOf(filter any) string { return reflect.ValueOf(filter).Elem().FieldByName("Side").String() }
