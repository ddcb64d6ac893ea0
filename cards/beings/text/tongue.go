package text

import (
	"strconv"
	"strings"

	"farpost/engine/beings/language"
)

// tongue is what a language has for skills: a clause for each effect, with {0} for what it acts on.
type tongue struct {
	moments, whos, until, flags               map[string]string
	it, restSelf                              string
	back, power, rest, activate, defeat, move string
	gems, discards, draw, opponent, mill      func(n int) string
	refresh, gain                             func(n int) string
	thing                                     func(t *language.Target, typed func(language.Type) string) string
}

var tongues = map[string]tongue{"en": english, "it": italian}

// counted returns a clause for a number: one for 1, else many with the number in the place {n}.
func counted(one, many string) func(int) string {
	return func(n int) string {
		if n == 1 {
			return one
		}
		return strings.ReplaceAll(many, "{n}", strconv.Itoa(n))
	}
}

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// joined joins words that are not empty by spaces.
func joined(words ...string) string {
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}

var english = tongue{
	moments: map[string]string{language.OnPlay: "Play", language.OnStart: "Start of your turn",
		language.OnAction: "Once per turn", language.OnEnd: "End of your turn", language.OnAttack: "Attack",
		language.OnBlock: "Block"},
	whos: map[string]string{language.Self: "this Being", language.Attacker: "the attacker",
		language.Defender: "the defending Being"},
	until:    map[string]string{language.UntilCombat: "in this attack", language.UntilTurn: "this turn"},
	it:       "it",
	restSelf: "rest this Being",
	back:     "return {0} to your hand",
	power:    "{0} gets {1} power {2}",
	rest:     "rest {0}",
	activate: "{0} becomes active",
	defeat:   "defeat {0}",
	move:     "move this Being to {0}",
	gems:     counted("1 gem", "{n} gems"),
	discards: counted("discard 1 card", "discard {n} cards"),
	draw:     counted("draw 1 card", "draw {n} cards"),
	opponent: counted("your opponent discards 1 card at random", "your opponent discards {n} cards at random"),
	mill: counted("put the top card of your Being deck into your Abyss",
		"put the top {n} cards of your Being deck into your Abyss"),
	refresh: counted("1 rested gem of yours becomes active", "{n} rested gems of yours become active"),
	gain:    counted("gain 1 gem", "gain {n} gems"),
	flags: map[string]string{"unblockable": "this attack cannot be blocked",
		"reach":   "this attack reaches a rested Being at any location",
		"again":   "after this attack this Being becomes active",
		"upright": "this block does not rest this Being"},
	thing: func(t *language.Target, typed func(language.Type) string) string {
		kind := ""
		if t.Type != "" {
			kind = typed(t.Type)
		}
		with := ""
		if t.Level > 0 {
			with = "of level " + strconv.Itoa(t.Level)
		}
		if t.Power > 0 {
			with = joined(with, "with power "+strconv.Itoa(t.Power)+" or less")
		}
		switch t.Of {
		case language.OfPlace:
			return "an empty location of yours"
		case language.OfAbyss:
			return joined("1", kind, "card", with, "from your Abyss")
		case language.OfOpposing:
			return joined("1", t.State, "opposing", kind, "Being", with)
		case language.OfOther:
			return joined("another", t.State, kind, "Being", with, "of yours")
		}
		return joined("1", t.State, kind, "Being", with, "of yours")
	},
}

var italian = tongue{
	moments: map[string]string{language.OnPlay: "Gioco", language.OnStart: "Inizio del tuo turno",
		language.OnAction: "Una volta per turno", language.OnEnd: "Fine del tuo turno", language.OnAttack: "Attacco",
		language.OnBlock: "Blocco"},
	whos: map[string]string{language.Self: "questo Essere", language.Attacker: "l'attaccante",
		language.Defender: "l'Essere che difende"},
	until:    map[string]string{language.UntilCombat: "in questo attacco", language.UntilTurn: "in questo turno"},
	it:       "esso",
	restSelf: "metti a riposo questo Essere",
	back:     "riprendi in mano {0}",
	power:    "{0} ha {1} potenza {2}",
	rest:     "metti a riposo {0}",
	activate: "{0} torna attivo",
	defeat:   "sconfiggi {0}",
	move:     "sposta questo Essere in {0}",
	gems:     counted("1 gemma", "{n} gemme"),
	discards: counted("scarta 1 carta", "scarta {n} carte"),
	draw:     counted("pesca 1 carta", "pesca {n} carte"),
	opponent: counted("l'avversario scarta 1 carta a caso", "l'avversario scarta {n} carte a caso"),
	mill: counted("metti nel tuo Abisso la prima carta del tuo mazzo degli Esseri",
		"metti nel tuo Abisso le prime {n} carte del tuo mazzo degli Esseri"),
	refresh: counted("1 tua gemma a riposo torna attiva", "{n} tue gemme a riposo tornano attive"),
	gain:    counted("guadagna 1 gemma", "guadagna {n} gemme"),
	flags: map[string]string{"unblockable": "questo attacco non si può bloccare",
		"reach":   "questo attacco raggiunge un Essere a riposo in qualsiasi luogo",
		"again":   "dopo questo attacco questo Essere torna attivo",
		"upright": "questo blocco non mette a riposo questo Essere"},
	thing: func(t *language.Target, typed func(language.Type) string) string {
		state := map[string]string{language.Active: "attivo", language.Rested: "a riposo"}[t.State]
		kind, with := "", ""
		if t.Type != "" {
			kind = "di tipo " + typed(t.Type)
		}
		if t.Level > 0 {
			with = "di livello " + strconv.Itoa(t.Level)
		}
		if t.Power > 0 {
			with = joined(with, "con potenza "+strconv.Itoa(t.Power)+" o meno")
		}
		switch t.Of {
		case language.OfPlace:
			return "un tuo luogo vuoto"
		case language.OfAbyss:
			return joined("1 carta", kind, with, "dal tuo Abisso")
		case language.OfOpposing:
			return joined("1 Essere", state, kind, with, "dell'avversario")
		case language.OfOther:
			return joined("un altro tuo Essere", state, kind, with)
		}
		return joined("1 tuo Essere", state, kind, with)
	},
}
