package engine

import "slices"

// View is all that one seat, or a spectator, may know of a match. A ruleset fills it by allow-list: what is not copied
// into it cannot leak. Pictures, text boards, hands and messages are made from it and from nothing else.
type View struct {
	Game   string `json:"game"`
	Viewer Seat   `json:"viewer"` // NoSeat for a spectator
	Turn   int    `json:"turn"`   // 0 during setup, then counted from 1
	Round  int    `json:"round"`  // full rounds begun, from 1; 0 during setup
	Active Seat   `json:"active"` // whose turn it is, NoSeat during setup
	Phase  string `json:"phase"`  // a code of the game's words
	// Seats in seating order.
	Seats []SeatView `json:"seats"`
	// Zones in the ruleset's order, shared ones with Seat NoSeat. The layout says where each stands.
	Zones []ZoneView `json:"zones"`
	// Past are things of which the view speaks and that have left the table, as they were last: with their card, owner
	// and controller alone. Only what everybody saw is among them.
	Past []CardView `json:"past,omitempty"`
	// Waiting are the seats that the match waits for, whether or not they have answered already in secret. Those with
	// an optional question are not among them.
	Waiting []WaitView `json:"waiting,omitempty"`
	// Mine are the viewer's own open questions; empty for a spectator.
	Mine []SeatAsk `json:"mine,omitempty"`
	// Sealed are the viewer's own answers given ahead.
	Sealed []Sealed `json:"sealed,omitempty"`
	// StandingPasses are the viewer's own.
	StandingPasses []StandingPass `json:"stands,omitempty"`
	Result         *Result        `json:"result,omitempty"`
}

// SeatView is what everybody may know of one seat.
type SeatView struct {
	Seat Seat `json:"seat"`
	Out  bool `json:"out,omitempty"`
	// Away: its player's time has run out, and its reactions are passed until the player comes back. Whoever has the
	// clocks sets it; the engine knows no time.
	Away bool `json:"away,omitempty"`
	// Badges are the seat's figures, such as charged Energy, in the ruleset's order.
	Badges []Badge `json:"badges,omitempty"`
	// Tracks are rows of like things, such as four Crystals with their fragments.
	Tracks []Track `json:"tracks,omitempty"`
}

// Badge is a figure with a name, such as "energy 7 of 10".
type Badge struct {
	Code string `json:"code"` // a code of the game's words and of its symbols
	N    int    `json:"n"`
	Max  int    `json:"max,omitempty"` // 0: no maximum to show
	// Marks are symbol codes to show instead of a number, such as the elements of Crystallized Energy.
	Marks []string `json:"marks,omitempty"`
}

// Track is a row of like things that a seat has, each with a value and a maximum.
type Track struct {
	Code  string `json:"code"`
	Cells []Cell `json:"cells"`
}

// Cell is one thing of a Track. Key is the value by which answers name it.
type Cell struct {
	Key Value `json:"key"`
	N   int   `json:"n"`
	Max int   `json:"max"`
	// Attached are cards worn by it, by their object value.
	Attached []Value `json:"attached,omitempty"`
}

// ZoneView is one zone. Cards that the viewer may not see are counted but not listed.
type ZoneView struct {
	Kind  string     `json:"kind"`
	Seat  Seat       `json:"seat"`
	Count int        `json:"count"`
	Cards []CardView `json:"cards,omitempty"`
}

// CardView is one object that the viewer may see.
type CardView struct {
	Key  Value  `json:"key"`
	Card string `json:"card,omitempty"` // the book's card id; for an ability or the like, of its source
	// What says which sort of thing it is: "" for a card, else a code such as "ability".
	What  string `json:"what,omitempty"`
	Owner Seat   `json:"owner"`
	Ctrl  Seat   `json:"ctrl"`
	// States are codes of the game's words, in the ruleset's order, such as "exploited", "disabled".
	States []string `json:"states,omitempty"`
	Stats  []Stat   `json:"stats,omitempty"`
	// On is the thing that it is attached to.
	On Value `json:"on,omitempty"`
	// Slot says in which slot of its zone it is (ZoneLayout.Slots); "" in zones without slots.
	Slot string `json:"slot,omitempty"`
	// Targets are what a pending thing is aimed at, in order.
	Targets []Value `json:"targets,omitempty"`
	// Of is the source of an ability, the attackers of an attack and the like.
	Of []Value `json:"of,omitempty"`
	// Against are those who oppose it, such as defenders. A ruleset may name them among Of, too.
	Against []Value `json:"against,omitempty"`
	// Marks are counters on it.
	Marks []Badge `json:"marks,omitempty"`
	// Notes say what is special about it now, such as that its Gate is open.
	Notes []Phrase `json:"notes,omitempty"`
	// Forecast are the figures that a pending thing changes if it resolves as everything is now. A ruleset leaves out
	// what it cannot say for sure.
	Forecast []Forecast `json:"forecast,omitempty"`
	// Counts are the figures with which things take part in a fight, where rules compute them from more than what the
	// things show. They stand in place of those.
	Counts []Figure `json:"counts,omitempty"`
}

// Figure is a figure of something as it counts in a fight. Code is that of the card's stat or the player's badge.
type Figure struct {
	Of   Value  `json:"of"`
	Code string `json:"code"`
	N    int    `json:"n"`
}

// Forecast is a figure of something that a pending thing is about to change.
type Forecast struct {
	Of Value `json:"of"` // a card, a player, a cell of a track
	// Code is that of the card's stat or the player's badge; "" for a cell.
	Code   string `json:"code,omitempty"`
	Before int    `json:"before"`
	After  int    `json:"after"`
	// Max is what a figure that rises, such as damage, may come to at most without harm; 0 for one that falls.
	Max int `json:"max,omitempty"`
	// Gone: it does not outlive that.
	Gone bool `json:"gone,omitempty"`
}

// Stat is a characteristic as it is now, and as it is printed.
type Stat struct {
	Code    string `json:"code"`
	Now     int    `json:"now"`
	Printed int    `json:"printed"`
}

// WaitView is a seat that the match waits for.
type WaitView struct {
	Seat  Seat   `json:"seat"`
	Q     uint64 `json:"q"`
	Kind  string `json:"kind"`
	About Value  `json:"about,omitempty"`
	// Within are the larger things that it is part of, as in SeatAsk.
	Within []Value `json:"within,omitempty"`
	Due    string  `json:"due,omitempty"`
}

// Result is how a match ended.
type Result struct {
	// Winners are the seats that won, several when they share it; empty for a draw.
	Winners []Seat `json:"winners,omitempty"`
	// Reason is a code of the family "results", of the game's words or, for a match that was decided outside of the
	// engine, of those of tables; see Phrase.
	Reason string `json:"reason"`
	// Args are what the reason's words may say besides, such as the figure that won; nil for nothing.
	Args []Arg `json:"args,omitempty"`
	// Why is one of Whys where the match was decided from outside (InputDecide), by the places in Places; else both are
	// empty. State.Places has the places of every match that is over.
	Why    string `json:"why,omitempty"`
	Places []int  `json:"places,omitempty"`
}

// Lost reports whether everybody has lost: no seat was given the first place. Such a match has no winners and is no
// draw.
func (r Result) Lost() bool { return len(r.Places) > 0 && slices.Min(r.Places) > 1 }

// Phrase returns why a match of so many seats ended: the reason with its arguments, and with "winners" and "losers",
// the seats that have won and those that have not.
func (r Result) Phrase(seats int) Phrase {
	var won, lost []Value
	for s := range Seat(seats) {
		if slices.Contains(r.Winners, s) {
			won = append(won, SeatVal(s))
		} else {
			lost = append(lost, SeatVal(s))
		}
	}
	return Say(r.Reason, append([]Arg{A("winners", won...), A("losers", lost...)}, r.Args...)...)
}

// Zone returns a zone of the view; the zero ZoneView if there is none.
func (v View) Zone(kind string, seat Seat) ZoneView {
	for _, z := range v.Zones {
		if z.Kind == kind && z.Seat == seat {
			return z
		}
	}
	return ZoneView{}
}

// Find returns the card that a value refers to, as in Past of what is gone; false if the viewer may not see it, or it
// is not there.
func (v View) Find(key Value) (CardView, bool) {
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if c.Key == key {
				return c, true
			}
		}
	}
	for _, c := range v.Past {
		if c.Key == key {
			return c, true
		}
	}
	return CardView{}, false
}

// ViewOf returns what a seat, or with NoSeat a spectator, may know of the match now. The error wraps ErrParked.
func ViewOf(g *Ruleset, b Book, s *State, viewer Seat) (v View, err error) {
	if err := fits(g, b, s); err != nil {
		return View{}, err
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	v = g.View(d.r, viewer)
	v.Game, v.Viewer, v.Result = s.Game, viewer, s.Result
	if s.Ask != nil {
		for _, sa := range s.Ask.Seats {
			if !sa.Optional {
				w := WaitView{sa.Seat, sa.Q, sa.Kind, sa.About, sa.Within, sa.Due}
				if g.queue(sa.Kind) != nil { // a free question is about nothing that one could look at
					w.About = ""
				}
				v.Waiting = append(v.Waiting, w)
			}
			if sa.Seat == viewer {
				v.Mine = append(v.Mine, sa)
			}
		}
	}
	for _, x := range s.Sealed {
		if x.Seat == viewer {
			v.Sealed = append(v.Sealed, x)
		}
	}
	for _, x := range s.StandingPasses {
		if x.Seat == viewer {
			v.StandingPasses = append(v.StandingPasses, x)
		}
	}
	if len(s.Snaps) > 0 {
		v.Past = v.past(d.r.Public())
	}
	d.release()
	return v, nil
}

// past lists the things of which a view speaks and that it does not show because they are gone, each as it was last:
// the sources and targets of what is pending, what questions are about, what notes name.
func (v *View) past(p Public) (out []CardView) {
	note := func(vals ...Value) {
		for _, x := range vals {
			id := x.ID()
			if id.IsZero() || slices.ContainsFunc(out, func(c CardView) bool { return c.Key == x }) {
				continue
			}
			card := p.CardID(id)
			if _, shown := v.Find(x); shown || card == "" {
				continue
			}
			o, _ := p.Known(id)
			out = append(out, CardView{Key: x, Card: card, Owner: o.Owner, Ctrl: p.Ctrl(id)})
		}
	}
	said := func(list ...Phrase) {
		for _, s := range list {
			for _, a := range s.Args {
				note(a.Vals...)
			}
		}
	}
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			note(c.On)
			note(c.Targets...)
			note(c.Of...)
			note(c.Against...)
			for _, f := range c.Forecast {
				note(f.Of)
			}
			for _, f := range c.Counts {
				note(f.Of)
			}
			said(c.Notes...)
		}
	}
	for _, w := range v.Waiting {
		note(w.About)
		note(w.Within...)
	}
	for _, sa := range v.Mine {
		note(sa.About)
		note(sa.Within...)
		said(sa.Prompt)
	}
	return out
}

// Moment is what an event that matters did to one thing.
type Moment struct {
	Event Phrase // as it is told
	// Of is the thing: a card as such ("card:A18"), or a cell of a track.
	Of Value
	// Before and After are a cell's figures.
	Before, After int
	// Gone: the card is destroyed. Becomes is the card that it turned into; "" if it did not.
	Gone    bool
	Becomes string
}
