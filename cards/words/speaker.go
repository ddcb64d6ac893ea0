package words

import (
	"strconv"
	"strings"

	"farpost/engine"
)

// speaker fills in templates, in one language for one caller.
type speaker struct {
	tables []*Table
	names  Names
}

// find looks a code up: first in the family, then in the families of the order, table after table.
func (s speaker) find(family, code string, order order) (Template, bool) {
	if family != "" {
		if t, ok := s.in(family, code); ok {
			return t, true
		}
	}
	for _, t := range s.tables {
		if tpl, ok := t.find(code, order); ok {
			return tpl, true
		}
	}
	return nil, false
}

// in looks a code up in one family alone.
func (s speaker) in(family, code string) (Template, bool) {
	for _, t := range s.tables {
		if tpl, ok := t.families[family][code]; ok {
			return tpl, true
		}
	}
	return nil, false
}

// fill fills in a template. Arg returns the values of a placeholder.
func (s speaker) fill(t Template, arg func(name string) []engine.Value) string {
	var b strings.Builder
	for text, name := range t.Parts(func(name string) int { return countOf(arg(name)) }) {
		if name != "" {
			text = s.list(arg(name))
		}
		b.WriteString(text)
	}
	return b.String()
}

// countOf returns the number that chooses a form: the value if it is one number, else the number of values.
func countOf(vals []engine.Value) int {
	if len(vals) == 1 && vals[0].Kind() == "int" {
		return vals[0].Num()
	}
	return len(vals)
}

// nothing has no value for any placeholder.
func nothing(string) []engine.Value { return nil }

// list joins values with commas and the language's "and". Values with the same words are counted ("Scout ×2"), but not
// numbers and players. No value is the word "none".
func (s speaker) list(vals []engine.Value) string {
	if len(vals) == 0 {
		return s.own("none", nothing)
	}
	var out []string
	n := map[string]int{}
	for _, v := range vals {
		said := s.value(v)
		if k := v.Kind(); k != "int" && k != "seat" {
			if n[said]++; n[said] > 1 {
				continue
			}
		}
		out = append(out, said)
	}
	for i, said := range out {
		if n[said] > 1 {
			out[i] = said + " ×" + strconv.Itoa(n[said])
		}
	}
	if len(out) == 1 {
		return out[0]
	}
	last := len(out) - 1
	return strings.Join(out[:last], ", ") + " " + s.own("and", nothing) + " " + out[last]
}

// value puts one value into words, by its kind.
func (s speaker) value(v engine.Value) string {
	switch v.Kind() {
	case "":
		return s.own("none", nothing)
	case "int":
		return strconv.Itoa(v.Num())
	case "seat":
		return s.player(v.Seat())
	case "obj", "card":
		return s.card(v)
	case "word":
		if t, ok := s.find("words", v.Body(), labels); ok {
			return s.fill(t, nothing)
		}
		return s.own("unknown-word", nothing)
	}
	return s.kind(v)
}

func (s speaker) player(seat engine.Seat) string {
	if seat == engine.NoSeat {
		return s.own("nobody", nothing)
	}
	if s.names.Player != nil {
		if n := s.names.Player(seat); n != "" {
			return n
		}
	}
	return s.own("player", func(string) []engine.Value { return []engine.Value{engine.Int(int(seat) + 1)} })
}

func (s speaker) card(v engine.Value) string {
	if s.names.Card != nil {
		if n := s.names.Card(v); n != "" {
			return n
		}
	}
	return s.own("card", nothing)
}

// kind puts a value of one of the game's own kinds into words.
func (s speaker) kind(v engine.Value) string {
	if t, ok := s.in("kinds", string(v)); ok {
		return s.fill(t, nothing)
	}
	t, ok := s.in("kinds", v.Kind())
	if !ok {
		return s.own("unknown-word", nothing)
	}
	var b strings.Builder
	for _, p := range t {
		switch p.name {
		case "":
			b.WriteString(p.text)
		case "value":
			b.WriteString(v.Body())
		case "symbols":
			b.WriteString(s.sum(v.Body()))
		case "player":
			b.WriteString(s.player(v.Seat()))
		case "i":
			b.WriteString(strconv.Itoa(v.Index() + 1))
		}
	}
	return b.String()
}

// sum puts a sum of symbols into words: "F+F+1" becomes "Fire + Fire + 1". "F/W" is one or the other: "Fire/Water".
// What is no symbol stays as it is.
func (s speaker) sum(body string) string {
	all := strings.Split(body, "+")
	for i, part := range all {
		either := strings.Split(part, "/")
		for j, code := range either {
			if t, ok := s.in("symbols", code); ok {
				either[j] = s.fill(t, nothing)
			}
		}
		all[i] = strings.Join(either, "/")
	}
	return strings.Join(all, " + ")
}

// own returns one of the words that the catalogue itself needs, a code of Grammar.
func (s speaker) own(code string, arg func(string) []engine.Value) string {
	t, ok := s.in("grammar", code)
	if !ok {
		return "?"
	}
	return s.fill(t, arg)
}

// Grammar lists the codes of the family "grammar". A language must have each in one of its tables.
var Grammar = []string{"and", "none", "nobody", "player", "card", "unknown", "unknown-word"}
