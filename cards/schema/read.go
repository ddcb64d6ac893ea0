package schema

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Read reads the description of a card language; set is the Go type of a file of cards. An error says what of it is
// wrong.
//
//	most: 12                     # items of a list, where its key says nothing
//	deepest: 4                   # instructions inside one another
//	lists: {sides: [own, any]}   # values that several keys take
//	forms: {name: "^[a-z]+$"}    # regular expressions; id and figure are known
//	phrases: {who: "Who: you."}  # {who} in what keys say
//	keys:
//	  Card.type: {says: What it is., of: {rook: Goes straight., pawn: Goes slowly.}}
//	  Card.cost: {says: What it costs., min: 0, max: 10}
//	  Take.of: {says: What is taken., ref: true, kinds: [piece]}
//	alone: {Move: {min: 1, max: 1, called: move}}
//	choices: [{of: Take, keys: [of, all], min: 1, max: 1}]
//	parts: [{key: cost, types: [rook], only: pawns are free, due: a rook has a cost}]
//	laws: [{of: Take, not: [all], unless: {of: king}, why: all are taken with the king}]
//	whole: {of: [Take], max: 60, called: moves}
//	figures: {rook: [tower, wall], pawn: [hood]}   # of cards that name none
//	kinds: [{name: move, of: Move}]
//	valued: [{name: type, key: Card.type}]
//	flags: {name: flag, keys: [white]}
func Read(game string, raw []byte, set reflect.Type) (*Language, error) {
	var d description
	in := yaml.NewDecoder(bytes.NewReader(raw))
	in.KnownFields(true)
	if err := in.Decode(&d); err != nil {
		return nil, fmt.Errorf("card language of %s: %w", game, err)
	}
	l := &Language{Game: game, Set: set, Words: map[string]Word{}, Values: map[string]map[string]string{},
		Alone: d.Alone, Choices: d.Choices, Parts: d.Parts, Most: d.Most, Kinds: d.Kinds, Valued: d.Valued,
		Optional: d.Optional, Flags: d.Flags, Laws: d.Laws, Lists: d.Lists, Whole: d.Whole,
		Deepest: d.Deepest, Figures: d.Figures}
	for i := range l.Laws {
		l.Laws[i].resolve(d.Lists)
	}
	var wrong []error
	for at, k := range d.Keys {
		w, err := d.word(k)
		if err != nil {
			wrong = append(wrong, fmt.Errorf("card language of %s: %s: %w", game, at, err))
		}
		l.Words[at] = w
		if k.Of.says != nil {
			l.Values[at] = k.Of.says
		}
	}
	return l, errors.Join(wrong...)
}

// Must is Read of a description that is part of the program. It panics where that is wrong.
func Must(game string, raw []byte, set reflect.Type) *Language {
	l, err := Read(game, raw, set)
	if err != nil {
		panic(err)
	}
	return l
}

// description is the file.
type description struct {
	Most     int                 `yaml:"most"`
	Deepest  int                 `yaml:"deepest"`
	Figures  map[string][]string `yaml:"figures"`
	Lists    map[string][]string `yaml:"lists"`
	Forms    map[string]string   `yaml:"forms"`
	Phrases  map[string]string   `yaml:"phrases"`
	Keys     map[string]entry    `yaml:"keys"`
	Alone    map[string]Bounds   `yaml:"alone"`
	Choices  []Choice            `yaml:"choices"`
	Parts    []Part              `yaml:"parts"`
	Laws     []Law               `yaml:"laws"`
	Whole    Whole               `yaml:"whole"`
	Kinds    []Kind              `yaml:"kinds"`
	Valued   []Valued            `yaml:"valued"`
	Optional []string            `yaml:"optional"`
	Flags    Flags               `yaml:"flags"`
}

// entry is a key of it.
type entry struct {
	Says  string `yaml:"says"`
	Of    values `yaml:"of"`
	Min   int    `yaml:"min"`
	Max   int    `yaml:"max"`
	Step  int    `yaml:"step"`
	Like  string `yaml:"like"`
	For   values `yaml:"for"`
	Most  int    `yaml:"most"`
	Group bool   `yaml:"group"`
	Ref   bool   `yaml:"ref"`
	Kinds values `yaml:"kinds"`
}

// values are a list, the name of one, or values each with what it means.
type values struct {
	name string
	list []string
	says map[string]string
}

// UnmarshalYAML reads any of the three.
func (v *values) UnmarshalYAML(n *yaml.Node) error {
	switch n.Kind {
	case yaml.ScalarNode:
		v.name = n.Value
	case yaml.MappingNode:
		v.says = map[string]string{}
		for i := 0; i+1 < len(n.Content); i += 2 {
			v.list = append(v.list, n.Content[i].Value)
			v.says[n.Content[i].Value] = n.Content[i+1].Value
		}
	default:
		return n.Decode(&v.list)
	}
	return nil
}

// word makes the Word of a key, with the lists, forms and phrases that it names.
func (d *description) word(k entry) (Word, error) {
	w := Word{Says: k.Says, Min: k.Min, Max: k.Max, Step: k.Step, Most: k.Most, Group: k.Group, Ref: k.Ref}
	for name, phrase := range d.Phrases {
		w.Says = strings.ReplaceAll(w.Says, "{"+name+"}", phrase)
	}
	var errs [4]error
	w.Of, errs[0] = d.list(k.Of)
	w.For, errs[1] = d.list(k.For)
	w.Kinds, errs[2] = d.list(k.Kinds)
	w.Like, errs[3] = d.form(k.Like)
	return w, errors.Join(errs[:]...)
}

// list is a list, or the one that is named.
func (d *description) list(v values) ([]string, error) {
	if v.name == "" {
		return v.list, nil
	}
	list, ok := d.Lists[v.name]
	if !ok {
		return nil, fmt.Errorf("no list is called %q", v.name)
	}
	return list, nil
}

// form is the regular expression of a name.
func (d *description) form(name string) (string, error) {
	switch like, ok := d.Forms[name]; {
	case name == "":
		return "", nil
	case ok:
		return like, nil
	case name == "id":
		return IDForm, nil
	case name == "figure":
		return FigureForm(), nil
	}
	return "", fmt.Errorf("no form is called %q", name)
}
