package engine

import "fmt"

// Book is the compiled card data that a match was dealt with; it never changes. Rulesets assert their
// own type.
type Book interface {
	// Hash names the book for ever.
	Hash() string
	// CardID is the id of the card with an index; "" when there is none.
	CardID(index int32) string
}

// Ruleset is one game: data and pure functions that the driver runs. Build it once with NewRuleset
// and the Add methods; afterwards it is never written, and safe for use by many goroutines.
type Ruleset struct {
	Name     string
	Version  int
	MinSeats int
	MaxSeats int
	// Zones are laid out in this order, a per-seat kind once for every seat.
	Zones []ZoneKind
	// Attrs, SeatAttrs, Vars and Stats name the columns of the state. Append-only.
	Attrs     []string
	SeatAttrs []string
	Vars      []string
	Stats     []string
	// BareVars: neither Stat nor Ctrl, nor anything that is kept with SetMemo, rests on a figure of Vars. Then what is
	// known of them outlives a change of one.
	BareVars bool
	// Verbs are all that players can do.
	Verbs []Verb
	// TableRules are the settings of a match, with their defaults.
	TableRules []TableRule
	Layout     Layout
	// Offers are the answers ahead that tables offer beside passing; see Offer.
	Offers []Offer
	// Details are kinds of events that only the whole story tells: bookkeeping that a player would not
	// mention to another. Receipts and the last events of a message leave them out.
	Details []string
	// Evident are codes of refusals that go without saying where options are listed with why they cannot be chosen: of
	// things that everybody sees to be of the wrong sort. Who names one all the same is told.
	Evident []string
	// Routine are kinds of events that come with every turn by themselves, such as its beginning or the card that is
	// drawn in it. The last events of a message tell them only where people did too little to fill it.
	Routine []string
	// Decisive are kinds of events that matches are won and lost by, such as lost life or a destroyed card. Accounts that
	// have room for few events tell them before others.
	Decisive []string
	// TurnEvent is the kind of event with which a turn begins; "" when there is none. What an input did before it
	// belongs to the turn before.
	TurnEvent string
	// Joined are kinds of event of which several in a row are told as one; see Tell.
	Merged Merged
	// Clauses are the rules that a kind of question rests on, by kind, for whoever asks for its rules.
	Clauses map[string][]string

	// LoadBook reads the compiled bytes of a book of this game.
	LoadBook func([]byte) (Book, error)
	// Deal makes the first batch of a match: objects, zones, figures. Then the program "match" runs.
	Deal func(tx *Tx, setup Setup) error
	// Stat projects a characteristic of a live object: printed value and everything that changes it.
	Stat func(r *Reader, id ObjID, stat int) int
	// Ctrl projects who commands a live object.
	Ctrl func(r *Reader, id ObjID) Seat
	// Check is one wave of state checks: what must happen now by itself; nothing when all is well.
	Check func(r *Reader) []Change
	// Triggers are the triggered effects that a batch's events set off.
	Triggers func(r *Reader, events []Event) []Trigger
	// TriggerOrder lists the seats in the order in which their triggers are placed.
	TriggerOrder func(p Public) []Seat
	// Loop says what a mandatory loop comes to when LoopLimit ends it, besides its event; nil: nothing.
	Loop func(r *Reader) []Change
	// Replace lists the replacement effects that apply to a batch, those of used sources apart.
	Replace func(r *Reader, batch []Change, used []Value) []Replacement
	// WhyNot explains why a seat cannot use a verb at all now; nil leaves the kernel's words. It is asked about
	// seats that do not exist, too, and when the match is over.
	WhyNot func(r *Reader, seat Seat, verb string) *Refusal
	// Misfit explains chosen values that do not fit a question for which Verdict.Why says nothing; nil leaves
	// the kernel's words, CodeChoice.
	WhyWrong func(r *Reader, m WrongChoice) *Refusal
	// Shown tells whether a viewer may see an object just now although its zone is hidden from them: one
	// being looked at or revealed. Nil shows none. See Reader.Sees.
	Shown func(r *Reader, viewer Seat, id ObjID) bool
	// Period is the period that the match is in, from public facts; see Period. Nil: there are none.
	Period func(p Public) Period
	// Silences are the questions for which a seat may say beforehand what counts if it stays silent.
	Silences []Silence
	// StandingPasses are the matters in which a seat may pass beforehand.
	StandingKinds []StandingKind
	// View fills a seat's view (NoSeat: a spectator's), Waiting, Mine, Sealed, Stands and Result excepted,
	// which the kernel adds.
	View func(r *Reader, viewer Seat) View

	programs map[string]*Program
	changes  map[string]ChangeFunc
	windows  map[string]*Window
	queues   []Queue
	renamed  map[string]string
	trace    func(what, name string)
	inTurn   bool // nothing that was said ahead is used, see InTurn
	passed   bool // owners of queues are taken to pass in windows, see Imagine
}

// ZoneKind declares a zone.
type ZoneKind struct {
	Kind    string
	Shared  bool // one for all, else one per seat
	Seen    Seen
	Ordered bool
}

// Seen says who may read the cards of a zone. Counts are always public.
type Seen int

const (
	SeenByAll Seen = iota
	SeenByOwner
	SeenByNobody
)

// Verb is something a player does.
type Verb struct {
	Name string
	// Prog is the program that the verb starts; "" for a bare answer.
	Prog string
	// Params describe the answers for command interfaces, in the order asked.
	Params []Param
	// Preview says what an announcement would cost and touch, read just before its first change.
	Preview func(r *Reader, f *Frame) []Phrase
	// Offers are the answers ahead that tables offer with its announcement.
	Offers []Offer
	// Apt tells from public facts whether the verb is worth being suggested to a seat that can use it; nil: always. A
	// table may offer it all the same, only never as the first thing to do.
	Suggest func(p Public, s Seat) bool
	// Any marks verbs that can be used at any time (concede, draw) and never stand in a SeatAsk.
	Any bool
	// Act marks verbs that are what a turn is made of (a play, an attack): how often a match waits for another
	// person is counted for each of them. Such a verb has a program, and its frame is About what it made.
	Act bool
}

// Param is one answer of a verb: Name is the announcing step's label.
type Param struct {
	Name     string
	Kind     string // what is chosen: "card", "target", "number", "word"; for the interface's wording
	Optional bool
	Many     bool
}

// TableRule is a setting that the person who creates a match may change.
type TableRule struct {
	Name    string
	Default int
	Min     int
	Max     int
	Clause  string // the ruling or policy it stands for
}

// Setup is what a match is made of.
type Setup struct {
	// Decks are lists of card ids, one per seat.
	Decks [][]string
	Seed  uint64
	// Options are table rules that differ from their defaults.
	Options map[string]int
	// Stands are the standing passes with which the match begins, as a rule Ruleset.Presets; nil for none.
	StandingPasses []StandingPass
}

// Replacement is a replacement effect that applies to a batch: its source, and the program that
// rewrites the batch, which it finds in its frame's Batch and gives back in Verdict.Batch.
type Replacement struct {
	Source Value
	Frame  Frame
}

// NewRuleset makes an empty ruleset with the kernel's own programs and changes.
func NewRuleset(name string, version int) *Ruleset {
	g := &Ruleset{Name: name, Version: version,
		programs: map[string]*Program{}, changes: map[string]ChangeFunc{},
		windows: map[string]*Window{}, renamed: map[string]string{}}
	addKernel(g)
	return g
}

// Add defines a program. It panics on a doubled name or label: rulesets are built at start.
func (g *Ruleset) Add(name string, steps ...Step) {
	if g.programs[name] != nil {
		panic("engine: program " + name + " defined twice")
	}
	p := &Program{Name: name, Steps: steps, index: map[string]int{}, void: -1}
	for i, s := range steps {
		if _, dup := p.index[s.Label]; dup || s.Label == "" || s.Label == End {
			panic(fmt.Sprintf("engine: program %s: bad label %q", name, s.Label))
		}
		p.index[s.Label] = i
		if s.void && p.void < 0 {
			p.void = i
		}
	}
	g.programs[name] = p
}

// Alias keeps an old label of a program alive: saves that stand on old go on at label.
func (g *Ruleset) Alias(prog, old, label string) {
	p := g.programs[prog]
	if p == nil {
		panic("engine: alias in unknown program " + prog)
	}
	i, ok := p.index[label]
	if _, taken := p.index[old]; !ok || taken {
		panic("engine: " + prog + ": label " + old + " cannot be an alias of " + label)
	}
	p.index[old] = i
}

// Renamed keeps an old name of a program alive: saves that stand in old go on in name.
func (g *Ruleset) Renamed(old, name string) {
	if g.programs[name] == nil || g.programs[old] != nil {
		panic("engine: program " + old + " cannot be renamed " + name)
	}
	g.renamed[old] = name
}

// program finds a program by its present or an old name.
func (g *Ruleset) program(name string) *Program {
	if p := g.programs[name]; p != nil {
		return p
	}
	return g.programs[g.renamed[name]]
}

// AddChange defines a kind of change.
func (g *Ruleset) AddChange(kind string, fn ChangeFunc) {
	if g.changes[kind] != nil {
		panic("engine: change " + kind + " defined twice")
	}
	g.changes[kind] = fn
}

// AddWindow defines a kind of window.
func (g *Ruleset) AddWindow(w Window) {
	if g.windows[w.Kind] != nil {
		panic("engine: window " + w.Kind + " defined twice")
	}
	w.answers = append(append([]string{}, w.Verbs...), Pass)
	g.windows[w.Kind] = &w
}

// Verb finds a verb, nil when the game has none of that name.
func (g *Ruleset) Verb(name string) *Verb {
	for i := range g.Verbs {
		if g.Verbs[i].Name == name {
			return &g.Verbs[i]
		}
	}
	return nil
}

// Zone finds a zone kind's declaration.
func (g *Ruleset) Zone(kind string) (ZoneKind, bool) {
	for i := range g.Zones {
		if g.Zones[i].Kind == kind {
			return g.Zones[i], true
		}
	}
	return ZoneKind{}, false
}

// seen says who may read the cards of a kind of zone.
func (g *Ruleset) seen(kind string) Seen {
	for i := range g.Zones {
		if g.Zones[i].Kind == kind {
			return g.Zones[i].Seen
		}
	}
	return SeenByAll
}

// zoneOf finds a zone of a match, -1 when there is none. It looks first where begin puts it.
func (g *Ruleset) zoneOf(s *State, kind string, seat Seat) int {
	at := 0
	for i := range g.Zones {
		z := &g.Zones[i]
		if z.Kind == kind {
			if !z.Shared {
				at += int(seat)
			}
			break
		}
		if at++; !z.Shared {
			at += len(s.Seats) - 1
		}
	}
	if uint(at) < uint(len(s.Zones)) && s.Zones[at].Seat == seat && s.Zones[at].Kind == kind {
		return at
	}
	return s.zone(kind, seat)
}

// InTurn gives a copy of the ruleset that takes no short cuts: its windows ask everybody who has a say, one
// after the other, also where public facts leave nothing to do. Answers ahead and standing passes lie in the match,
// come to be about what an answer makes and end as ever, but nothing uses them, and no queue stops because its owner
// is asked. Matches go the same way as with the ruleset itself when everybody decides alike; only the questions are
// more.
func (g *Ruleset) InTurn() *Ruleset {
	c := *g
	c.inTurn = true
	c.windows = map[string]*Window{}
	for kind, w := range g.windows {
		plain := *w
		plain.OneByOne, plain.Skip = true, nil
		c.windows[kind] = &plain
	}
	return &c
}

// Windows lists the kinds of window, for reports of what was reached.
func (g *Ruleset) Windows() []string { return sortedKeys(g.windows) }

// Programs lists the programs' names, the kernel's included.
func (g *Ruleset) Programs() []string { return sortedKeys(g.programs) }

// Changes lists the kinds of change, the kernel's included.
func (g *Ruleset) Changes() []string { return sortedKeys(g.changes) }
