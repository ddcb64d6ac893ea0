package text

import (
	"strconv"

	"farpost/engine/farwald/language"
)

// itProperties are the words of properties by code; that of aether is a sentence, the last of the text.
var itProperties = map[string]string{
	"tw": "Finestra Temporale", "energized": "Energizzata", "frangible": "Frangibile",
	"position": "Resta sul Campo di Battaglia",
	"aether":   "Poi disperdi questa carta nell'Etere.",
}

func (italian) property(code string) string { return itProperties[code] }

func (i italian) wear(w *writer, t *language.Target) string {
	p, _ := i.target(w, t.Name)
	return "Indossata da: " + p + "."
}

func (italian) heading(h heading, cost string) string {
	switch h.code {
	case "charge":
		return words("Carica", inBrackets(cost)) + ":"
	case "crystallize":
		return words("Cristallizza", inBrackets(cost)) + ":"
	}
	s := "Cristallo"
	switch {
	case h.tw && h.while == "exploited":
		s += " (Finestra Temporale, mentre è Sfruttata)"
	case h.tw:
		s += " (Finestra Temporale)"
	case h.while == "exploited":
		s += " (mentre è Sfruttata)"
	}
	return s + ": " + upper(cost) + " →"
}

// cost words a part of a cost.
func (i italian) cost(w *writer, c language.Cost) string {
	switch {
	case c.Energy > 0:
		return count(c.Energy, "Energia", "Energie")
	case c.CE != nil:
		return ce(*c.CE) + " " + pick(c.CE.Total() > 1, "Energia Cristallizzata", "Energie Cristallizzate")
	case c.ExploitThis:
		return "sfrutta questa carta"
	case c.RegenerateThis:
		return "rigenera questa carta"
	case c.VortexThis:
		return "metti questa carta nel Vortice"
	case c.DisperseThis:
		return "disperdi questa carta nell'Etere"
	case c.DisperseVortex > 0:
		return "disperdi " + count(c.DisperseVortex, "carta", "carte") + " dal tuo Vortice nell'Etere"
	case c.Abandon > 0:
		return "abbandona " + count(c.Abandon, "carta", "carte")
	case c.OwnFragment == 1:
		return "frantuma 1 frammento di uno dei tuoi Cristalli"
	case c.OwnFragment > 1:
		return "frantuma " + strconv.Itoa(c.OwnFragment) + " frammenti dei tuoi Cristalli"
	}
	return "sfrutta " + i.one(w, c.Exploit, 1, false, "che controlli", "")
}

func (italian) trigger(on string) (string, bool) {
	switch on {
	case language.OnShattering:
		return "Frantumazione:", true
	case language.OnPositioned:
		return "Quando questa carta viene posizionata,", false
	case language.OnEndOfTurn:
		return "Alla fine di ogni turno,", false
	}
	return "Quando giochi questa carta,", false
}

var itStates = map[string]string{"energized": "Energizzata", "exploited": "Sfruttata"}

// condition words "Mentre …" for states, "Finché …" for what lasts, and "Se …" for instructions.
func (i italian) condition(w *writer, c *language.Cond, while bool) string {
	lead := "Se"
	if while {
		lead = "Finché"
	}
	var parts []string
	if c.This != "" {
		parts = append(parts, "questa carta è "+itStates[c.This])
	}
	if c.OwnCrystalsMax != nil {
		if *c.OwnCrystalsMax == 1 {
			parts = append(parts, "ti resta 1 solo Cristallo")
		} else {
			parts = append(parts, "hai "+strconv.Itoa(*c.OwnCrystalsMax)+" Cristalli o meno")
		}
	}
	if c.OwnCrystalsExactly != nil {
		parts = append(parts, "hai esattamente "+count(*c.OwnCrystalsExactly, "Cristallo", "Cristalli"))
	}
	if c.Controls != nil {
		if c.Controls.Side == language.Opponent {
			parts = append(parts, "un avversario controlla "+i.one(w, c.Controls, 1, false, "", ""))
		} else {
			parts = append(parts, "controlli "+i.one(w, c.Controls, 1, false, "", ""))
		}
	}
	if c.ChargePaid {
		parts = append(parts, "la Carica è stata pagata")
	}
	return lead + " " + join(parts, "e")
}

// static words a continuous effect.
func (i italian) static(w *writer, s *language.Static) string {
	w.named = s.If != nil && s.If.This != ""
	text := i.lasting(w, s)
	w.named = false
	if s.If == nil {
		return upper(text)
	}
	return i.condition(w, s.If, true) + ", " + text
}

func (i italian) lasting(w *writer, s *language.Static) string {
	switch {
	case s.Stats != nil:
		fig := figures(s.Stats.DesEn, s.Stats.DefEn, "e") + "."
		switch {
		case s.Stats.All != nil:
			return i.all(w, s.Stats.All) + " ottengono " + fig
		case s.Stats.Wearer:
			return "chi la indossa ottiene " + fig
		}
		return w.this("questa carta ottiene ", "ottiene ") + fig
	case s.Cost != nil:
		return i.costStatic(w, s.Cost)
	case s.HandLimit > 0:
		return "il tuo limite di carte in mano è " + strconv.Itoa(s.HandLimit) + "."
	case s.EnterExploited != "":
		whose := map[string]string{language.Own: "le Evocazioni che controlli entrano",
			language.AnySide:  "le Evocazioni entrano",
			language.Opponent: "le Evocazioni controllate dagli avversari entrano"}[s.EnterExploited]
		return whose + " sul Campo di Battaglia Sfruttate, qualunque proprietà abbiano."
	case s.KeepFragment:
		return "il Cristallo che la indossa non perde il primo frammento che perderebbe in ogni turno."
	case s.ControlTarget != "":
		p, _ := i.target(w, s.ControlTarget)
		return "scegli " + p + ". La controlli finché questa carta resta sul Campo di Battaglia."
	case s.DefendOthers:
		return w.this("questa carta può", "può") + " difendere altre Evocazioni che controlli."
	}
	return "quando " + w.this("questa carta ", "") +
		"distrugge un Cristallo, la DesEn in eccesso passa al Cristallo successivo di quel giocatore."
}

func (i italian) costStatic(w *writer, c *language.StaticCost) string {
	by := count(abs(c.N), "Energia", "Energie") + pick(c.N < 0, " in più.", " in meno.")
	if c.First {
		noun := words("la prima", i.noun(w, &c.Cards, false), i.limits(&c.Cards))
		if c.Who == "opponents" {
			return noun + " che ogni avversario gioca ogni turno costa " + by
		}
		return noun + " che giochi ogni turno costa " + by
	}
	noun := words("le", i.noun(w, &c.Cards, true), i.limits(&c.Cards))
	if c.Who == "opponents" {
		return noun + " giocate dagli avversari costano " + by
	}
	return noun + " che giochi costano " + by
}
