package selfplay

import (
	"slices"
	"strings"
	"time"

	"farpost/engine"
)

// Options say what is played. Ruleset, Book, Decks, Players and Matches are required.
type Options struct {
	Ruleset *engine.Ruleset
	Book    engine.Book
	// Decks are the ready decks. They alternate: each sits in each seat equally often, and meets each other one. In
	// every eighth match everybody gets all cards of the book instead, so that no card stays unplayed for want of a
	// deck, and in every eighth one five copies each of ten, so that rare ones meet.
	Decks [][]string
	// ReadyOnly plays the ready decks alone, to see how they fare against each other.
	ReadyOnly bool
	// Names are how the report calls Decks, in the same order; a deck without one goes by its number, from 0.
	Names []string
	// Whole makes a deck that a match can be played with out of cards drawn from the book. What the deck must have
	// besides it takes from rest: all cards of the book in random order. Nil: any cards are a deck.
	Whole func(b engine.Book, cards, rest []string) []string
	// Eager is for games in which one thing mostly prepares another, so that chance alone brings about little. Plain
	// matches of such a game pass only where nothing else is possible, or one time in eight.
	Eager   bool
	Players int
	Matches int
	Seed    uint64
	// Policy plays all seats; nil plays at random, towards what is rare. What a policy leaves unreached is no
	// fault, and with one nothing happens from outside: no deadline passes, nobody concedes.
	Policy Policy
	// Only are the verbs of one seat, another one from match to match, which uses nothing else when it is free to act;
	// what else it is asked the Policy answers. WinsOnly tells whether the game can be won by that. Nil: no such seat.
	Only []string
	// InTurn plays without short cuts: every window is asked, one seat after the other, and nothing is sealed.
	InTurn bool
	// NoStands plays a policy's matches without standing passes: neither the game's presets nor what the policy wants.
	NoStands bool
	// Bout are matches with other cards, played besides while something is unreached; nil for none.
	Bout *Bout
	// Rules are table rules that differ from their defaults.
	Rules map[string]int
	// MaxInputs ends a match as stalled; 0 means 2,000 for each player.
	MaxInputs int
	// CheckEvery tests the invariants at every so-many-th prompt. 0 means 3.
	CheckEvery int
	// InterfereEvery tests non-interference at every so-many-th prompt, which is slow. 0 means 25, negative never.
	InterfereEvery int
	// UnfoldEvery plays every so-many-th match once more with every window asked in turn, which takes as long as
	// playing it. 0 means 4, negative never.
	UnfoldEvery int
	// Workers is how many matches are played side by side; 0 means as many as there are processors.
	Workers int
	// Watch is told where a match stands, by its number, and what has just happened in it: after the deal, with no
	// input, and after every input. Matches that are played side by side tell it at once. Nil watches nothing.
	Watch func(match int, in *engine.Input, s *engine.State, events []engine.Event)
	// Drafted is told, by the match's number, what engine.Draft says of each answer that is tried: what it asks next,
	// with the options, how it refuses, what it previews. Matches tell it at once, too. Nil tells nobody.
	Drafted func(match int, out engine.Outcome)
	// Now is the clock for InputsPerSecond; nil leaves that figure 0.
	Now func() time.Time
	// Declared are names that must be reached besides those that the ruleset itself declares, by the kinds
	// of Report.Reached.
	Declared map[string][]string
	// Excused are names that nothing can reach with these cards and players; they are not reported as
	// unreached.
	Excused map[string][]string

	first int      // the number of the first match
	want  []string // what matches are steered to, as "kind name"
}

// Bout is what differs in matches that are played besides, Matches of them at most.
type Bout struct {
	Book    engine.Book
	Decks   [][]string
	Players int
	Matches int
	Rules   map[string]int
}

func (o Options) maxInputs() int {
	if o.MaxInputs > 0 {
		return o.MaxInputs
	}
	return 2000 * o.Players
}

// stands tells whether standing passes are in force: matches of a policy begin with the game's presets, as people's do.
func (o Options) stands() bool { return o.Policy != nil && !o.InTurn && !o.NoStands }

func (o Options) unfoldEvery() int {
	if o.UnfoldEvery == 0 {
		return 4
	}
	return o.UnfoldEvery
}

func (o Options) checkEvery() int {
	if o.CheckEvery < 1 {
		return 3
	}
	return o.CheckEvery
}

func (o Options) interfereEvery() int {
	if o.InterfereEvery == 0 {
		return 25
	}
	return o.InterfereEvery
}

// now is the time since some fixed moment, 0 without a clock.
func (o Options) now() time.Duration {
	if o.Now == nil {
		return 0
	}
	return time.Duration(o.Now().UnixNano())
}

// wants reports whether something of a kind whose name begins so is wanted.
func (o Options) wants(kind, name string) bool {
	return slices.ContainsFunc(o.want, func(w string) bool { return strings.HasPrefix(w, kind+" "+name) })
}
