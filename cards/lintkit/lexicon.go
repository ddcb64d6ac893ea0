package lintkit

import (
	"fmt"
	"slices"
	"strings"

	"farpost/cards/cardfile"
	"farpost/cards/lexicon"
)

// Bounds of what helps people to find a rule.
const (
	MaxTitle    = 80  // letters of a clause's title
	MaxAsk      = 120 // letters of a question
	MaxMeaning  = 200 // letters of what a term means
	MaxChapters = 25  // of the rules, and clauses that are asked most; Discord's menus have room for no more
	leastAsk    = 2   // questions of a clause in each language
)

// languages are those in which a game has its questions.
var languages = []string{"en", "it"}

// Lexicon checks that every term of a game has a name and a meaning in both languages and clauses that explain it, and
// that no word stands twice in a term.
func (k *Checker) Lexicon(l *cardfile.Lexicon, ids []string) {
	var general []string
	for _, t := range lexicon.General() {
		general = append(general, t.ID)
	}
	for i, t := range l.Terms {
		at := fmt.Sprintf("terms[%d]", i)
		k.ID(at+".id", t.ID)
		if slices.ContainsFunc(l.Terms[:i], func(o lexicon.Term) bool { return o.ID == t.ID }) {
			k.Fault(at+".id", "the term %q stands twice", t.ID)
		}
		if slices.Contains(general, t.ID) && !slices.Contains(t.Is, t.ID) {
			k.Fault(at+".id", "%q is a general idea: name it in is, or give the term another id", t.ID)
		}
		k.Text(at+".name", t.Name, MaxTitle, true)
		k.Text(at+".means", t.Means, MaxMeaning, true)
		for _, lang := range languages {
			k.sentences(at+".means."+lang, t.Means.In(lang))
		}
		for j, code := range t.States {
			if slices.ContainsFunc(l.Terms[:i], func(o lexicon.Term) bool { return slices.Contains(o.States, code) }) {
				k.Fault(fmt.Sprintf("%s.states[%d]", at, j), "the state %q is explained by two terms", code)
			}
		}
		for j, g := range t.Is {
			k.One(fmt.Sprintf("%s.is[%d]", at, j), g, general...)
		}
		if len(t.See) == 0 {
			k.Fault(at+".see", "see is missing: the clauses that explain %q", t.Name.En)
		}
		for j, id := range t.See {
			if !slices.Contains(ids, id) {
				k.Fault(fmt.Sprintf("%s.see[%d]", at, j), "there is no clause and no ruling %q", id)
			}
		}
		for _, lang := range languages {
			k.phrases(at+"."+lang, t.Words(lang))
		}
	}
}

// maxSentences is how many sentences say what a term means: more of them nobody reads beside a hand.
const maxSentences = 2

// sentences checks that a text is one or two whole sentences. A missing one is told elsewhere.
func (k *Checker) sentences(path, text string) {
	if text == "" {
		return
	}
	if !strings.HasSuffix(text, ".") {
		k.Fault(path, "means: a sentence ends with a full stop")
	}
	n := 0
	for _, end := range []string{". ", "! ", "? ", "; "} {
		n += strings.Count(text+" ", end)
	}
	if n > maxSentences {
		k.Fault(path, "means: %d sentences; at most %d are read", n, maxSentences)
	}
}

// phrases checks that the words for a term differ.
func (k *Checker) phrases(path string, list []string) {
	for i, w := range list {
		if strings.TrimSpace(w) == "" {
			k.Fault(path, "%s: a word without letters", Leaf(path))
		}
		if slices.ContainsFunc(list[:i], func(o string) bool { return strings.EqualFold(o, w) }) {
			k.Fault(path, "%s: %q stands twice", Leaf(path), w)
		}
	}
}

// Asks checks the questions of a language: every clause has two or more, every ruling one or more beside its own, and
// none stands twice.
func (k *Checker) Asks(a *cardfile.Asks, clauses, rulings []string) {
	seen := map[string]string{}
	got := map[string]int{}
	for i, x := range a.Asks {
		at := fmt.Sprintf("asks[%d]", i)
		if !slices.Contains(clauses, x.ID) && !slices.Contains(rulings, x.ID) {
			k.Fault(at+".id", "there is no clause and no ruling %q", x.ID)
		}
		if got[x.ID] > 0 {
			k.Fault(at+".id", "%s stands twice", x.ID)
		}
		got[x.ID] += len(x.Asks)
		for j, q := range x.Asks {
			path := fmt.Sprintf("%s.asks[%d]", at, j)
			k.Prose(path, q, MaxAsk, true)
			key := strings.ToLower(q)
			if seen[key] != "" {
				k.Fault(path, "%s asks the same: one of them should say what it is about", seen[key])
			}
			seen[key] = x.ID
		}
	}
	for _, id := range clauses {
		if got[id] < leastAsk {
			k.Fault("asks", "%s has %d questions; at least %d are due", id, got[id], leastAsk)
		}
	}
	for _, id := range rulings {
		if got[id] == 0 {
			k.Fault("asks", "%s has no question; its own counts not", id)
		}
	}
}

// findable checks what helps people to find the clauses of a folder: a game with clauses has a lexicon, and questions
// in each language.
func (k *Checker) findable(b cardfile.Rulebook) {
	var clauses, rulings []string
	for _, c := range b.Clauses.Clauses {
		clauses = append(clauses, c.ID)
	}
	if b.Rulings != nil {
		for _, r := range b.Rulings.Rulings {
			rulings = append(rulings, r.ID)
		}
	}
	if b.Lexicon == nil {
		k.Fault("clauses", "there is no lexicon.yaml: people find these clauses by the words in it")
	}
	for _, lang := range languages {
		if b.Asks[lang] == nil {
			k.Fault("clauses", "there is no asks.%s.yaml: people find these clauses by the questions in it", lang)
		}
	}
	if b.Lexicon != nil {
		k.Pos = b.Lexicon.Pos
		k.Lexicon(b.Lexicon, slices.Concat(clauses, rulings))
	}
	for _, lang := range languages {
		if a := b.Asks[lang]; a != nil {
			k.Pos = a.Pos
			k.Asks(a, clauses, rulings)
		}
	}
}
