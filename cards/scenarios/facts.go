package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing/fstest"

	"farpost/cards"
	"farpost/cards/deck"
	"farpost/cards/lookup"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/scenario"
)

// facts answers what scenarios ask about decks and card data. The game's own function answers the rest.
type facts struct {
	set *cards.Set
	// indexes look things up, by language; checked are the faults of sections, by name and text. Both are made once.
	indexes, checked *sync.Map
	next             func(w *scenario.World, words []string) (string, bool, error)
}

func (x facts) fact(w *scenario.World, words []string) (string, bool, error) {
	if len(words) < 2 {
		return x.next(w, words)
	}
	name, rest := words[1], words[2:]
	switch words[0] {
	case "deck":
		text, ok := w.Data[name]
		if !ok {
			return "", true, fmt.Errorf("there is no section %q", name)
		}
		out, err := aboutDeck(w, x.set.CheckDeck(name, string(text)), rest)
		return out, true, err
	case "ready":
		d, ok := x.set.Deck(name)
		if !ok {
			return "", true, fmt.Errorf("there is no ready-made deck %q", name)
		}
		out, err := aboutDeck(w, x.set.CheckCounts(name, d.Cards), rest)
		return out, true, err
	case "data":
		text, ok := w.Data[name]
		if !ok {
			return "", true, fmt.Errorf("there is no section %q", name)
		}
		out, err := x.aboutData(name, text, rest)
		return out, true, err
	case "finds":
		return x.finds(name, strings.Join(rest, " ")), true, nil
	case "says":
		if len(rest) != 2 {
			return "", true, fmt.Errorf("says is: says LANG FAMILY CODE")
		}
		return x.set.Words().Word(name, rest[0], rest[1]), true, nil
	}
	return x.next(w, words)
}

// aboutDeck answers a question about a deck from its report.
func aboutDeck(w *scenario.World, rep deck.Report, words []string) (string, error) {
	switch {
	case len(words) == 0 && rep.Legal():
		return "legal", nil
	case len(words) == 0:
		return codes(rep.Faults), nil
	case len(words) == 1 && words[0] == "size":
		return strconv.Itoa(deck.Size(rep.Counts)), nil
	case len(words) == 1 && words[0] == "distinct":
		return strconv.Itoa(len(rep.Counts)), nil
	case len(words) == 1 && words[0] == "advice":
		return codes(rep.Advice), nil
	case len(words) == 2:
		for _, p := range slices.Concat(rep.Faults, rep.Advice, []engine.Phrase{rep.OK}) {
			if p.Code != words[0] {
				continue
			}
			for _, a := range p.Args {
				if a.Name == words[1] {
					return w.Names(a.Vals), nil
				}
			}
			return "", fmt.Errorf("%s has no %q", words[0], words[1])
		}
		return "", fmt.Errorf("the deck is not told %s, but %s", words[0], codes(rep.Faults))
	}
	return "", fmt.Errorf("a deck has no %s", strings.Join(words, " "))
}

// codes lists the codes of phrases, each once; "-" for none.
func codes(list []engine.Phrase) string {
	out := []string{}
	for _, p := range list {
		if !slices.Contains(out, p.Code) {
			out = append(out, p.Code)
		}
	}
	if len(out) == 0 {
		return "-"
	}
	return strings.Join(out, ",")
}

// finds is the id of what a lookup in a language finds first; "-" for nothing.
func (x facts) finds(lang, query string) string {
	for _, h := range x.index(lang).Find(query, 1) {
		return h.ID
	}
	return "-"
}

func (x facts) index(lang string) *lookup.Index {
	made, _ := x.indexes.LoadOrStore(lang, sync.OnceValue(func() *lookup.Index { return lookup.New(x.set, lang) }))
	return made.(func() *lookup.Index)()
}

// section is a further file of cards.
type section struct{ name, text string }

// faults are those of a section that is loaded as a further file of cards, sorted.
func (x facts) faults(s section) (source.Faults, error) {
	if had, ok := x.checked.Load(s); ok {
		return had.(source.Faults), nil
	}
	_, faults, err := cards.Check(x.set.Game, source.Dir{FS: fstest.MapFS{s.name: {Data: []byte(s.text)}}})
	if err != nil {
		return nil, err
	}
	faults.Sort()
	x.checked.Store(s, faults)
	return faults, nil
}

// aboutData loads a section as a further file of cards, and answers a question about its faults.
func (x facts) aboutData(name string, text []byte, words []string) (string, error) {
	faults, err := x.faults(section{name, string(text)})
	if err != nil {
		return "", err
	}
	switch {
	case len(words) == 0 && len(faults) == 0:
		return "sound", nil
	case len(words) == 0:
		return strconv.Itoa(len(faults)), nil
	}
	i, err := strconv.Atoi(words[0])
	if err != nil || i < 1 || i > len(faults) {
		return "", fmt.Errorf("%s: it has %d faults, counted from 1", words[0], len(faults))
	}
	f := faults[i-1]
	f.Col = 0 // scenarios name lines alone
	return strings.TrimPrefix(f.String(), f.File+":"), nil
}
