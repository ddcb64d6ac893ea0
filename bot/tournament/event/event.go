package event

import (
	"slices"
	"time"

	"farpost/bot/tournament/bracket"
	"farpost/bot/tournament/standings"
)

// Stage is how far an event has come.
type Stage string

// The stages of an event.
const (
	Planned      Stage = "planned"
	Registration Stage = "registration"
	CheckingIn   Stage = "checkin"
	Running      Stage = "running"
	Over         Stage = "over"
	Cancelled    Stage = "cancelled"
)

// Event is a tournament. It is a value: Apply makes another.
type Event struct {
	// Seq is the number of actions that made it.
	Seq   uint64 `json:"seq"`
	Plan  Plan   `json:"plan"`
	Stage Stage  `json:"stage"`
	// Owner is who created it.
	Owner string `json:"owner"`
	// Lot is the seed of the published draw that is the standings' last key.
	Lot uint64 `json:"lot"`
	// CheckInUntil is when the check-in ends; zero before it.
	CheckInUntil time.Time `json:"until,omitzero"`
	// Reminded says that those who had not checked in were reminded.
	Reminded bool     `json:"reminded,omitempty"`
	Players  []Player `json:"players"`
	Rounds   []Round  `json:"rounds"`
	// Order is the order in which people were drawn at the start: of a round robin, a league's first month, a bracket.
	Order []string `json:"order,omitempty"`
	// Total is how many rounds the first part has: Swiss, pods, a round robin, a league; 0 before the start, and in a
	// league that goes on until it is ended.
	Total     int                 `json:"total,omitempty"`
	Bracket   *bracket.Bracket    `json:"bracket,omitempty"`
	Penalties []standings.Penalty `json:"penalties,omitempty"`
	// Trouble is what the bot could not do and the organiser has to know.
	Trouble []Trouble `json:"trouble,omitempty"`
}

// Player is a person in an event, in the order of entry.
type Player struct {
	ID string `json:"id"`
	// Waiting says that the person waits in line for a place.
	Waiting bool `json:"waiting,omitempty"`
	// Deck is the name of the deck; the list is in the log's entry DeckAt. "" if none was handed in.
	Deck   string `json:"deck,omitempty"`
	DeckAt uint64 `json:"deckat,omitempty"`
	// Here says that the person has checked in.
	Here bool `json:"here,omitempty"`
	// From is the first round that the person plays; 1 for those who were there at the start.
	From int `json:"from,omitempty"`
	// Dropped is the last round before the person left, if Gone.
	Gone    bool `json:"gone,omitempty"`
	Dropped int  `json:"dropped,omitempty"`
	// Byes are the rounds in which the organiser gave the person a bye beforehand.
	Byes []int `json:"byes,omitempty"`
}

// playing reports whether the person is to be paired from a round on.
func (p Player) playing(round int) bool {
	return !p.Waiting && !p.Gone && p.From > 0 && p.From <= round
}

// Parts of an event.
const (
	PartRounds = "rounds" // Swiss, pods, round robin, league, or the elimination itself
	PartCut    = "cut"    // the elimination after Swiss rounds
)

// Round is a round of pairings.
type Round struct {
	No   int    `json:"no"` // from 1, counted on in the cut
	Part string `json:"part"`
	// Published says that everybody has seen it; before, it is a draft.
	Published bool      `json:"published,omitempty"`
	Began     time.Time `json:"began,omitzero"`
	Due       time.Time `json:"due,omitzero"`
	Closed    bool      `json:"closed,omitempty"`
	// Warned is how often the end was announced: 1 at half time, 2 a day before.
	Warned   int       `json:"warned,omitempty"`
	Pairings []Pairing `json:"pairings"`
	// Rematches and SecondByes are what could not be avoided in the draft.
	Rematches  int `json:"rematches,omitempty"`
	SecondByes int `json:"secondbyes,omitempty"`
	// Swapped is how often an organiser had two change places in the draft.
	Swapped int `json:"swapped,omitempty"`
}

// How a pairing was decided.
const (
	DonePlayed   = "played"   // by its games
	DoneReported = "reported" // reported by hand, and confirmed
	DoneRuled    = "ruled"    // by an organiser or judge
	DoneBye      = "bye"
	DoneNoShow   = "noshow" // somebody did not show up
	DoneIdle     = "idle"   // at the deadline somebody was idle
	DoneTime     = "time"   // at the deadline, by the time rule
	DoneDropped  = "dropped"
)

// Pairing is a match of a round.
type Pairing struct {
	No int `json:"no"` // from 1
	// Players have the one who begins the first game first. One alone has a bye.
	Players []string `json:"players"`
	// Tie is the bracket's tie; "" outside of a bracket.
	Tie string `json:"tie,omitempty"`
	// Pod is the league's pod, from 1; 0 outside of a league.
	Pod   int    `json:"pod,omitempty"`
	Games []Game `json:"games,omitempty"`
	// Done says how it was decided; "" while it is open. Wins has a place for each player, Draws are drawn games.
	// Places are the places of a match of more than two.
	Done   string `json:"done,omitempty"`
	Wins   []int  `json:"wins,omitempty"`
	Draws  int    `json:"draws,omitempty"`
	Places []int  `json:"places,omitempty"`
	// DoubleLoss says that everybody lost.
	DoubleLoss bool `json:"doubleloss,omitempty"`
	// Report is what a player reported and another has yet to confirm.
	Report *Claim `json:"report,omitempty"`
	// Disputed is who disagreed or called a judge; "" if nobody did.
	Disputed string `json:"disputed,omitempty"`
	// Calls are when each player called others of late, by a report or for a judge (bot/internal/budget).
	Calls map[string][]int64 `json:"calls,omitempty"`
	// Due is the pairing's own deadline; zero for the round's.
	Due time.Time `json:"due,omitzero"`
}

// Game is a game of a pairing that Farpost plays.
type Game struct {
	Match string `json:"match"`
	Over  bool   `json:"over,omitempty"`
	// Places has a place for each player of the pairing, 1 for the winner; all the same for a draw.
	Places []int `json:"places,omitempty"`
}

// Claim is a result that a player reported.
type Claim struct {
	By    string `json:"by"`
	Wins  []int  `json:"wins,omitempty"`
	Draws int    `json:"draws,omitempty"`
	// Places are those of a match of more than two.
	Places []int `json:"places,omitempty"`
}

// Kinds of trouble.
const (
	TroubleDM     = "dm"     // direct messages to Player do not arrive
	TroubleThread = "thread" // the thread of a pairing could not be opened
	TroubleDeck   = "deck"   // the deck of Player is not legal any more, so Pairing is not dealt
)

// Trouble is something that the bot could not do.
type Trouble struct {
	Kind    string `json:"kind"`
	Player  string `json:"player,omitempty"`
	Round   int    `json:"round,omitempty"`
	Pairing int    `json:"pairing,omitempty"`
	Why     string `json:"why,omitempty"` // of a thread: why there is none
}

// Player returns a person of the event.
func (e Event) Player(id string) (Player, bool) {
	i := slices.IndexFunc(e.Players, func(p Player) bool { return p.ID == id })
	if i < 0 {
		return Player{}, false
	}
	return e.Players[i], true
}

// Current returns the round that was drafted or published last; ok is false before the first.
func (e Event) Current() (r Round, ok bool) {
	if len(e.Rounds) == 0 {
		return Round{}, false
	}
	return e.Rounds[len(e.Rounds)-1], true
}

// Pairing returns a pairing of a round.
func (e Event) Pairing(round, no int) (Pairing, bool) {
	if round < 1 || round > len(e.Rounds) || no < 1 || no > len(e.Rounds[round-1].Pairings) {
		return Pairing{}, false
	}
	return e.Rounds[round-1].Pairings[no-1], true
}

// PairingOf returns the pairing that a person plays in the current published round, the first open one if there are
// several.
func (e Event) PairingOf(player string) (round int, p Pairing, ok bool) {
	r, _ := e.Current()
	if !r.Published {
		if len(e.Rounds) < 2 {
			return 0, p, false
		}
		r = e.Rounds[len(e.Rounds)-2]
	}
	for _, q := range r.Pairings {
		if slices.Contains(q.Players, player) && (!ok || p.Done != "" && q.Done == "") {
			round, p, ok = r.No, q, true
		}
	}
	return round, p, ok
}

// PairingOfMatch returns the pairing to which a match belongs.
func (e Event) PairingOfMatch(match string) (round int, p Pairing, ok bool) {
	for _, r := range e.Rounds {
		for _, p := range r.Pairings {
			if slices.ContainsFunc(p.Games, func(g Game) bool { return g.Match == match }) {
				return r.No, p, true
			}
		}
	}
	return 0, Pairing{}, false
}

// Open returns how many pairings of a round have no result.
func (r Round) Open() int {
	n := 0
	for _, p := range r.Pairings {
		if p.Done == "" {
			n++
		}
	}
	return n
}

// seatIn returns where a person stands in a round; nil if nowhere.
func seatIn(r *Round, id string) *string {
	for i := range r.Pairings {
		if j := slices.Index(r.Pairings[i].Players, id); j >= 0 {
			return &r.Pairings[i].Players[j]
		}
	}
	return nil
}

// clone returns a copy that shares nothing that Apply writes.
func (e Event) clone() Event {
	e.Players = slices.Clone(e.Players)
	for i := range e.Players {
		e.Players[i].Byes = slices.Clone(e.Players[i].Byes)
	}
	e.Rounds = slices.Clone(e.Rounds)
	for i := range e.Rounds {
		e.Rounds[i].Pairings = slices.Clone(e.Rounds[i].Pairings)
		for j := range e.Rounds[i].Pairings {
			p := &e.Rounds[i].Pairings[j]
			p.Players, p.Games = slices.Clone(p.Players), slices.Clone(p.Games)
		}
	}
	e.Penalties, e.Trouble = slices.Clone(e.Penalties), slices.Clone(e.Trouble)
	return e
}
