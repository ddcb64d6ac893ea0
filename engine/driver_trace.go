package engine

import "slices"

// Traced gives a copy of the ruleset whose matches tell fn what they reach, in runs that count (not in
// drafts and trials): "program" and its name, "op" and "program/label", "change" and its kind, "window"
// and its kind when somebody is asked in it, "default" and the kind of question that a deadline answered,
// "begun" and "verb@kind" when what a seat announced in answer to such a question begins to be carried out,
// "over" and the verb when it has been.
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

// begun and over tell of the frame of a verb; see Traced.
func (d *driver) traceBegun(f *Frame) {
	if d.g.trace != nil {
		d.reached("begun", f.Reg1("verb").Body()+"@"+f.Reg1("in").Body())
	}
}

func (d *driver) traceOver(f *Frame) {
	if d.g.trace == nil || f.Announcing || f.Fresh {
		return
	}
	if verb := f.Reg1("verb"); verb != "" {
		d.reached("over", verb.Body())
	}
}

// reach is what a trial would have told.
type reach struct{ what, name string }

// reached tells what the match has reached; a trial keeps it for the run that carries on from it.
func (d *driver) reached(what, name string) {
	switch {
	case d.g.trace == nil:
	case d.dry:
		d.reaches = append(d.reaches, reach{what, name})
	default:
		d.g.trace(what, name)
	}
}
