package engine

import (
	"fmt"
	"slices"
)

// StandingPass declares a matter in which a seat may pass beforehand, question after question, whatever each is
// about: some kinds of window. A seat has one mode for it or none; none is being asked. Setting one is the seat's
// free choice at any time (InputStand). It is kept in the state (State.Stands), only its owner sees it, and it
// passes the moment that the seat's question is put, whether or not the seat holds an answer: so when it does
// tells nothing about a hand.
type StandingKind struct {
	// Code names the matter in the game's words (family "stands").
	Code string
	// Windows are the kinds of window that it passes in; nil is all of them.
	Windows []string
	// Modes are its ways to pass, at least one.
	Modes []StandingMode
	// Preset is the mode that seats of a new match have unless they say otherwise, see Presets; "" is being asked.
	Preset string
}

// StandingMode is one way of passing in a matter.
type StandingMode struct {
	// Code names it in the game's words (family "stands"), such as "until my next turn".
	Code string
	// Ends tells whether an event ends it for the seat that has it, read after the batch that brought the event
	// about. The event carries public facts alone, and private ones do not come here. Nil: it lasts until it is
	// taken back.
	Ends func(p Public, e Event, seat Seat) bool
	// Asks tells, from public facts, whether a question is put to the seat all the same, the mode going on. Nil:
	// never.
	Asks func(p Public, sa *SeatAsk) bool
}

// Stand is a seat's mode in a matter. In an input an empty Mode takes it back.
type StandingPass struct {
	Seat Seat   `json:"seat"`
	Of   string `json:"of"`             // StandingPass.Code
	Mode string `json:"mode,omitempty"` // StandingMode.Code
}

// EventStand tells the owner of a standing pass that it has ended; it is private. Its secret arguments are the
// words "of" and "mode".
const EventStandingPass = "kernel.stand"

// Presets are the standing passes with which the seats of a new match begin, for Setup.Stands; nil when the game
// declares none.
func (g *Ruleset) Presets(seats int) []StandingPass {
	var out []StandingPass
	for s := range Seat(seats) {
		for _, x := range g.StandingKinds {
			if x.Preset != "" {
				out = append(out, StandingPass{Seat: s, Of: x.Code, Mode: x.Preset})
			}
		}
	}
	return out
}

// begins refuses standing passes of a setup that the game does not have, or for seats that it does not.
func (g *Ruleset) begins(stands []StandingPass, seats int) error {
	for i, x := range stands {
		of := g.StandingKind(x.Of)
		twice := slices.ContainsFunc(stands[:i], func(y StandingPass) bool { return y.Seat == x.Seat && y.Of == x.Of })
		if x.Seat < 0 || int(x.Seat) >= seats || of == nil || of.Mode(x.Mode) == nil || twice {
			return fmt.Errorf("%s has no standing pass %s %s for seat %d, or that has one already", g.Name, x.Of, x.Mode, x.Seat)
		}
	}
	return nil
}

// StandingPass finds a matter by its code, nil when the game has none such.
func (g *Ruleset) StandingKind(code string) *StandingKind {
	for i := range g.StandingKinds {
		if g.StandingKinds[i].Code == code {
			return &g.StandingKinds[i]
		}
	}
	return nil
}

// Mode finds a way of passing by its code, nil when there is none such.
func (x *StandingKind) Mode(code string) *StandingMode {
	for i := range x.Modes {
		if x.Modes[i].Code == code {
			return &x.Modes[i]
		}
	}
	return nil
}

// Stands reports whether a seat's standing pass would answer a question of the match.
func StandingPassAnswers(g *Ruleset, b Book, s *State, sa *SeatAsk) (ok bool, err error) {
	if len(s.StandingPasses) == 0 {
		return false, nil
	}
	if err := fits(g, b, s); err != nil {
		return false, err
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	_, ok = d.stands(sa)
	d.release()
	return ok, nil
}

// stands finds the standing pass that answers a question.
func (d *driver) stands(sa *SeatAsk) (StandingPass, bool) {
	if sa.Optional || d.g.windows[sa.Kind] == nil || !sa.Offers(Pass) {
		return StandingPass{}, false
	}
	for _, x := range d.s.Sealed {
		if x.Verb == AskMe && x.Seat == sa.Seat && sa.Of(x.About) && (x.Window == AnyWindow || x.Window == sa.Kind) {
			return StandingPass{}, false
		}
	}
	for _, x := range d.s.StandingPasses {
		if x.Seat != sa.Seat {
			continue
		}
		of, mode := d.stand(x)
		if mode == nil || len(of.Windows) > 0 && !slices.Contains(of.Windows, sa.Kind) {
			continue
		}
		if mode.Asks == nil || !mode.Asks(d.r.Public(), sa) {
			return x, true
		}
	}
	return StandingPass{}, false
}

// stand finds what a seat has set; mode is nil when this build has no such thing, which then does nothing.
func (d *driver) stand(x StandingPass) (of *StandingKind, mode *StandingMode) {
	if of = d.g.StandingKind(x.Of); of != nil {
		mode = of.Mode(x.Mode)
	}
	return of, mode
}

// fillFromStand answers a question by its seat's standing pass.
func (d *driver) fillFromStand(sa *SeatAsk) {
	if len(d.s.StandingPasses) == 0 || sa.Got != nil {
		return
	}
	if x, ok := d.stands(sa); ok {
		sa.Got, sa.Ahead, sa.ByStandingPass, sa.Then = &Reply{Verb: Pass}, true, true, nil
		d.reached("stand", x.Of+"/"+x.Mode)
	}
}

// setStands carries out an InputStand. What an open question holds by a standing pass is found anew.
func (d *driver) setStands(in Input) error {
	switch {
	case in.Seat < 0 || int(in.Seat) >= len(d.s.Seats):
		return Refuse(CodeForeign, "")
	case d.r.Out(in.Seat):
		return d.whyNot(in.Seat, "", CodeOut)
	case len(in.StandingPasses) == 0:
		return Refuse(CodeSeal, "")
	}
	for _, x := range in.StandingPasses {
		of, mode := d.stand(x)
		if x.Seat != in.Seat || of == nil || mode == nil && x.Mode != "" {
			return Refuse(CodeSeal, "", A("verb", Word(Pass)))
		}
		n := len(d.s.StandingPasses)
		d.s.dropStands(func(y StandingPass) bool { return y.Seat == x.Seat && y.Of == x.Of })
		if mode != nil {
			d.s.StandingPasses = append(slices.Clip(d.s.StandingPasses), x)
		} else if len(d.s.StandingPasses) == n {
			return Refuse(CodeSeal, "", A("verb", Word(Pass)))
		}
	}
	if d.s.Ask == nil {
		return nil
	}
	ask := d.copyAsk()
	for i := range ask.Seats {
		if sa := &ask.Seats[i]; sa.ByStandingPass && sa.Seat == in.Seat {
			sa.ungot()
		}
	}
	return nil
}

// endStands ends the standing passes that events end, and tells their owners.
func (d *driver) endStands(events []Event) {
	if len(d.s.StandingPasses) == 0 {
		return
	}
	p := d.r.Public()
	d.s.dropStands(func(x StandingPass) bool {
		_, mode := d.stand(x)
		if mode == nil || mode.Ends == nil || !slices.ContainsFunc(events, func(e Event) bool {
			if e.Private {
				return false
			}
			e.Secret, e.Knows = nil, nil
			return mode.Ends(p, e, x.Seat)
		}) {
			return false
		}
		d.events = append(d.events, Event{Kind: EventStandingPass, Seat: x.Seat, Private: true, Knows: []Seat{x.Seat},
			Secret: []Arg{A("of", Word(x.Of)), A("mode", Word(x.Mode))}})
		return true
	})
}

func (s *State) dropStands(over func(StandingPass) bool) {
	if len(s.StandingPasses) == 0 {
		return
	}
	var kept []StandingPass
	for _, x := range s.StandingPasses {
		if !over(x) {
			kept = append(kept, x)
		}
	}
	s.StandingPasses = kept
}
