package cardlang

import "farpost/engine"

// Add defines the two programs. Steps are those of the instructions, each with the instruction's key as its label, and
// behind it the steps that finish it.
func (l *Language[T, I]) Add(g *engine.Ruleset, steps ...engine.Step) {
	begin := []engine.Step{
		l.Op("begin", l.begin),
		engine.Exec("choose", l.choose),
		engine.Calc("aimed", func(_ *engine.Reader, f *engine.Frame) { SetTargets(f, f.Ret) }),
		engine.Exec("next", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			f.Did, f.Ret, f.OK = nil, nil, false
			t, _ := l.Parts(r).Part(f.Node)
			if i := f.Reg1(regAt).Num(); i < len(t.Keys) {
				return engine.Verdict{Goto: t.Keys[i]}
			}
			return engine.Verdict{Goto: "end"}
		}),
	}
	end := []engine.Step{
		l.Op(NoKey, func(x Run[T, I]) (v engine.Verdict) {
			if l.Between != nil {
				v.Call = l.Between(x)
			}
			x.Frame.Set(regAt, engine.Int(x.Frame.Reg1(regAt).Num()+1))
			v.Goto = "next"
			return v
		}),
		l.Op("end", func(x Run[T, I]) engine.Verdict {
			if l.Ends == nil {
				return engine.Verdict{End: true}
			}
			v := l.Ends(x)
			v.End = true
			return v
		}),
	}
	g.Add(ProgText, append(append(begin, steps...), end...)...)
	g.Add(ProgTargets, l.targetSteps()...)
}

// begin takes over the announced targets that are still legal.
func (l *Language[T, I]) begin(x Run[T, I]) (v engine.Verdict) {
	about, _ := x.Known(x.Frame.About)
	if x.Part.Waited {
		for _, list := range TargetsIn(about.Data) {
			x.Frame.Set(targetsOf+list.Name, list.Vals...)
		}
	}
	var gone []engine.Value
	for i, t := range x.Part.Targets {
		a := Aim[T]{t, x.Frame.Self, x.Frame.Owner}
		name := targetsOf + x.Part.choices[i].Name
		vals, announced := listOf(about.Data, name)
		if !announced {
			continue
		}
		legal := make([]engine.Value, 0, len(vals))
		for _, v := range vals {
			if l.Legal(x.Reader, a, v) {
				legal = append(legal, v)
			} else {
				gone = append(gone, v)
			}
		}
		x.Frame.Set(name, legal...)
	}
	if len(gone) > 0 && l.Missed != nil {
		v.Do = l.Missed(x, gone)
	}
	return v
}

// choose asks for the targets that nobody has chosen.
func (l *Language[T, I]) choose(r *engine.Reader, f *engine.Frame) engine.Verdict {
	t, _ := l.Parts(r).Part(f.Node)
	var missing []string
	for i := range t.choices {
		if _, known := listOf(f.Regs, targetsOf+t.choices[i].Name); !known {
			missing = append(missing, t.choices[i].Name)
		}
	}
	if len(missing) == 0 {
		return engine.Verdict{}
	}
	return engine.Verdict{Call: []engine.Frame{TargetsFrame(f.Node, f.Self, f.Owner, missing...)}}
}
