package prose

import "strings"

// irregular are the verbs that do not go by their ending: the order, what the reader does, what somebody does and what
// several do. One with "-" in front stands for all that end so ("ottenere" goes like "-tenere").
var irregular = map[string][4]string{
	"andare": {"vai", "vai", "va", "vanno"}, "avere": {"abbi", "hai", "ha", "hanno"},
	"dare": {"dai", "dai", "dà", "danno"}, "dire": {"dici", "dici", "dice", "dicono"},
	"dovere": {"devi", "devi", "deve", "devono"}, "essere": {"sii", "sei", "è", "sono"},
	"fare": {"fai", "fai", "fa", "fanno"}, "potere": {"puoi", "puoi", "può", "possono"},
	"rimanere": {"rimani", "rimani", "rimane", "rimangono"}, "stare": {"stai", "stai", "sta", "stanno"},
	"-tenere": {"tieni", "tieni", "tiene", "tengono"}, "-venire": {"vieni", "vieni", "viene", "vengono"},
	"-gliere": {"gli", "gli", "glie", "lgono"}, "-trarre": {"trai", "trai", "trae", "traggono"},
	"-porre": {"poni", "poni", "pone", "pongono"}, "-durre": {"duci", "duci", "duce", "ducono"},
}

// short are the verbs in -ire without -isc-: "apri", but "finisci".
var short = []string{"aprire", "coprire", "offrire", "soffrire", "partire", "sentire", "servire", "seguire", "fuggire",
	"dormire", "vestire"}

// verb is a verb in a form. A clitic hangs on orders and infinitives ("mettila", "metterla") and stands before the
// other forms ("la mette"); so do "si" and "ti", which a clause has in front of its verb.
func (italian) verb(v verbPhrase, f form, clitic string) string {
	lead, hanging := v.lead, clitic
	if lead != "" && lead != "non" {
		lead, hanging = "", spaced(lead, clitic)
	}
	switch {
	case hanging == "":
		return spaced(lead, conjugated(v.verb, f))
	case f == infinitive:
		stem, ok := strings.CutSuffix(v.verb, "rre") // produrla
		if !ok {
			stem = strings.TrimSuffix(v.verb, "re")
		}
		return spaced(lead, stem+"r"+hanging)
	case f == order:
		return spaced(lead, conjugated(v.verb, f)+hanging)
	}
	return spaced(lead, hanging, conjugated(v.verb, f))
}

// conjugated is an infinitive in another form, in the present.
func conjugated(verb string, f form) string {
	if f == infinitive {
		return verb
	}
	if forms, ok := irregular[verb]; ok {
		return forms[f]
	}
	for end, forms := range irregular {
		if stem, ok := strings.CutSuffix(verb, strings.TrimPrefix(end, "-")); ok && end[0] == '-' {
			return stem + forms[f]
		}
	}
	stem, end := verb[:len(verb)-3], verb[len(verb)-3:]
	switch {
	case end == "are":
		soft := strings.TrimSuffix(stem, "i") + "i" // lasci
		if strings.HasSuffix(stem, "c") || strings.HasSuffix(stem, "g") {
			soft = stem + "hi" // dimentichi
		}
		return [...]string{stem + "a", soft, stem + "a", stem + "ano"}[f]
	case end == "ire" && !ends(verb, short):
		stem += "isc"
	}
	return [...]string{stem + "i", stem + "i", stem + "e", stem + "ono"}[f]
}

// ends reports whether a word ends in one of the list.
func ends(word string, list []string) bool {
	for _, end := range list {
		if strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}
