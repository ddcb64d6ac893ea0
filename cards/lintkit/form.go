package lintkit

import (
	"cmp"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"farpost/cards/schema"
	"farpost/cards/source"
	"farpost/engine/kit"
)

// Form checks the values of a card against what its language says of their keys: which keys there must be, which go
// together, and what each can be. Beside that it carries out the rules of the game.
type Form struct {
	*Checker
	Seen     *Seen
	Language *schema.Language
	Rules    []Rule

	parts int // values that schema.Whole counts, of the card that is being checked
}

// NewForm makes the form of a language whose faults go to a list.
func NewForm(faults *source.Faults, l *schema.Language) *Form {
	return &Form{Checker: &Checker{Faults: faults}, Seen: NewSeen(), Language: l}
}

// Rule is what a game demands of all values of one Go type, wherever they stand, also inlined in another.
type Rule struct {
	of    reflect.Type
	check func(path string, v any)
}

// On makes a rule for a type. The check gets the path of each value and must not change it.
func On[T any](check func(path string, v *T)) Rule {
	return Rule{reflect.TypeFor[T](), func(path string, v any) { check(path, v.(*T)) }}
}

// Check checks the card that v points to, which stands at a path, and all that it consists of.
func (f *Form) Check(path string, v any) {
	f.parts = 0
	f.values(path, reflect.ValueOf(v).Elem())
	if w := f.Language.Whole; f.parts > w.Max && w.Max != 0 {
		f.Fault(path, "the card has %d %s; at most %d", f.parts, w.Called, w.Max)
	}
}

// values checks the keys of a struct.
func (f *Form) values(path string, v reflect.Value) {
	for _, x := range f.Language.Fields(v.Type()) {
		at, value := path+"."+x.Key, v.FieldByIndex(x.Index)
		if !value.IsZero() || f.Pos.Has(at) || x.Type == words && x.Required {
			f.value(at, value, x)
		} else if x.Required {
			f.missing(at, x)
		}
	}
	f.together(path, v)
	f.rules(path, v)
}

// missing tells that a key is missing that must be there, and what it could be.
func (f *Form) missing(path string, x schema.Field) {
	w, _ := f.Language.Word(x.At)
	if len(w.Of) > 0 {
		f.One(path, "", w.Of...)
		return
	}
	f.Fault(path, "%s is missing: %s", x.Key, w.Says)
}

// total is an amount, such as a cost.
type total interface{ Total() int }

var (
	amount = reflect.TypeFor[total]()
	words  = reflect.TypeFor[kit.Text]()
)

// maxAmount bounds amounts of which their Word says nothing.
const maxAmount = 20

// value checks the value of a key.
func (f *Form) value(path string, v reflect.Value, x schema.Field) {
	w, _ := f.Language.Word(x.At)
	if v.Kind() == reflect.Pointer {
		if v = v.Elem(); !v.IsValid() {
			return
		}
	}
	switch {
	case v.Type().Implements(amount):
		if n := v.Interface().(total).Total(); n == 0 && w.Min > 0 {
			f.Fault(path, "%s: an empty requirement; leave it out", x.Key)
		} else {
			f.Within(path, n, w.Min, cmp.Or(w.Max, maxAmount))
		}
	case v.Type() == words:
		f.Words(path, v.Interface().(kit.Text), cmp.Or(w.Most, MaxName), x.Required)
	case v.Kind() == reflect.Struct:
		f.values(path, v)
	case v.Kind() == reflect.Slice:
		f.list(path, v, w)
		if v.Len() == 0 && x.Required {
			f.Fault(path, "%s is empty", x.Key)
		}
	case v.Kind() == reflect.String:
		f.text(path, v.String(), w)
	case v.Kind() == reflect.Int:
		f.number(path, int(v.Int()), w)
	}
}

// list checks the items of a list. No value stands twice in it.
func (f *Form) list(path string, v reflect.Value, w schema.Word) {
	most := cmp.Or(w.Most, f.Language.Most)
	f.AtMost(path, v.Len(), most)
	for i := range min(v.Len(), most) {
		at, item := fmt.Sprintf("%s[%d]", path, i), v.Index(i)
		if item.Kind() == reflect.Struct {
			if slices.Contains(f.Language.Whole.Of, schema.TypeName(item.Type())) {
				f.parts++
			}
			f.values(at, item)
			continue
		}
		f.text(at, item.String(), w)
		for j := range i {
			if v.Index(j).String() == item.String() {
				f.Fault(at, "%s: %q stands twice", Leaf(path), item.String())
				break
			}
		}
	}
}

// text checks a word.
func (f *Form) text(path, s string, w schema.Word) {
	switch {
	case len(w.Of) > 0:
		f.One(path, s, w.Of...)
	case w.Group && !f.Seen.Groups[s]:
		f.Fault(path, "unknown group %q: declare it under groups of a set%s", s,
			f.Like(s, slices.Sorted(maps.Keys(f.Seen.Groups))))
	case w.Like == figureForm:
		f.Figure(path, s)
	}
}

var figureForm = schema.FigureForm()

// number checks a number against its bounds and its step.
func (f *Form) number(path string, n int, w schema.Word) {
	if w.Max != 0 {
		f.Within(path, n, w.Min, w.Max)
	}
	if w.Step != 0 && n%w.Step != 0 {
		f.Fault(path, "%s: %d is no multiple of %d", Leaf(path), n, w.Step)
	}
}

// rules carries out the laws and the rules for a struct and for what is inlined in it.
func (f *Form) rules(path string, v reflect.Value) {
	f.laws(path, v)
	for _, r := range f.Rules {
		if r.of == v.Type() {
			r.check(path, v.Addr().Interface())
		}
	}
	for i := range v.NumField() {
		if _, opts, _ := strings.Cut(v.Type().Field(i).Tag.Get("yaml"), ","); strings.Contains(opts, "inline") {
			f.rules(path, v.Field(i))
		}
	}
}

// together checks how many keys of a struct are set at once, and which.
func (f *Form) together(path string, v reflect.Value) {
	t := v.Type()
	set := map[string]bool{}
	var keys []string
	for _, x := range f.Language.Fields(t) {
		if !v.FieldByIndex(x.Index).IsZero() {
			set[x.Key] = true
			keys = append(keys, x.Key)
		}
	}
	if b, ok := f.Language.Alone[schema.TypeName(t)]; ok {
		keys = slices.DeleteFunc(keys, func(k string) bool { return slices.Contains(b.But, k) })
		switch {
		case len(keys) < b.Min && b.Empty != "":
			f.Fault(path, "%s", b.Empty)
		case len(keys) < b.Min:
			f.Fault(path, "this %s says nothing", b.Called)
		case len(keys) > b.Max:
			f.Fault(path, "this %s says %s at once: make them separate", b.Called, strings.Join(keys, " and "))
		}
	}
	for _, c := range f.Language.Choices {
		if c.Of == schema.TypeName(t) {
			f.choice(path, t, c, set)
		}
	}
	if t.Name() == "Card" {
		f.partsOf(path, v, set)
	}
}

// choice checks keys of which some exclude or demand others.
func (f *Form) choice(path string, t reflect.Type, c schema.Choice, set map[string]bool) {
	var got []string
	for _, key := range c.Keys {
		if set[key] {
			got = append(got, key)
		}
	}
	switch {
	case len(got) < c.Min && len(c.Keys) == 1:
		for _, x := range f.Language.Fields(t) {
			if x.Key == c.Keys[0] {
				f.missing(path+"."+x.Key, x)
			}
		}
	case len(got) < c.Min && c.Max == 1:
		f.Fault(path, "%s: %s is missing", Leaf(path), strings.Join(c.Keys, " or "))
	case len(got) < c.Min:
		f.Fault(path, "%s: nothing changes; give %s", Leaf(path), strings.Join(c.Keys, " or "))
	case len(got) > c.Max:
		f.Fault(path, "%s: %s at once: one of them", Leaf(path), strings.Join(got, " and "))
	}
}

// partsOf checks that a card has what cards of its type need, and nothing that they cannot have. What an unknown type
// may have is unknown, too.
func (f *Form) partsOf(path string, v reflect.Value, set map[string]bool) {
	of := v.FieldByName("Type").String()
	if w, _ := f.Language.Word("Card.type"); !slices.Contains(w.Of, of) {
		return
	}
	for _, p := range f.Language.Parts {
		at := path + "." + p.Key
		switch has := slices.Contains(p.Types, of); {
		case has && p.Due != "" && !set[p.Key]:
			f.Present(at, p.Due)
		case !has && p.Only != "" && set[p.Key]:
			f.Fault(at, "%s: %s", p.Key, p.Only)
		}
	}
}
