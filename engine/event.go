package engine

import "slices"

// Event is a fact: something that happened, frozen when it was committed. Rulesets match triggers
// against events, tables tell them to people. Fields not needed are zero.
type Event struct {
	// Kind is a code of the game's words.
	Kind string `json:"kind"`
	Seat Seat   `json:"seat"`
	// Private events are told to the seats in Knows only; nobody else learns that they happened.
	Private bool `json:"private,omitempty"`
	// Quiet events serve triggers and are not told to people.
	Quiet bool `json:"quiet,omitempty"`
	// Args are the public facts.
	Args []Arg `json:"args,omitempty"`
	// Secret are facts for the seats in Knows only.
	Secret []Arg  `json:"secret,omitempty"`
	Knows  []Seat `json:"knows,omitempty"`
}

// Tells reports whether a viewer (NoSeat: a spectator) is told of the event.
func (e Event) ShownTo(viewer Seat) bool {
	if e.Quiet {
		return false
	}
	return !e.Private || viewer != NoSeat && slices.Contains(e.Knows, viewer)
}

// Arg gives the values of a named argument, secret ones included; nil when there is none. It is
// for rulesets; what people are told goes through For.
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

// knownSuffix stands behind an event's code where its secret arguments are told.
const knownSuffix = ".known"

// For is the event as a viewer may know it: a seat of Knows gets the secret arguments behind the
// public ones, anybody else (NoSeat included) loses them. A ruleset words both forms: the phrase has
// the kind's code, with ".known" behind it when secret arguments are there.
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
