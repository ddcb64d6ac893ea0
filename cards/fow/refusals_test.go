package fow_test

import (
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/fow"
)

// TestRefusalsSayWhy ensures that what is refused is refused in the words of the rules, in both languages: with the
// card, the figures, the condition and the zone that are the reason.
func TestRefusalsSayWhy(t *testing.T) {
	set := load(t)
	card, other := engine.A("card", engine.CardVal("A10")), engine.CardVal("A17")
	n := func(k int) engine.Arg { return engine.A("n", engine.Int(k)) }
	cost := engine.A("cost", engine.Value("cost:F+1"))
	condition := engine.A("condition", engine.CardVal("B10/condition"))
	said := map[string]bool{}
	for _, c := range []struct {
		p      engine.Phrase
		en, it string
	}{
		{engine.Say("E-CHOOSER"), "The other player chooses who starts.", "L'altro giocatore sceglie chi inizia."},
		{engine.Say("E-SWAPPED"), "You have already decided whether to change cards.",
			"Hai già deciso se cambiare carte."},
		{engine.Say("E-SWAP-LATER"), "Wait: the starting player decides first.",
			"Aspetta: decide prima il giocatore che inizia."},
		{engine.Say("E-NOT-IN-HAND", card), "Bellows Adept is not in your hand.",
			"Adepta del Mantice non è nella tua mano."},
		{engine.Say("E-PRIORITY", engine.A("player", engine.SeatVal(1))),
			"You do not have priority; waiting for Player 2.", "Non hai priorità; si attende Giocatore 2."},
		{engine.Say("E-CALL-TIMING"), "You can call only in your own main phase with nothing in the chase.",
			"Puoi convocare solo nella tua Fase Principale, con niente in rincorsa."},
		{engine.Say("E-CALLED"), "You already called a magic stone this turn.",
			"In questo turno hai già convocato una pietra magica."},
		{engine.Say("E-RULER-RESTED"), "Your ruler is rested.", "Il tuo sovrano è spossato."},
		{engine.Say("E-CALL-JUDGED"), "You did judgment this turn, so you cannot call.",
			"In questo turno hai effettuato il giudizio, quindi non puoi convocare."},
		{engine.Say("E-NO-STONE"), "Your magic stone deck is empty.", "Il tuo mazzo delle pietre magiche è vuoto."},
		{engine.Say("E-RESTED", card), "Bellows Adept is rested.", "Questa carta è spossata: Adepta del Mantice."},
		{engine.Say("E-FRESH", card), "Bellows Adept came into play this turn and has no Swiftness.",
			"Adepta del Mantice è in gioco da questo turno e non ha Rapidità."},
		{engine.Say("E-ATTRIBUTE", card, engine.A("attribute", engine.Word("F"))),
			"Bellows Adept cannot produce fire will.",
			"Adepta del Mantice non può produrre volontà di attributo fuoco."},
		{engine.Say("E-TIMING", card), "Bellows Adept can be played only in your main phase with an empty chase.",
			"Adepta del Mantice si può giocare solo nella tua Fase Principale, a rincorsa vuota."},
		{engine.Say("E-WILL", cost, engine.A("pool", engine.Int(3)), engine.A("have", "cost:F/G", "cost:G", "cost:G")),
			"Not enough will: Fire + 1 needed; you have Fire/Wind and Wind ×2.",
			"Volontà insufficiente: serve Fuoco + 1; hai Fuoco/Vento e Vento ×2."},
		{engine.Say("E-WILL", cost, engine.A("pool", engine.Int(0))),
			"Not enough will: Fire + 1 needed; you have none.", "Volontà insufficiente: serve Fuoco + 1; non ne hai."},
		{engine.Say("E-NO-TARGET", card), "No legal target for Bellows Adept.",
			"Nessun bersaglio legale per Adepta del Mantice."},
		{engine.Say("E-TARGET", engine.A("target", other)), "Warden's Gauntlet is not a legal target.",
			"Guanto della Guardiana non è un bersaglio legale."},
		{engine.Say("E-FORBIDS-PLAY", engine.A("source", other)), "An effect forbids this: Warden's Gauntlet.",
			"Un effetto lo vieta: Guanto della Guardiana."},
		{engine.Say("E-NO-AWAKENING", card), "Bellows Adept has no Awakening.", "Adepta del Mantice non ha Risveglio."},
		{engine.Say("E-AWAKENING-COST", cost), "You cannot pay the Awakening cost Fire + 1.",
			"Non puoi pagare il costo di Risveglio Fuoco + 1."},
		{engine.Say("E-NO-INCARNATION", card), "Bellows Adept has no Incarnation.",
			"Adepta del Mantice non ha Incarnazione."},
		{engine.Say("E-NOT-SHARED", engine.A("resonator", engine.CardVal("A10")),
			engine.A("attribute", engine.Word("W"))), "Bellows Adept does not have the attribute water.",
			"Adepta del Mantice non ha l'attributo acqua."},
		{engine.Say("E-ONE-SYMBOL", n(2)), "One resonator cannot pay two symbols; 2 are needed, one for each symbol.",
			"Un risonatore non può pagare due simboli; ne servono 2, uno per ogni simbolo."},
		{engine.Say("E-NO-J-RULER"), "A J-ruler cannot be banished for this.",
			"Un sovrano-G non si può bandire per questo."},
		{engine.Say("E-SET-TIMING"), "You can set a card only in your main phase with an empty chase.",
			"Puoi mettere coperta una carta solo nella tua Fase Principale, a rincorsa vuota."},
		{engine.Say("E-SET-COST", n(2)), "Setting a card costs 2 will.", "Mettere coperta una carta costa 2 volontà."},
		{engine.Say("E-SET-NOW", card), "Bellows Adept was set this turn.",
			"Questa carta è stata messa coperta in questo turno: Adepta del Mantice."},
		{engine.Say("E-TRIGGER", card, condition),
			"The Trigger of Bellows Adept is not met: your life is 2000 or less.",
			"L'Innesco di Adepta del Mantice non è soddisfatto: hai 2000 punti vita o meno."},
		{engine.Say("E-MOMENT", card, engine.A("condition", engine.CardVal("A14/condition"))),
			"The moment for the Trigger of Bellows Adept has passed, or has not come: when a resonator attacks you.",
			"Il momento per l'Innesco di Adepta del Mantice è passato, o non è ancora venuto: quando un risonatore ti attacca."},
		{engine.Say("E-NOT-STANDBY", card),
			"Only Chant-Standby cards can be played from standby; Bellows Adept is not one.",
			"Dall'attesa si giocano solo i Canti-Attesa; Adepta del Mantice non lo è."},
		{engine.Say("E-NOT-YOURS", card), "You do not control Bellows Adept.", "Non controlli Adepta del Mantice."},
		{engine.Say("E-ZONE", card, engine.A("zone", engine.Value("place:hand"))),
			"No ability of Bellows Adept works from your hand.",
			"Nessuna abilità di Adepta del Mantice agisce dalla tua mano."},
		{engine.Say("E-ZONE", card, engine.A("zone", engine.Value("place:-"))),
			"No ability of Bellows Adept works from where it is.",
			"Nessuna abilità di Adepta del Mantice agisce da dove si trova."},
		{engine.Say("E-ONCE", card), "That ability of Bellows Adept was already used this turn.",
			"Quell'abilità di Adepta del Mantice è già stata usata in questo turno."},
		{engine.Say("E-JUDGED"), "You already did judgment this turn.",
			"In questo turno hai già effettuato il giudizio."},
		{engine.Say("E-RULER-GONE"), "Your J-ruler was destroyed; it cannot do judgment again.",
			"Il tuo sovrano-G è stato distrutto; non può più effettuare il giudizio."},
		{engine.Say("E-NO-RULER"), "You have no ruler in your ruler area.",
			"Non hai un sovrano nella tua area del sovrano."},
		{engine.Say("E-JUDGE-COST", cost), "J-Activate costs Fire + 1.", "Attiva-G costa Fuoco + 1."},
		{engine.Say("E-BATTLE-TIMING"), "You can declare a battle only in your main phase with an empty chase.",
			"Puoi dichiarare una battaglia solo nella tua Fase Principale, a rincorsa vuota."},
		{engine.Say("E-DECLINED"), "You declined to attack this turn, so you cannot declare another battle.",
			"In questo turno hai rinunciato a un attacco, quindi non puoi dichiarare altre battaglie."},
		{engine.Say("E-NEW", card), "Bellows Adept has not been under your control since the start of the turn.",
			"Adepta del Mantice non è sotto il tuo controllo dall'inizio del turno."},
		{engine.Say("E-RECOVERED", engine.A("object", other)),
			"Warden's Gauntlet is recovered (upright). What is recovered can be attacked only by who has Target Attack.",
			"Questa carta è recuperata (dritta): Guanto della Guardiana. La può attaccare solo chi ha Attacco Mirato."},
		{engine.Say("E-OBJECT", engine.A("object", other)), "Warden's Gauntlet is not a legal attack target.",
			"Guanto della Guardiana non si può attaccare."},
		{engine.Say("E-FORBIDDEN", card), "An effect keeps Bellows Adept from attacking.",
			"Un effetto vieta a Adepta del Mantice di attaccare."},
		{engine.Say("E-MUST-ATTACK", card), "Bellows Adept must attack if able.",
			"Adepta del Mantice deve attaccare, se può."},
		{engine.Say("E-ATTACKED", card), "Bellows Adept is attacked and cannot block.",
			"Adepta del Mantice è l'oggetto dell'attacco e non può bloccare."},
		{engine.Say("E-FLYING", engine.A("attacker", engine.CardVal("A06"))),
			"Only a Flying card can block Updraft Skiff.",
			"Solo una carta con Volare può bloccare Barchetta dei Venti."},
		{engine.Say("E-ORDER"), "Name all the waiting abilities, each exactly once.",
			"Indica tutte le abilità in attesa, ognuna una volta sola."},
		{engine.Say("E-CHOOSE", n(2)), "Choose 2 of the listed options.", "Scegli 2 delle opzioni elencate."},
		{engine.Say("E-NUMBER"), "A number of 0 or more is needed.", "Serve un numero da 0 in su."},
		{engine.Say("E-EXACTLY", n(2)), "Choose exactly 2 cards to discard.",
			"Scegli esattamente 2 carte da scartare."},
		{engine.Say("E-OVER"), "The match is already over.", "La partita è già finita."},
		// beyond the rules' own list
		{engine.Say("E-NO-WILL", card), "Bellows Adept produces no will.", "Adepta del Mantice non produce volontà."},
		{engine.Say("E-NOT-PLAYED", card), "Bellows Adept is not a card that is played.",
			"Adepta del Mantice non è una carta che si gioca."},
		{engine.Say("E-COST", card), "You cannot pay what Bellows Adept costs in addition to will.",
			"Non puoi pagare ciò che Adepta del Mantice costa oltre alla volontà."},
		{engine.Say("E-FORBIDS-BLOCK", card), "An effect keeps Bellows Adept from blocking.",
			"Un effetto vieta a Adepta del Mantice di bloccare."},
		{engine.Say("E-JUDGE-TIMING"), "You can do judgment only in your main phase with an empty chase.",
			"Puoi effettuare il giudizio solo nella tua Fase Principale, a rincorsa vuota."},
		{engine.Say("E-NO-ASK"), "Nobody is asking you for that now.", "Adesso nessuno te lo sta chiedendo."},
	} {
		said[c.p.Code] = true
		for lang, want := range map[string]string{"en": c.en, "it": c.it} {
			if got := set.Words().SayIn(lang, "refusals", c.p, set.Names(lang, nil, nil)); got != want {
				t.Errorf("%s %s: %q, want %q", lang, c.p.Code, got, want)
			}
		}
	}
	for _, code := range fow.New().Codes["refusals"] {
		if !said[code] && strings.HasPrefix(code, "E-") {
			t.Errorf("%s is not among those that are held to their words", code)
		}
	}
}
