package prose

import (
	"slices"
	"strconv"
	"strings"
)

// NP is a noun phrase, apart from any language: "up to two other rested resonators you control with cost 3 or less".
// The zero NP is the reader, whom an order is for.
type NP struct {
	// Noun is a key of the phrasebook's nouns, Or further ones: "addition or regalia".
	Noun string
	Or   []string
	Det  Det
	// N is how many there are; 0 and 1 are one thing. Count is said instead of the number ("X", "two times X").
	N     int
	Count string
	UpTo  bool // at most that many
	// Other says "other" or "another". Target says that it is chosen: "target resonator", "un risonatore bersaglio".
	Other, Target bool
	// Adjectives are keys, in English order. Italian puts them behind the noun as in a mirror: what is next to it in
	// one language is next to it in the other. Kin is said as it is, nearest of all ("Cinderkin", "dei Cinerei").
	Adjectives []string
	Kin        string
	// Of is whose it is: "your hand", "its owner's hand", "each player's turn".
	Of *NP
	// Whose and From are keys of phrases behind the noun ("you control", "from your hand"), which may agree with it.
	Whose, From string
	// With are words behind "with", joined by "and": "cost 3 or less".
	With []string
	// Mention is how fresh it is in the reader's mind, for this card and whatever else is one thing.
	Mention Mention
	// Whole is said instead of all. Noun then only gives the gender, N the number, and both give "that card".
	Whole string
}

// Det is what stands before a noun.
type Det string

// The determiners; the second example of each is of several.
const (
	A       Det = ""        // a card, another card, two cards, up to two cards
	Figures Det = "figures" // 1 card, 3 cards
	One     Det = "one"     // one card, two cards; in Italian like A
	The     Det = "the"     // the card, the cards; with Of "your hand", "its owner's hand"
	This    Det = "this"    // this card, these cards
	That    Det = "that"    // that card, those cards
	Each    Det = "each"    // each card
	All     Det = "all"     // all cards, "tutte le carte"
	Any     Det = "any"     // cards in general: other cards you control, "le altre carte che controlli"
	Bare    Det = "bare"    // cards, card: with no article in either language
	OneOf   Det = "one of"  // one of your cards, up to two of your cards; needs Of
)

// Mention is how fresh a thing is in the reader's mind.
type Mention int

const (
	// Full: it is described.
	Full Mention = iota
	// Known: it was named in this sentence, and somebody else since. English says "it", Italian describes it.
	Known
	// Close: it was just named. English says "it"; Italian leaves a subject out and hangs an object on the verb.
	Close
)

const you = "you"

// You is the reader as one who does something by the rules, not by order: "you gain 3 life", "guadagni 3 punti vita".
var You = NP{Noun: you}

// Player and Opponent are players with a determiner: Player(Each) is "each player".
func Player(d Det) NP { return NP{Noun: "player", Det: d} }

// Opponent is Player for opponents: Opponent(A) is "an opponent".
func Opponent(d Det) NP { return NP{Noun: "opponent", Det: d} }

// YourOpponent is "your opponent", "il tuo avversario".
var YourOpponent = NP{Noun: "opponent", Det: The, Of: &You}

// Again is what was described, when it is mentioned again: "that resonator", "those cards". What has several nouns is
// "that card", what may be a player "that target"; an opponent is "that player".
func (p NP) Again() NP {
	again := NP{Noun: p.Noun, Det: That, N: p.N}
	switch {
	case p.isReader():
		return p
	case slices.Contains(p.Or, "player"):
		again.Noun = "target"
	case len(p.Or) > 0:
		again.Noun = "card"
	case p.Noun == "opponent":
		again.Noun = "player"
	}
	return again
}

// As is the same with another determiner.
func (p NP) As(d Det) NP {
	p.Det = d
	return p
}

// several is the same of more than one thing.
func (p NP) several() NP {
	p.N = max(p.N, 2)
	return p
}

// isReader reports whether it is the reader, as You or as the one whom an order is for.
func (p NP) isReader() bool { return p.Noun == you || p.isOrdered() }

// isOrdered reports whether it is the zero NP.
func (p NP) isOrdered() bool { return p.Noun == "" && p.Whole == "" }

func (p NP) say(t *Tongue) string { return t.NP(p) }

func (p NP) count(t *Tongue) int {
	if t.many(p) {
		return max(p.N, 2)
	}
	return 1
}

// NP says a noun phrase.
func (t *Tongue) NP(p NP) string {
	switch {
	case p.Whole != "":
		return p.Whole
	case p.isOrdered():
		p = You
	}
	return t.grammar.phrase(t, p)
}

// many reports whether a noun phrase is plural.
func (t *Tongue) many(p NP) bool {
	return p.N > 1 || p.Count != "" || p.Det == All || p.Det == Any || t.nouns[p.Noun].plural
}

// howMany is the number of a noun phrase as words: "two", "up to two", "X".
func (t *Tongue) howMany(p NP, a agreement) string {
	n := p.Count
	switch {
	case n != "":
	case p.Det == Figures:
		n = strconv.Itoa(max(p.N, 1))
	default:
		n = t.grammar.number(max(p.N, 1), a)
	}
	if p.UpTo {
		n = t.Say("up-to", Slots{"n": Words(n)})
	}
	return n
}

// named are the nouns alone: "risonatore, sovrano-G o giocatore". A noun that is a list itself becomes part of theirs.
func (t *Tongue) named(p NP) string {
	many := t.many(p)
	var names []string
	for _, key := range append([]string{p.Noun}, p.Or...) {
		n, ok := t.nouns[key]
		switch {
		case !ok:
			names = append(names, "{"+key+"}")
		case many:
			names = append(names, n.many)
		default:
			names = append(names, n.one)
		}
	}
	if len(names) > 1 {
		const between = "\n"
		flat := strings.ReplaceAll(strings.Join(names, between), " "+t.Say("or", nil)+" ", between)
		names = strings.Split(flat, between)
	}
	return t.List(names, "or")
}

// described are the nouns with their adjectives; "other" is the farthest from the noun.
func (t *Tongue) described(p NP) string {
	out := t.named(p)
	if p.Kin != "" {
		out = t.grammar.beside(p.Kin, out)
	}
	keys := p.Adjectives
	if p.Target {
		keys = append([]string{"target"}, keys...)
	}
	if p.Other {
		keys = append([]string{"other"}, keys...)
	}
	for _, key := range slices.Backward(keys) {
		out = t.adjective(key, out, p)
	}
	return out
}

// adjective puts one adjective beside a noun, where it says itself or where the language has it.
func (t *Tongue) adjective(key, noun string, of NP) string {
	tpl, ok := t.adjectives[key]
	s := Slots{itself: of, "noun": Words(noun)}
	switch {
	case !ok:
		return t.grammar.beside("{"+key+"}", noun)
	case slices.Contains(tpl.Names(), "noun"):
		return t.fill(tpl, s)
	}
	return t.grammar.beside(t.fill(tpl, s), noun)
}

// behind is what stands behind a noun.
func (t *Tongue) behind(p NP) (whose, with, from string) {
	if len(p.With) > 0 {
		with = t.Say("with", Slots{"what": Words(t.List(p.With, "and"))})
	}
	return t.About(p.Whose, p), with, t.About(p.From, p)
}
