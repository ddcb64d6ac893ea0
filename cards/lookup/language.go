package lookup

import (
	"strings"

	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/lang/en"
	"github.com/blevesearch/bleve/v2/analysis/lang/it"
	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/english"
	"github.com/blevesearch/snowballstem/italian"

	"farpost/cards/deck"
)

// language is what is known of a language: how its words inflect, and which of them say nothing by themselves.
type language struct {
	inflect func(*snowballstem.Env) bool
	stop    analysis.TokenMap
}

var known = map[string]language{
	"en": {english.Stem, stopWords(en.EnglishStopWords)},
	"it": {italian.Stem, stopWords(it.ItalianStopWords)},
}

// stopWords reads a list of words, and folds them as questions are folded.
func stopWords(list []byte) analysis.TokenMap {
	raw, out := analysis.NewTokenMap(), analysis.NewTokenMap()
	if err := raw.LoadBytes(list); err != nil {
		panic(err) // the list is part of the program
	}
	for w := range raw {
		for _, part := range strings.Fields(deck.Fold(w)) {
			out.AddToken(part)
		}
	}
	return out
}

// askers are words with which people ask about something, whatever it is.
var askers = strings.Fields("what when who where why which how whose whom " +
	"che cosa quando chi dove perche quale quali come cosa " +
	"mean means meaning explain explained work works rule rules tell say says please pls whats definition " +
	"exist exists happen happens show give me does do count counts " +
	"significa significano vuol dire dir funziona funzionano esiste esistono spiega spiegami regola regole dice " +
	"dimmi cose succede avviene mostra mostrami serve fa fare chiama chiamano si")

// irregular are words that inflect as no rule says.
var irregular = map[string]string{
	"does": "do", "did": "do", "doing": "do", "is": "be", "are": "be", "was": "be", "been": "be", "has": "have",
	"had": "have", "may": "can", "could": "can", "might": "can", "drew": "draw", "drawn": "draw", "left": "leave",
	"lost": "lose", "paid": "pay", "gone": "go", "goes": "go", "went": "go", "took": "take", "taken": "take",
	"broken": "break", "broke": "break", "chosen": "choose", "chose": "choose", "kept": "keep", "held": "hold",
	"won": "win", "hit": "hit", "came": "come", "gave": "give", "given": "give", "got": "get", "put": "put",
	"posso": "posso", "puoi": "posso", "puo": "posso", "possono": "posso", "possiamo": "posso", "possa": "posso",
	"devo": "devo", "devi": "devo", "deve": "devo", "devono": "devo", "dobbiamo": "devo",
	"va": "vanno", "vado": "vanno", "vai": "vanno", "andare": "vanno", "vanno": "vanno",
	"muore": "morire", "muoiono": "morire", "muoio": "morire", "muori": "morire", "moriamo": "morire",
	"morire": "morire", "morto": "morire", "morta": "morire", "morti": "morire", "morte": "morire",
	"dead": "die", "death": "die",
	"scelgo": "scegliere", "scelgono": "scegliere", "scelta": "scegliere", "scegliere": "scegliere",
	"sceglie": "scegliere", "scelto": "scegliere", "viene": "venire", "vengono": "venire", "venire": "venire",
	"esce": "uscire", "escono": "uscire", "uscire": "uscire", "uscita": "uscire",
	"essere": "essere", "siamo": "essere", "era": "essere", "avere": "avere", "abbiamo": "avere",
	"avete": "avere", "aveva": "avere", "avuto": "avere", "potrei": "posso", "potrebbe": "posso", "dovrei": "devo",
	"dovrebbe": "devo",
	"sono":     "essere", "e": "essere", "ha": "avere", "ho": "avere", "hanno": "avere", "hai": "avere",
}

// idle are stems that say nothing by themselves, besides the usual ones.
var idle = wordSet("posso devo essere avere be have do")

// faint are words that stand beside what a question is about: when, in which order, one or another. They tell one
// question from another, though little.
var faint = wordSet("after before then now yet still already later soon next last first second third something " +
	"anything nothing thing things another other others every each any get gets go goes going " +
	"take takes taking come comes coming make makes made let lets left act acting allowed able " +
	"way enough directly anyway during while between among even just only also too ever always " +
	"never here there want try add stop stops matter back away off out over through dopo prima " +
	"poi ora adesso ancora gia tardi presto prossimo ultimo primo secondo terzo qualcosa niente " +
	"nulla cosa cose altro altra altri altre ogni aver aveva viene vengono vale agire mentre " +
	"durante fra tra anche pure sempre mai solo soltanto qui fatto bene bisogna oltre senza tutto " +
	"tutta tutti tutte proprio quindi pero comunque")

func wordSet(list string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(list) {
		out[w] = true
	}
	return out
}
