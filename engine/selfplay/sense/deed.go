package sense

import (
	"reflect"
	"strconv"
	"strings"
)

// Deed is one instruction of a card's text as far as its worth goes.
type Deed struct {
	// Key is the key of card files under which the instruction stands, such as "discard".
	Key string
	// Of names what it is done to: a target of the text, or a reference of the language such as "this". Who names
	// players in the same way, or by the language's words. Each describes all that it is done to, by a filter of the
	// language. What the instruction does not have is "" or nil.
	Of, Who string
	Each    any
	// N is how much; 1 where the instruction does not say.
	N int
	// Args is the instruction itself, a pointer such as *language.Discard.
	Args any
}

// Aim is a choice that a text makes: a target by its name, and its kind by the language's word. One of no kind is
// chosen in a question of its own name.
type Aim struct {
	Name, Kind string
	// In is the target itself, a pointer such as *language.Target: it says which things fit.
	In any
}

// Text is one text of a card: what it chooses, and what it does.
type Text struct {
	// Part is where it stands on the card, by the keys of card files: "" for the card's own, "abilities.0", "charge",
	// "j.triggers.1", "modes.0".
	Part  string
	Aims  []Aim
	Deeds []Deed
	// In is the part itself, a pointer such as *language.Ability: it says what the text costs.
	In any
}

// Texts lists the texts of a card, given by its pointer; the card's own is the first. It goes by the form that the
// languages share: a text is a struct with a list Effect of instructions, and its choices stand in the list Targets
// beside it, each with a Name and a Kind. Of an instruction exactly one field is set, a pointer. In it Of, Who, N, and
// Each or All stand for themselves, and Then, Else and Targets are followed, as if all of it came about.
func Texts(card any) []Text {
	var out []Text
	walk(reflect.ValueOf(card).Elem(), "", &out)
	return out
}

// walk adds the texts of a part, and those of the parts below it.
func walk(v reflect.Value, part string, out *[]Text) {
	if list := v.FieldByName("Effect"); list.Kind() == reflect.Slice {
		t := Text{Part: part, In: v.Addr().Interface()}
		t.choices(v)
		t.does(list)
		*out = append(*out, t)
	}
	below(v, part, out)
}

// below walks the fields of a part. Those of an embedded struct are the part's own.
func below(v reflect.Value, part string, out *[]Text) {
	for i := range v.NumField() {
		f, field := v.Field(i), v.Type().Field(i)
		name := strings.TrimPrefix(part+"."+keyOf(field), ".")
		switch {
		case field.Anonymous && f.Kind() == reflect.Struct:
			below(f, part, out)
		case f.Kind() == reflect.Pointer && !f.IsNil() && f.Elem().Kind() == reflect.Struct:
			walk(f.Elem(), name, out)
		case f.Kind() == reflect.Slice && field.Type.Elem().Kind() == reflect.Struct && field.Name != "Effect":
			for j := range f.Len() {
				walk(f.Index(j), name+"."+strconv.Itoa(j), out)
			}
		}
	}
}

// keyOf is the key of card files of a field.
func keyOf(f reflect.StructField) string {
	key, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
	return key
}

// choices adds the targets that stand in a struct.
func (t *Text) choices(v reflect.Value) {
	list := v.FieldByName("Targets")
	if list.Kind() != reflect.Slice {
		return
	}
	for i := range list.Len() {
		aim := list.Index(i)
		t.Aims = append(t.Aims, Aim{Name: aim.FieldByName("Name").String(), Kind: aim.FieldByName("Kind").String(),
			In: aim.Addr().Interface()})
	}
}

// does adds a list of instructions, and those inside them.
func (t *Text) does(list reflect.Value) {
	for i := range list.Len() {
		d, in := deedOf(list.Index(i))
		if in.Kind() != reflect.Struct {
			continue
		}
		t.Deeds = append(t.Deeds, d)
		t.choices(in)
		for _, branch := range []string{"Then", "Else"} {
			if l := in.FieldByName(branch); l.Kind() == reflect.Slice {
				t.does(l)
			}
		}
	}
}

// deedOf reads an instruction: the deed, and the struct of the one field that is set; the zero Value when none is.
func deedOf(v reflect.Value) (Deed, reflect.Value) {
	for i := range v.NumField() {
		f := v.Field(i)
		if f.Kind() != reflect.Pointer || f.IsNil() {
			continue
		}
		in := f.Elem()
		d := Deed{Key: keyOf(v.Type().Field(i)), Of: word(in, "Of"), Who: word(in, "Who"), N: 1, Args: f.Interface()}
		if n := in.FieldByName("N"); n.CanInt() {
			d.N = int(n.Int())
		}
		for _, name := range []string{"Each", "All"} {
			if all := in.FieldByName(name); all.Kind() == reflect.Pointer && !all.IsNil() {
				d.Each = all.Interface()
			}
		}
		return d, in
	}
	return Deed{}, reflect.Value{}
}

// word is a text field of a struct; "" when there is none.
func word(v reflect.Value, name string) string {
	if f := v.FieldByName(name); f.Kind() == reflect.String {
		return f.String()
	}
	return ""
}

// Unknown lists, by their keys, the instructions of a language for which the game declares no effect, not even nil. The
// language is given by the zero value of an instruction.
func (g *Game) Unknown(instruction any) []string {
	var out []string
	for i := range reflect.TypeOf(instruction).NumField() {
		key := keyOf(reflect.TypeOf(instruction).Field(i))
		if _, known := g.Effects[key]; !known {
			out = append(out, key)
		}
	}
	return out
}
