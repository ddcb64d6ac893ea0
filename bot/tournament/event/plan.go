package event

import (
	"slices"
	"time"

	"farpost/bot/tournament/standings"
	"farpost/engine"
)

// Format is how people meet each other.
type Format string

// The formats.
const (
	Swiss      Format = "swiss"      // everybody plays each round, against people with about as many points
	Single     Format = "single"     // who loses is out
	Double     Format = "double"     // who loses twice is out
	RoundRobin Format = "roundrobin" // everybody meets everybody
	Pods       Format = "pods"       // as Swiss, with three or four people in a match
	League     Format = "league"     // monthly pods of about eight, in which everybody meets everybody
)

// Formats lists the formats in the order in which they are offered.
func Formats() []Format { return []Format{Swiss, Single, Double, RoundRobin, Pods, League} }

// Who begins the games of a match after the first, and the first in an elimination.
const (
	StarterLoser = "loser" // who lost the game before; the first game as the pairing says
	StarterSeed  = "seed"  // who stands higher, in every game
)

// When decks can be seen by others than their owner and the organisers.
const (
	DecksHidden = "hidden" // never
	DecksOpen   = "open"   // from the start
	DecksAfter  = "after"  // when the event is over
)

// The bounds of a plan.
const (
	MaxPlayers   = 512
	MaxRounds    = 20
	MaxName      = 80
	MaxPrizes    = 1000
	MinRoundTime = time.Hour
	MaxRoundTime = 60 * 24 * time.Hour
	PodOfLeague  = 8 // the size of a league's pods, if the number of people allows
)

// Plan is what the organiser chose. The zero value of a field is its default, where one is named.
type Plan struct {
	Name   string `json:"name"`
	Game   string `json:"game"`
	Format Format `json:"format"`
	// Rounds is the number of Swiss rounds, of pods' rounds, or of a league's months; 0 for as many as the number of
	// people calls for (a league: until the organiser ends it). Other formats have as many as they need.
	Rounds int `json:"rounds,omitempty"`
	// Cut is "", or the elimination that follows Swiss or pods' rounds: Single or Double. CutTo is how many play in it;
	// 0 for as many as the number of people calls for.
	Cut   Format `json:"cut,omitempty"`
	CutTo int    `json:"cutto,omitempty"`
	// Seats is how many people play a match: 2, or 3 or 4 in pods, where smaller pods make up the numbers.
	Seats  int    `json:"seats"`
	BestOf int    `json:"bestof"` // 1, 3 or 5 games a match
	Begins string `json:"begins"` // StarterLoser or StarterSeed
	// Preset names the standings; Columns are the tie-breakers of the preset "own".
	Preset  string             `json:"preset"`
	Columns []standings.Column `json:"columns,omitempty"`
	// Capacity is how many can play; the others wait in line. 0 is MaxPlayers.
	Capacity int    `json:"capacity,omitempty"`
	Decks    string `json:"decks"`
	// Elsewhere says that matches are played outside of Farpost and reported by hand.
	Elsewhere bool `json:"elsewhere,omitempty"`
	// Turn and Total are clocks of each match: how long one answer may take, and how long all answers of a player in
	// one game may take together. With Total 0 there is no total clock.
	Turn  time.Duration `json:"turn"`
	Total time.Duration `json:"total,omitempty"`
	// RoundTime is how long a round lasts, in a league a month. At its end open matches are decided.
	RoundTime time.Duration `json:"round"`
	// CheckIn is how long people have to check in before the start; 0 for no check-in.
	CheckIn time.Duration `json:"checkin,omitempty"`
	// LateUntil is the last round into which somebody can still enter late; 0 for nobody after the start.
	LateUntil int `json:"late,omitempty"`
	// Automatic says that a round is paired and published as soon as the one before is over, without being looked at.
	Automatic bool   `json:"automatic,omitempty"`
	Prizes    string `json:"prizes,omitempty"`
}

// day is a day.
const day = 24 * time.Hour

// DefaultPlan returns a Swiss tournament of a game: best of 1, three days of thinking a player and game, a day for one
// answer, weekly rounds, late entry into round 2, a day of check-in.
func DefaultPlan(game string) Plan {
	return Plan{Game: game, Format: Swiss, Seats: 2, BestOf: 1, Begins: StarterLoser, Preset: "magic",
		Decks: DecksHidden, Turn: day, Total: TotalFor(7 * day), RoundTime: 7 * day, CheckIn: day, LateUntil: 2}
}

// TotalFor returns the total clock that suits a round of a length, in whole hours: three days of a week, so that two
// people who use up theirs end within it. For a round of less than two days it is 0, none: it would run out overnight.
func TotalFor(round time.Duration) time.Duration {
	if round < 2*day {
		return 0
	}
	return (round * 3 / 7).Truncate(time.Hour)
}

// Ability is what a game allows.
type Ability struct{ MinSeats, MaxSeats int }

// Check refuses a plan that cannot be played. a is nil for a game that this build does not have.
func (p Plan) Check(a *Ability) error {
	if a == nil {
		return refuse(CodeGame, engine.A("game", engine.Value("typed:"+p.Game)))
	}
	if p.Name == "" || len([]rune(p.Name)) > MaxName {
		return outside("name", len([]rune(p.Name)), 1, MaxName)
	}
	if !slices.Contains(Formats(), p.Format) {
		return refuse(CodeChoice, engine.A("what", "raw:format"))
	}
	seats := [2]int{2, 2}
	if p.Format == Pods {
		seats = [2]int{3, 4}
	}
	if p.Seats < seats[0] || p.Seats > seats[1] {
		return outside("seats", p.Seats, seats[0], seats[1])
	}
	if p.Seats < a.MinSeats || p.Seats > a.MaxSeats {
		return refuse(CodeSeats, engine.A("n", engine.Int(p.Seats)), engine.A("min", engine.Int(a.MinSeats)),
			engine.A("max", engine.Int(a.MaxSeats)))
	}
	if p.BestOf != 1 && p.BestOf != 3 && p.BestOf != 5 || p.Seats > 2 && p.BestOf != 1 {
		return refuse(CodeChoice, engine.A("what", "raw:bestof"))
	}
	if p.Cut != "" && (p.Cut != Single && p.Cut != Double || !p.hasRounds() || p.Seats > 2) {
		return refuse(CodeChoice, engine.A("what", "raw:cut"))
	}
	if p.Begins != StarterLoser && p.Begins != StarterSeed {
		return refuse(CodeChoice, engine.A("what", "raw:begins"))
	}
	if p.Decks != DecksHidden && p.Decks != DecksOpen && p.Decks != DecksAfter {
		return refuse(CodeChoice, engine.A("what", "raw:decks"))
	}
	if _, err := p.preset(); err != nil {
		return err
	}
	return p.checkNumbers()
}

// checkNumbers refuses numbers and lengths of time out of their bounds.
func (p Plan) checkNumbers() error {
	hours := func(d time.Duration) int { return int(d / time.Hour) }
	for _, n := range []struct {
		name      string
		n, lo, hi int
	}{
		{"rounds", p.Rounds, 0, MaxRounds},
		{"cutto", p.CutTo, 0, MaxPlayers},
		{"capacity", p.Capacity, 0, MaxPlayers},
		{"late", p.LateUntil, 0, MaxRounds},
		{"prizes", len([]rune(p.Prizes)), 0, MaxPrizes},
		{"turn", hours(p.Turn), 1, hours(30 * day)},
		{"round", hours(p.RoundTime), hours(MinRoundTime), hours(MaxRoundTime)},
		{"total", hours(p.Total), 0, hours(MaxRoundTime)},
		{"checkin", hours(p.CheckIn), 0, hours(7 * day)},
	} {
		if n.n < n.lo || n.n > n.hi {
			return outside(n.name, n.n, n.lo, n.hi)
		}
	}
	if p.Total > 0 && p.Total < time.Hour {
		return outside("total", 0, 1, hours(MaxRoundTime))
	}
	if p.CutTo == 1 {
		return outside("cutto", 1, 2, MaxPlayers)
	}
	return nil
}

// hasRounds reports whether people who lose play on, and are ranked by standings.
func (p Plan) hasRounds() bool { return p.Format == Swiss || p.Format == Pods }

// elimination reports whether the plan is a bracket from the first round on.
func (p Plan) elimination() bool { return p.Format == Single || p.Format == Double }

// capacity is how many people can play.
func (p Plan) capacity() int {
	if p.Capacity == 0 {
		return MaxPlayers
	}
	return p.Capacity
}

// preset is how standings are counted.
func (p Plan) preset() (standings.Preset, error) {
	set, ok := standings.Named(p.Preset)
	if ok && len(p.Columns) > 0 {
		own, err := standings.Own(p.Columns...)
		if set, ok = own, err == nil && p.Preset == own.Name; !ok {
			return own, refuse(CodeChoice, engine.A("what", "raw:columns"))
		}
	}
	if !ok {
		return set, refuse(CodeChoice, engine.A("what", "raw:preset"))
	}
	if p.Seats > 2 {
		set = set.ForPods()
	}
	return set, nil
}

// TieBreakers are the columns of the plan's standings behind the points, in their order.
func (p Plan) TieBreakers() []standings.Column {
	set, err := p.preset()
	if err != nil {
		return nil
	}
	return slices.Clone(set.Columns)
}

// needed is how many won games win a match.
func (p Plan) needed() int { return p.BestOf/2 + 1 }
