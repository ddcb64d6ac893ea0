package engine

import "slices"

// Event is the record of something that happened, as it was when its batch was committed. Rulesets match triggers
// against events, and tables show them to people. Fields that are not needed are zero.
type Event struct {
	// Kind is a code of the game's words.
	Kind string `json:"kind"`
	Seat Seat   `json:"seat"`
	// Private: only the seats in Knows learn that it happened.
	Private bool `json:"private,omitempty"`
	// Quiet: it is there for triggers, and is shown to nobody.
	Quiet bool `json:"quiet,omitempty"`
	// Args are the public facts.
	Args []Arg `json:"args,omitempty"`
	// Secret are facts for the seats in Knows only.
	Secret []Arg  `json:"secret,omitempty"`
	Knows  []Seat `json:"knows,omitempty"`
}

// ShownTo reports whether an event is shown to a viewer (NoSeat: a spectator).
func (e Event) ShownTo(viewer Seat) bool {
	if e.Quiet {
		return false
	}
	return !e.Private || viewer != NoSeat && slices.Contains(e.Knows, viewer)
}

// ToldTo returns the events that a viewer is shown (NoSeat: a spectator), in their form for that viewer.
func ToldTo(events []Event, viewer Seat) []Phrase {
	var out []Phrase
	for _, e := range events {
		if e.ShownTo(viewer) {
			out = append(out, e.For(viewer))
		}
	}
	return out
}

// Arg returns the values of a named argument, a secret one included; nil if there is none. It is for rulesets. For
// people there is For.
func (e Event) Arg(name string) []Value {
	for _, a := range e.Args {
		if a.Name == name {
			return a.Vals
		}
	}
	for _, a := range e.Secret {
		if a.Name == name {
			return a.Vals
		}
	}
	return nil
}

// knownSuffix stands behind an event's code if its secret arguments are shown.
const knownSuffix = ".known"

// For returns the event as a viewer may know it. A seat of Knows gets the secret arguments behind the public ones.
// Nobody else does, NoSeat included.
//
// The code of the phrase is the event's kind, with ".known" behind it if secret arguments are there. So a ruleset has
// words for both.
func (e Event) For(viewer Seat) Phrase {
	p := Phrase{Code: e.Kind, Args: append([]Arg{A("seat", SeatVal(e.Seat))}, e.Args...)}
	if len(e.Secret) > 0 {
		for _, s := range e.Knows {
			if s == viewer && viewer != NoSeat {
				p.Code += knownSuffix
				p.Args = append(p.Args, e.Secret...)
				break
			}
		}
	}
	return p
}
