package farwald_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"farpost/cards/content"
	cards "farpost/cards/farwald"
	"farpost/cards/words"
	"farpost/cards/words/wordstest"
	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
)

func load(t *testing.T) *content.Set {
	t.Helper()
	set, faults := cards.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	return set
}

// families lists, for every family of words, the codes that exist; nothing else may be worded.
func families() map[string][]string {
	return wordstest.Families(farwald.New(), map[string][]string{
		"kinds": {"crystal", "need", "need:-", "text"},
		"asked": {"w1", "w2", "w3", "w4", "w5", "w1.own", "w2.own", "w3.own", "w4.own", "w5.own",
			"w1.told", "w2.told", "w3.told", "w4.told", "w5.told", "defence", "join",
			"charge", "crystallize"},
		"questions": {"card", "ability", "hold", "attackers", "target", "defenders", "aside", "cards", "phases"},
		"prompts": {"trigger", "part", "cut", "charge", "crystallize", "fatigue", "target-of", "shatter-own",
			"abandon-cards", "may", "trigger-cost"},
		"phases": farwald.PhaseCodes(), "badges": {"defen-lost"}, "cells": {"crystal"}, "nothing": {"defenders"},
		"types":       {language.Evocation, language.Attack, language.Mystic, language.Protection, language.Recovery},
		"ranks":       {language.Normal, language.Strong, language.Legendary, language.Token},
		"supergroups": {language.Epic, language.Deity},
		"elements":    {"element-F", "element-W", "element-M", "element-N"},
		"refusals":    {"M-HIDDEN"},
		"deck": {"V-MIN", "V-NORMAL", "V-STRONG", "V-LEGENDARY", "V-ENERGY", "V-TOKEN", "V-CRYSTAL", "V-UNKNOWN",
			"V-UNKNOWN-BARE",
			"V-AMBIGUOUS", "V-COUNT", "V-SYNTAX", "V-LONG", "V-EMPTY", "V-NODECK", "V-LOCKED", "V-OK", "A-GATE0",
			"A-ELEMENT", "A-NOEVO", "A-BIG"},
		"words":  {"yes", "no"},
		"events": {"remembered.known", "set-aside.known"},
		"hints":  {"M-GATE", "M-ENERGY"},
		"labels": {"cost", "need"},
		"story":  {"story-title", "story"},
	})
}

// Every code of the ruleset has words in both languages, and no words are for a code that does not exist.
func TestEveryCodeIsWorded(t *testing.T) {
	wordstest.Codes(t, load(t).Tables(), families())
}

// Both languages use the same placeholders for every code.
func TestSamePlaceholders(t *testing.T) {
	wordstest.Alike(t, load(t).Tables())
}

var commandName = regexp.MustCompile(`^[\p{Ll}\d_-]{1,32}$`)

// Names and descriptions of slash commands keep Discord's form, and no two are called alike.
func TestCommandsFit(t *testing.T) {
	for _, tab := range load(t).Tables() {
		cat := words.New(tab)
		for _, f := range []string{"commands", "params"} {
			for _, c := range tab.Codes(f) {
				if n := cat.Word(tab.Lang(), f, c); !commandName.MatchString(n) {
					t.Errorf("%s: %s/%s: %q is no command name", tab.Lang(), f, c, n)
				}
			}
		}
		for _, f := range []string{"verbhelp", "paramhelp"} {
			for _, c := range tab.Codes(f) {
				if n := utf8.RuneCountInString(cat.Word(tab.Lang(), f, c)); n < 1 || n > 100 {
					t.Errorf("%s: %s/%s has %d letters; Discord takes 1 to 100", tab.Lang(), f, c, n)
				}
			}
		}
		seen := map[string]string{}
		for _, c := range tab.Codes("commands") {
			n := cat.Word(tab.Lang(), "commands", c)
			if other := seen[n]; other != "" {
				t.Errorf("%s: %s and %s are both called %q", tab.Lang(), c, other, n)
			}
			seen[n] = c
		}
		for _, v := range farwald.New().Verbs {
			names := map[string]bool{}
			for _, p := range v.Params {
				n := cat.Word(tab.Lang(), "params", p.Name)
				if names[n] {
					t.Errorf("%s: %s has two parameters %q", tab.Lang(), v.Name, n)
				}
				names[n] = true
			}
		}
	}
}

// Buttons, titles and options fit where Discord shows them.
func TestLabelsFit(t *testing.T) {
	for _, tab := range load(t).Tables() {
		cat := words.New(tab)
		for f, limit := range map[string]int{"verbs": 80, "asks": 45, "words": 100, "phases": 100, "refusals": 400} {
			for _, c := range tab.Codes(f) {
				if s := cat.Word(tab.Lang(), f, c); utf8.RuneCountInString(s) > limit || strings.TrimSpace(s) == "" {
					t.Errorf("%s: %s/%s: %q; from 1 to %d letters", tab.Lang(), f, c, s, limit)
				}
			}
		}
	}
}

// Crystallized Energy is said in the words of its elements, and what meets a Gate in the right number.
func TestGatesInWords(t *testing.T) {
	set := load(t)
	need, none := engine.A("need", engine.Value("need:M+M+2")), engine.A("CE", engine.Value("need:-"))
	met := func(ids ...engine.Value) engine.Phrase {
		return engine.Say("note.gate", need, engine.A("CE", engine.Value("need:M+M")), engine.A("cards", ids...))
	}
	for _, c := range []struct {
		family string
		p      engine.Phrase
		en, it string
	}{
		{"refusals", engine.Say("M-GATE", engine.A("card", engine.CardVal("B19")),
			engine.A("requirement", need.Vals...), none, engine.A("missing", need.Vals...)),
			"The Gate stays shut: Oum, the Hushed Eye needs Mind + Mind + 2; your Energized Evocations give nothing. Missing: Mind + Mind + 2.",
			"Il Portale resta chiuso: Oum, l'Occhio del Silenzio richiede Mente + Mente + 2; le tue Evocazioni Energizzate danno: niente. Manca: Mente + Mente + 2."},
		{"previews", met(engine.CardVal("A01")),
			"Gate Mind + Mind + 2: met by Cinder Whelp, which stays upright. Your Energized Evocations give Mind + Mind.",
			"Portale Mente + Mente + 2: soddisfatto da Cucciolo di Brace, che non si sfrutta. Le tue Evocazioni Energizzate danno Mente + Mente."},
		{"previews", met(engine.CardVal("A01"), engine.CardVal("A01")),
			"Gate Mind + Mind + 2: met by Cinder Whelp ×2, which stay upright. Your Energized Evocations give Mind + Mind.",
			"Portale Mente + Mente + 2: soddisfatto da Cucciolo di Brace ×2, che non si sfruttano. Le tue Evocazioni Energizzate danno Mente + Mente."},
	} {
		for lang, want := range map[string]string{"en": c.en, "it": c.it} {
			if got := set.Words().SayIn(lang, c.family, c.p, set.Names(lang, nil, nil)); got != want {
				t.Errorf("%s %s:\n%q, want\n%q", lang, c.p.Code, got, want)
			}
		}
	}
}
