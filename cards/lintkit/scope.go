package lintkit

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
)

// Scope is what a text can speak of: the targets that it has chosen. T is a game's type of a target.
type Scope[T any] struct {
	*Form
	read     func(*T) (name, kind string)
	reserved []string
	known    map[string]*T
	at       map[string]string // where each target stands
	used     map[string]bool
}

// NewScope makes a scope without targets. Read returns the name and the kind of a target; reserved are names that no
// target has, since instructions mean something else by them.
func NewScope[T any](f *Form, read func(*T) (name, kind string), reserved []string) *Scope[T] {
	return &Scope[T]{f, read, reserved, map[string]*T{}, map[string]string{}, map[string]bool{}}
}

// Inside is a scope that knows what this one does, and may know more, such as that of a mode. What it uses, this one
// uses after Join.
func (s *Scope[T]) Inside() *Scope[T] {
	return &Scope[T]{s.Form, s.read, s.reserved, maps.Clone(s.known), maps.Clone(s.at), maps.Clone(s.used)}
}

// Join takes over what a scope inside uses.
func (s *Scope[T]) Join(inside *Scope[T]) { maps.Copy(s.used, inside.used) }

var targetForm = regexp.MustCompile(`^[a-z][a-z0-9-]{0,31}$`)

// Add makes a target known by its name.
func (s *Scope[T]) Add(path string, t *T) {
	name, _ := s.read(t)
	switch {
	case !targetForm.MatchString(name):
		s.Fault(path, "target %q: give it a name of small letters, digits and -", name)
	case slices.Contains(s.reserved, name):
		s.Fault(path+".name", "name: %q means something else in instructions", name)
	case s.known[name] != nil:
		s.Fault(path+".name", "name: %q is taken by another target", name)
	}
	s.known[name], s.at[name] = t, path
}

// Target is the target of a name; nil for none. At is where it stands.
func (s *Scope[T]) Target(name string) (t *T, at string) { return s.known[name], s.at[name] }

// Refer finds the target of a name, which must be of one of these kinds; nil if there is a fault.
func (s *Scope[T]) Refer(path, name string, kinds ...string) *T {
	t := s.known[name]
	if t == nil {
		s.Fault(path, "%s: no target is named %q here%s", Leaf(path), name,
			s.Like(name, slices.Sorted(maps.Keys(s.known))))
		return nil
	}
	s.used[name] = true
	if _, kind := s.read(t); !slices.Contains(kinds, kind) {
		s.Fault(path, "%s: %q is of kind %s; this needs %s", Leaf(path), name, kind, Shown(kinds))
		return nil
	}
	return t
}

// Unused finds targets of a list to which nothing happens.
func (s *Scope[T]) Unused(list []T) {
	for i := range list {
		if name, _ := s.read(&list[i]); !s.used[name] && name != "" {
			s.Fault(s.at[name], "target %q is chosen, but nothing happens to it", name)
		}
	}
}

// Reader is told what stands in a list of instructions. I is a game's type of an instruction.
type Reader[T, I any] struct {
	// Name gets each name of a target that an instruction speaks of, with the kinds that it may have.
	Name func(path, name string, kinds []string)
	// Targets gets what an instruction chooses; nil where none does.
	Targets func(path string, list []T)
	// Instr gets each instruction behind its names and before what is nested in it, with the path of its key; nil for
	// nothing to check.
	Instr func(path string, in *I)
}

// Read reads the instructions of a text, and all that are nested in them. Those without exactly one key, which is a
// fault of the form, are left out.
func (r Reader[T, I]) Read(f *Form, path string, list []I) { r.read(f, path, list, 1) }

// read reads instructions that are so deep.
func (r Reader[T, I]) read(f *Form, path string, list []I, depth int) {
	if deepest := f.Language.Deepest; depth > deepest {
		f.Fault(path, "instructions are nested more than %d deep", deepest)
		return
	}
	for i := range list {
		keys := Set(list[i])
		if len(keys) != 1 {
			continue
		}
		at := fmt.Sprintf("%s[%d].%s", path, i, keys[0])
		v := reflect.ValueOf(list[i])
		for j, x := range f.Language.Fields(v.Type()) {
			if x.Key == keys[0] {
				w, _ := f.Language.Word(x.At)
				r.names(f, at, reflect.Indirect(v.Field(j)), w.Kinds)
			}
		}
		if r.Instr != nil {
			r.Instr(at, &list[i])
		}
		r.nested(f, at, list[i], depth)
	}
}

// names gives the names that a value speaks of.
func (r Reader[T, I]) names(f *Form, path string, v reflect.Value, kinds []string) {
	for _, x := range f.Language.Fields(v.Type()) {
		w, _ := f.Language.Word(x.At)
		at, value := path+"."+x.Key, v.FieldByIndex(x.Index)
		if !w.Ref || value.IsZero() {
			continue
		}
		of := w.Kinds
		if len(of) == 0 {
			of = kinds
		}
		if value.Kind() == reflect.String {
			r.Name(at, value.String(), of)
			continue
		}
		for i := range value.Len() {
			r.Name(fmt.Sprintf("%s[%d]", at, i), value.Index(i).String(), of)
		}
	}
}

// nested reads the targets and the instructions of an instruction.
func (r Reader[T, I]) nested(f *Form, path string, in I, depth int) {
	v := reflect.ValueOf(in)
	for i := range v.NumField() {
		if !v.Field(i).IsZero() {
			v = reflect.Indirect(v.Field(i))
			break
		}
	}
	for _, x := range f.Language.Fields(v.Type()) {
		at := path + "." + x.Key
		switch list := v.FieldByIndex(x.Index).Interface().(type) {
		case []T:
			r.Targets(at, list)
		case []I:
			r.read(f, at, list, depth+1)
		}
	}
}
