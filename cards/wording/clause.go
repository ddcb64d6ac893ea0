package wording

import (
	"reflect"

	"farpost/cards/prose"
	"farpost/engine/cardlang"
)

// Sentences are instructions that begin a line.
func (w *Writer[T, I]) Sentences(list []I) string { return prose.Capital(w.Tell(w.Steps(list)...)) }

// Steps words instructions, in their order: what is described in one is "that card" in the next.
func (w *Writer[T, I]) Steps(list []I) []prose.Step {
	out := make([]prose.Step, len(list))
	for i := range list {
		out[i] = w.step(&list[i])
	}
	return out
}

// step words an instruction, with those inside it: they stand in its lists Then and Else, and Targets has what they
// choose.
func (w *Writer[T, I]) step(in *I) prose.Step {
	args := argsOf(in)
	if args.Kind() != reflect.Struct || !args.FieldByName("Then").IsValid() {
		c := w.clause(in)
		if w.Fades {
			w.Named = prose.Full
		}
		return prose.Step{Clause: c}
	}
	s := prose.Step{May: w.key(in) == "may"}
	if w.Lead != nil {
		s.Lead = w.Lead(in)
	}
	if list := args.FieldByName("Targets"); list.IsValid() {
		w.Know(list.Interface().([]T))
	}
	s.Then = w.Steps(args.FieldByName("Then").Interface().([]I))
	if list := args.FieldByName("Else"); list.IsValid() {
		s.Else = w.Steps(list.Interface().([]I))
	}
	return s
}

// argsOf is the struct of the one key of an instruction that is set; the zero Value when none is.
func argsOf[I any](in *I) reflect.Value {
	v := reflect.ValueOf(in).Elem()
	for i := range v.NumField() {
		if f := v.Field(i); !f.IsNil() {
			return f.Elem()
		}
	}
	return reflect.Value{}
}

func (w *Writer[T, I]) clause(in *I) prose.Clause {
	if w.Special != nil {
		if c, ok := w.Special(in); ok {
			return c
		}
	}
	return w.Plain(in)
}

// Plain words an instruction that does one thing by the phrasebook alone.
func (w *Writer[T, I]) Plain(in *I) prose.Clause {
	key, args, s := w.key(in), argsOf(in), prose.Slots{}
	var c prose.Clause
	said := key
	variant := func(of string) {
		if name := key + "-" + of; w.HasClause(name) {
			said = name
		} else if w.HasPhrase(name) {
			c.After = prose.Paragraph(c.After, w.Say(name, s))
		}
	}
	for _, x := range w.Schema.Fields(args.Type()) {
		v, word := args.FieldByIndex(x.Index), w.Schema.Words[x.At]
		switch {
		case v.Kind() == reflect.Int:
			s[x.Key] = prose.Number(v.Int())
		case v.IsZero():
		case v.Kind() == reflect.Bool:
			variant(x.Key)
		case v.Kind() == reflect.Pointer: // a filter
			s["of"] = w.Side(v.Interface()).As(w.Det(key))
		case v.Kind() != reflect.String:
		case !word.Ref:
			variant(v.String())
		case x.Key == "who":
			c.Subject = w.Who(v.String())
		default:
			s[x.Key] = w.Ref(v.String())
			if v.String() == cardlang.This {
				variant(cardlang.This)
			} else {
				variant(w.kind(v.String()))
			}
		}
	}
	if w.Uses(said, "object") {
		s["object"] = s["of"]
	}
	c.Does = []prose.Act{{Key: said, Slots: s}}
	return c
}
