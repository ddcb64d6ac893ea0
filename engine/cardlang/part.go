package cardlang

import (
	"fmt"
	"strconv"
	"strings"
)

// Target is what a game's targets tell about themselves, whatever else they are.
type Target interface{ Choice() Choice }

// Choice is what a target asks for.
type Choice struct {
	// Name is how instructions of the same text refer to it.
	Name string
	// Count is how many things are chosen, at least 1; with UpTo at most so many.
	Count int
	UpTo  bool
	// Late targets are chosen when the text begins, not while it is announced.
	Late bool
	// Hidden candidates are known to who chooses only. The question is then put in the same form whatever they are.
	Hidden bool
}

// Part is what a node names: what is chosen, and what is then done in order. T and I are a game's targets and
// instructions.
type Part[T Target, I any] struct {
	Card    string // the id of the card on which it stands; "" for a text of the rules
	Targets []T
	Effect  []I
	// Keys are the keys of Effect, see KeyOf.
	Keys []string
	// Modes is how many texts there are to choose from; 0 for a text without modes. Each mode has a node of its own.
	Modes int
	// Holder is the instruction that holds the text; nil for whole texts and their modes.
	Holder  *I
	choices []Choice // of Targets

	// Waited: the text has waited for a moment. What it speaks of was chosen before and is not looked at anew.
	Waited bool
}

// Branch is a text that an instruction holds. Targets are those that are looked at as the branch begins: none where it
// speaks only of what was chosen before.
type Branch[T Target, I any] struct {
	Way     string
	Targets []T
	Effect  []I
}

// Mode is one of several texts to choose from. Its targets and instructions come behind those of the whole text.
type Mode[T Target, I any] struct {
	Targets []T `yaml:"targets,omitempty" json:"targets,omitempty"`
	Effect  []I `yaml:"effect" json:"effect"`
}

// Parts are the texts of a book by node. They never change once a book is made.
type Parts[T Target, I any] struct {
	parts    map[string]*Part[T, I]
	branches func(t *Part[T, I], in *I) []Branch[T, I]
	key      func(*I) string
	nothing  Part[T, I]
}

// NewParts returns an empty list. Branches are the texts that an instruction of a text holds; it is nil for a language
// whose instructions hold none.
func NewParts[T Target, I any](branches func(t *Part[T, I], in *I) []Branch[T, I]) *Parts[T, I] {
	return &Parts[T, I]{parts: map[string]*Part[T, I]{}, branches: branches, key: KeyOf[I]()}
}

// Add keeps a text of a card, its modes, and all that its instructions hold. The lists must not be changed any more.
func (x *Parts[T, I]) Add(node, card string, targets []T, effect []I, modes ...Mode[T, I]) {
	x.add(node, &Part[T, I]{Card: card, Targets: targets, Effect: effect, Modes: len(modes)})
	for i, m := range modes {
		x.add(ModeOf(node, i), &Part[T, I]{Card: card,
			Targets: append(targets[:len(targets):len(targets)], m.Targets...),
			Effect:  append(effect[:len(effect):len(effect)], m.Effect...)})
	}
}

func (x *Parts[T, I]) add(node string, t *Part[T, I]) {
	if x.parts[node] != nil {
		panic(fmt.Sprintf("cardlang: node %s added twice", node))
	}
	x.parts[node] = t
	for _, target := range t.Targets {
		t.choices = append(t.choices, target.Choice())
	}
	for i := range t.Effect {
		in := &t.Effect[i]
		t.Keys = append(t.Keys, x.key(in))
		if x.branches == nil {
			continue
		}
		for _, b := range x.branches(t, in) {
			x.add(BranchOf(node, i, b.Way), &Part[T, I]{Card: t.Card, Targets: b.Targets, Effect: b.Effect, Holder: in,
				Waited: t.Waited || b.Way == Later})
		}
	}
}

// Part finds what a node names. Where the book has nothing of that name it is an empty text, and ok is false. It must
// not be changed.
func (x *Parts[T, I]) Part(node string) (t *Part[T, I], ok bool) {
	if t, ok = x.parts[node]; ok {
		return t, true
	}
	return &x.nothing, false
}

// Instr finds the instruction that an InstrRef names; nil when the book has none of that name. It must not be changed.
func (x *Parts[T, I]) Instr(ref string) *I {
	node, n, _ := strings.Cut(ref, "#")
	i, err := strconv.Atoi(n)
	if t, _ := x.Part(node); err == nil && i >= 0 && i < len(t.Effect) {
		return &t.Effect[i]
	}
	return nil
}

// Target finds a target of the text by name; ok is false when it has none of that name.
func (t *Part[T, I]) Target(name string) (found T, ok bool) {
	for i := range t.choices {
		if t.choices[i].Name == name {
			return t.Targets[i], true
		}
	}
	return found, false
}
