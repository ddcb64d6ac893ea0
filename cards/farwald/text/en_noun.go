package text

import (
	"strconv"
	"strings"

	"farpost/engine/farwald/language"
)

// english writes English.
type english struct{}

var enNumbers = []string{"no", "one", "two", "three", "four", "five", "six"}

var enTypes = map[string]string{
	"": "card", language.Evocation: "Evocation", language.Attack: "Attack card", language.Mystic: "Mystic card",
	language.Protection: "Protection card", language.Recovery: "Recovery card",
}

var enElements = map[language.Element]string{
	language.Fire: "Fire", language.Water: "Water", language.Mind: "Mind", language.Nature: "Nature",
}

var enSupers = map[string]string{language.Epic: "Epic", language.Deity: "Deity"}

var enStates = map[string]string{"energized": "Energized", "exploited": "Exploited"}

// article puts a or an before a phrase.
func article(s string) string {
	if strings.ContainsRune("AEIOUaeiou", rune(s[0])) {
		return "an " + s
	}
	return "a " + s
}

// noun is a filter as a noun with what stands before it: "Exploited Cinderkin Evocation".
func (english) noun(w *writer, f *language.Filter, plural bool) string {
	n := enTypes[f.Type]
	if plural {
		n += "s"
	}
	frangible := ""
	if f.Frangible {
		frangible = "Frangible"
	}
	return words(enStates[f.State], frangible, enSupers[f.Super], w.groups[f.Group].Of.En, enElements[f.Element], n)
}

// limits are the figures behind a noun.
func (english) limits(f *language.Filter) string {
	cost, defen := "", ""
	if f.CostMax != nil {
		cost = "with cost " + strconv.Itoa(*f.CostMax) + " or less"
	}
	if f.DefEnMax != nil {
		defen = "with DefEn " + strconv.Itoa(*f.DefEnMax) + " or less"
	}
	if cost != "" && defen != "" {
		return cost + " and " + strings.TrimPrefix(defen, "with ")
	}
	return cost + defen
}

var enSides = map[string]string{language.Own: "you control", language.Opponent: "an opponent controls",
	language.AnySide: ""}

var enPiles = map[string]string{language.Own: "your", language.Opponent: "an opponent's",
	language.AnySide: "any player's"}

// one is a chosen card: "another Evocation you control", "up to two Evocations".
func (e english) one(w *writer, f *language.Filter, n int, upTo bool, side, place string) string {
	n = max(n, 1)
	noun := e.noun(w, f, n > 1)
	tail := words(side, e.limits(f), place)
	switch {
	case upTo && f.Other:
		noun = "up to " + spelt(n, enNumbers) + " other " + noun
	case upTo:
		noun = "up to " + spelt(n, enNumbers) + " " + noun
	case n > 1 && f.Other:
		noun = spelt(n, enNumbers) + " other " + noun
	case n > 1:
		noun = spelt(n, enNumbers) + " " + noun
	case f.Other:
		noun = "another " + noun
	default:
		noun = article(noun)
	}
	return words(noun, tail)
}

// all is every card that fits: "other Cinderkin Evocations you control".
func (e english) all(w *writer, f *language.Filter) string {
	other := ""
	if f.Other {
		other = "other"
	}
	side := enSides[f.Side]
	if f.Side == language.Opponent {
		side = "your opponents control"
	}
	return words(other, e.noun(w, f, true), side, e.limits(f))
}

// target is a target of the block where it is mentioned; plural tells whether several things can be meant.
func (e english) target(w *writer, name string) (phrase string, plural bool) {
	if name == "this" {
		return w.this("this card", "it"), false
	}
	t := w.targets[name]
	plural = t.N > 1
	if w.told[name] {
		return e.again(w, t), plural
	}
	w.told[name] = true
	switch t.Kind {
	case language.TargetCrystal:
		return e.crystal(t), plural
	case language.TargetPlayer:
		return map[string]string{language.Own: "you", language.Opponent: "an opponent",
			language.AnySide: "a player"}[t.Side], plural
	case language.TargetPending:
		return e.pending(t), plural
	case language.TargetVortex:
		return e.one(w, &t.Filter, t.N, t.UpTo, "", "from "+enPiles[t.Side]+" Vortex"), plural
	case language.TargetHand:
		return e.one(w, &t.Filter, t.N, t.UpTo, "", "from your hand"), plural
	}
	return e.one(w, &t.Filter, t.N, t.UpTo, enSides[t.Side], ""), plural
}

func (e english) again(w *writer, t *language.Target) string {
	noun := map[string]string{language.TargetCrystal: "Crystal", language.TargetPlayer: "player",
		language.TargetPending: "card"}[t.Kind]
	if noun == "" {
		noun = enTypes[t.Type]
	}
	if t.N > 1 {
		return "those " + noun + "s"
	}
	return "that " + noun
}

func (english) crystal(t *language.Target) string {
	state := map[string]string{"damaged": "damaged ", "destroyed": "destroyed "}[t.Crystal]
	if t.N > 1 || t.UpTo {
		number := spelt(max(t.N, 1), enNumbers)
		if t.UpTo {
			number = "up to " + number
		}
		return number + map[string]string{language.Own: " of your " + state + "Crystals",
			language.Opponent: " of your opponents' " + state + "Crystals",
			language.AnySide:  " " + state + "Crystals"}[t.Side]
	}
	return map[string]string{language.Own: "one of your " + state + "Crystals",
		language.Opponent: "an opponent's " + state + "Crystal", language.AnySide: article(state + "Crystal")}[t.Side]
}

// pending describes a declared or paid card or an ability.
func (english) pending(t *language.Target) string {
	who := map[string]string{language.Own: "you", language.Opponent: "an opponent"}[t.Side]
	card, ability := "a paid card", "an activated ability"
	if who != "" {
		has := map[string]string{language.Own: " have ", language.Opponent: " has "}[t.Side]
		card, ability = "a card that "+who+has+"paid for", "an ability that "+who+has+"activated"
	}
	switch t.Stage {
	case "declared":
		if who != "" {
			return "a card that " + who + " declared"
		}
		return "a declared card"
	case "ability":
		return ability
	case "unresolved":
		return card + " or " + ability
	}
	return card
}
