package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow/language"
)

func (italian) event(w *writer, e *language.Event) string {
	lead, subject := "quando ", "questa carta"
	if w.recurs(e) {
		lead = "ogni volta che "
	}
	if e.Of != nil {
		subject = itOther(w.itNoun(e.Of, 0), e.Of.Other).a() + itWhere(e.Of, itSide(e.Of.Side))
	}
	battle := " danno"
	if e.Battle {
		battle = " danno da battaglia"
	}
	tells := func(you, other string) string {
		switch e.Who {
		case language.Own:
			return lead + you
		case language.Opponent:
			return lead + "il tuo avversario " + other
		}
		return lead + "un giocatore " + other
	}
	switch e.On {
	case language.OnEnters:
		return lead + subject + " entra nel terreno"
	case language.OnSummoned:
		return lead + w.itDone(e, subject, "evocat")
	case language.OnToGraveyard:
		return lead + w.itDone(e, subject, "mess") + " in un cimitero dal terreno"
	case language.OnDestroyed:
		return lead + w.itDone(e, subject, "distrutt")
	case language.OnAttacks:
		return lead + subject + " attacca"
	case language.OnAttackPlayer:
		switch e.Who {
		case language.Own:
			return lead + subject + " ti attacca"
		case language.Opponent:
			return lead + subject + " attacca il tuo avversario"
		}
		return lead + subject + " attacca un giocatore"
	case language.OnBlocks:
		return lead + subject + " blocca"
	case language.OnDeals:
		return lead + subject + " infligge" + battle
	case language.OnDealt:
		return lead + subject + " subisce" + battle
	case language.OnSpell:
		return tells("giochi ", "gioca ") + w.itPlayed(e.Of)
	case language.OnJudgment:
		return tells("effettui il giudizio", "effettua il giudizio")
	case language.OnCalled:
		stone := w.itIn(e.Of, language.Stone)
		return tells("convochi "+stone, "convoca "+stone)
	case language.OnLife:
		whose := map[string]string{language.Own: "i tuoi punti vita",
			language.Opponent: "i punti vita del tuo avversario"}[e.Who]
		if whose == "" {
			whose = "i punti vita di un giocatore"
		}
		return lead + whose + " cambiano"
	case language.OnDraws:
		return tells("peschi una carta", "pesca una carta")
	case language.OnDiscards:
		card := w.itIn(e.Of)
		return tells("scarti "+card, "scarta "+card)
	}
	return w.itPhase(e)
}

// itDone is "questa carta viene evocata", "un risonatore viene evocato".
func (w *writer) itDone(e *language.Event, subject, stem string) string {
	p := phrase{fem: true}
	if e.Of != nil {
		p = w.itNoun(e.Of, 0)
	}
	return subject + " viene " + p.agree(stem)
}

// itIn is a card of an event that is not in play; of these types when the filter names none.
func (w *writer) itIn(f *language.Filter, types ...string) string {
	any := language.Filter{}
	if f != nil {
		any = *f
	}
	if len(any.Types) == 0 {
		any.Types = types
	}
	return w.itNoun(&any, 0).a() + itWhere(&any, "")
}

// itPlayed is a card that somebody plays: it is a spell while it is in the chase.
func (w *writer) itPlayed(f *language.Filter) string {
	if f == nil || len(f.Types) == 0 {
		return "una magia"
	}
	return itOther(w.itNoun(f, 0), f.Other).a()
}

var itPhases = map[string]string{language.OnDrawPhase: "Fase di Acquisizione", language.OnRecovery: "Fase di Recupero",
	language.OnMain: "Fase Principale", language.OnEndPhase: "Fase Finale"}

// itPhase words what waits for a moment of the turn.
func (w *writer) itPhase(e *language.Event) string {
	turn := func() string {
		switch e.Who {
		case language.Own:
			return "del tuo turno"
		case language.Opponent:
			return "del turno del tuo avversario"
		}
		return "del turno di ogni giocatore"
	}
	inTurn := map[string]string{language.Own: " nel tuo turno",
		language.Opponent: " nel turno del tuo avversario"}[e.Who]
	switch e.On {
	case language.OnTurnBegins:
		return "all'inizio " + turn()
	case language.OnTurnEnds:
		return "alla fine " + turn()
	case language.OnBattle:
		return "all'inizio di ogni interfase di battaglia" + inTurn
	case language.OnBattleEnds:
		return "alla fine di ogni interfase di battaglia" + inTurn
	case language.OnAttackStep:
		return "all'inizio di ogni Sottofase di Dichiarazione di Attacco" + inTurn
	case language.OnBlockStep:
		return "all'inizio di ogni Sottofase di Dichiarazione di Blocco" + inTurn
	}
	switch e.Who {
	case language.Own:
		return "all'inizio della tua " + itPhases[e.On]
	case language.Opponent:
		return "all'inizio della " + itPhases[e.On] + " del tuo avversario"
	}
	return "all'inizio della " + itPhases[e.On] + " di ogni giocatore"
}

func (italian) condition(w *writer, c *language.Cond) string {
	var out []string
	if c.LifeMax != nil {
		out = append(out, fmt.Sprintf("hai %d punti vita o meno", *c.LifeMax))
	}
	if c.OpponentLifeMax != nil {
		out = append(out, fmt.Sprintf("il tuo avversario ha %d punti vita o meno", *c.OpponentLifeMax))
	}
	if c.Controls != nil {
		who := map[string]string{language.Own: "controlli ", language.Opponent: "il tuo avversario controlla ",
			language.AnySide: "un giocatore controlla "}[c.Controls.Side]
		out = append(out, who+itOther(w.itNoun(c.Controls, 0), c.Controls.Other).a()+itWhere(c.Controls, ""))
	}
	switch c.Turn {
	case language.Own:
		out = append(out, "è il tuo turno")
	case language.Opponent:
		out = append(out, "è il turno del tuo avversario")
	}
	if c.HandMax != nil {
		if *c.HandMax == 0 {
			out = append(out, "non hai carte in mano")
		} else {
			out = append(out, "hai in mano "+itCards(*c.HandMax)+" o meno")
		}
	}
	return strings.ReplaceAll(strings.Join(out, " e "), " e è", " ed è")
}
