package scenario

import (
	"fmt"
	"strings"

	"farpost/engine"
)

// stand sets a player's standing pass: PLAYER MATTER MODE; the mode - takes it back.
func (x *session) stand(text string) error {
	text, code, refused := strings.Cut(text, "!")
	words := strings.Fields(text)
	if len(words) != 3 {
		return fmt.Errorf("stand is followed by a player, a matter and a mode")
	}
	seat, err := x.names.seat(words[0])
	if err != nil {
		return err
	}
	one := engine.StandingPass{Seat: seat, Of: words[1], Mode: words[2]}
	if one.Mode == "-" {
		one.Mode = ""
	}
	in := engine.Input{Kind: engine.InputStandingPass, Seat: seat, StandingPasses: []engine.StandingPass{one}}
	if refused {
		return x.refused(in, strings.TrimSpace(code))
	}
	return x.apply(in)
}
