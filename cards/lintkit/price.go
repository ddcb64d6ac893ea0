package lintkit

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"farpost/cards/schema"
)

// Price is a line of a price list: the points of what a card can do. Block names that as a Namer does, Says for people.
type Price struct {
	Block  string `yaml:"block"`
	Points int    `yaml:"points"`
	Says   string `yaml:"says"`
}

// Prices is a price list. It is closed: what is not on it no card can do.
type Prices []Price

// MustPrices reads a price list that is part of the program. It panics where no list is there, or a block twice.
func MustPrices(raw []byte) (list Prices) {
	if err := yaml.Unmarshal(raw, &list); err != nil || len(list) == 0 {
		panic(fmt.Sprintf("price list with %d lines: %v", len(list), err))
	}
	for i, p := range list {
		if slices.ContainsFunc(list[:i], func(o Price) bool { return o.Block == p.Block }) {
			panic(fmt.Sprintf("the price list has %q twice", p.Block))
		}
	}
	return list
}

// Block is something that a card can do, by its name on a price list, and where it stands.
type Block struct{ Path, Name string }

// Worth adds up what blocks are worth. One that is not on the list is a fault; ok is then false.
func (k *Checker) Worth(list Prices, blocks []Block) (points int, ok bool) {
	ok = true
	for _, b := range blocks {
		i := slices.IndexFunc(list, func(p Price) bool { return p.Block == b.Name })
		if i < 0 {
			k.Fault(b.Path, "the price list has nothing that is called %q", b.Name)
			ok = false
			continue
		}
		points += list[i].Points
	}
	return points, ok
}

// Namer names values of a card language by their keys and values: {exhaust: {of: t}} is "exhaust t".
type Namer struct {
	Language *schema.Language
	// Bare are keys that are not said, only their values; Left are those that are left out.
	Bare, Left []string
	// Ref is what a word of a key refers to, such as a target; nil if to nothing.
	Ref func(key, word string) any
}

// Name names a value by all of its keys.
func (n Namer) Name(v any) string { return strings.Join(n.Parts(v), " ") }

// Parts names each key of a value that is set. Of a list only the key is said.
func (n Namer) Parts(v any) (out []string) {
	s := reflect.Indirect(reflect.ValueOf(v))
	for _, x := range n.Language.Fields(s.Type()) {
		value := s.FieldByIndex(x.Index)
		if value.IsZero() || slices.Contains(n.Left, x.Key) {
			continue
		}
		said := n.value(x.Key, reflect.Indirect(value))
		if !slices.Contains(n.Bare, x.Key) {
			said = strings.TrimSpace(x.Key + " " + said)
		}
		out = append(out, said)
	}
	return out
}

func (n Namer) value(key string, v reflect.Value) string {
	switch v.Kind() {
	case reflect.Struct:
		return n.Name(v.Interface())
	case reflect.Int:
		return strconv.Itoa(int(v.Int()))
	case reflect.String:
		if of := n.Ref(key, v.String()); of != nil {
			return n.Name(of)
		}
		return v.String()
	}
	return ""
}
