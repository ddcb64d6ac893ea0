package scenario

import (
	"fmt"
	"slices"
	"strconv"
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
		err := x.apply(engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q,
			Reply: engine.Reply{Verb: engine.Pass}})
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
		if !sa.Optional && sa.Got == nil && (slices.Contains(who, "all") ||
			slices.Contains(who, x.names.seatName(sa.Seat))) {
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

// decide ends the match from outside: why, and the places.
func (x *session) decide(text string) error {
	why, rest, _ := strings.Cut(text, " ")
	in := engine.Input{Kind: engine.InputDecide, Seat: engine.NoSeat, Why: why}
	for _, f := range strings.FieldsFunc(rest, func(r rune) bool { return r == ',' || r == ' ' }) {
		n, err := strconv.Atoi(f)
		if err != nil {
			return fmt.Errorf("place %q: %w", f, err)
		}
		in.Places = append(in.Places, n)
	}
	return x.apply(in)
}
