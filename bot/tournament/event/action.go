package event

import "time"

// Kinds of action.
const (
	Create   = "create"  // Plan
	Edit     = "edit"    // Plan
	Open     = "open"    // registration begins
	Check    = "check"   // the check-in begins
	Start    = "start"   // Seed; Absent, NoDeck: registration ends; the rounds are counted
	Draft    = "draft"   // Seed: the next round is paired
	Swap     = "swap"    // Player and Other change places in the draft
	Redraft  = "redraft" // Seed: the draft is made anew
	Publish  = "publish" // the draft becomes the round
	Extend   = "extend"  // Until, of the round or of Pairing
	Rule     = "rule"    // Round, Pairing; Wins and Draws, Places or DoubleLoss; Reason: a result by hand
	NoShow   = "noshow"  // Player did not show up for Pairing; Reason
	Drop     = "drop"    // Player leaves; by an organiser, or by themselves
	Readmit  = "readmit" // Player comes back
	GiveBye  = "bye"     // Player gets a bye in Round
	TakeBye  = "nobye"   // Player does not get it
	Penalise = "penalty" // Player loses Points; Reason
	Cut      = "cut"     // the elimination begins, earlier than planned or as planned
	Finish   = "finish"  // the event ends now
	Cancel   = "cancel"  // the event is called off; Reason
	Take     = "take"    // Step: the step of that number is undone
	Join     = "join"    // Player enters, at the start or late
	Leave    = "leave"   // Player leaves before the start
	Deck     = "deck"    // Player hands in Name and List
	Here     = "here"    // Player checks in
	Report   = "report"  // Pairing; Wins, Draws: what Player says
	Confirm  = "confirm" // Pairing: Player agrees
	Dispute  = "dispute" // Pairing: Player disagrees, or calls a judge; Reason
	Settle   = "settle"  // Pairing: a judge lets the match go on; Reason; or, by the bot, Player withdraws their call
	Dealt    = "dealt"   // bot: Pairing's next game is Match
	GameOver = "over"    // bot: Match ended with Places
	Warn     = "warn"    // bot: Round ends soon
	Expire   = "expire"  // bot: the time of a round or of pairings is over; Facts
	Remind   = "remind"  // bot: the check-in ends soon, and who has not checked in is told so
	Missing  = "missing" // bot: the check-in is over, and who was not there is out
	Failed   = "failed"  // bot: Trouble
	Mended   = "mended"  // bot: Trouble is no more
	Advance  = "advance" // bot: all results are in, and the event goes on by itself
	Given    = "given"   // bot: For is time that nobody could play; what ends by the clock ends that much later
)

// Action is something that somebody does to an event. Kind says which of the fields count.
type Action struct {
	Kind string    `json:"kind"`
	By   string    `json:"by,omitempty"` // a user; "" for the bot
	At   time.Time `json:"at"`

	Plan    *Plan     `json:"plan,omitempty"` // that Plan.Check has passed: only its caller knows the games
	Player  string    `json:"player,omitempty"`
	Other   string    `json:"other,omitempty"`
	Round   int       `json:"round,omitempty"`
	Pairing int       `json:"pairing,omitempty"`
	Until   time.Time `json:"until,omitzero"`
	// For is a length of time.
	For time.Duration `json:"for,omitempty"`
	// Wins and Places are in the order of the pairing's players.
	Wins       []int  `json:"wins,omitempty"`
	Draws      int    `json:"draws,omitempty"`
	Places     []int  `json:"places,omitempty"`
	DoubleLoss bool   `json:"doubleloss,omitempty"`
	Points     int    `json:"points,omitempty"`
	Reason     string `json:"reason,omitempty"`
	// Absent and NoDeck say what a start does about those who have not checked in, and about those without a deck: With
	// them or Without them. "" refuses to start while there are any; With does not for those without a deck.
	Absent string `json:"absent,omitempty"`
	NoDeck string `json:"nodeck,omitempty"`
	// Name and List are a deck.
	Name    string   `json:"name,omitempty"`
	List    []string `json:"list,omitempty"`
	Match   string   `json:"match,omitempty"`
	Seed    uint64   `json:"seed,omitempty"`
	Step    uint64   `json:"step,omitempty"`
	Facts   []Fact   `json:"facts,omitempty"`
	Trouble *Trouble `json:"trouble,omitempty"`
	// Drawn is the round that a draft drew, as [Draw] notes it for the log: a later build may pair otherwise.
	Drawn *Drawn `json:"drawn,omitempty"`
}

// Drawn is a round as it was drawn.
type Drawn struct {
	Pairings   []Pairing `json:"pairings"`
	Rematches  int       `json:"rematches,omitempty"`
	SecondByes int       `json:"secondbyes,omitempty"`
}

// What a start does about people who are not ready.
const (
	With    = "with"    // they play
	Without = "without" // they are taken out
)

// Fact is how an open pairing stands when its time is over.
type Fact struct {
	Pairing int `json:"pairing"`
	// Idle has a place for each player of the pairing: whether the match waited for them and they did nothing.
	Idle []bool `json:"idle,omitempty"`
	// Places are what the game's time rule says of the game that is being played; nil if none is.
	Places []int `json:"places,omitempty"`
}

// Kinds of effect.
const (
	// EffectDeal: the next game of a pairing is to be dealt, if it has no result by then.
	EffectDeal = "deal"
	// EffectStop: Match is to end with Places, for the reason Why.
	EffectStop = "stop"
	// EffectVoid: Match is to be called off, because its pairing is no more.
	EffectVoid = "void"
	// EffectTell: Player is to be told Code privately.
	EffectTell = "tell"
	// EffectNext: nothing waits for the organiser, so the bot goes on with Advance. An action asks for it once at most.
	EffectNext = "next"
)

// Effect is something that the world has to do because of an action.
type Effect struct {
	Kind    string
	Round   int
	Pairing int
	Match   string
	Places  []int
	Why     string
	Player  string
	Code    string
}

// Codes of what players are told (EffectTell).
const (
	TellPlace   = "event.tell.place"   // a place has become free: you play
	TellEntered = "event.tell.entered" // an organiser has entered you
	TellCheck   = "event.tell.check"   // the check-in has begun: say that you are there
	TellRemind  = "event.tell.remind"  // the check-in ends soon, and you have not checked in
	TellMissed  = "event.tell.missed"  // you have not checked in: your place is gone
	TellNoDeck  = "event.tell.nodeck"  // it began without you, because you had no deck
	TellLent    = "event.tell.lent"    // an organiser brought a deck for you
	TellPaired  = "event.tell.paired"  // your match of the round
	TellJudge   = "event.tell.judge"   // to who made the event: a judge is called
	TellClosed  = "event.tell.closed"  // to who set the server up: the bot cannot write in the event's channel
	TellThread  = "event.tell.thread"  // to who made the event: a match has no thread
	TellReport  = "event.tell.report"  // your opponent reported a result: confirm or disagree
)
