package text

import (
	"farpost/cards/prose"
	"farpost/engine/groove/language"
)

// keyword is a keyword by its key, with its number if it has one.
type keyword struct {
	key string
	n   int
}

// keywords are those that a word tells. What cannot be attacked is said in a sentence.
func keywords(k language.Keywords) (out []keyword) {
	for _, x := range []struct {
		keyword
		is bool
	}{
		{keyword{"swift", 0}, k.Swift}, {keyword{"evade", k.Evade}, k.Evade > 0}, {keyword{"hunter", 0}, k.Hunter},
		{keyword{"sentry", 0}, k.Sentry}, {keyword{"breaker", k.Breaker}, k.Breaker > 0}, {keyword{"wall", 0}, k.Wall},
	} {
		if x.is {
			out = append(out, x.keyword)
		}
	}
	return out
}

// word is a keyword alone: "Evade 2".
func (w *writer) word(k keyword) string { return w.Say(k.key, prose.Slots{"n": prose.Number(k.n)}) }

// reminded is a keyword with what it means.
func (w *writer) reminded(k keyword) string {
	return w.word(k) + " (" + w.Say(k.key+"-says", prose.Slots{"n": prose.Number(k.n)}) + ")"
}

// gains words what a creature has beside what it is: strength and keywords.
func (w *writer) gains(verb string, strength int, k language.Keywords) (does []prose.Act) {
	var what []string
	if strength != 0 {
		what = append(what, w.Say("strength", prose.Slots{"n": prose.Words(signed(strength))}))
	}
	for _, x := range keywords(k) {
		what = append(what, w.word(x))
	}
	if len(what) > 0 {
		does = append(does, prose.Act{Key: verb, Slots: prose.Slots{"what": prose.Words(w.List(what, "and"))}})
	}
	if k.Untargetable {
		does = append(does, prose.Act{Key: "untargetable"})
	}
	return does
}
