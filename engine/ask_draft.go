package engine

// Question is the next thing to choose: for a step of an announcement, or for an open question itself.
type Question struct {
	// Name is the name of the answer.
	Name string
	// Kind is a code of the game's words. Prompt is put beside them.
	Kind    string
	Prompt  Phrase
	Options []Option
	Min     int
	Max     int
	Ordered bool
	// Proposes and Proposed are those of the Verdict.
	Proposes bool
	Proposed []Value
}

// Outcome is what a draft came to. Exactly one of the three is set.
type Outcome struct {
	// Question is the next thing to choose.
	Question *Question
	// Preview is the whole answer: there is nothing more to choose.
	Preview *Preview
	// Refusal says why it cannot be done, or not like that.
	Refusal *Refusal
}

// Preview is a complete answer before it is given: what it will cost and touch.
type Preview struct {
	Reply Reply
	Notes []Phrase
	// Offers are the answers ahead that can be given with it.
	Offers []Offer
}

// Draft tries an answer of a seat to its question q without doing it. With q 0 it takes the seat's open question that
// offers the verb. Draft returns the next thing to choose, the preview of a whole answer, or the refusal that Apply
// would give. Buttons, autocomplete and self-play go through it. The error is never a *Refusal; it wraps ErrParked.
func Draft(g *Ruleset, b Book, s *State, seat Seat, q uint64, rep Reply) (out Outcome, err error) {
	if err := fits(g, b, s); err != nil {
		return Outcome{}, err
	}
	d := newDriver(g, b, s) // only trials write, each its own copy
	defer d.catch(&err)
	out, err = d.draft(seat, q, rep)
	d.release()
	if no := IsRefusal(err); no != nil {
		return Outcome{Refusal: no}, nil
	}
	return out, err
}

func (d *driver) draft(seat Seat, q uint64, rep Reply) (Outcome, error) {
	v := d.g.Verb(rep.Verb)
	ask := func() (*SeatAsk, error) { return d.open(seat, q, rep.Verb) }
	if v != nil && v.Any && v.Prog != "" {
		ask = func() (*SeatAsk, error) { return d.anytime(seat, rep.Verb) }
	}
	sa, err := ask()
	if err != nil {
		return Outcome{}, err
	}
	if v == nil || v.Prog == "" {
		if sa.choosing(rep.Verb) && len(rep.Answers) == 0 {
			return Outcome{Question: &Question{Name: ChoiceName, Kind: sa.Kind, Prompt: sa.Prompt,
				Options: sa.Options, Min: sa.Min, Max: sa.Max, Ordered: sa.Ordered}}, nil
		}
		if _, err := d.check(sa, rep); err != nil {
			return Outcome{}, err
		}
		return Outcome{Preview: &Preview{Reply: rep}}, nil
	}
	c, err := d.announce(sa, rep)
	if err != nil {
		return Outcome{}, err
	}
	defer c.release()
	if c.missing != nil {
		return Outcome{Question: c.missing}, nil
	}
	p := &Preview{Reply: rep}
	if v.Preview != nil {
		p.Notes = v.Preview(c.r, &c.frame)
	}
	for _, o := range v.Offers {
		if o.When == nil || o.When(c.r, &c.frame) {
			p.Offers = append(p.Offers, o)
		}
	}
	return Outcome{Preview: p}, nil
}
