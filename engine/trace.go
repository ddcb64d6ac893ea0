package engine

import "slices"

// Traced gives a copy of the ruleset whose matches tell fn what they reach, in runs that count (not in
// drafts and trials): "program" and its name, "op" and "program/label", "change" and its kind, "window"
// and its kind when somebody is asked in it, "default" and the kind of question that a deadline answered.
// fn is called from the goroutine of New or Apply.
func (g *Ruleset) Traced(fn func(what, name string)) *Ruleset {
	c := *g
	c.trace = fn
	return &c
}

// Ops lists every step of every program as "program/label", sorted.
func (g *Ruleset) Ops() []string {
	var out []string
	for name, p := range g.programs {
		for _, s := range p.Steps {
			out = append(out, name+"/"+s.Label)
		}
	}
	slices.Sort(out)
	return out
}

func (d *driver) reached(what, name string) {
	if d.g.trace != nil && !d.dry {
		d.g.trace(what, name)
	}
}
