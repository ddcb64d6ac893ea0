package prose

import (
	"strings"
	"unicode/utf8"
)

// italian is the grammar of Italian. Nouns have a gender; articles, adjectives and pronouns agree with them.
type italian struct{}

func (italian) gendered() bool { return true }

// plural is the regular plural of a noun of one word.
func (g italian) plural(n noun) (string, bool) {
	r, size := utf8.DecodeLastRuneInString(n.one)
	stem := n.one[:len(n.one)-size]
	switch {
	case strings.Contains(n.one, " "):
		return "", false
	case r == 'a' && n.fem:
		return g.ending(stem, "o", agreement{true, true}), true
	case r == 'a', r == 'e':
		return stem + "i", true
	case r == 'o' && !strings.HasSuffix(stem, "c") && !strings.HasSuffix(stem, "g"): // amici, but giochi
		return g.ending(stem, "o", agreement{many: true}), true
	case strings.ContainsRune("àèéìòù", r):
		return n.one, true
	}
	return "", false
}

// isVerb: infinitives end in -re; what stands before them is "non", "si", "ti".
func (italian) isVerb(word string) bool { return strings.HasSuffix(word, "re") }

var italianNumbers = []string{"zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"}

func (italian) number(n int, a agreement) string {
	if n == 1 && a.fem {
		return "una"
	}
	return spelt(n, italianNumbers)
}

func (g italian) phrase(t *Tongue, p NP) string {
	if p.Noun == you {
		return "te"
	}
	whose, with, from := t.behind(p)
	said := spaced(g.determined(t, p), whose, with)
	if with != "" { // "dalla tua mano una carta con costo 3 o meno": the hand does not cost 3
		return spaced(from, said)
	}
	return spaced(said, from)
}

// determined is a noun phrase without what stands behind the noun, but with its owner.
func (g italian) determined(t *Tongue, p NP) string {
	a := t.agreement(p)
	if p.Det == OneOf {
		a.many = true
		return g.attach(t.howMany(p, a)+" di ", definite(g.owned(t, p.several(), a), a))
	}
	noun := g.owned(t, p, a)
	agreeing := func(stem string) string { return g.ending(stem, "o", a) + " " }
	switch p.Det {
	case Figures:
		return t.howMany(p, a) + " " + noun
	case The, Any:
		return definite(noun, a)
	case This:
		return agreeing("quest") + noun
	case That:
		return demonstrative(noun, a)
	case Each:
		return "ogni " + noun
	case All:
		return agreeing("tutt") + definite(noun, a)
	case Bare:
		return noun
	}
	switch {
	case a.many:
		return t.howMany(p, a) + " " + noun
	case p.UpTo:
		return t.Say("up-to", Slots{"n": Words(indefinite(noun, a))})
	}
	return indefinite(noun, a)
}

// owned is a noun with its adjectives and its owner: "tuo prossimo turno", "turno di ogni giocatore".
func (g italian) owned(t *Tongue, p NP, a agreement) string {
	noun := t.described(p)
	switch {
	case p.Of == nil:
		return noun
	case p.Of.isReader():
		return g.your(a) + " " + noun
	}
	return g.attach(noun+" di ", t.NP(*p.Of))
}

// your is tuo, tua, tuoi, tue.
func (g italian) your(a agreement) string {
	if a.many && !a.fem {
		return "tuoi"
	}
	return g.ending("tu", "o", a)
}

// indefinite puts un, uno, una or un' in front.
func indefinite(s string, a agreement) string {
	switch {
	case a.fem && vowel(s):
		return "un'" + s
	case a.fem:
		return "una " + s
	case heavy(s):
		return "uno " + s
	}
	return "un " + s
}

// definite puts il, lo, la, l', i, gli or le in front.
func definite(s string, a agreement) string {
	switch {
	case a.many && a.fem:
		return "le " + s
	case a.many && (vowel(s) || heavy(s)):
		return "gli " + s
	case a.many:
		return "i " + s
	case vowel(s):
		return "l'" + s
	case a.fem:
		return "la " + s
	case heavy(s):
		return "lo " + s
	}
	return "il " + s
}

// demonstrative is "quel" with the endings of the article: quel, quello, quella, quell', quei, quegli, quelle.
func demonstrative(s string, a agreement) string {
	article := strings.TrimSuffix(definite(s, a), s)
	switch article {
	case "il ":
		return "quel " + s
	case "i ":
		return "quei " + s
	case "gli ":
		return "quegli " + s
	}
	return "quel" + article + s
}

// vowel reports whether a word begins with a vowel.
func vowel(s string) bool { return s != "" && strings.ContainsRune("aeiouAEIOU", rune(s[0])) }

// heavy reports whether a word begins with what takes "lo": s and a consonant, z, gn, ps, x, y.
func heavy(s string) bool {
	low := strings.ToLower(s)
	for _, begin := range []string{"z", "gn", "ps", "x", "y"} {
		if strings.HasPrefix(low, begin) {
			return true
		}
	}
	return len(low) > 1 && low[0] == 's' && !vowel(low[1:])
}

// subject: the reader and what was just named show in the verb alone.
func (italian) subject(t *Tongue, p NP) string {
	if p.isReader() || p.Mention == Close {
		return ""
	}
	return t.NP(p)
}

func (italian) beside(adjective, noun string) string { return noun + " " + adjective }

// clitic is lo, la, li, le for what was just named.
func (g italian) clitic(t *Tongue, object NP) string {
	if object.Mention != Close {
		return ""
	}
	return g.ending("l", "o", t.agreement(object))
}

// Prepositions melt with the article that follows: "di" and "il" are "del", "in" and "gli" are "negli".
var (
	melting = map[string]string{"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
	molten  = []struct{ article, ending string }{{"il ", "l "}, {"lo ", "llo "}, {"la ", "lla "}, {"l'", "ll'"},
		{"i ", "i "}, {"gli ", "gli "}, {"le ", "lle "}}
)

// attach melts a preposition with an article, and says "di un massimo di due" for "di fino a due".
func (italian) attach(before, s string) string {
	_, preposition, _ := cutLast(strings.TrimSuffix(before, " "), " ")
	stem, ok := melting[preposition]
	if !ok || !strings.HasSuffix(before, " ") {
		return before + s
	}
	if rest, ok := strings.CutPrefix(s, "fino a "); ok {
		return before + "un massimo di " + rest
	}
	for _, m := range molten {
		if rest, ok := strings.CutPrefix(s, m.article); ok {
			return strings.TrimSuffix(before, preposition+" ") + stem + m.ending + rest
		}
	}
	return before + s
}

// ending is -o, -a, -i, -e, or of the kind "e" -e, -i. An i is not doubled (avversari), c and g stay hard before the
// feminine -e (epiche).
func (italian) ending(stem, kind string, a agreement) string {
	switch {
	case a.many && (kind == "e" || !a.fem):
		return strings.TrimSuffix(stem, "i") + "i"
	case kind == "e":
		return stem + "e"
	case a.many && (strings.HasSuffix(stem, "c") || strings.HasSuffix(stem, "g")):
		return stem + "he"
	case a.many:
		return stem + "e"
	case a.fem:
		return stem + "a"
	}
	return stem + "o"
}

// others are the reader's possessives as those of somebody else.
var others = map[string]string{"tuo": "proprio", "tua": "propria", "tuoi": "propri", "tue": "proprie"}

// possessive: "{tuo}", "{tua}", "{tuoi}" and "{tue}" are the subject's, with the gender of what belongs to it.
func (italian) possessive(word string, reader bool) (string, bool) {
	theirs, ok := others[word]
	if reader {
		return word, ok
	}
	return theirs, ok
}

// join: "e" is "ed" before an e.
func (italian) join(list, conjunction, last string) string {
	low := strings.ToLower(last)
	if conjunction == "e" && (strings.HasPrefix(low, "e") || strings.HasPrefix(low, "è")) {
		conjunction = "ed"
	}
	return list + " " + conjunction + " " + last
}
