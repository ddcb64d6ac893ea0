package engine

import "slices"

// Traced returns a copy of the ruleset whose matches call fn with what they reach, drafts and trials apart. Fn runs on
// the goroutine of New or Apply. It gets what, and the name:
//
//	program   its name
//	op        "program/label"
//	change    its kind
//	window    its kind, when somebody is asked in it
//	default   the kind of question that a deadline answered
//	stand     "kind/mode" of a standing pass that answered a question
//	begun     "verb@kind", when what a seat announced in answer to such a question begins to be carried out
//	over      the verb, when it has been carried out
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

// traceBegun and traceOver report that the frame of a verb begins, and is over; see Traced.
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

// reach is what a trial would have reported.
type reach struct{ what, name string }

// reached reports what the match has reached. A trial holds it back for the run that adopts it.
func (d *driver) reached(what, name string) {
	switch {
	case d.g.trace == nil:
	case d.dry:
		d.reaches = append(d.reaches, reach{what, name})
	default:
		d.g.trace(what, name)
	}
}
