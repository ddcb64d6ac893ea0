package prose

import (
	"slices"
	"strconv"
	"strings"
)

// english is the grammar of English.
type english struct{}

func (english) gendered() bool { return false }

// plural is the regular plural of the last word.
func (english) plural(n noun) (string, bool) { return withS(n.one), true }

// withS puts -s behind a noun or a verb: cards, boxes, abilities.
func withS(s string) string {
	switch {
	case s == "":
		return ""
	case strings.HasSuffix(s, "y") && len(s) > 1 && !strings.ContainsRune("aeiou", rune(s[len(s)-2])):
		return s[:len(s)-1] + "ies"
	case slices.ContainsFunc([]string{"s", "x", "z", "ch", "sh", "o"}, func(end string) bool {
		return strings.HasSuffix(s, end)
	}):
		return s + "es"
	}
	return s + "s"
}

// isVerb: a clause begins with its verb, or with "each" ("each get +1").
func (english) isVerb(word string) bool { return word != "each" }

var englishNumbers = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

func (english) number(n int, _ agreement) string { return spelt(n, englishNumbers) }

// spelt picks the word of a number; where there is none it is figures.
func spelt(n int, list []string) string {
	if n >= 0 && n < len(list) {
		return list[n]
	}
	return strconv.Itoa(n)
}

func (g english) phrase(t *Tongue, p NP) string {
	switch {
	case p.Noun == you:
		return "you"
	case p.Mention != Full && t.many(p):
		return "them"
	case p.Mention != Full:
		return "it"
	}
	whose, with, from := t.behind(p)
	return spaced(g.determined(t, p), whose, with, from)
}

// determined is a noun phrase without what stands behind the noun.
func (g english) determined(t *Tongue, p NP) string {
	noun, many, the := t.described(p), t.many(p), "the"
	if p.Of != nil {
		the = genitive(t.NP(*p.Of))
	}
	pick := func(one, several string) string {
		if many {
			return spaced(several, noun)
		}
		return spaced(one, noun)
	}
	switch p.Det {
	case Figures, One:
		return spaced(t.howMany(p, agreement{}), noun)
	case The:
		return spaced(the, noun)
	case This:
		return pick("this", "these")
	case That:
		return pick("that", "those")
	case Each, All:
		return spaced(string(p.Det), noun)
	case OneOf:
		return spaced(t.howMany(p, agreement{}), "of", the, t.described(p.several()))
	case Any, Bare:
		return noun
	}
	switch {
	case p.UpTo || many:
		return spaced(t.howMany(p, agreement{}), noun)
	case p.Of != nil:
		return spaced(the, noun)
	case p.Other:
		return "an" + noun
	case p.Target:
		return noun
	}
	return withArticle(noun)
}

// genitive is whose a thing is: "your", "its owner's", "your opponents'".
func genitive(owner string) string {
	switch {
	case owner == "you":
		return "your"
	case owner == "it":
		return "its"
	case strings.HasSuffix(owner, "s"):
		return owner + "'"
	}
	return owner + "'s"
}

// withArticle puts a or an in front, by the sound of what follows.
func withArticle(s string) string {
	low := strings.ToLower(s)
	for _, consonant := range []string{"uni", "use", "eu", "one"} {
		if strings.HasPrefix(low, consonant) {
			return "a " + s
		}
	}
	if low != "" && strings.ContainsRune("aeiou", rune(low[0])) {
		return "an " + s
	}
	return "a " + s
}

func (english) subject(t *Tongue, p NP) string { return t.NP(p) }

func (english) beside(adjective, noun string) string { return adjective + " " + noun }

func (english) clitic(*Tongue, NP) string { return "" }

// englishVerbs are the verbs that do not just take an -s: what the reader does, what somebody does, what several do,
// and the infinitive. "can", "must" and the like have none, and are said in another way.
var englishVerbs = map[string][4]string{
	"be": {"are", "is", "are", "be"}, "have": {"have", "has", "have", "have"},
	"can": {"can", "can", "can", "be able to"}, "cannot": {"cannot", "cannot", "cannot", "be unable to"},
	"must": {"must", "must", "must", "have to"}, "may": {"may", "may", "may", "be allowed to"},
	"would": {"would", "would", "would", "would"},
}

func (english) verb(v verbPhrase, f form, _ string) string {
	word := v.verb
	switch forms, irregular := englishVerbs[v.verb]; {
	case f == order:
	case irregular:
		word = forms[f-second]
	case f == third:
		word = withS(v.verb)
	}
	return spaced(v.lead, word)
}

func (english) attach(before, s string) string { return before + s }

// ending: English adjectives have none.
func (english) ending(stem, _ string, _ agreement) string { return stem }

// possessive: "{your}" is the subject's.
func (english) possessive(word string, reader bool) (string, bool) {
	if !reader {
		return "their", word == "your"
	}
	return "your", word == "your"
}

func (english) join(list, conjunction, last string) string {
	return list + " " + conjunction + " " + last
}
