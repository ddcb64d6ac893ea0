package narrate

import (
	"slices"
	"strconv"
	"strings"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Blocked lists the options that are not possible now, those with the same reason together and equal ones
// counted: "Rock ×2, Parry: too heavy (TA-1)". A reason that names the only card itself does without, and what goes
// without saying in the game is not listed.
func (t *Teller) Blocked(opts []engine.Option) string {
	type group struct {
		reason string
		names  []string
		n      map[string]int
	}
	var groups []*group
	for _, o := range opts {
		if o.Refusal == nil || slices.Contains(t.Pos.Ruleset.Evident, o.Refusal.Code) {
			continue
		}
		reason, name := t.brief(*o.Refusal), t.Label(o)
		i := slices.IndexFunc(groups, func(g *group) bool { return g.reason == reason })
		if i < 0 {
			i, groups = len(groups), append(groups, &group{reason: reason, n: map[string]int{}})
		}
		if groups[i].n[name]++; groups[i].n[name] == 1 {
			groups[i].names = append(groups[i].names, name)
		}
	}
	if len(groups) == 0 {
		return ""
	}
	lines := []string{"-# " + t.Text("step.blocked")}
	for _, g := range groups {
		if name := g.names[0]; len(g.names) == 1 && g.n[name] == 1 && strings.Contains(g.reason, name) {
			lines = append(lines, "-# "+g.reason)
			continue
		}
		for i, name := range g.names {
			if n := g.n[name]; n > 1 {
				g.names[i] = name + " ×" + strconv.Itoa(n)
			}
		}
		lines = append(lines, "-# "+strings.Join(g.names, ", ")+": "+g.reason)
	}
	return ui.Clip(strings.Join(lines, "\n"), 900)
}

// brief words a refusal that stands behind the name of what is refused: in fewer words where the game has them.
func (t *Teller) brief(no engine.Refusal) string {
	if t.Word("hints", no.Code) == "" {
		return t.Refusal(&no)
	}
	s := t.hint(no.Phrase)
	if no.Clause != "" {
		s += " (" + no.Clause + ")"
	}
	return s
}

// hint says a phrase in the fewer words that the game has for it (family "hints").
func (t *Teller) hint(p engine.Phrase) string {
	return t.n.Texts.SayIn(t.Lang, t.Pos.Match.Game, "hints", p, port.Names{Player: t.Player, Card: t.Card})
}

// Describe adds to an option what helps to choose: whose it is, its state and figures, what it costs while it is held,
// and what it does. What the card's text says stands there once.
func (t *Teller) Describe(v engine.Value) string {
	c, ok := t.View.Find(v)
	if !ok {
		if v.Kind() != "card" {
			return t.FiguresOf(v)
		}
		c.Card = v.Body()
	}
	does := ""
	if c.What == "" {
		does = t.Does(c.Card)
	}
	parts := t.ofCard(c, func(w string) bool { return !strings.Contains(does, w) })
	return strings.Join(slices.DeleteFunc(append(parts, t.printedOf(v, c), does), func(s string) bool { return s == "" }), " · ")
}

// printedOf are the printed figures of a card that shows none of its own, and its price where only its player sees it.
func (t *Teller) printedOf(v engine.Value, c engine.CardView) string {
	if c.What != "" || c.Card == "" {
		return ""
	}
	f := t.Face(c.Card)
	var parts []string
	if price, own := t.n.Price(t.Pos.Match.Game, t.Lang, f); own && (t.held(v) || v.Kind() == "card") {
		parts = append(parts, price...)
	}
	for _, s := range f.Stats {
		if !slices.ContainsFunc(c.Stats, func(x engine.Stat) bool { return x.Code == s.Code }) {
			parts = append(parts, t.Word("stats", s.Code)+" "+strconv.Itoa(s.Now))
		}
	}
	return strings.Join(parts, " · ")
}

// FiguresOf are whose a thing is, its state and its figures; of a cell of a track how much of it is left.
func (t *Teller) FiguresOf(v engine.Value) string {
	if c, ok := t.View.Find(v); ok {
		return strings.Join(t.ofCard(c, func(string) bool { return true }), " · ")
	}
	for _, s := range t.View.Seats {
		for _, tr := range s.Tracks {
			for _, cell := range tr.Cells {
				if cell.Key == v && t.Word("cells", tr.Code) != "" {
					return t.n.Texts.SayIn(t.Lang, t.Pos.Match.Game, "cells", engine.Say(tr.Code, engine.A("n", engine.Int(cell.N)),
						engine.A("max", engine.Int(cell.Max))), port.Names{Player: t.Player, Card: t.Card})
				}
			}
		}
	}
	return ""
}

// ofCard are whose a thing is, its states of which say wants the words, its figures and its notes.
func (t *Teller) ofCard(c engine.CardView, say func(word string) bool) []string {
	var parts []string
	if c.Key != "" && c.Ctrl != t.View.Viewer {
		parts = append(parts, t.Player(c.Ctrl))
	}
	for _, s := range c.States {
		if w := t.Word("states", s); w != "" && say(w) {
			parts = append(parts, w)
		}
	}
	_, own := t.n.Price(t.Pos.Match.Game, t.Lang, t.Face(c.Card))
	for _, s := range c.Stats {
		if own && s.Code == "cost" && s.Now == s.Printed {
			continue // the price says it
		}
		parts = append(parts, t.Word("stats", s.Code)+" "+strconv.Itoa(s.Now))
	}
	for _, n := range c.Notes {
		parts = append(parts, t.Say(n))
	}
	return parts
}

// Does is what a card does in one line, as it is printed; "" for one without text.
func (t *Teller) Does(card string) string {
	s := ""
	for _, line := range t.Face(card).Text {
		switch {
		case s == "":
		case strings.ContainsAny(s[len(s)-1:], ".:!?"):
			s += " "
		default:
			s += " · "
		}
		s += line
	}
	return s
}
