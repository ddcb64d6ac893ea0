package engine

import (
	"fmt"
	"slices"
)

// StandingKind declares a kind of standing pass: in which windows it passes, and in which modes a seat may have it. A
// seat has one mode of a kind or none; with none it is asked.
//
// A seat may set a standing pass at any time (InputStandingPass). It is kept in the state (State.StandingPasses), and
// only its owner sees it. It passes at the moment that the seat's question is put, whether or not the seat could answer
// otherwise. So when it passes tells nothing about a hand.
type StandingKind struct {
	// Code names the kind in the game's words (family "stands").
	Code string
	// Windows are the kinds of window that it passes in; nil is all of them.
	Windows []string
	// Modes are the ways to have it, at least one.
	Modes []StandingMode
	// Preset is the mode that the seats of a new match have; see Presets. "" is none.
	Preset string
}

// StandingMode is one way to have a kind of standing pass.
type StandingMode struct {
	// Code names it in the game's words (family "stands"), such as "until my next turn".
	Code string
	// Ends reports whether the standing pass lapses at an event, for the seat that has it. It is called after the batch
	// of the event, without the event's secrets, and not for private events. Nil: it lasts until it is taken back.
	Ends func(p Public, e Event, seat Seat) bool
	// Asks reports whether a question is put to the seat all the same; the standing pass goes on. Nil: never.
	Asks func(p Public, sa *SeatAsk) bool
}

// StandingPass is a seat's standing pass: its kind and mode. In an input an empty Mode takes it back.
type StandingPass struct {
	Seat Seat   `json:"seat"`
	Of   string `json:"of"`             // StandingKind.Code
	Mode string `json:"mode,omitempty"` // StandingMode.Code
}

// EventStandingPass says that a standing pass has lapsed. Only its owner sees the event. Its secret arguments are the
// words "of" and "mode".
const EventStandingPass = "kernel.stand"

// Presets returns the standing passes that the game proposes for a new match, for Setup.StandingPasses; nil if there
// are none.
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

// checkStandingPasses refuses standing passes of a setup: of unknown kinds or modes, of seats that are not there, and
// two of a kind for one seat.
func (g *Ruleset) checkStandingPasses(stands []StandingPass, seats int) error {
	for i, x := range stands {
		of := g.StandingKind(x.Of)
		twice := slices.ContainsFunc(stands[:i], func(y StandingPass) bool { return y.Seat == x.Seat && y.Of == x.Of })
		if x.Seat < 0 || int(x.Seat) >= seats || of == nil || of.Mode(x.Mode) == nil || twice {
			return fmt.Errorf("%s has no standing pass %s %s for seat %d, or that has one already",
				g.Name, x.Of, x.Mode, x.Seat)
		}
	}
	return nil
}

// StandingKind returns the kind with a code; nil if there is none.
func (g *Ruleset) StandingKind(code string) *StandingKind {
	for i := range g.StandingKinds {
		if g.StandingKinds[i].Code == code {
			return &g.StandingKinds[i]
		}
	}
	return nil
}

// Mode returns the mode with a code; nil if there is none.
func (x *StandingKind) Mode(code string) *StandingMode {
	for i := range x.Modes {
		if x.Modes[i].Code == code {
			return &x.Modes[i]
		}
	}
	return nil
}

// StandingPassAnswers reports whether a standing pass would answer a question of the match.
func StandingPassAnswers(g *Ruleset, b Book, s *State, sa *SeatAsk) (ok bool, err error) {
	if len(s.StandingPasses) == 0 {
		return false, nil
	}
	if err := fits(g, b, s); err != nil {
		return false, err
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	_, ok = d.standingPass(sa)
	d.release()
	return ok, nil
}

// standingPass finds the standing pass that answers a question. Only questions of windows are passed.
func (d *driver) standingPass(sa *SeatAsk) (StandingPass, bool) {
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
		of, mode := d.standingMode(x)
		if mode == nil || len(of.Windows) > 0 && !slices.Contains(of.Windows, sa.Kind) {
			continue
		}
		if mode.Asks == nil || !mode.Asks(d.r.Public(), sa) {
			return x, true
		}
	}
	return StandingPass{}, false
}

// standingMode finds the kind and mode of a standing pass. Mode is nil if this build does not know it; then the
// standing pass does nothing.
func (d *driver) standingMode(x StandingPass) (of *StandingKind, mode *StandingMode) {
	if of = d.g.StandingKind(x.Of); of != nil {
		mode = of.Mode(x.Mode)
	}
	return of, mode
}

// fillFromStandingPass answers a question by its seat's standing pass, if one fits.
func (d *driver) fillFromStandingPass(sa *SeatAsk) {
	if len(d.s.StandingPasses) == 0 || sa.Got != nil {
		return
	}
	if x, ok := d.standingPass(sa); ok {
		sa.Got, sa.Ahead, sa.ByStandingPass, sa.Then = &Reply{Verb: Pass}, true, true, nil
		d.reached("stand", x.Of+"/"+x.Mode)
	}
}

// setStandingPasses carries out an InputStandingPass. The open question loses the answer that it has by a standing
// pass; settle finds one anew.
func (d *driver) setStandingPasses(in Input) error {
	switch {
	case in.Seat < 0 || int(in.Seat) >= len(d.s.Seats):
		return Refuse(CodeForeign, "")
	case d.r.Out(in.Seat):
		return d.whyNot(in.Seat, "", CodeOut)
	case len(in.StandingPasses) == 0:
		return Refuse(CodeSeal, "")
	}
	for _, x := range in.StandingPasses {
		of, mode := d.standingMode(x)
		if x.Seat != in.Seat || of == nil || mode == nil && x.Mode != "" {
			return Refuse(CodeSeal, "", A("verb", Word(Pass)))
		}
		n := len(d.s.StandingPasses)
		d.s.dropStandingPasses(func(y StandingPass) bool { return y.Seat == x.Seat && y.Of == x.Of })
		if mode != nil {
			d.s.StandingPasses = append(slices.Clip(d.s.StandingPasses), x)
		} else if len(d.s.StandingPasses) == n {
			return Refuse(CodeSeal, "", A("verb", Word(Pass)))
		}
	}
	if d.s.Ask == nil {
		return nil
	}
	ask := d.ownAsk()
	for i := range ask.Seats {
		if sa := &ask.Seats[i]; sa.ByStandingPass && sa.Seat == in.Seat {
			sa.forgetAnswer()
		}
	}
	return nil
}

// lapseStandingPasses drops the standing passes that events end, and records it for their owners.
func (d *driver) lapseStandingPasses(events []Event) {
	if len(d.s.StandingPasses) == 0 {
		return
	}
	p := d.r.Public()
	d.s.dropStandingPasses(func(x StandingPass) bool {
		_, mode := d.standingMode(x)
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

func (s *State) dropStandingPasses(over func(StandingPass) bool) {
	s.StandingPasses = rest(s.StandingPasses, over)
}
