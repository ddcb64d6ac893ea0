package prose

import (
	"strconv"
	"strings"

	"farpost/cards/words"
)

// Slots are what the placeholders of a template stand for, by name.
type Slots map[string]Value

// Value fills a slot: an NP, a Number or Words.
type Value interface {
	say(t *Tongue) string
	// count chooses a form of "{name, plural, one {…} other {…}}".
	count(t *Tongue) int
}

// Number is a number in figures.
type Number int

func (n Number) say(*Tongue) string { return strconv.Itoa(int(n)) }
func (n Number) count(*Tongue) int  { return int(n) }

// Signed is a number with its sign: +1, −1 with a true minus sign.
func Signed(n int) Words {
	if n < 0 {
		return Words("−" + strconv.Itoa(-n))
	}
	return Words("+" + strconv.Itoa(n))
}

// Words are said as they are.
type Words string

func (w Words) say(*Tongue) string { return string(w) }
func (w Words) count(*Tongue) int  { return 1 }

// itself is the slot of what a template speaks of: the noun of an adjective, the subject of a clause.
const itself = ""

// agreement is what adjectives and verbs need to know of a noun.
type agreement struct{ fem, many bool }

// fill fills a template in.
func (t *Tongue) fill(tpl words.Template, s Slots) string {
	out := ""
	count := func(name string) int {
		if v := s[name]; v != nil {
			return v.count(t)
		}
		return 1
	}
	for text, name := range tpl.Parts(count) {
		slot, ending, ends := cutLast(name, "-")
		if v, ok := t.things(name, s); ok {
			out = t.grammar.attach(out, v.say(t))
			continue
		}
		switch p, ok := t.grammar.possessive(name, s.readers()); {
		case name == "":
			out += text
		case ok:
			out += p
		case ends && (ending == "o" || ending == "e"):
			out = t.grammar.ending(out, ending, t.agreement(s[slot]))
		case s[name] == nil:
			out += "{" + name + "}"
		default:
			out = t.grammar.attach(out, s[name].say(t))
		}
	}
	return spaced(out)
}

// things are what "{n-card}" stands for: as many of a noun as the number n says; "{n-words}" is the number as a word.
func (t *Tongue) things(name string, s Slots) (Value, bool) {
	slot, key, _ := strings.Cut(name, "-")
	n, ok := s[slot].(Number)
	switch p := (NP{Noun: key, N: int(n)}); {
	case !ok:
	case key == "words":
		return Words(t.Spelt(int(n))), true
	case t.HasNoun(key):
		if t.figures {
			p.Det = Figures
		}
		return p, true
	}
	return nil, false
}

// readers reports whether the template speaks of the reader, or of nobody in particular.
func (s Slots) readers() bool {
	p, ok := s[itself].(NP)
	return !ok || p.isReader()
}

// agreement is what agrees with a value: with words, and with nothing, it is masculine and one.
func (t *Tongue) agreement(v Value) agreement {
	p, ok := v.(NP)
	if !ok {
		return agreement{}
	}
	return agreement{fem: t.nouns[p.Noun].fem, many: t.many(p)}
}

// About says a phrase that agrees with a noun phrase: "che controlli", "giocate dagli avversari". Without a key it is
// "".
func (t *Tongue) About(key string, p NP) string {
	if key == "" {
		return ""
	}
	return t.Say(key, Slots{itself: p})
}
