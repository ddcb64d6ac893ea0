package text

import (
	"fmt"
	"strconv"
	"strings"

	"farpost/engine/fow/language"
)

type italian struct{}

var itKeywords = map[string]string{
	"swiftness": "Rapidità", "target-attack": "Attacco Mirato", "first-strike": "Attacco Improvviso",
	"pierce": "Perforare", "explode": "Esplodere",
	"flying": "Volare", "imperishable": "Indistruttibile", "quickcast": "Lanciorapido", "awakening": "Risveglio",
	"incarnation": "Incarnazione", "trigger": "Innesco", "judgment": "Attiva-G",
}

func (italian) keyword(code string) string { return itKeywords[code] }

var itAttributes = map[language.Attribute]string{language.Light: "di luce", language.Fire: "di fuoco",
	language.Water: "d'acqua", language.Wind: "di vento", language.Darkness: "di oscurità"}

// noun is an Italian noun: singular, plural, and its gender.
type noun struct {
	one, many string
	fem       bool
}

var itTypes = map[string]noun{
	language.Ruler: {"sovrano", "sovrani", false}, language.JRuler: {"sovrano-G", "sovrani-G", false},
	language.Stone: {"pietra magica", "pietre magiche", true}, language.Resonator: {"risonatore", "risonatori", false},
	language.Spell: {"magia", "magie", true}, language.Addition: {"addizione", "addizioni", true},
	language.Regalia: {"emblema", "emblemi", false},
	"":               {"carta", "carte", true},
	"j/resonator":    {"risonatore o sovrano-G", "risonatori e sovrani-G", false},
	"j/ruler":        {"sovrano o sovrano-G", "sovrani e sovrani-G", false},
}

var (
	itPlayer   = noun{"giocatore", "giocatori", false}
	itOpponent = noun{"avversario", "avversari", false}
)

// phrase is a noun with all that stands behind it; number is 0 for one, 1 for many.
type phrase struct {
	head   string
	rest   string
	fem    bool
	number int
}

func (n noun) phrase(number int) phrase {
	if number > 0 {
		return phrase{n.many, "", n.fem, 1}
	}
	return phrase{n.one, "", n.fem, 0}
}

// agree picks an ending: -o, -a, -i, -e.
func (p phrase) agree(stem string) string {
	switch {
	case p.fem && p.number > 0:
		return stem + "e"
	case p.fem:
		return stem + "a"
	case p.number > 0:
		return stem + "i"
	}
	return stem + "o"
}

// a puts the indefinite article in front: un, una, un'; uno before s and a consonant, z and the like.
func (p phrase) a() string {
	switch {
	case p.fem && vowel(p.head):
		return "un'" + p.bare()
	case p.fem:
		return "una " + p.bare()
	case heavy(p.head):
		return "uno " + p.bare()
	}
	return "un " + p.bare()
}

func (p phrase) bare() string { return p.head + p.rest }

// that is "quel risonatore", "quella carta", "quell'emblema".
func (p phrase) that() string {
	switch {
	case p.number > 0 && p.fem:
		return "quelle " + p.head
	case p.number > 0 && (vowel(p.head) || heavy(p.head)):
		return "quegli " + p.head
	case p.number > 0:
		return "quei " + p.head
	case vowel(p.head):
		return "quell'" + p.head
	case p.fem:
		return "quella " + p.head
	case heavy(p.head):
		return "quello " + p.head
	}
	return "quel " + p.head
}

// the puts the definite article in front.
func (p phrase) the() string {
	switch {
	case p.number > 0 && p.fem:
		return "le " + p.bare()
	case p.number > 0 && (vowel(p.head) || heavy(p.head)):
		return "gli " + p.bare()
	case p.number > 0:
		return "i " + p.bare()
	case vowel(p.head):
		return "l'" + p.bare()
	case p.fem:
		return "la " + p.bare()
	case heavy(p.head):
		return "lo " + p.bare()
	}
	return "il " + p.bare()
}

func vowel(s string) bool { return s != "" && strings.ContainsRune("aeiou", rune(s[0])) }

func heavy(s string) bool {
	return strings.HasPrefix(s, "z") || strings.HasPrefix(s, "ps") || strings.HasPrefix(s, "gn") ||
		len(s) > 1 && s[0] == 's' && !strings.ContainsRune("aeiou", rune(s[1]))
}

// itPlace joins a preposition with the article that follows: "di il" is "del", "a gli" is "agli".
func itPlace(prep, s string) string {
	for _, x := range []struct{ article, di, a, su string }{
		{"il ", "del ", "al ", "sul "}, {"lo ", "dello ", "allo ", "sullo "}, {"la ", "della ", "alla ", "sulla "},
		{"l'", "dell'", "all'", "sull'"}, {"i ", "dei ", "ai ", "sui "}, {"gli ", "degli ", "agli ", "sugli "},
		{"le ", "delle ", "alle ", "sulle "},
	} {
		if rest, ok := strings.CutPrefix(s, x.article); ok {
			return map[string]string{"di": x.di, "a": x.a, "su": x.su}[prep] + rest
		}
	}
	return prep + " " + s
}

// itNoun is what a filter describes, with its side: "risonatore di fuoco che controlli".
func (w *writer) itNoun(f *language.Filter, number int) phrase {
	kinds := kindOf(f.Types)
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = itTypes[k].phrase(number).head
	}
	p := itTypes[kinds[0]].phrase(number)
	if len(names) > 1 {
		p.rest = strings.TrimPrefix(orList(names, " o "), names[0])
	}
	if f.Attribute != "" {
		p.rest += " " + itAttributes[f.Attribute]
	}
	if f.Group != "" {
		p.rest += " " + w.group("it", f.Group)
	}
	if f.State != "" {
		p.rest += " " + p.agree(map[string]string{language.Rested: "spossat", language.Recovered: "recuperat"}[f.State])
	}
	return p
}

// itWhere is what stands behind a noun: whose it is, and what it costs at most.
func itWhere(f *language.Filter, side string) string {
	if f.CostMax != nil {
		side += fmt.Sprintf(" con costo totale %d o meno", *f.CostMax)
	}
	return side
}

func itSide(side string) string {
	switch side {
	case language.Own:
		return " che controlli"
	case language.Opponent:
		return " che il tuo avversario controlla"
	}
	return ""
}

// itOther puts "altro" in front: "un altro risonatore".
func itOther(p phrase, yes bool) phrase {
	if yes {
		p.head = p.agree("altr") + " " + p.head
	}
	return p
}

func itNumber(n int) string {
	if words := []string{"zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove",
		"dieci"}; n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

// itCards counts cards: "una carta", "due carte".
func itCards(n int) string {
	if n == 1 {
		return "una carta"
	}
	return itNumber(n) + " carte"
}

// itTarget describes a target when it is chosen: "un risonatore bersaglio che controlli".
func (w *writer) itTarget(t *language.Target) string {
	n, number := t.Count(), 0
	if n > 1 {
		number = 1
	}
	p, side := w.itNoun(&t.Filter, number), itSide(t.Side)
	switch t.Kind {
	case language.TargetPlayer:
		p, side = itPlayer.phrase(number), ""
		if t.Side == language.Opponent {
			p = itOpponent.phrase(number)
		}
	case language.TargetCardOrPlayer:
		switch t.Side {
		case language.Own:
			return "un bersaglio fra te e " + w.itNoun(&t.Filter, 1).the() + itWhere(&t.Filter, " che controlli")
		case language.Opponent:
			return "un bersaglio fra il tuo avversario e " + w.itNoun(&t.Filter, 1).the() +
				itWhere(&t.Filter, " che controlla")
		default:
			p.head = strings.Replace(p.head, " o ", ", ", 1)
			p.rest += " o " + itPlayer.phrase(number).head
		}
	case language.TargetSpell:
		p = itTypes[language.Spell].phrase(number)
		p.rest = map[string]string{"": "", language.NormalSpell: " normale",
			language.SummonSpell: " di evocazione"}[t.Spell]
	case language.TargetGraveyard:
		side = map[string]string{language.Own: " nel tuo cimitero",
			language.Opponent: " nel cimitero del tuo avversario", language.AnySide: " in un cimitero"}[t.Side]
	}
	p = itOther(p, t.Other)
	p.rest += " bersaglio" + itWhere(&t.Filter, side)
	switch {
	case t.UpTo && n == 1:
		return "fino a " + p.a()
	case t.UpTo:
		return "fino a " + itNumber(n) + " " + p.bare()
	case n > 1:
		return itNumber(n) + " " + p.bare()
	}
	return p.a()
}

// itRef is a thing that an instruction acts on.
func (w *writer) itRef(ref string) string {
	switch ref {
	case language.RefThis:
		return "questa carta"
	case language.RefIt:
		switch {
		case w.self:
			return "questa carta"
		case w.on != nil && w.on.On == language.OnSpell:
			return "quella magia"
		case w.on != nil && w.on.Of != nil && len(kindOf(w.on.Of.Types)) == 1:
			return itTypes[kindOf(w.on.Of.Types)[0]].phrase(0).that()
		}
		return "quella carta"
	case language.RefOther:
		if w.on != nil {
			switch w.on.On {
			case language.OnBlocks:
				return "l'attaccante"
			case language.OnAttacks, language.OnAttackPlayer:
				return "l'oggetto dell'attacco"
			case language.OnDeals:
				return "ciò che ha subito il danno"
			}
		}
		return "ciò che ha inflitto il danno"
	case language.RefCarrier:
		return w.itCarrier()
	}
	t := w.targets[ref]
	if t == nil {
		return "quella carta"
	}
	if !w.told[ref] {
		w.told[ref] = true
		return w.itTarget(t)
	}
	number := 0
	if t.Count() > 1 {
		number = 1
	}
	switch t.Kind {
	case language.TargetPlayer:
		return itPlayer.phrase(number).that()
	case language.TargetSpell:
		return itTypes[language.Spell].phrase(number).that()
	case language.TargetCard:
		if kinds := kindOf(t.Types); len(kinds) == 1 {
			return itTypes[kinds[0]].phrase(number).that()
		}
	case language.TargetCardOrPlayer:
		return "quel bersaglio"
	}
	return itTypes[""].phrase(number).that()
}

// itCarrier is the card under which this addition lies.
func (w *writer) itCarrier() string {
	kind := map[string]string{language.OnResonator: language.Resonator, language.OnJRuler: language.JRuler,
		language.OnJResonator: "j/resonator", language.OnRulerJRuler: "j/ruler"}[w.card.Addition]
	return itTypes[kind].phrase(0).the() + " a cui questa carta è aggiunta"
}

// itOn is what an instruction acts on: "ogni risonatore", "tutti i risonatori".
func (w *writer) itOn(on *language.On, all bool) string {
	if on.Each == nil {
		return w.itRef(on.Of)
	}
	if !all {
		return "ogni " + itOther(w.itNoun(on.Each, 0), on.Each.Other).bare() + itWhere(on.Each, itSide(on.Each.Side))
	}
	p := itOther(w.itNoun(on.Each, 1), on.Each.Other)
	return p.agree("tutt") + " " + p.the() + itWhere(on.Each, itSide(on.Each.Side))
}

// itWho is a player as the subject; "" is the reader.
func (w *writer) itWho(who string) string {
	switch who {
	case language.WhoController:
		return ""
	case language.WhoOpponent:
		return "il tuo avversario"
	case language.WhoEach:
		return "ogni giocatore"
	case language.WhoThat:
		return "quel giocatore"
	}
	t := w.targets[who]
	if t == nil || t.Kind == language.TargetPlayer {
		return w.itRef(who)
	}
	return "il controllore " + itPlace("di", w.itRef(who))
}
