package prose

import (
	_ "embed"
	"errors"
	"fmt"
	"strings"

	"farpost/cards/source"
	"farpost/cards/words"
	"farpost/engine/kit"
)

//go:embed common.yaml
var common []byte

// Langs are the languages that a phrasebook has, those of kit.Text.
var Langs = []string{"en", "it"}

// Phrasebook is what the texts of one game are made of: nouns, adjectives, clauses and phrases by key, each in every
// language, and with them those that all games share.
type Phrasebook struct{ tongues map[string]*Tongue }

// file is the form of a phrasebook's file.
type file struct {
	Nouns      map[string]kit.Text `yaml:"nouns"`
	Adjectives map[string]kit.Text `yaml:"adjectives"`
	Clauses    map[string]kit.Text `yaml:"clauses"`
	Phrases    map[string]kit.Text `yaml:"phrases"`
	// Figures: numbers of things are written in figures, "3 cards", where a placeholder such as {n-card} has them.
	Figures bool `yaml:"figures"`
}

// Parse reads a phrasebook; name is the file's, for faults. The error lists all that is wrong: an entry that lacks a
// language, a template that does not parse, a noun without its gender or with a plural that no rule gives, a clause
// without a verb.
func Parse(name string, data []byte) (*Phrasebook, error) {
	b := &Phrasebook{tongues: map[string]*Tongue{"en": newTongue("en", english{}), "it": newTongue("it", italian{})}}
	faults := append(b.read("common.yaml", common), b.read(name, data)...)
	faults.Sort()
	return b, faults.Err()
}

// MustParse is Parse for a file that is part of the program. It panics where Parse has an error.
func MustParse(name string, data []byte) *Phrasebook {
	b, err := Parse(name, data)
	if err != nil {
		panic("prose: " + err.Error())
	}
	return b
}

// In returns the game's tongue of a language, English for a language that is not in Langs.
func (b *Phrasebook) In(lang string) *Tongue {
	if t, ok := b.tongues[lang]; ok {
		return t
	}
	return b.tongues["en"]
}

// read adds the entries of a file to every tongue.
func (b *Phrasebook) read(name string, data []byte) source.Faults {
	var f file
	pos, list := source.Decode(name, data, &f, source.DefaultLimits)
	faults := source.Faults(list)
	for _, t := range b.tongues {
		t.figures = t.figures || f.Figures
	}
	add := func(family string, entries map[string]kit.Text, put func(t *Tongue, key, text string) error) {
		for key, entry := range entries {
			langs := entry.Langs()
			for _, lang := range Langs {
				err := errors.New("has no words in the language " + lang)
				if text, ok := langs[lang]; ok {
					err = put(b.tongues[lang], key, text)
				}
				if err != nil {
					faults = append(faults, pos.Fault(family+"."+key, key+": "+err.Error()))
				}
			}
		}
	}
	add("nouns", f.Nouns, (*Tongue).putNoun)
	add("adjectives", f.Adjectives, func(t *Tongue, key, text string) (err error) {
		t.adjectives[key], err = words.ParseTemplate(text)
		return err
	})
	add("clauses", f.Clauses, (*Tongue).putClause)
	add("phrases", f.Phrases, func(t *Tongue, key, text string) (err error) {
		t.phrases[key], err = words.ParseTemplate(text)
		return err
	})
	return faults
}

// noun is an entry of the dictionary.
type noun struct {
	one, many string
	fem       bool
	plural    bool // there is no singular: "punti vita"
}

// putNoun reads a noun: its singular, " / " and its plural where no rule gives it, then marks: f or m, and pl.
func (t *Tongue) putNoun(key, text string) error {
	n, gender := noun{}, ""
	for {
		rest, mark, _ := cutLast(text, " ")
		if mark == "pl" {
			n.plural = true
		} else if mark == "f" || mark == "m" {
			gender = mark
		} else {
			break
		}
		text = rest
	}
	var split bool
	n.fem = gender == "f"
	n.one, n.many, split = strings.Cut(text, " / ")
	switch {
	case n.one == "":
		return errors.New("is only marks, no word")
	case t.grammar.gendered() != (gender != ""):
		return fmt.Errorf("says its gender as %q; Italian nouns have f or m behind them, English ones none", gender)
	case n.plural:
		n.many = n.one
	case !split:
		var ok bool
		if n.many, ok = t.grammar.plural(n); !ok {
			return fmt.Errorf("write %s / and its plural, which no rule gives", n.one)
		}
	}
	t.nouns[key] = n
	return nil
}

// verbPhrase is what a clause says of its subject: the verb, what stands before it ("si", "non"), and the rest.
type verbPhrase struct {
	lead, verb string
	rest       words.Template
}

// putClause reads a clause: an infinitive with all that belongs to it.
func (t *Tongue) putClause(key, text string) error {
	lead := ""
	for text != "" {
		end := strings.IndexAny(text+" ", " ,")
		word, rest := text[:end], text[end:]
		if t.grammar.isVerb(word) {
			tpl, err := words.ParseTemplate(rest)
			t.clauses[key] = verbPhrase{lead, word, tpl}
			return err
		}
		lead, text = spaced(lead, word), strings.TrimLeft(rest, " ,")
	}
	return errors.New("has no verb; write the infinitive")
}

// cutLast cuts s at the last sep. Without one, all of s is behind it.
func cutLast(s, sep string) (before, after string, ok bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return "", s, false
	}
	return s[:i], s[i+len(sep):], true
}
