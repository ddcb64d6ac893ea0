package scenario

import (
	"fmt"
	"strings"

	"farpost/engine"
)

// sealAll reads the answers ahead behind an answer: then SEAL, and with SEAL for one inside the last.
func (x *session) sealAll(seat engine.Seat, out *[]engine.Sealed, parts []string) error {
	for _, p := range parts {
		words := strings.Fields(p)
		if len(words) == 0 || (words[0] != "then" && words[0] != "with") {
			return fmt.Errorf("behind ; an answer ahead is: then KIND VERB answers…")
		}
		seal, err := x.sealed(seat, words[1:])
		if err != nil {
			return err
		}
		if words[0] == "then" {
			*out = append(*out, seal)
			continue
		}
		if len(*out) == 0 {
			return fmt.Errorf("with stands behind the answer ahead that it comes with")
		}
		last := &(*out)[len(*out)-1]
		last.Ahead = append(last.Ahead, seal)
	}
	return nil
}

// sealed reads: [made|always|about THING] [silent] KIND VERB answers… [keep], where kind * is every window,
// and made says that it is about what the answer makes.
func (x *session) sealed(seat engine.Seat, words []string) (engine.Sealed, error) {
	out := engine.Sealed{Seat: seat}
	for more := true; more && len(words) > 2; {
		switch words[0] {
		case "made":
			out.About = engine.Made
		case "always":
			out.About = engine.Always
		case "silent":
			out.Silent = true
		case "about":
			v, err := x.world().Value(words[1])
			if err != nil {
				return out, err
			}
			out.About, words = v, words[1:]
		default:
			more = false
			continue
		}
		words = words[1:]
	}
	if len(words) < 2 {
		return out, fmt.Errorf("an answer ahead is: KIND VERB answers…")
	}
	out.Window = words[0]
	if words[len(words)-1] == "keep" {
		out.Lasting, words = true, words[:len(words)-1]
	}
	rep, kind, err := x.reply(words[1:])
	if kind != "" {
		return out, fmt.Errorf("an answer ahead names its kind in front of its verb")
	}
	out.Reply = rep
	return out, err
}

// seal gives answers ahead without answering: PLAYER SEAL [; then SEAL …].
func (x *session) seal(text string) error {
	text, code, refused := strings.Cut(text, "!")
	name, rest, _ := strings.Cut(text, " ")
	seat, err := x.names.seat(name)
	if err != nil {
		return err
	}
	in := engine.Input{Kind: engine.InputSeal, Seat: seat}
	parts := strings.Split(rest, ";")
	parts[0] = "then " + parts[0]
	if err := x.sealAll(seat, &in.Ahead, parts); err != nil {
		return err
	}
	if refused {
		return x.refused(in, strings.TrimSpace(code))
	}
	return x.apply(in)
}

// unseal withdraws what a player answered ahead, about everything or one thing.
func (x *session) unseal(text string) error {
	text, code, refused := strings.Cut(text, "!")
	words := strings.Fields(text)
	if len(words) < 1 || len(words) > 2 {
		return fmt.Errorf("unseal is followed by a player and perhaps a thing")
	}
	seat, err := x.names.seat(words[0])
	if err != nil {
		return err
	}
	in := engine.Input{Kind: engine.InputUnseal, Seat: seat}
	if len(words) == 2 {
		switch words[1] {
		case "always":
			in.About = engine.Always
		default:
			if in.About, err = x.world().Value(words[1]); err != nil {
				return err
			}
		}
	}
	if refused {
		return x.refused(in, strings.TrimSpace(code))
	}
	return x.apply(in)
}
