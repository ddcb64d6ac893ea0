package selfplay

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Kinds of things that a Report counts as reached.
const (
	ReachedVerb    = "verb"
	ReachedOp      = "op"      // a step of a program, as "program/step"
	ReachedProgram = "program" // a procedure or a kind of card text
	ReachedChange  = "change"  // counted, never demanded: the kernel has some for every game
	ReachedWindow  = "window"
	ReachedDefault = "default" // kinds of question that a deadline answered
	ReachedRefusal = "refusal" // codes
	ReachedStand   = "stand"   // ways of passing beforehand that answered a question, as "matter/mode"
)

// Report is what self-play found. Illegal, Stalled, Leaks and Unreached are faults.
type Report struct {
	Game    string `json:"game"`
	Players int    `json:"players"`
	Matches int    `json:"matches"`
	// Shortcuts is false when every window was asked in turn.
	Shortcuts bool `json:"shortcuts"`
	// Stands tells that somebody passed beforehand.
	Stands   bool `json:"stands"`
	Finished int  `json:"finished"`
	Draws    int  `json:"draws"` // of the finished ones
	// WinsFirst counts the matches that were won by whoever had the first turn.
	WinsFirst int `json:"wins_first"`
	// WinsByTurn counts the matches won by who has the first turn, the second, and so on: by "1", "2".
	WinsByTurn map[string]int `json:"wins_by_turn"`
	// WinsOnly counts those that were won by the seat that did nothing but Options.Only.
	Only     []string `json:"only,omitempty"`
	WinsOnly int      `json:"wins_only,omitempty"`
	// WinsByDeck counts the matches that each ready deck has won, by Options.Names; SeatsByDeck how often it was dealt
	// to a seat, which is as often as it could win. A match that several seats have won counts once for each of them.
	WinsByDeck  map[string]int `json:"wins_by_deck"`
	SeatsByDeck map[string]int `json:"seats_by_deck"`
	// WinsDrawn counts the matches that were won with a deck drawn from the book.
	WinsDrawn int `json:"wins_drawn"`
	Stalled   int `json:"stalled"`
	// Illegal counts disagreements of Draft and Apply, broken rules and broken invariants.
	Illegal int `json:"illegal"`
	// Leaks counts prompts at which somebody could tell a hidden card.
	Leaks  int `json:"leaks"`
	Inputs int `json:"inputs"`
	Asks   int `json:"asks"` // questions put to seats
	Turns  int `json:"turns"`
	// Decisions counts what people decided: inputs but for deadlines, and every answer ahead but passes.
	Decisions int `json:"decisions"`
	// DecisionsBy counts them by verb: what seats use, whether they say so at the time or ahead.
	DecisionsBy map[string]int `json:"decisions_by"`
	// Handovers counts how often a match began to wait for somebody whom it did not wait for before,
	// HandoversBy the same by the kind of question with which it did.
	Handovers   int            `json:"handovers"`
	HandoversBy map[string]int `json:"handovers_by"`
	// HandoversIn counts them by what the question is about or the innermost thing that it is part of: "object" for
	// one pending, else the kind of value (a battle, a turn), "none".
	HandoversIn map[string]int `json:"handovers_in"`
	// Acts are the verbs that turns are made of, HandoversPerAct all handovers over all acts.
	Acts             map[string]*Acts `json:"acts"`
	HandoversPerAct  float64          `json:"handovers_per_act"`
	HandoversPerTurn float64          `json:"handovers_per_turn"`
	DecisionsPerTurn float64          `json:"decisions_per_turn"`
	// PerMatch are the distributions over matches of "turns", "decisions" and "handovers_per_turn".
	PerMatch        map[string]Spread `json:"per_match"`
	InputsPerSecond float64           `json:"inputs_per_second"`
	// Unset is the report of the same matches played without standing passes, where somebody asked for both.
	Unset *Report `json:"unset,omitempty"`
	// InTurn is the report of the same matches played without short cuts, where somebody asked for both.
	InTurn *Report `json:"in_turn,omitempty"`
	// Bout is the report of what was played besides, ByBout what only that reached, as "kind name".
	Bout   *Report  `json:"bout,omitempty"`
	ByBout []string `json:"by_bout,omitempty"`
	// ResumedIdentical counts inputs after which the match and the one saved and loaded before it were equal,
	// byte for byte, events included. It is Inputs when all is well.
	ResumedIdentical int `json:"resumed_identical"`
	// Unfolded counts the matches that were played once more with every window asked in turn; one that goes
	// another way then is counted in Illegal.
	Unfolded int `json:"unfolded"`
	// Reached counts what was reached, by kind and name.
	Reached map[string]map[string]int `json:"reached"`
	// Unreached lists what is declared and was not, as "kind name".
	Unreached []string `json:"unreached"`
	// Problems tell the first faults, each with the match and input that show it.
	Problems []string `json:"problems"`

	matches map[string][]float64 // figures of single matches, for PerMatch
}

// maxProblems bounds how many faults are told in words; all are counted.
const maxProblems = 20

func newReport() *Report {
	r := &Report{Reached: map[string]map[string]int{}, Unreached: []string{}, Problems: []string{},
		WinsByTurn: map[string]int{}, WinsByDeck: map[string]int{}, SeatsByDeck: map[string]int{},
		DecisionsBy: map[string]int{}, HandoversBy: map[string]int{}, HandoversIn: map[string]int{},
		Acts: map[string]*Acts{}, PerMatch: map[string]Spread{}, matches: map[string][]float64{}}
	for _, k := range []string{ReachedVerb, ReachedOp, ReachedProgram, ReachedChange, ReachedWindow, ReachedDefault,
		ReachedRefusal, ReachedStand} {
		r.Reached[k] = map[string]int{}
	}
	return r
}

// OK reports whether no fault was found.
func (r Report) OK() bool {
	return r.Illegal == 0 && r.Stalled == 0 && r.Leaks == 0 && len(r.Unreached) == 0 &&
		r.ResumedIdentical == r.Inputs && r.Finished == r.Matches && (r.Bout == nil || r.Bout.OK())
}

func (r *Report) reach(kind, name string) {
	if m := r.Reached[kind]; m != nil {
		m[name]++
	}
}

func (r *Report) problem(format string, args ...any) {
	if len(r.Problems) < maxProblems {
		r.Problems = append(r.Problems, fmt.Sprintf(format, args...))
	}
}

// add merges the report of one match.
func (r *Report) add(m *Report) {
	r.Matches += m.Matches
	r.Finished += m.Finished
	r.Draws += m.Draws
	r.WinsFirst += m.WinsFirst
	r.WinsDrawn += m.WinsDrawn
	r.WinsOnly += m.WinsOnly
	r.Stalled += m.Stalled
	r.Illegal += m.Illegal
	r.Leaks += m.Leaks
	r.Inputs += m.Inputs
	r.Asks += m.Asks
	r.Turns += m.Turns
	r.ResumedIdentical += m.ResumedIdentical
	r.Decisions += m.Decisions
	r.Handovers += m.Handovers
	r.Unfolded += m.Unfolded
	r.Stands = r.Stands || m.Stands
	count(r.WinsByTurn, m.WinsByTurn)
	count(r.WinsByDeck, m.WinsByDeck)
	count(r.SeatsByDeck, m.SeatsByDeck)
	count(r.DecisionsBy, m.DecisionsBy)
	count(r.HandoversBy, m.HandoversBy)
	count(r.HandoversIn, m.HandoversIn)
	for verb, a := range m.Acts {
		r.acts(verb).add(a)
	}
	for figure, n := range map[string]float64{"turns": float64(m.Turns), "decisions": float64(m.Decisions),
		"handovers_per_turn": ratio(m.Handovers, m.Turns)} {
		r.matches[figure] = append(r.matches[figure], n)
	}
	for kind, names := range m.Reached {
		count(r.Reached[kind], names)
	}
	for _, p := range m.Problems {
		r.problem("%s", p)
	}
}

// count adds figures to others of the same names.
func count(to, from map[string]int) {
	for name, n := range from {
		to[name] += n
	}
}

// acts gives the count of a verb's acts, to be added to.
func (r *Report) acts(verb string) *Acts {
	if r.Acts[verb] == nil {
		r.Acts[verb] = &Acts{}
	}
	return r.Acts[verb]
}

// sums works out the figures that are made of others.
func (r *Report) sums() {
	n := 0
	for _, a := range r.Acts {
		a.Mean = ratio(a.Handovers, a.N)
		n += a.N
	}
	r.HandoversPerAct = ratio(r.Handovers, n)
	r.HandoversPerTurn = ratio(r.Handovers, r.Turns)
	r.DecisionsPerTurn = ratio(r.Decisions, r.Turns)
	for figure, list := range r.matches {
		r.PerMatch[figure] = spread(list)
	}
}

// missing lists what the ruleset and the options declare and nothing reached. The kernel's own programs are
// not the ruleset's to reach.
func (r *Report) missing(o Options) []string {
	declared := map[string][]string{
		ReachedOp:      o.Ruleset.Ops(),
		ReachedProgram: o.Ruleset.Programs(),
		ReachedWindow:  o.Ruleset.Windows(),
		ReachedDefault: o.Ruleset.Questions,
		ReachedRefusal: o.Ruleset.Codes["refusals"],
	}
	for _, v := range o.Ruleset.Verbs {
		declared[ReachedVerb] = append(declared[ReachedVerb], v.Name)
	}
	for _, x := range o.Ruleset.StandingKinds {
		for _, m := range x.Modes {
			declared[ReachedStand] = append(declared[ReachedStand], x.Code+"/"+m.Code)
		}
	}
	for kind, names := range o.Declared {
		declared[kind] = append(declared[kind], names...)
	}
	out := []string{}
	for _, kind := range slices.Sorted(maps.Keys(declared)) {
		for _, name := range slices.Compact(slices.Sorted(slices.Values(declared[kind]))) {
			if r.Reached[kind][name] == 0 && !strings.HasPrefix(name, "kernel.") &&
				!slices.Contains(o.Excused[kind], name) {
				out = append(out, kind+" "+name)
			}
		}
	}
	return out
}
