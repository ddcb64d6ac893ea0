package gallery

import (
	"strconv"

	"farpost/engine"
)

// printed is a card of the samples, in both languages.
type printed struct {
	en, it        string
	kind, element string
	group         string
	cost          int
	need          []string
	strike, guard int
	marks         []string
	enText        []string
	itText        []string
	enFine        string
	itFine        string
	token         bool // made by texts, never paid for
}

var kinds = map[string]map[string]string{
	"en": {"being": "Being", "rite": "Rite", "bond": "Bond"},
	"it": {"being": "Creatura", "rite": "Rito", "bond": "Legame"},
}

var groups = map[string]string{
	"Ashguard": "Guardia di Cenere", "Harbour": "Porto", "Ninth Hall": "Nona Sala", "Deepwood": "Selvafonda",
}

// cards are the samples' cards. A card's id is "s" and its index.
var cards = []printed{
	{en: "Ember Warden", it: "Custode della Brace", kind: "being", element: "fire", group: "Ashguard", cost: 3,
		need: []string{"fire", "1"}, strike: 2, guard: 3,
		enText: []string{"When this enters, deal 1 to a Crystal of your choice."},
		itText: []string{"Quando entra, infligge 1 a un Cristallo a tua scelta."},
		enFine: "The last coal remembers every fire before it.",
		itFine: "L’ultima brace ricorda ogni fuoco che l’ha preceduta."},
	{en: "Tidewright", it: "Artefice delle Maree", kind: "being", element: "water", group: "Harbour", cost: 2,
		need: []string{"water"}, strike: 1, guard: 4},
	{en: "Quiet Archivist", it: "Archivista Silente", kind: "being", element: "mind", group: "Ninth Hall", cost: 4,
		need: []string{"mind", "mind"}, strike: 3, guard: 3, marks: []string{"swift"},
		enText: []string{"Spend this: remember a card, then abandon a card.",
			"Its cost is 1 less for each Rite in your Vortex."},
		itText: []string{"Esaurisci questa carta: ricorda una carta, poi abbandonane una.",
			"Costa 1 in meno per ogni Rito nel tuo Vortice."}},
	{en: "Mossback Elder", it: "Anziana Dorsomuschio", kind: "being", element: "nature", group: "Deepwood", cost: 5,
		need: []string{"nature", "2"}, strike: 4, guard: 6},
	{en: "Cinder Imp", it: "Folletto di Cenere", kind: "being", element: "fire", cost: 1, strike: 1, guard: 1},
	{en: "Glass Heron", it: "Airone di Vetro", kind: "being", element: "water", group: "Harbour", cost: 3,
		need: []string{"water", "1"}, strike: 2, guard: 2, marks: []string{"swift"}},
	{en: "Kiln Adept", it: "Adepta della Fornace", kind: "being", element: "fire", group: "Ashguard", cost: 2,
		need: []string{"1"}, strike: 2, guard: 2},
	{en: "Thornmother", it: "Madrespina", kind: "being", element: "nature", group: "Deepwood", cost: 6,
		need: []string{"nature", "nature", "1"}, strike: 5, guard: 5},
	{en: "Ward of the Seventh Ash", it: "Sigillo della Settima Cenere", kind: "bond", element: "fire", cost: 2,
		need:   []string{"fire"},
		enText: []string{"Attach to a Being or a Crystal. It guards 1 more."},
		itText: []string{"Assegna a una Creatura o a un Cristallo. Ha 1 Guardia in più."}},
	{en: "Salt Oath", it: "Giuramento di Sale", kind: "bond", element: "water", cost: 1},
	{en: "Scorchbolt", it: "Dardo Rovente", kind: "rite", element: "fire", cost: 2, need: []string{"fire"},
		marks:  []string{"swift"},
		enText: []string{"Deal 3 to a Being or 1 to a Crystal."},
		itText: []string{"Infligge 3 a una Creatura oppure 1 a un Cristallo."}},
	{en: "Undertow", it: "Risacca", kind: "rite", element: "water", cost: 3, need: []string{"water", "1"},
		marks:  []string{"swift"},
		enText: []string{"Dissipate a pending card unless its controller spends 2 Energy."},
		itText: []string{"Dissolvi una carta in sospeso, a meno che chi la controlla non spenda 2 Energie."}},
	{en: "Second Thoughts", it: "Ripensamento", kind: "rite", element: "mind", cost: 1, need: []string{"mind"},
		marks:  []string{"swift"},
		enText: []string{"Choose new targets for a pending Rite."},
		itText: []string{"Scegli nuovi bersagli per un Rito in sospeso."}},
	{en: "Root and Branch", it: "Radice e Ramo", kind: "rite", element: "nature", cost: 4,
		need: []string{"nature", "2"},
		enText: []string{"Put back up to 2 fragments in one Crystal. " +
			"If it was broken, put back 1 instead and remember a card."},
		itText: []string{"Rimetti fino a 2 frammenti in un Cristallo. " +
			"Se era distrutto, rimettine invece 1 e ricorda una carta."}},
	{en: "Lantern Bearer", it: "Portatrice di Lanterna", kind: "being", element: "mind", group: "Ninth Hall", cost: 2,
		need: []string{"mind"}, strike: 1, guard: 2},
	{en: "The Unforgotten Cartographer of Perpetual Dusk", it: "L’Indimenticata Cartografa del Crepuscolo Perpetuo",
		kind: "being", element: "mind", group: "Ninth Hall", cost: 12, need: []string{"mind", "mind", "water", "10"},
		strike: 12, guard: 15, marks: []string{"swift"},
		enText: []string{"Whenever a Rite is dissipated, put a growth counter on this. " +
			"It strikes and guards 1 more for each of them.",
			"Spend this and 3 Energy: look at the top three cards of your memory and put them back in any order. " +
				"Use this only once a turn."},
		itText: []string{"Ogni volta che un Rito viene dissolto, metti un segnalino crescita su questa carta. " +
			"Ha 1 Colpo e 1 Guardia in più per ciascuno.",
			"Esaurisci questa carta e 3 Energie: guarda le prime tre carte della tua memoria e rimettile " +
				"nell’ordine che vuoi. Una sola volta per turno."},
		enFine: "She draws the coasts that will have been.", itFine: "Disegna le coste che saranno state."},
	{en: "Sootwing", it: "Alafuliggine", kind: "being", element: "fire", cost: 2, strike: 2, guard: 1},
	{en: "Brine Colossus", it: "Colosso di Salsedine", kind: "being", element: "water", cost: 7,
		need: []string{"water", "water", "3"}, strike: 6, guard: 8},
	{en: "Fern Twins", it: "Gemelle della Felce", kind: "being", element: "nature", cost: 2, strike: 1, guard: 3},
	{en: "Perché No?", it: "Perché No?", kind: "rite", element: "", cost: 0,
		enText: []string{"Ask. An answer – any answer – counts."},
		itText: []string{"Chiedi. Una risposta – qualunque – è già così."}},
	{en: "Ferry Shade", it: "Ombra del Traghetto", kind: "being", element: "mind", group: "Ninth Hall", strike: 2,
		guard: 1, token: true,
		enFine: "It pays no fare, and takes none.", itFine: "Non paga il passaggio, e non lo chiede."},
}

// Face returns the cards of the samples by their ids, "s0" and so on, in a language.
func Face(lang string) func(string) engine.Face {
	return func(id string) engine.Face {
		if len(id) < 2 || id[0] != 's' {
			return engine.Face{}
		}
		n, err := strconv.Atoi(id[1:])
		if err != nil || n < 0 || n >= len(cards) {
			return engine.Face{}
		}
		c := cards[n]
		f := engine.Face{
			ID: id, Name: c.en, Type: c.kind, TypeName: kinds["en"][c.kind], Element: c.element,
			Gives: gives(c.element), Cost: c.cost,
			Need: c.need, Marks: c.marks, Text: c.enText, Flavour: c.enFine,
			Set: "The First Tide", Year: 2026, Illustrator: "Farpost",
		}
		if lang == "it" {
			f.Name, f.TypeName, f.Text, f.Flavour = c.it, kinds["it"][c.kind], c.itText, c.itFine
			f.Set = "La prima marea"
		}
		if c.group != "" {
			f.Groups = []string{c.group}
			if lang == "it" {
				f.Groups = []string{groups[c.group]}
			}
		}
		if c.token {
			f.NoCost, f.Rank, f.Marks = true, words[lang]["token"], append(f.Marks, "token")
		}
		if c.kind == "being" {
			f.Stats = []engine.Stat{{Code: "strike", Now: c.strike, Printed: c.strike},
				{Code: "guard", Now: c.guard, Printed: c.guard}}
		}
		return f
	}
}

// gives returns what a card of an element provides for requirements.
func gives(element string) []string {
	if element == "" {
		return nil
	}
	return []string{element}
}
