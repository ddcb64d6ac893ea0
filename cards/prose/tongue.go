package prose

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"farpost/cards/words"
)

// Tongue is a game's phrasebook in one language. It says noun phrases, clauses and phrases. A key that the phrasebook
// does not have is said in braces, so that it is seen.
type Tongue struct {
	lang       string
	grammar    grammar
	nouns      map[string]noun
	adjectives map[string]words.Template
	clauses    map[string]verbPhrase
	phrases    map[string]words.Template
	figures    bool // "{n-card}" is "3 cards", not "three cards"
}

// grammar is what a language does in a way of its own.
type grammar interface {
	gendered() bool
	plural(n noun) (string, bool)
	isVerb(word string) bool
	// number is a small number as a word.
	number(n int, a agreement) string
	// phrase says a noun phrase, subject one that a clause is about.
	phrase(t *Tongue, p NP) string
	subject(t *Tongue, p NP) string
	// beside puts an adjective where it stands without saying so.
	beside(adjective, noun string) string
	// clitic is the pronoun that hangs on a verb instead of an object; "" where the object is said.
	clitic(t *Tongue, object NP) string
	// verb is a verb in a form, with what stands before it and what hangs on it.
	verb(v verbPhrase, f form, clitic string) string
	// attach puts words behind others, which may melt into one: "di" and "il giocatore" are "del giocatore".
	attach(before, s string) string
	// ending puts an ending of an adjective in -o or -e behind its stem.
	ending(stem, kind string, a agreement) string
	// possessive is a word of templates for what belongs to the subject, such as "your".
	possessive(word string, reader bool) (string, bool)
	// join puts the last part of a list behind the others.
	join(list, conjunction, last string) string
}

func newTongue(lang string, g grammar) *Tongue {
	return &Tongue{lang: lang, grammar: g, nouns: map[string]noun{}, adjectives: map[string]words.Template{},
		clauses: map[string]verbPhrase{}, phrases: map[string]words.Template{}}
}

// Lang is the language, one of Langs.
func (t *Tongue) Lang() string { return t.lang }

// Say says a phrase with its slots filled. Words that are left out leave no gap: spaces are never double.
func (t *Tongue) Say(key string, s Slots) string {
	tpl, ok := t.phrases[key]
	if !ok {
		return "{" + key + "}"
	}
	return t.fill(tpl, s)
}

// HasNoun reports whether there is a noun of a key.
func (t *Tongue) HasNoun(key string) bool {
	_, ok := t.nouns[key]
	return ok
}

// HasPhrase is HasNoun for phrases.
func (t *Tongue) HasPhrase(key string) bool {
	_, ok := t.phrases[key]
	return ok
}

// HasClause is HasNoun for clauses.
func (t *Tongue) HasClause(key string) bool {
	_, ok := t.clauses[key]
	return ok
}

// Uses reports whether a clause has a placeholder.
func (t *Tongue) Uses(clause, placeholder string) bool {
	return slices.Contains(t.clauses[clause].rest.Names(), placeholder)
}

// Spelt is a number as a word, up to ten: "three", "tre". Larger ones are figures.
func (t *Tongue) Spelt(n int) string { return t.grammar.number(n, agreement{}) }

// List joins parts with commas and a conjunction, "and" or "or": "a, b and c". An empty list is "".
func (t *Tongue) List(parts []string, conjunction string) string {
	last := len(parts) - 1
	if last < 1 {
		return strings.Join(parts, "")
	}
	return t.grammar.join(strings.Join(parts[:last], ", "), t.Say(conjunction, nil), parts[last])
}

// Paragraph joins sentences. All but the first begin with a capital: whether that one begins a line or stands behind
// "if …," is for the caller to know. Empty ones are left out.
func Paragraph(sentences ...string) string {
	var out []string
	for _, s := range sentences {
		switch {
		case s == "":
		case len(out) == 0:
			out = append(out, s)
		default:
			out = append(out, Capital(s))
		}
	}
	return spaced(out...)
}

// Capital makes the first letter a capital. What begins with a sign stays as it is.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// spaced joins with single spaces what is not empty. There is none before a comma.
func spaced(parts ...string) string {
	s := strings.Join(parts, " ")
	if !strings.HasPrefix(s, " ") && !strings.HasSuffix(s, " ") && !strings.Contains(s, "  ") {
		return strings.ReplaceAll(s, " ,", ",")
	}
	return spaced(strings.Fields(s)...)
}
