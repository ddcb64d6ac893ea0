package engine

import "slices"

// Silence declares a kind of question for which a seat may say beforehand what counts if it stays silent.
type Silence struct {
	// Kind is the question's, Verb what it is answered with, Name the question of its announcement whose
	// answer the seat names.
	Kind, Verb, Name string
	// Options are what a seat may name now, from what it may know. What counts is the order of naming; none
	// at all is an answer, too.
	Options func(r *Reader, seat Seat) []Option
}

// SilenceView is a Silence as one seat may use it, and what that seat has said.
type SilenceView struct {
	Kind, Verb, Name string
	Options          []Option
	// Said tells that the seat has said something; Vals is what, without what it can no longer name.
	Set bool
	Vals []Value
}

// SilencesOf are the kinds of question for which a seat may say beforehand what counts if it stays silent, with
// what it has said. They are the seat's own affair.
func SilencesOf(g *Ruleset, b Book, s *State, seat Seat) (out []SilenceView, err error) {
	if err := fits(g, b, s); err != nil {
		return nil, err
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	for _, q := range g.Silences {
		v := SilenceView{Kind: q.Kind, Verb: q.Verb, Name: q.Name, Options: q.Options(d.r, seat)}
		for _, x := range s.Sealed {
			if x.Seat != seat || !x.Silent || x.About != Always || x.Window != q.Kind {
				continue
			}
			v.Set = true
			v.Vals = slices.DeleteFunc(slices.Clone(x.Values(q.Name)), func(val Value) bool {
				return !slices.ContainsFunc(v.Options, func(o Option) bool { return o.Key == val })
			})
		}
		out = append(out, v)
	}
	d.release()
	return out, nil
}

// Seal is the answer ahead by which a seat says these values, for the input InputSeal.
func (v SilenceView) Seal(seat Seat, vals []Value) Sealed {
	return Sealed{Seat: seat, About: Always, Window: v.Kind, Silent: true,
		Reply: Reply{Verb: v.Verb, Answers: []Answer{{Name: v.Name, Vals: vals}}}}
}

// SilentReply is what the open question q would be answered with if its deadline passed now: what the seat said
// for that case, else the default. It is zero for a question that is not open, is answered, or is not awaited.
func SilentReply(g *Ruleset, b Book, s *State, q uint64) (rep Reply, err error) {
	if err := fits(g, b, s); err != nil {
		return rep, err
	}
	sa := s.Ask.ByQ(q)
	if sa == nil || sa.Optional || sa.Got != nil {
		return rep, nil
	}
	d := newDriver(g, b, s) // trials alone write, each a copy
	defer d.catch(&err)
	rep, _, ok := d.silence(sa)
	if d.release(); !ok {
		rep = sa.Default
	}
	return rep, nil
}
