package scenario

import (
	"fmt"
	"slices"
	"strings"

	"farpost/engine"
)

// asks states who is asked for what: players kind [verbs…] [standing]. With verbs, exactly those.
func (x *session) asks(text string) error {
	words := strings.Fields(text)
	if len(words) < 2 {
		return fmt.Errorf("asks is followed by players, a kind and perhaps the verbs")
	}
	verbs := words[2:]
	standing := len(verbs) > 0 && verbs[len(verbs)-1] == "standing"
	if standing {
		verbs = verbs[:len(verbs)-1]
	}
	for _, name := range strings.Split(words[0], ",") {
		seat, err := x.names.seat(name)
		if err != nil {
			return err
		}
		sa := x.askedKind(seat, words[1])
		if sa == nil {
			return fmt.Errorf("%s is not asked %s", name, words[1])
		}
		have, want := slices.Sorted(slices.Values(sa.Verbs)), slices.Sorted(slices.Values(verbs))
		if len(want) > 0 && !slices.Equal(have, want) {
			return fmt.Errorf("%s is asked for %s", name, strings.Join(sa.Verbs, " "))
		}
		if sa.Optional != standing {
			return fmt.Errorf("%s: standing is %v", name, sa.Optional)
		}
		x.said[sa.Q] = true
	}
	return nil
}

func (x *session) askedKind(seat engine.Seat, kind string) *engine.SeatAsk {
	if x.s.Ask == nil {
		return nil
	}
	for i := range x.s.Ask.Seats {
		if sa := &x.s.Ask.Seats[i]; sa.Seat == seat && sa.Kind == kind {
			return sa
		}
	}
	return nil
}

// draft reads "player verb answers… [question]" and tries it by Draft; the last bare word is the name of
// the question when one is expected.
func (x *session) draft(text string, question bool) (out engine.Outcome, name string, err error) {
	words := strings.Fields(text)
	if len(words) < 2 {
		return out, "", fmt.Errorf("a player and a verb are needed")
	}
	seat, err := x.names.seat(words[0])
	if err != nil {
		return out, "", err
	}
	words = words[1:]
	if question {
		name, words = engine.ChoiceName, words[:]
		if last := words[len(words)-1]; len(words) > 1 && !strings.Contains(last, "=") &&
			!strings.HasPrefix(last, "@") {
			name, words = last, words[:len(words)-1]
		}
	}
	rep, kind, err := x.reply(words)
	if err != nil {
		return out, "", err
	}
	q := uint64(0)
	if sa := x.asked(seat, kind, rep.Verb); sa != nil {
		q = sa.Q
	}
	out, err = engine.Draft(x.game.Ruleset, x.fix.Book, x.s, seat, q, rep)
	return out, name, err
}

// offers states the exact options of the next question of an answer, in any order:
// player verb answers… [question]: a, b, c!CODE where one that cannot be chosen now stands with its code. With "in
// order" before the colon they stand in that order.
func (x *session) offers(text string) error {
	head, list, ok := strings.Cut(text, ": ")
	if !ok {
		if head, ok = strings.CutSuffix(text, ":"); !ok {
			return fmt.Errorf("offers needs a colon and the options")
		}
	}
	head, ordered := strings.CutSuffix(head, " in order")
	out, name, err := x.draft(head, true)
	switch {
	case err != nil:
		return err
	case out.Refusal != nil:
		return fmt.Errorf("refused with %s %v", out.Refusal.Code, out.Refusal.Args)
	case out.Question == nil:
		return fmt.Errorf("nothing more is asked")
	case out.Question.Name != name:
		return fmt.Errorf("the next question is %s", out.Question.Name)
	}
	w := x.world()
	var have []string
	for _, o := range out.Question.Options {
		s := w.Name(o.Key)
		if o.Refusal != nil {
			s += "!" + o.Refusal.Code
		}
		have = append(have, s)
	}
	want := strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' })
	if !ordered {
		slices.Sort(have)
		slices.Sort(want)
	}
	if !slices.Equal(have, want) {
		return fmt.Errorf("offered are: %s", strings.Join(have, ", "))
	}
	return nil
}

// preview states the exact notes of a complete answer: player verb answers…: code name=a,b; code …
func (x *session) preview(text string) error {
	head, want, ok := strings.Cut(text, ": ")
	if !ok {
		return fmt.Errorf("preview needs a colon and the notes")
	}
	out, _, err := x.draft(head, false)
	switch {
	case err != nil:
		return err
	case out.Refusal != nil:
		return fmt.Errorf("refused with %s %v", out.Refusal.Code, out.Refusal.Args)
	case out.Preview == nil:
		return fmt.Errorf("%s is asked first", out.Question.Name)
	}
	w := x.world()
	var notes []string
	for _, p := range out.Preview.Notes {
		words := []string{p.Code}
		for _, a := range p.Args {
			words = append(words, a.Name+"="+w.Names(a.Vals))
		}
		notes = append(notes, strings.Join(words, " "))
	}
	if have := strings.Join(notes, "; "); have != strings.TrimSpace(want) {
		return fmt.Errorf("the preview is: %s", have)
	}
	return nil
}
