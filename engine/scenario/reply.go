package scenario

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"farpost/engine"
)

// reply reads: verb [@kind] name=a,b … where a bare list is the answer to the question's own options.
func (x *session) reply(words []string) (rep engine.Reply, kind string, err error) {
	if len(words) == 0 {
		return rep, "", fmt.Errorf("a verb is missing")
	}
	w := x.world()
	rep.Verb = words[0]
	for _, word := range words[1:] {
		if strings.HasPrefix(word, "@") {
			kind = word[1:]
			continue
		}
		name, list, named := strings.Cut(word, "=")
		if !named {
			name, list = engine.ChoiceName, word
		}
		a := engine.Answer{Name: name}
		if list != "" && list != "-" {
			for _, one := range strings.Split(list, ",") {
				v, err := w.Value(one)
				if err != nil {
					return rep, "", err
				}
				a.Vals = append(a.Vals, v)
			}
		}
		rep.Answers = append(rep.Answers, a)
	}
	return rep, kind, nil
}

// asked finds the open question that an answer is for.
func (x *session) asked(seat engine.Seat, kind, verb string) *engine.SeatAsk {
	if x.s.Ask == nil {
		return nil
	}
	for i := range x.s.Ask.Seats {
		if sa := &x.s.Ask.Seats[i]; sa.Seat == seat && sa.Offers(verb) && (kind == "" || sa.Kind == kind) {
			return sa
		}
	}
	return nil
}

// refused applies an input that must be refused, with the code and the arguments behind it. The match stays as it is.
func (x *session) refused(in engine.Input, want string) error {
	code, args, _ := strings.Cut(want, " ")
	before, err := engine.Encode(x.s)
	if err != nil {
		return err
	}
	_, _, err = engine.Apply(x.game.Ruleset, x.fix.Book, x.s, in)
	no := engine.IsRefusal(err)
	switch {
	case err == nil:
		return fmt.Errorf("it is accepted, not refused with %s", code)
	case no == nil:
		return err
	case no.Code != code:
		return fmt.Errorf("refused with %s %s, not %s", no.Code, x.figures(no), code)
	}
	for _, arg := range strings.Fields(args) {
		if !slices.Contains(strings.Fields(x.figures(no)), arg) {
			return fmt.Errorf("refused with %s %s, which does not say %s", no.Code, x.figures(no), arg)
		}
	}
	x.met, x.tried = no, &in
	if after, err := engine.Encode(x.s); err != nil || !bytes.Equal(before, after) {
		return errors.New("a refused input changed the match")
	}
	return x.drafted(in, no)
}

// figures writes the arguments of a refusal as a script does.
func (x *session) figures(no *engine.Refusal) string {
	w := x.world()
	var out []string
	for _, a := range no.Args {
		out = append(out, a.Name+"="+w.Names(a.Vals))
	}
	return strings.Join(out, " ")
}

// drafted tries the same answer by Draft, which must come to the same refusal, or to none.
func (x *session) drafted(in engine.Input, want *engine.Refusal) error {
	if len(in.Ahead) > 0 || (in.Kind != engine.InputReply && in.Kind != engine.InputAct) {
		return nil
	}
	out, err := engine.Draft(x.game.Ruleset, x.fix.Book, x.s, in.Seat, in.Q, in.Reply)
	switch {
	case err != nil:
		return err
	case want == nil && out.Refusal != nil:
		return fmt.Errorf("the draft refuses it with %s %v", out.Refusal.Code, out.Refusal.Args)
	case want != nil && out.Refusal == nil && want.Code != engine.CodeMissing:
		return fmt.Errorf("the draft does not refuse it, Apply does with %s", want.Code)
	case want != nil && out.Refusal != nil && out.Refusal.Code != want.Code:
		return fmt.Errorf("the draft refuses it with %s, Apply with %s", out.Refusal.Code, want.Code)
	}
	if x.records {
		return x.noteDrafts(in)
	}
	return nil
}
