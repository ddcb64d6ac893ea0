package engine

import "slices"

// View is all that one seat, or a spectator, may know of a match. It is a type of its own that a
// ruleset fills by allow-list: what is not copied into it cannot leak. Pictures, text boards,
// hands and messages are made from it and from nothing else.
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
	// Waiting are the seats whose answer the match waits for, whether or not they answered already
	// in secret; standing seats are not among them.
	Waiting []WaitView `json:"waiting,omitempty"`
	// Mine are the viewer's own open questions; empty for a spectator.
	Mine []SeatAsk `json:"mine,omitempty"`
	// Sealed are the viewer's own answers given ahead.
	Sealed []Sealed `json:"sealed,omitempty"`
	// Stands are the viewer's own standing passes.
	StandingPasses []StandingPass `json:"stands,omitempty"`
	Result *Result `json:"result,omitempty"`
}

// SeatView is the public standing of one seat.
type SeatView struct {
	Seat Seat `json:"seat"`
	Out  bool `json:"out,omitempty"`
	// Away: its player's time has run out, and its reactions are passed until the player comes back. The
	// engine knows no time; whoever keeps the clocks sets it.
	Away bool `json:"away,omitempty"`
	// Badges are the seat's figures, such as charged Energy, in the ruleset's order.
	Badges []Badge `json:"badges,omitempty"`
	// Tracks are rows of like things, such as four Crystals with their fragments.
	Tracks []Track `json:"tracks,omitempty"`
}

// Badge is a figure with a name: "energy 7 of 10".
type Badge struct {
	Code string `json:"code"` // a code of the game's words and of its symbols
	N    int    `json:"n"`
	Max  int    `json:"max,omitempty"` // 0: no maximum to show
	// Marks are symbol codes to show instead of a number, such as the elements of Crystallized Energy.
	Marks []string `json:"marks,omitempty"`
}

// Track is a row of like things that a seat has; each cell has a value and a maximum.
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

// ZoneView is one zone. Cards that the viewer may not see are counted and not listed.
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
	// What sets apart things that are not cards: "" a card, else a code such as "ability", "unleash".
	What  string `json:"what,omitempty"`
	Owner Seat   `json:"owner"`
	Ctrl  Seat   `json:"ctrl"`
	// States are codes of the game's words, in the ruleset's order, such as "exploited", "disabled".
	States []string `json:"states,omitempty"`
	Stats  []Stat   `json:"stats,omitempty"`
	// On is the thing that it is attached to.
	On Value `json:"on,omitempty"`
	// Targets are what a pending thing is aimed at, in order.
	Targets []Value `json:"targets,omitempty"`
	// Of is the source of an ability, the attackers of an attack and the like.
	Of []Value `json:"of,omitempty"`
	// Against are those who stand against it, such as defenders; a ruleset may name them among Of too.
	Against []Value `json:"against,omitempty"`
	// Marks are counters on it.
	Marks []Badge `json:"marks,omitempty"`
	// Notes say what is peculiar about it now, such as that its Gate is open.
	Notes []Phrase `json:"notes,omitempty"`
}

// Stat is a projected characteristic beside what is printed.
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
	// Reason is a code of the game's words, family "results"; see Phrase.
	Reason string `json:"reason"`
}

// Phrase is what to tell of why a match of so many seats ended: the reason, with the seats that have won and those
// that have not as the arguments "winners" and "losers".
func (r Result) Phrase(seats int) Phrase {
	var won, lost []Value
	for s := range Seat(seats) {
		if slices.Contains(r.Winners, s) {
			won = append(won, SeatVal(s))
		} else {
			lost = append(lost, SeatVal(s))
		}
	}
	return Say(r.Reason, A("winners", won...), A("losers", lost...))
}

// Zone finds a zone of the view; a zero ZoneView when the ruleset has none such.
func (v View) Zone(kind string, seat Seat) ZoneView {
	for _, z := range v.Zones {
		if z.Kind == kind && z.Seat == seat {
			return z
		}
	}
	return ZoneView{}
}

// Find gives the card that a value refers to, and whether the viewer may see it.
func (v View) Find(key Value) (CardView, bool) {
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if c.Key == key {
				return c, true
			}
		}
	}
	return CardView{}, false
}
