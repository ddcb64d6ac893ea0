package text_test

import (
	"reflect"
	"strings"
	"testing"

	cards "farpost/cards/farwald"
	"farpost/cards/farwald/text"
	"farpost/cards/schema/schematest"
	"farpost/cards/source"
	"farpost/engine/farwald/language"
)

var groups = text.Groups{"Cinderkin": {Name: language.Text{En: "Cinderkin", It: "Cinerei"},
	Of: language.Text{En: "Cinderkin", It: "dei Cinerei"}}}

// tokens finds the token of the samples; of K2 nobody knows anything.
func tokens(id string) *language.Card {
	if id != "K1" {
		return nil
	}
	return &language.Card{ID: id, Name: language.Text{En: "Ferry Shade", It: "Ombra del Traghetto"},
		Element: language.Mind, DesEn: 2, DefEn: 1}
}

// samples are blocks that no built-in card uses, with what they say.
var samples = []struct{ yaml, en, it string }{
	{"targets: [{name: x, kind: card, side: opponent, supergroup: deity, state: exploited}]\neffect: [{disperse: {of: x}}, {energize: {of: x}}]",
		"Disperse an Exploited Deity card an opponent controls into the Aether. Energize that card.",
		"Disperdi nell'Etere una carta Divinità Sfruttata controllata da un avversario. Energizza quella carta."},
	{"targets: [{name: x, kind: card, side: any, type: mystic, frangible: true, n: 2}]\neffect: [{to-vortex: {of: x}}]",
		"Put two Frangible Mystic cards into their owners' Vortex.",
		"Metti due carte Mistiche Frangibili nel Vortice dei loro proprietari."},
	{"targets: [{name: x, kind: card, side: own, type: evocation, element: W, cost-max: 3, defen-max: 2}]\neffect: [{to-hand: {of: x}}]",
		"Return a Water Evocation you control with cost 3 or less and DefEn 2 or less to its owner's hand.",
		"Riporta in mano al suo proprietario un'Evocazione d'Acqua che controlli con costo pari o inferiore a 3 e DefEn pari o inferiore a 2."},
	{"targets: [{name: x, kind: crystal, side: any, n: 2, up-to: true}]\neffect: [{shatter-fragments: {n: 1, of: x}}]",
		"Shatter 1 fragment of each of up to two Crystals.",
		"Frantuma 1 frammento di ognuno di un massimo di due Cristalli."},
	{"targets: [{name: x, kind: card, side: own, type: evocation, n: 2}]\neffect: [{modify: {of: x, desen: 1, defen: -1, until: next-turn}}]",
		"Two Evocations you control each get +1 DesEn and −1 DefEn until your next turn begins.",
		"Due Evocazioni che controlli ottengono ciascuna +1 DesEn e −1 DefEn fino all'inizio del tuo prossimo turno."},
	{"effect: [{if: {cond: {controls: {side: opponent, supergroup: epic}}, then: [{remember: {n: 1, who: controller}}], else: [{abandon: {n: 2, who: all}}]}}]",
		"If an opponent controls an Epic card, remember 1 card. Otherwise, each player abandons 2 cards.",
		"Se un avversario controlla una carta Epica, ricorda 1 carta. Altrimenti, ogni giocatore abbandona 2 carte."},
	{"effect: [{if: {cond: {charge-paid: true, own-crystals-max: 1}, then: [{open-window: {}}]}}]",
		"If you have only 1 Crystal and the Charge was paid, open a reaction window for all players.",
		"Se ti resta 1 solo Cristallo e la Carica è stata pagata, apri una finestra di reazione per tutti i giocatori."},
	{"effect: [{discharge: {n: 1, who: opponents, locked: true}}, {discharge: {n: 2, who: controller, locked: true}}]",
		"Each opponent discharges 1 Energy Card. That card does not recharge in its owner's next Regeneration Phase. Discharge 2 Energy Cards. Those cards do not recharge in your next Regeneration Phase.",
		"Ogni avversario scarica 1 Carta Energia. Quella carta non si ricarica nella prossima Fase di Rigenerazione del suo proprietario. Scarica 2 Carte Energia. Quelle carte non si ricaricano nella tua prossima Fase di Rigenerazione."},
	{"targets: [{name: x, kind: pending, side: own, stage: paid}]\neffect: [{prevent: {of: x}}]",
		"Prevent the play of a card that you have paid for.",
		"Impedisci che una carta già pagata da te venga giocata."},
	{"effect: [{may: {then: [{each-shatters-fragments: {n: 2, who: opponents}}]}}, {each-shatters-fragments: {n: 1, who: controller}}]",
		"You may have each opponent shatter 2 fragments of their Crystals. Shatter 1 fragment of one of your Crystals.",
		"Se vuoi, ogni avversario frantuma 2 frammenti dei propri Cristalli. Frantuma 1 frammento di uno dei tuoi Cristalli."},
	{"targets: [{name: x, kind: card, side: any, type: evocation}]\neffect: [{forget: {n: 1, who: x}}]",
		"The controller of an Evocation forgets 1 card.", "Chi controlla un'Evocazione dimentica 1 carta."},
	{"abilities: [{tw: true, while: exploited, cost: [{disperse-this: true}, {abandon: 2}, {own-fragment: 2}, {exploit: {side: own, type: evocation, other: true}}], effect: [{energize: {of: this}}]}]",
		"Crystal (Temporal Window, while Exploited): Disperse this card into the Aether, abandon 2 cards, shatter 2 fragments of your Crystals, exploit another Evocation you control → Energize this card.",
		"Cristallo (Finestra Temporale, mentre è Sfruttata): Disperdi questa carta nell'Etere, abbandona 2 carte, frantuma 2 frammenti dei tuoi Cristalli, sfrutta un'altra Evocazione che controlli → Energizza questa carta."},
	{"triggers: [{on: positioned, effect: [{to-vortex: {of: this}}]}, {on: end-of-turn, effect: [{recharge: {n: 2, who: all}}]}]",
		"When this card is positioned, put it into the Vortex.\nAt the end of each turn, each player recharges 2 Energy Cards.",
		"Quando questa carta viene posizionata, mettila nel Vortice.\nAlla fine di ogni turno, ogni giocatore ricarica 2 Carte Energia."},
	{"statics: [{enter-exploited: own}, {cost: {who: opponents, cards: {side: opponent, type: attack}, n: 2, first-each-turn: true}}, {stats: {all: {side: opponent, type: evocation}, desen: -1, defen: -1}}]",
		"Evocations you control enter the Battlefield Exploited, whatever their properties.\nThe first Attack card each opponent plays each turn costs 2 Energy more.\nEvocations your opponents control get −1 DesEn and −1 DefEn.",
		"Le Evocazioni che controlli entrano sul Campo di Battaglia Sfruttate, qualunque proprietà abbiano.\nLa prima carta Attacco che ogni avversario gioca ogni turno costa 2 Energie in più.\nLe Evocazioni controllate dagli avversari ottengono −1 DesEn e −1 DefEn."},
	{"targets: [{name: x, kind: crystal, side: own, crystal: damaged, n: 2}]\neffect: [{restore-fragments: {n: 3, of: x}}]",
		"Put up to 3 fragments back on each of two of your damaged Crystals.",
		"Rimetti fino a 3 frammenti su ognuno di due dei tuoi Cristalli danneggiati."},
	{"triggers: [{on: positioned, effect: [{to-hand: {of: this}}, {energize: {of: this}}]}, {on: played, effect: [{modify: {of: this, desen: 1}}]}]",
		"When this card is positioned, return it to its owner's hand. Energize this card.\nWhen you play this card, it gets +1 DesEn.",
		"Quando questa carta viene posizionata, riportala in mano al suo proprietario. Energizza questa carta.\nQuando giochi questa carta, ottiene +1 DesEn."},
	{"statics: [{if: {this: exploited}, stats: {desen: 1}}, {if: {this: energized}, defend-others: true}, {if: {this: energized}, overflow: true}]",
		"While this card is Exploited, it gets +1 DesEn.\nWhile this card is Energized, it may defend other Evocations you control.\nWhile this card is Energized, when it destroys a Crystal, its excess DesEn goes on to that player's next Crystal.",
		"Finché questa carta è Sfruttata, ottiene +1 DesEn.\nFinché questa carta è Energizzata, può difendere altre Evocazioni che controlli.\nFinché questa carta è Energizzata, quando distrugge un Cristallo, la DesEn in eccesso passa al Cristallo successivo di quel giocatore."},
	{"triggers: [{on: end-of-turn, effect: [{if: {cond: {this: energized}, then: [{recharge: {n: 1, who: controller}}]}}]}]",
		"At the end of each turn, if this card is Energized, recharge 1 Energy Card.",
		"Alla fine di ogni turno, se questa carta è Energizzata, ricarica 1 Carta Energia."},
	{"effect: [{make-token: {card: K1, n: 1, who: controller}}, {make-token: {card: K1, n: 2, who: opponents}}, {make-token: {card: K2, n: 2, who: all}}]",
		"Make 1 Ferry Shade token (Mind Evocation, 2 DesEn, 1 DefEn). Each opponent makes 2 Ferry Shade tokens (Mind Evocations, 2 DesEn, 1 DefEn). Each player makes 2 tokens.",
		"Crea 1 segnalino Ombra del Traghetto (Evocazione di Mente, 2 DesEn, 1 DefEn). Ogni avversario crea 2 segnalini Ombra del Traghetto (Evocazioni di Mente, 2 DesEn, 1 DefEn). Ogni giocatore crea 2 segnalini."},
	{"statics: [{if: {outnumbered: true}, enter-energized: true}]",
		"If an opponent controls more Evocations than you, this card enters the Battlefield Energized.",
		"Se un avversario controlla più Evocazioni di te, questa carta entra sul Campo di Battaglia Energizzata."},
	{"statics: [{if: {this: energized}, enter-exploited: any}]",
		"While this card is Energized, Evocations enter the Battlefield Exploited, whatever their properties.",
		"Finché questa carta è Energizzata, le Evocazioni entrano sul Campo di Battaglia Sfruttate, qualunque proprietà abbiano."},
}

func parse(t *testing.T, s string) *language.Card {
	t.Helper()
	c := &language.Card{}
	if _, faults := source.Decode("sample", []byte(s), c, source.DefaultLimits); len(faults) > 0 {
		t.Fatal(faults)
	}
	return c
}

// Blocks that no built-in card uses read well, too.
func TestSamples(t *testing.T) {
	for _, s := range samples {
		c := parse(t, s.yaml)
		for lang, want := range map[string]string{"en": s.en, "it": s.it} {
			if got := strings.Join(text.LinesOf(lang, c, groups, tokens), "\n"); got != want {
				t.Errorf("%s\n got %s\nwant %s", s.yaml, got, want)
			}
		}
	}
}

// Every field of the language's blocks stands in a built-in card or a sample, so each has been read.
func TestEveryBlockIsRead(t *testing.T) {
	set, faults := cards.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	read := schematest.NewReading(reflect.TypeFor[language.Need]())
	for _, c := range set.Compiled.(*language.Book).Cards() {
		read.Add(c)
	}
	for _, s := range samples {
		read.Add(parse(t, s.yaml))
	}
	read.Whole(t, reflect.TypeFor[language.Card](), nil)
}
