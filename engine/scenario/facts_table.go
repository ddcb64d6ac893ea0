package scenario

import (
	"fmt"
	"strings"

	"farpost/engine"
)

// tableFact answers what tables offer a player: "offered" the answers ahead that stand beside the open question, each
// with what it warns of, and "verbs" those that a page lists, each with how.
func tableFact(w *World, words []string) (string, error) {
	if len(words) != 2 {
		return "", fmt.Errorf("%s of whom?", words[0])
	}
	seat, err := w.Seat(words[1])
	if err != nil {
		return "", err
	}
	var out []string
	if words[0] == "offered" {
		offers, err := engine.OffersOf(w.Ruleset(), w.Book(), w.State)
		for _, o := range offers {
			if o.Seat == seat {
				out = append(out, strings.TrimSpace(o.Code+" "+o.Warning.Code))
			}
		}
		return OrDash(out, ","), err
	}
	for _, sa := range w.OpenAsk().Seats {
		for _, verb := range sa.Verbs {
			if sa.Seat != seat {
				continue
			}
			said, err := listed(w, seat, verb)
			if err != nil {
				return "", err
			}
			out = append(out, said...)
		}
	}
	return OrDash(out, ","), nil
}

// listed is a verb with how a page lists it; nothing if it does not.
func listed(w *World, seat engine.Seat, name string) ([]string, error) {
	a, err := engine.AdviceOf(w.Ruleset(), w.Book(), w.State, seat, name)
	if err != nil || !a.Shown {
		return nil, err
	}
	v := w.Ruleset().Verb(name)
	for _, x := range []struct {
		is   bool
		says string
	}{{!a.Suggest, "last"}, {a.AtOnce, "at once"}, {v.Staged, "staged"}, {v.Seldom, "seldom"}, {v.Pairs, "pairs"},
		{v.Act, "act"}} {
		if x.is {
			name += " " + x.says
		}
	}
	return []string{name}, nil
}
