package engine

// Question is what an announcement, or an open ask, wants to know next.
type Question struct {
	// Name is the answer's name.
	Name string
	// Kind is a code of the game's words, Prompt more to say.
	Kind    string
	Prompt  Phrase
	Options []Option
	Min     int
	Max     int
	Ordered bool
}

// Outcome is what a draft came to: exactly one of the three is set.
type Outcome struct {
	// Question is the next thing to choose.
	Question *Question
	// Preview: nothing more is to be chosen; Reply is the whole answer.
	Preview *Preview
	// Refusal: it cannot be done, or not so.
	Refusal *Refusal
}

// Preview is a complete answer before it is given: what it will cost and touch.
type Preview struct {
	Reply Reply
	Notes []Phrase
	// Offers are the answers ahead that can be given with it.
	Offers []Offer
}

// Draft tries an answer of a seat to its question q (0: the open one that offers the verb) without
// doing it: it gives the next thing to choose, the preview of a complete answer, or the refusal that
// Apply would give. Buttons, autocomplete, self-play and practice opponents all go through it. The
// error is never a *Refusal; it wraps ErrParked.
func Draft(g *Ruleset, b Book, s *State, seat Seat, q uint64, rep Reply) (out Outcome, err error) {
	if err := fits(g, b, s); err != nil {
		return Outcome{}, err
	}
	d := newDriver(g, b, s) // trials alone write, each a copy
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
