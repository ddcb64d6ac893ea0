package wording

import (
	"reflect"

	"farpost/cards/prose"
	"farpost/cards/schema"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Writer words the texts of one card in one language. T and I are the game's targets and instructions.
type Writer[T cardlang.Target, I any] struct {
	*prose.Tongue
	Schema *schema.Language
	// Noun is what this card is called: "card" unless it is set.
	Noun string
	// Groups are those of the sets, by id.
	Groups kit.Groups
	// Players are who the words for players mean. The zero NP is the reader, by order.
	Players map[string]prose.NP
	// Foe is an opponent of the reader.
	Foe prose.NP
	// Word is what a word of the language means, "this" apart; false for what is none. Nil for none.
	Word func(word string) (prose.NP, bool)
	// Describe is a target where it is first mentioned.
	Describe func(*T) prose.NP
	// Special words instructions that the phrasebook alone cannot; false for all others. Nil for none.
	Special func(in *I) (prose.Clause, bool)
	// Lead is what stands before the instructions inside one: "if …", "at the end of turn". Nil for nothing.
	Lead func(in *I) string
	// Det is what stands before all that fits the filter of an instruction: "each card", "all cards".
	Det func(key string) prose.Det
	// Named is how fresh this card is: "When this card attacks, it …". Where it Fades, it is so for one instruction.
	Named prose.Mention
	Fades bool

	targets map[string]*T
	told    map[string]bool // targets that were described already
	key     func(*I) string
}

// New makes a writer without targets. Its further fields are set behind.
func New[T cardlang.Target, I any](t *prose.Tongue, l *schema.Language, groups kit.Groups) *Writer[T, I] {
	return &Writer[T, I]{Tongue: t, Schema: l, Noun: "card", Groups: groups, targets: map[string]*T{},
		told: map[string]bool{}, key: cardlang.KeyOf[I]()}
}

// Know makes targets known that are not described yet.
func (w *Writer[T, I]) Know(list []T) {
	for i := range list {
		name := list[i].Choice().Name
		w.targets[name], w.told[name] = &list[i], false
	}
}

// Forget forgets all targets, for a text that is read by itself.
func (w *Writer[T, I]) Forget() { w.targets, w.told = map[string]*T{}, map[string]bool{} }

// Target is the target of a name; nil when none is known.
func (w *Writer[T, I]) Target(name string) *T { return w.targets[name] }

// This is the card itself.
func (w *Writer[T, I]) This() prose.NP {
	return prose.NP{Noun: w.Noun, Det: prose.This, Mention: w.Named}
}

// Ref is what a name or a word stands for. A target is described where it is first mentioned.
func (w *Writer[T, I]) Ref(name string) prose.NP {
	if name == cardlang.This {
		return w.This()
	}
	if w.Word != nil {
		if p, ok := w.Word(name); ok {
			return p
		}
	}
	t := w.targets[name]
	if t == nil {
		return prose.NP{Noun: "card", Det: prose.That}
	}
	p := w.Describe(t)
	if w.told[name] {
		return p.Again()
	}
	w.told[name] = true
	return p
}

// Who is a player as the subject of a clause, by a word, or by the name of a target: a player, or what a player
// controls.
func (w *Writer[T, I]) Who(name string) prose.NP {
	if p, ok := w.Players[name]; ok {
		return p
	}
	if kind := w.kind(name); kind == "" || kind == "player" {
		return w.Ref(name)
	}
	return w.Controller(w.Ref(name))
}

// Controller is who controls a thing.
func (w *Writer[T, I]) Controller(of prose.NP) prose.NP {
	key := "controller"
	if of.Det == prose.That && w.HasPhrase("controller-again") {
		key = "controller-again"
	}
	return prose.NP{Noun: "player", Whole: w.Say(key, prose.Slots{"of": of})}
}

// kind is the kind of the target of a name; "" when none is known.
func (w *Writer[T, I]) kind(name string) string {
	t := w.targets[name]
	if t == nil {
		return ""
	}
	return reflect.ValueOf(t).Elem().FieldByName("Kind").String()
}
