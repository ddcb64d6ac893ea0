package text

import (
	"strconv"
	"strings"

	"farpost/engine/farwald/language"
)

// italian writes Italian. Nouns carry their gender; what follows them agrees.
type italian struct{}

var itNumbers = []string{"nessuna", "una", "due", "tre", "quattro", "cinque", "sei"}

type itNoun struct{ one, many string }

var itTypes = map[string]itNoun{
	"":                  {one: "carta", many: "carte"},
	language.Evocation:  {one: "Evocazione", many: "Evocazioni"},
	language.Attack:     {one: "carta Attacco", many: "carte Attacco"},
	language.Mystic:     {one: "carta Mistica", many: "carte Mistiche"},
	language.Protection: {one: "carta Protezione", many: "carte Protezione"},
	language.Recovery:   {one: "carta Recupero", many: "carte Recupero"},
}

var itElements = map[language.Element]string{
	language.Fire: "di Fuoco", language.Water: "d'Acqua", language.Mind: "di Mente", language.Nature: "di Natura",
}

// itArticle puts un' or una before a feminine noun.
func itArticle(s string) string {
	if strings.ContainsRune("AEIOUaeiou", []rune(s)[0]) {
		return "un'" + s
	}
	return "una " + s
}

// pick returns the singular or the plural.
func pick(plural bool, one, many string) string {
	if plural {
		return many
	}
	return one
}

// noun is a filter as a noun with what stands behind it: "Evocazione Sfruttata dei Cinerei". Every noun
// that a filter can name is feminine.
func (italian) noun(w *writer, f *language.Filter, plural bool) string {
	n := itTypes[f.Type]
	state := map[string]string{"energized": pick(plural, "Energizzata", "Energizzate"),
		"exploited": pick(plural, "Sfruttata", "Sfruttate")}[f.State]
	frangible := ""
	if f.Frangible {
		frangible = pick(plural, "Frangibile", "Frangibili")
	}
	super := map[string]string{language.Epic: pick(plural, "Epica", "Epiche"), language.Deity: "Divinità"}[f.Super]
	return words(pick(plural, n.one, n.many), frangible, super, state, itElements[f.Element], w.groups[f.Group].Of.It)
}

// limits are the figures behind a noun.
func (italian) limits(f *language.Filter) string {
	var parts []string
	if f.CostMax != nil {
		parts = append(parts, "costo pari o inferiore a "+strconv.Itoa(*f.CostMax))
	}
	if f.DefEnMax != nil {
		parts = append(parts, "DefEn pari o inferiore a "+strconv.Itoa(*f.DefEnMax))
	}
	if len(parts) == 0 {
		return ""
	}
	return "con " + strings.Join(parts, " e ")
}

func itSide(side string, plural bool) string {
	switch side {
	case language.Own:
		return "che controlli"
	case language.Opponent:
		return pick(plural, "controllata da un avversario", "controllate da un avversario")
	}
	return ""
}

var itPiles = map[string]string{language.Own: "dal tuo Vortice", language.Opponent: "dal Vortice di un avversario",
	language.AnySide: "dal Vortice di un giocatore"}

// one is a chosen card: "un'altra Evocazione che controlli", "fino a due Evocazioni".
func (i italian) one(w *writer, f *language.Filter, n int, upTo bool, side, place string) string {
	n = max(n, 1)
	plural := n > 1
	noun := i.noun(w, f, plural)
	if f.Other {
		noun = pick(plural, "altra ", "altre ") + noun
	}
	switch {
	case upTo && !plural:
		noun = "fino a " + itArticle(noun)
	case upTo:
		noun = "fino a " + spelt(n, itNumbers) + " " + noun
	case plural:
		noun = spelt(n, itNumbers) + " " + noun
	default:
		noun = itArticle(noun)
	}
	return words(noun, side, i.limits(f), place)
}

// all is every card that fits: "le altre Evocazioni dei Cinerei che controlli".
func (i italian) all(w *writer, f *language.Filter) string {
	other := "le"
	if f.Other {
		other = "le altre"
	}
	side := itSide(f.Side, true)
	if f.Side == language.Opponent {
		side = "controllate dagli avversari"
	}
	return words(other, i.noun(w, f, true), side, i.limits(f))
}

// target is a target of the block where it is mentioned; plural tells whether several things can be meant.
func (i italian) target(w *writer, name string) (phrase string, plural bool) {
	if name == "this" {
		return w.this("questa carta", "questa carta"), false
	}
	t := w.targets[name]
	plural = t.N > 1
	if w.told[name] {
		return i.again(t), plural
	}
	w.told[name] = true
	switch t.Kind {
	case language.TargetCrystal:
		return i.crystal(t), plural
	case language.TargetPlayer:
		return map[string]string{language.Own: "tu", language.Opponent: "un avversario",
			language.AnySide: "un giocatore"}[t.Side], plural
	case language.TargetPending:
		return i.pending(t), plural
	case language.TargetVortex:
		return i.one(w, &t.Filter, t.N, t.UpTo, "", itPiles[t.Side]), plural
	case language.TargetHand:
		return i.one(w, &t.Filter, t.N, t.UpTo, "", "dalla tua mano"), plural
	}
	return i.one(w, &t.Filter, t.N, t.UpTo, itSide(t.Side, plural), ""), plural
}

func (italian) again(t *language.Target) string {
	switch t.Kind {
	case language.TargetCrystal:
		return pick(t.N > 1, "quel Cristallo", "quei Cristalli")
	case language.TargetPlayer:
		return pick(t.N > 1, "quel giocatore", "quei giocatori")
	case language.TargetPending:
		return pick(t.N > 1, "quella carta", "quelle carte")
	}
	n := itTypes[t.Type]
	if t.N > 1 {
		return "quelle " + n.many
	}
	if t.Type == language.Evocation {
		return "quell'" + n.one
	}
	return "quella " + n.one
}

func (italian) crystal(t *language.Target) string {
	n := max(t.N, 1)
	number := ""
	if n > 1 {
		number = spelt(n, itNumbers)
	} else if t.Side == language.Own {
		number = "uno"
	} else {
		number = "un"
	}
	if t.UpTo {
		number = "fino a " + number
	}
	if t.Side == language.Own {
		return words(number, "dei tuoi Cristalli",
			map[string]string{"damaged": "danneggiati", "destroyed": "distrutti"}[t.Crystal])
	}
	state := map[string]string{"damaged": pick(n > 1, "danneggiato", "danneggiati"),
		"destroyed": pick(n > 1, "distrutto", "distrutti")}[t.Crystal]
	side := map[string]string{language.Opponent: pick(n > 1, "avversario", "avversari")}[t.Side]
	return words(number, pick(n > 1, "Cristallo", "Cristalli"), side, state)
}

// pending describes a declared or paid card or an ability.
func (italian) pending(t *language.Target) string {
	by := map[string]string{language.Own: "da te", language.Opponent: "da un avversario"}[t.Side]
	card, ability := words("una carta già pagata", by), words("un'abilità attivata", by)
	switch t.Stage {
	case "declared":
		return words("una carta dichiarata", by)
	case "ability":
		return ability
	case "unresolved":
		return card + " o " + ability
	}
	return card
}
