package scene

import (
	"strings"

	"farpost/engine"
)

// Say returns one of the renderer's own texts in the scene's language, with {0}, {1}… filled in. These are the words of
// pictures and text boards themselves; words of a game come from Word.
func (s Scene) Say(code string, args ...string) string {
	t, ok := ownWords["en"][code]
	if lang, known := ownWords[s.Lang]; known {
		if own, has := lang[code]; has {
			t, ok = own, true
		}
	}
	if !ok {
		return code
	}
	var out strings.Builder
	for {
		at := strings.IndexByte(t, '{')
		if at < 0 || at+2 >= len(t) {
			break
		}
		n := int(t[at+1] - '0') // no text has more than ten
		if n < 0 || n >= len(args) || t[at+2] != '}' {
			out.WriteString(t[:at+1])
			t = t[at+1:]
			continue
		}
		out.WriteString(t[:at])
		out.WriteString(args[n])
		t = t[at+3:]
	}
	out.WriteString(t)
	return out.String()
}

var ownWords = map[string]map[string]string{
	"en": {
		"nobody": "nobody", "seat": "Seat {0}", "hidden": "hidden card", "gone": "something that is gone",
		"cell": "{0} {1} of {2}", "of": "{0} ({1})",
		"setup": "Setup", "turn": "Turn {0}", "turnOf": "Turn {0} · {1}", "phase": "{0} · {1}",
		"waiting": "Waiting for {0}", "you": "you", "also": "{0} (also {1})", "reason": "{0} – {1}",
		"won": "{0} won", "wonAll": "{0} won together", "drawn": "A draw", "lost": "Nobody won",
		"deckAlt": "{0}: {1}", "curve": "Cards by cost", "types": "Types", "gives": "Provided", "needed": "Required",
		"copies": "{0} × {1}", "credit": "Picture: {0}",
		"replay": "What happened", "replayEmpty": "Nothing yet",

		"inTurn": "IN TURN", "waits": "TO ACT", "out": "OUT", "away": "AWAY", "winner": "WINNER",
		"emptyRow": "{0}: empty", "handEmpty": "No cards", "cards": "{0} cards", "card1": "1 card",
		"pending": "{0}: the first one resolves next", "unresolved": "{0} at the end", "by": "by {0}",
		"from": "from {0}", "aimed": "→ {0}",
		"last":     "Last: {0}",
		"boardAlt": "Match board.", "handAlt": "Hand of {0}: {1}.", "cardAlt": "Card: {0}.",
		"figure": "{0} {1}", "figureMax": "{0} {1} of {2}", "list": "{0}: {1}",
		"trackCell": "{0}: {1}/{2}", "trackBroken": "{0}: broken",
		"printed": "{0} {1} (printed {2})", "cost": "Cost {0}", "needs": "Requires {0}",
		"wears": "wears {0}", "worn": "attached to {0}", "target": "target of {0}", "source": "source of {0}",
		"controlled": "controlled by {0}", "hiddenN": "{0} hidden",
		"seatLine": "{0} ({1})", "owned": "owned by {0}", "about": "it is about {0}",
		"until": "runs out {0}", "costs": "cost {0}", "requires": "requires {0}", "onTop": "{0} (on top)",

		"noPlayers": "No players yet", "pointsHead": "Pts", "recordHead": "W-L-D",
		"points": "points", "record": "matches won-lost-drawn",
		"dropped": "{0} (has left)", "droppedNote": "has left the event", "cutWord": "the cut",
		"bye": "bye", "byeOf": "{0}: bye", "fallen": "{0}, out: {1}",
	},
	"it": {
		"nobody": "nessuno", "seat": "Posto {0}", "hidden": "carta coperta", "gone": "qualcosa che non c’è più",
		"cell": "{0} {1} di {2}", "of": "{0} ({1})",
		"setup": "Preparazione", "turn": "Turno {0}", "turnOf": "Turno {0} · {1}", "phase": "{0} · {1}",
		"waiting": "In attesa di {0}", "you": "te", "also": "{0} (anche {1})", "reason": "{0} – {1}",
		"won": "Vince {0}", "wonAll": "Vincono insieme {0}", "drawn": "Pareggio", "lost": "Non vince nessuno",
		"deckAlt": "{0}: {1}", "curve": "Carte per costo", "types": "Tipi", "gives": "Forniti", "needed": "Richiesti",
		"copies": "{0} × {1}", "credit": "Immagine: {0}",
		"replay": "Che cosa è successo", "replayEmpty": "Ancora nulla",

		"inTurn": "DI TURNO", "waits": "DEVE AGIRE", "out": "FUORI", "away": "ASSENTE", "winner": "VINCE",
		"emptyRow": "{0}: nessuna carta", "handEmpty": "Nessuna carta", "cards": "{0} carte", "card1": "1 carta",
		"pending": "{0}: il primo è il prossimo a risolversi", "unresolved": "{0} alla fine", "by": "di {0}",
		"from": "da {0}", "aimed": "→ {0}",
		"last":     "Ultima azione: {0}",
		"boardAlt": "Tavolo della partita.", "handAlt": "Mano di {0}: {1}.", "cardAlt": "Carta: {0}.",
		"figure": "{0} {1}", "figureMax": "{0} {1} su {2}", "list": "{0}: {1}",
		"trackCell": "{0}: {1}/{2}", "trackBroken": "{0}: distrutto",
		"printed": "{0} {1} (stampato {2})", "cost": "Costo {0}", "needs": "Richiede {0}",
		"wears": "porta {0}", "worn": "assegnata a {0}", "target": "bersaglio di {0}", "source": "origine di {0}",
		"controlled": "controllata da {0}", "hiddenN": "{0} coperte",
		"seatLine": "{0} ({1})", "owned": "appartiene a {0}", "about": "si tratta di {0}",
		"until": "scade {0}", "costs": "costo {0}", "requires": "richiede {0}", "onTop": "{0} (in cima)",

		"noPlayers": "Ancora nessun giocatore", "pointsHead": "Pt", "recordHead": "V-S-P",
		"points": "punti", "record": "incontri vinti-persi-pari",
		"dropped": "{0} (via)", "droppedNote": "ha lasciato l’evento", "cutWord": "il taglio",
		"bye": "bye", "byeOf": "{0}: bye", "fallen": "{0}, fuori: {1}",
	},
}

// Sentence adds a full stop to a text that does not end with a stop, also inside closing quotation marks.
func Sentence(t string) string {
	bare := strings.TrimRight(t, `"”»’`)
	if t == "" || strings.HasSuffix(bare, ".") || strings.HasSuffix(bare, "!") || strings.HasSuffix(bare, "?") {
		return t
	}
	return t + "."
}

// Spoken returns a text with its symbols in words.
func (s Scene) Spoken(t string) string { return engine.Spoken(t, s.SymbolWord) }

// SpokenAll returns texts with their symbols in words.
func (s Scene) SpokenAll(texts []string) []string {
	out := make([]string, len(texts))
	for i, t := range texts {
		out[i] = s.Spoken(t)
	}
	return out
}
