package text

import (
	"strconv"

	"farpost/engine/farwald/language"
)

// enProperties are the words of properties by code; that of aether is a sentence, the last of the text.
var enProperties = map[string]string{
	"tw": "Temporal Window", "energized": "Energized", "frangible": "Frangible", "position": "Stays on the Battlefield",
	"aether": "Then disperse this card into the Aether.",
}

func (english) property(code string) string { return enProperties[code] }

func (e english) wear(w *writer, t *language.Target) string {
	p, _ := e.target(w, t.Name)
	return "Worn by: " + p + "."
}

func (english) heading(h heading, cost string) string {
	switch h.code {
	case "charge":
		return words("Charge", inBrackets(cost)) + ":"
	case "crystallize":
		return words("Crystallize", inBrackets(cost)) + ":"
	}
	s := "Crystal"
	switch {
	case h.tw && h.while == "exploited":
		s += " (Temporal Window, while Exploited)"
	case h.tw:
		s += " (Temporal Window)"
	case h.while == "exploited":
		s += " (while Exploited)"
	}
	return s + ": " + upper(cost) + " →"
}

// cost words a part of a cost.
func (e english) cost(w *writer, c language.Cost) string {
	switch {
	case c.Energy > 0:
		return strconv.Itoa(c.Energy) + " Energy"
	case c.CE != nil:
		return ce(*c.CE) + " Crystallized Energy"
	case c.ExploitThis:
		return "exploit this card"
	case c.RegenerateThis:
		return "regenerate this card"
	case c.VortexThis:
		return "put this card into the Vortex"
	case c.DisperseThis:
		return "disperse this card into the Aether"
	case c.DisperseVortex > 0:
		return "disperse " + count(c.DisperseVortex, "card", "cards") + " from your Vortex into the Aether"
	case c.Abandon > 0:
		return "abandon " + count(c.Abandon, "card", "cards")
	case c.OwnFragment == 1:
		return "shatter 1 fragment of one of your Crystals"
	case c.OwnFragment > 1:
		return "shatter " + strconv.Itoa(c.OwnFragment) + " fragments of your Crystals"
	}
	return "exploit " + e.one(w, c.Exploit, 1, false, "you control", "")
}

func (english) trigger(on string) (string, bool) {
	switch on {
	case language.OnShattering:
		return "Shattering:", true
	case language.OnPositioned:
		return "When this card is positioned,", false
	case language.OnEndOfTurn:
		return "At the end of each turn,", false
	}
	return "When you play this card,", false
}

// condition words "While …" for continuous effects and "If …" for instructions.
func (e english) condition(w *writer, c *language.Cond, while bool) string {
	lead := "If"
	if while {
		lead = "While"
	}
	var parts []string
	if c.This != "" {
		parts = append(parts, "this card is "+enStates[c.This])
	}
	if c.OwnCrystalsMax != nil {
		n := strconv.Itoa(*c.OwnCrystalsMax)
		if *c.OwnCrystalsMax == 1 {
			parts = append(parts, "you have only 1 Crystal")
		} else {
			parts = append(parts, "you have "+n+" or fewer Crystals")
		}
	}
	if c.OwnCrystalsExactly != nil {
		parts = append(parts, "you have exactly "+count(*c.OwnCrystalsExactly, "Crystal", "Crystals"))
	}
	if c.Controls != nil {
		if c.Controls.Side == language.Opponent {
			parts = append(parts, "an opponent controls "+e.one(w, c.Controls, 1, false, "", ""))
		} else {
			parts = append(parts, "you control "+e.one(w, c.Controls, 1, false, "", ""))
		}
	}
	if c.ChargePaid {
		parts = append(parts, "the Charge was paid")
	}
	return lead + " " + join(parts, "and")
}

func join(parts []string, and string) string {
	s := parts[0]
	for _, p := range parts[1:] {
		s += " " + and + " " + p
	}
	return s
}

// static words a continuous effect.
func (e english) static(w *writer, s *language.Static) string {
	w.named = s.If != nil && s.If.This != ""
	text := e.lasting(w, s)
	w.named = false
	if s.If == nil {
		return upper(text)
	}
	return e.condition(w, s.If, true) + ", " + text
}

func (e english) lasting(w *writer, s *language.Static) string {
	switch {
	case s.Stats != nil:
		fig := figures(s.Stats.DesEn, s.Stats.DefEn, "and") + "."
		switch {
		case s.Stats.All != nil:
			return e.all(w, s.Stats.All) + " get " + fig
		case s.Stats.Wearer:
			return "the wearer gets " + fig
		}
		return w.this("this card", "it") + " gets " + fig
	case s.Cost != nil:
		return e.costStatic(w, s.Cost)
	case s.HandLimit > 0:
		return "your hand limit is " + strconv.Itoa(s.HandLimit) + "."
	case s.EnterExploited != "":
		whose := map[string]string{language.Own: "Evocations you control enter", language.AnySide: "Evocations enter",
			language.Opponent: "Evocations your opponents control enter"}[s.EnterExploited]
		return whose + " the Battlefield Exploited, whatever their properties."
	case s.KeepFragment:
		return "the wearer does not lose the first fragment it would lose each turn."
	case s.ControlTarget != "":
		p, _ := e.target(w, s.ControlTarget)
		return "choose " + p + ". You control it while this card is on the Battlefield."
	case s.DefendOthers:
		return w.this("this card", "it") + " may defend other Evocations you control."
	}
	return "when " + w.this("this card", "it") +
		" destroys a Crystal, its excess DesEn goes on to that player's next Crystal."
}

func (e english) costStatic(w *writer, c *language.StaticCost) string {
	by := strconv.Itoa(abs(c.N)) + " Energy more."
	if c.N < 0 {
		by = strconv.Itoa(-c.N) + " Energy less."
	}
	who, each := "you play", "you play"
	if c.Who == "opponents" {
		who, each = "your opponents play", "each opponent plays"
	}
	if c.First {
		return "the first " + words(e.noun(w, &c.Cards, false), e.limits(&c.Cards), each) + " each turn costs " + by
	}
	return words(e.noun(w, &c.Cards, true), e.limits(&c.Cards), who) + " cost " + by
}
