package scenario

import "farpost/engine"

// listedFact are the verbs of a seat's open questions that tables list for it.
func listedFact(w *World, name string) (string, error) {
	seat, err := w.Seat(name)
	if err != nil || w.State.Ask == nil {
		return "-", err
	}
	var out []string
	for _, sa := range w.State.Ask.Seats {
		if sa.Seat != seat {
			continue
		}
		for _, verb := range sa.Verbs {
			a, err := engine.AdviceOf(w.Ruleset(), w.Book(), w.State, seat, verb)
			if err != nil {
				return "", err
			}
			if a.Shown {
				out = append(out, verb)
			}
		}
	}
	return OrDash(out, ","), nil
}

// offeredFact are the answers ahead that tables offer beside the open questions, with what they are warned of.
func offeredFact(w *World) (string, error) {
	offers, err := engine.OffersOf(w.Ruleset(), w.Book(), w.State)
	var out []string
	for _, o := range offers {
		code := o.Code
		if o.Warning.Code != "" {
			code += " " + o.Warning.Code
		}
		out = append(out, code)
	}
	return OrDash(out, ","), err
}
