package scenario

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"farpost/engine"
)

// act is a player's answer: verb answers… [; then kind verb answers…] [ahead] [!CODE arg=a,b …].
func (x *session) act(seat engine.Seat, text string) error {
	text, code, refused := strings.Cut(text, "!")
	parts := strings.Split(text, ";")
	in := engine.Input{Kind: engine.InputReply, Seat: seat}
	words := strings.Fields(parts[0])
	var err error
	for len(words) > 1 && (words[len(words)-1] == "ahead" || words[len(words)-1] == "keep") {
		if words[len(words)-1] == "ahead" {
			in.Ahead = engine.PassAhead(seat)
		} else if words[len(words)-2] != "ahead" {
			return fmt.Errorf("keep stands behind ahead")
		}
		words = words[:len(words)-1]
	}
	for i := range in.Ahead {
		in.Ahead[i].Lasting = strings.HasSuffix(strings.TrimSpace(parts[0]), " keep")
	}
	kind := ""
	if in.Reply, kind, err = x.reply(words); err != nil {
		return err
	}
	if err = x.sealAll(seat, &in.Ahead, parts[1:]); err != nil {
		return err
	}
	sa := x.asked(seat, kind, in.Verb)
	if v := x.game.Ruleset.Verb(in.Verb); v != nil && v.Any && v.Prog != "" {
		in.Kind, sa = engine.InputAct, &engine.SeatAsk{}
	}
	if sa != nil {
		in.Q = sa.Q
	} else if kind != "" {
		return fmt.Errorf("%s is not asked %s", x.names.seatName(seat), kind)
	}
	if refused {
		return x.refused(in, strings.TrimSpace(code))
	}
	if sa == nil {
		return fmt.Errorf("%s is not asked that", x.names.seatName(seat))
	}
	x.said[sa.Q] = true
	if err := x.drafted(in, nil); err != nil {
		return err
	}
	return x.apply(in)
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

// refused applies an input that must be refused with the code and the arguments behind it, the match staying
// as it is.
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
	x.met = no
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
	return nil
}

// passes lets everybody who is asked in a window pass, until no window is open; with kinds, only in
// those.
func (x *session) passes(text string) error {
	kinds := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' })
	for _, k := range kinds {
		if !slices.Contains(x.game.Ruleset.Windows(), k) {
			return fmt.Errorf("%q is no kind of window", k)
		}
	}
	for n := 0; ; n++ {
		sa := x.passing(kinds)
		if sa == nil {
			if n == 0 {
				return fmt.Errorf("nobody is asked in such a window")
			}
			return nil
		}
		x.said[sa.Q] = true
		err := x.apply(engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: engine.Pass}})
		if err != nil {
			return err
		}
	}
}

func (x *session) passing(kinds []string) *engine.SeatAsk {
	if x.s.Ask == nil {
		return nil
	}
	windows := x.game.Ruleset.Windows()
	for i := range x.s.Ask.Seats {
		sa := &x.s.Ask.Seats[i]
		if !sa.Optional && sa.Got == nil && sa.Offers(engine.Pass) && slices.Contains(windows, sa.Kind) &&
			(len(kinds) == 0 || slices.Contains(kinds, sa.Kind)) {
			return sa
		}
	}
	return nil
}

// expire lets the deadlines of players, or of all who are awaited, pass at once.
func (x *session) expire(text string) error {
	who := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' })
	in := engine.Input{Kind: engine.InputExpire}
	for _, name := range who {
		if _, err := x.names.seat(name); err != nil && name != "all" {
			return err
		}
	}
	for i := range x.s.Ask.Seats {
		sa := &x.s.Ask.Seats[i]
		if !sa.Optional && sa.Got == nil && (slices.Contains(who, "all") || slices.Contains(who, x.names.seatName(sa.Seat))) {
			in.Qs = append(in.Qs, sa.Q)
			x.said[sa.Q] = true
		}
	}
	if len(in.Qs) < len(who) {
		return fmt.Errorf("not all of them are awaited")
	}
	return x.apply(in)
}

// concede takes a player out; the questions put to them need no answer.
func (x *session) concede(text string) error {
	text, code, refused := strings.Cut(text, "!")
	seat, err := x.names.seat(strings.TrimSpace(text))
	if err != nil {
		return err
	}
	in := engine.Input{Kind: engine.InputConcede, Seat: seat}
	if refused {
		return x.refused(in, strings.TrimSpace(code))
	}
	if x.s.Ask != nil {
		for _, sa := range x.s.Ask.Seats {
			if sa.Seat == seat {
				x.said[sa.Q] = true
			}
		}
	}
	return x.apply(in)
}
