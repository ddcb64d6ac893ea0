package engine

// Book is the compiled card data that a match was dealt with. It never changes. A ruleset asserts its own type.
type Book interface {
	// Hash names the book for ever.
	Hash() string
	// CardID returns the id of the card with an index; "" if there is none.
	CardID(index int32) string
}

// Ruleset is one game: data, and pure functions that the driver runs. Build it once with NewRuleset and the Add
// methods. From then on it is never written, and many goroutines may use it.
type Ruleset struct {
	Name     string
	Version  int
	MinSeats int
	MaxSeats int
	// Zones are laid out in this order: a shared kind once, another one once for each seat.
	Zones []ZoneKind
	// Attrs, SeatAttrs, Vars and Stats name the columns of the state, in order. Saves count on the order: append only.
	Attrs     []string
	SeatAttrs []string
	Vars      []string
	Stats     []string
	// BareVars promises that nothing rests on a figure of Vars: neither Stat nor Ctrl, nor what SetMemo keeps. A change
	// of such a figure then leaves them known.
	BareVars bool
	// Verbs are all that players can do.
	Verbs []Verb
	// Handovers is how often a match of two waits for somebody, on average, as measured with sensible players. Nothing
	// rests on it but estimates of how long a match takes. 0 if nobody measured it.
	Handovers float64
	// TableRules are the settings of a match, with their defaults.
	TableRules []TableRule
	// TimeRule says how a match whose time is over is decided.
	TimeRule TimeRule
	Layout   Layout
	// Offers are the answers ahead that tables offer beside passing; see Offer.
	Offers []Offer
	// Details are kinds of events that only a full account has: bookkeeping that a player would not mention to another.
	// Receipts and the last events of a message leave them out.
	Details []string
	// Evident are codes of refusals that need no words in a list of options, because everybody sees that the thing is
	// of the wrong sort. A player who chooses such a thing all the same gets the refusal.
	Evident []string
	// Routine are kinds of events that every turn brings by itself, such as its beginning or the card that is drawn.
	// The last events of a message have them only if people did too little to fill it.
	Routine []string
	// Decisive are kinds of events that matches are won and lost by, such as lost life or a destroyed card. An account
	// with room for few events has them before others.
	Decisive []string
	// Reveals are kinds of events that show everybody the card of the object in their argument "obj", such as a
	// discard, even if the same input hides the card again. Nothing rests on it but tests of hidden information.
	Reveals []string
	// Moments finds among the events of one input, as everybody is told them, the few on which a match turns, such as a
	// destroyed Crystal. Pictures show the last of them large. Nil finds none.
	Moments func(b Book, events []Phrase) []Moment
	// TurnEvent is the kind of event with which a turn begins; "" if there is none. What the same input did before the
	// event belongs to the turn before.
	TurnEvent string
	// Merged are kinds of event of which accounts make several in a row one; see Merge.
	Merged Merged
	// Questions are the kinds of question that players can be asked, windows among them. An answer ahead to any other
	// is refused. Nil: any kind is taken.
	Questions []string
	// Clauses are the ids of the rules that a kind of question rests on, by kind. Players can look them up.
	Clauses map[string][]string
	// Codes are those that the game puts before people and that nothing else of the ruleset names, by the family of
	// words that has them: "events", "refusals", "previews". Words, self-play and scenarios are held to these lists.
	Codes map[string][]string

	// LoadBook reads the compiled bytes of a book of this game.
	LoadBook func([]byte) (Book, error)
	// Deal writes the beginning of a match: objects, zones, figures. Then the program "match" runs.
	Deal func(tx *Tx, setup Setup) error
	// Stat returns a characteristic of a live object: the printed value and everything that changes it.
	Stat func(r *Reader, id ObjID, stat int) int
	// Ctrl returns who commands a live object.
	Ctrl func(r *Reader, id ObjID) Seat
	// Check returns one wave of state checks: what must happen now by itself; nothing if all is well. Nil: no checks.
	Check func(r *Reader) []Change
	// Triggers returns the triggered effects that the events of a batch set off. Nil: none.
	Triggers func(r *Reader, events []Event) []Trigger
	// TriggerOrder returns the seats in the order in which their triggers are placed.
	TriggerOrder func(p Public) []Seat
	// Loop returns what a mandatory loop comes to when LoopLimit ends it, besides EventLoop. Nil: nothing.
	Loop func(r *Reader) []Change
	// Replace returns the replacement effects that apply to a batch. Those of used sources are left out. Nil: none.
	Replace func(r *Reader, batch []Change, used []Value) []Replacement
	// WhyNot explains why a seat cannot use a verb at all now. Nil, or a nil result, leaves the kernel's own code. It
	// is called for seats that do not exist, too, and when the match is over.
	WhyNot func(r *Reader, seat Seat, verb string) *Refusal
	// WhyWrong explains chosen values that do not fit a question, where Verdict.Why does not. Nil, or a nil result,
	// leaves CodeChoice.
	WhyWrong func(r *Reader, m WrongChoice) *Refusal
	// Shown reports whether a viewer may see an object now although its zone is hidden from them, because it is looked
	// at or revealed. Nil shows none. See Reader.Sees.
	Shown func(r *Reader, viewer Seat, id ObjID) bool
	// Period returns the period that the match is in, from public facts; see Period. Nil: there are none.
	Period func(p Public) Period
	// Silences are the questions that a seat may answer beforehand for the case that it lets the deadline pass.
	Silences []Silence
	// StandingKinds are the kinds of standing pass that a seat may set.
	StandingKinds []StandingKind
	// View returns what a seat may know (NoSeat: a spectator). The kernel adds Game, Viewer, Waiting, Mine, Sealed,
	// StandingPasses and Result.
	View func(r *Reader, viewer Seat) View

	programs map[string]*Program
	changes  map[string]ChangeFunc
	windows  map[string]*Window
	queues   []Queue
	renamed  map[string]string
	trace    func(what, name string)
	inTurn   bool // answers ahead and standing passes are not used; see InTurn
	passed   bool // owners of queues are taken to pass in windows; see Imagine
}

// ZoneKind declares a zone.
type ZoneKind struct {
	Kind    string
	Shared  bool // one for all, else one per seat
	Seen    Seen
	Ordered bool
}

// Seen says who may see the cards of a zone. Their number is always public.
type Seen int

const (
	SeenByAll Seen = iota
	SeenByOwner
	SeenByNobody
)

// Verb is what a player can do.
type Verb struct {
	Name string
	// Prog is the program that the verb starts; "" for a bare answer.
	Prog string
	// Params describe the answers for commands, in the order in which the program asks for them.
	Params []Param
	// Preview returns what an announcement would cost, touch and come to, read just before its first change. A card
	// that something turns into is the argument "becomes"; tables show its text with it. Nil: nothing.
	Preview func(r *Reader, f *Frame) []Phrase
	// Offers are the answers ahead that tables offer with the verb's announcement.
	Offers []Offer
	// Suggest reports, from public facts, whether to suggest the verb to a seat that can use it. Nil: always. A table
	// may offer the verb all the same, only never as the first thing to do.
	Suggest func(p Public, s Seat) bool
	// Shown reports, from public facts, whether pages of what a seat can do list the verb. Nil: always. Where it is
	// false the verb leads nowhere, or another one does the same and more; a command gives it all the same.
	Shown func(p Public, s Seat) bool
	// AtOnce reports, from public facts, whether the verb's answer needs no confirmation once it is complete, because
	// it is what everybody would do, or loses nothing. Nil: never.
	AtOnce func(p Public, s Seat) bool
	// Staged: what somebody has put together so far of an announcement with the verb is what answers the question if
	// its deadline passes before they confirm it. See Stage.
	Staged bool
	// Seldom: pages have a button for the verb, and leave the room of a menu to others.
	Seldom bool
	// Pairs: the first two questions take one option each and are one choice, such as who attacks what. A table shows
	// them as one where that fits.
	Pairs bool
	// Any marks a verb that can be used at any time, such as concede. It is in no SeatAsk.
	Any bool
	// Act marks a verb that turns are made of, such as a play or an attack: self-play counts for each of them how often
	// the match waits for another person. Such a verb has a program, and its frame is About what it made.
	Act bool
}

// Param is one answer of a verb. Name is the label of the announcement's step that asks for it.
type Param struct {
	Name     string
	Kind     string // what is chosen, for the words of commands: "card", "target", "number", "word"
	Optional bool
	Many     bool
}

// TableRule is a setting of a match. Who creates the match may set it from Min to Max.
type TableRule struct {
	Name    string
	Default int
	Min     int
	Max     int
	Clause  string // the ruling or policy it stands for
}

// TimeRule is how a game decides a match whose time is over, for tables with a last day:
//
//	life := func(p engine.Public, s engine.Seat) []int { return []int{p.SeatAttr(s, sLife)} }
//	g.TimeRule = engine.TimeRule{Code: "time", Clause: "PR-01", Figures: life}
//
// Who has more is before who has less: by the first figure, then by the next. Seats with the same figures share a
// place. Seats that are out come behind the others, who left later before who left earlier. When all who are in share
// the first place, it is a draw.
type TimeRule struct {
	// Code names the rule in the game's words, family "results": what counts, in few words without arguments, as the
	// reason of a match that was decided so. Tables say it beforehand, too.
	Code string
	// Clause is the ruling or policy it stands for; "" for none.
	Clause string
	// Figures returns what counts for a seat, the most important first, from public facts. Nil: the match is a draw.
	Figures func(p Public, s Seat) []int
}

// Setup is what a match is made of.
type Setup struct {
	// Decks are lists of card ids, one per seat.
	Decks [][]string
	Seed  uint64
	// Options are table rules that differ from their defaults.
	Options map[string]int
	// StandingPasses are those with which the match begins, usually Ruleset.Presets; nil for none.
	StandingPasses []StandingPass
}

// Replacement is a replacement effect that applies to a batch: its source, and a frame for the program that rewrites
// the batch. The program finds the batch in Frame.Batch and returns it in Verdict.Batch.
type Replacement struct {
	Source Value
	Frame  Frame
}
