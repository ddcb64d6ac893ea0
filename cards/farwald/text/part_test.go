package text_test

import (
	"testing"

	cards "farpost/cards/farwald"
)

// A single text of a card says what it costs and does, amounts as signs; a target says what it is in the words of its
// text.
func TestPart(t *testing.T) {
	set, faults := cards.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ node, en, it string }{
		{"A03/ability.0", "Crystal: Exploit this card → Energize another Evocation you control.",
			"Cristallo: Sfrutta questa carta → Energizza un'altra Evocazione che controlli."},
		{"B11/charge", "Charge ({M}{1} Crystallized Energy): An opponent abandons 1 card.",
			"Carica ({M}{1} Energie Cristallizzate): Un avversario abbandona 1 carta."},
		{"B12/ability.0", "Crystal: {W} Crystallized Energy → Energize another Deepchoir Evocation you control.",
			"Cristallo: {W} Energia Cristallizzata → Energizza un'altra Evocazione del Coro Abissale che controlli."},
		{"A10/crystallize", "Crystallize ({F} Crystallized Energy): Shatter an Evocation with cost 3 or less.",
			"Cristallizza ({F} Energia Cristallizzata): Frantuma un'Evocazione con costo pari o inferiore a 3."},
		{"A15/target.wearer", "an Evocation you control", "un'Evocazione che controlli"},
		{"X08/target.chain", "a Frangible card", "una carta Frangibile"},
		{"A15/charge", "", ""}, {"A03/ability.1", "", ""}, {"A03/target.wearer", "", ""}, {"A03/ability.x", "", ""},
	} {
		for lang, want := range map[string]string{"en": c.en, "it": c.it} {
			if got := set.Face(lang, c.node); got.Name != want || len(got.Text) > 0 {
				t.Errorf("%s %s: %q, want %q", lang, c.node, got.Name, want)
			}
		}
	}
}
