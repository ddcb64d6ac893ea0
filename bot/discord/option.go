package discord

import (
	"slices"
	"strings"

	"farpost/engine"
)

// blocked lists the options that are not possible now, those with the same reason together and equal ones
// counted: "Rock ×2, Parry: too heavy (TA-1)". A reason that names the only card itself does without.
func (t *teller) blocked(opts []engine.Option) string {
	type group struct {
		reason string
		names  []string
		n      map[string]int
	}
	var groups []*group
	for _, o := range opts {
		if o.Refusal == nil {
			continue
		}
		reason, name := t.refusal(o.Refusal), t.label(o)
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
	lines := []string{"-# " + t.b.t(t.lang, "step.blocked")}
	for _, g := range groups {
		if name := g.names[0]; len(g.names) == 1 && g.n[name] == 1 && strings.Contains(g.reason, name) {
			lines = append(lines, "-# "+g.reason)
			continue
		}
		for i, name := range g.names {
			if n := g.n[name]; n > 1 {
				g.names[i] = name + " ×" + itoa(n)
			}
		}
		lines = append(lines, "-# "+strings.Join(g.names, ", ")+": "+g.reason)
	}
	return clip(strings.Join(lines, "\n"), 900)
}

// describe adds to an option what helps to choose: whose it is, its state and figures, and what it does.
func (t *teller) describe(v engine.Value) string {
	c, ok := t.view.Find(v)
	if !ok && v.Kind() == "card" {
		return t.does(v.Body())
	}
	parts := []string{t.figuresOf(v), ""}
	if ok && c.What == "" {
		parts[1] = t.does(c.Card)
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " · ")
}

// figuresOf are whose a thing is, its state and its figures.
func (t *teller) figuresOf(v engine.Value) string {
	c, ok := t.view.Find(v)
	if !ok {
		return ""
	}
	var parts []string
	if c.Ctrl != t.view.Viewer {
		parts = append(parts, t.player(c.Ctrl))
	}
	for _, s := range c.States {
		if w := t.word("states", s); w != "" {
			parts = append(parts, w)
		}
	}
	for _, s := range c.Stats {
		parts = append(parts, t.word("stats", s.Code)+" "+itoa(s.Now))
	}
	for _, n := range c.Notes {
		parts = append(parts, t.say(n))
	}
	return strings.Join(parts, " · ")
}

// does is what a card does in one line, as it is printed; "" for one without text.
func (t *teller) does(card string) string {
	return strings.Join(t.face(card).Text, " ")
}
