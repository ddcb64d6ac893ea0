package simulate

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"farpost/bot/tournament/event"
)

// Field says what is simulated.
type Field struct {
	Format  event.Format
	Cut     event.Format // "" for none
	Players int          // at the start, 2 to event.MaxPlayers
	Rounds  int          // 0 for as many as usual
	Seed    uint64
	Drops   float64 // the share of people who leave in the course of the event, 0 to 0.9
	Late    float64 // how many enter into round 2, as a share of those at the start, 0 to 1
}

// Report is what came of it. All that counts what must not happen should be 0.
type Report struct {
	Format              event.Format `json:"format"`
	Players             int          `json:"players"` // late ones among them
	Rounds              int          `json:"rounds"`
	Matches             int          `json:"matches"`
	Dropped             int          `json:"dropped"`
	Late                int          `json:"late"`
	Unpaired            int          `json:"unpaired"`
	SelfPairings        int          `json:"self_pairings"`
	Rematches           int          `json:"rematches"`
	AvoidableRematches  int          `json:"avoidable_rematches"`
	SecondByes          int          `json:"second_byes"`
	AvoidableSecondByes int          `json:"avoidable_second_byes"`
	UncreditedByes      int          `json:"uncredited_byes"`
	MsPerPairing        float64      `json:"ms_per_pairing"` // how long the pairing of a round takes on average
}

// ErrField marks a field that cannot be simulated.
var ErrField = errors.New("such an event cannot be simulated")

// run is a simulation on its way.
type run struct {
	f      Field
	e      event.Event
	r      *rand.Rand
	at     time.Time
	now    func() time.Time
	spent  time.Duration
	drafts int
	out    Report
	people int
}

// begin is when simulated events begin: any moment will do.
var begin = time.Date(2026, 1, 5, 9, 0, 0, 0, time.UTC)

// Run plays an event of the field to its end. The same field gives the same event. now measures how long pairing takes.
// An error wraps ErrField if the field is out of its bounds.
func Run(f Field, now func() time.Time) (Report, error) {
	plan := event.DefaultPlan("any")
	plan.Name, plan.Format, plan.Cut, plan.Rounds, plan.Elsewhere = "simulated", f.Format, f.Cut, f.Rounds, true
	plan.LateUntil, plan.CheckIn = event.MaxRounds, 0
	if f.Format == event.Pods {
		plan.Seats = 4
	}
	if err := plan.Check(&event.Ability{MinSeats: 2, MaxSeats: 4}); err != nil {
		return Report{}, fmt.Errorf("%w: %w", ErrField, err)
	}
	if f.Players < 2 || f.Players > event.MaxPlayers || f.Drops < 0 || f.Drops > 0.9 || f.Late < 0 || f.Late > 1 {
		return Report{}, fmt.Errorf("%w: players go from 2 to %d, drops from 0 to 0.9, late from 0 to 1", ErrField,
			event.MaxPlayers)
	}
	s := &run{f: f, r: rand.New(rand.NewPCG(f.Seed, 17)), at: begin, now: now, out: Report{Format: f.Format}}
	if err := s.play(plan); err != nil {
		return s.out, fmt.Errorf("round %d: %w", len(s.e.Rounds)+1, err)
	}
	s.out.Players, s.out.Rounds = len(s.e.Players), len(s.e.Rounds)
	if s.drafts > 0 {
		s.out.MsPerPairing = float64(s.spent.Microseconds()) / 1000 / float64(s.drafts)
	}
	judge(s.e, &s.out)
	return s.out, nil
}

// do has the organiser act.
func (s *run) do(a event.Action) error {
	a.At, a.By = s.at, "organiser"
	next, _, err := s.e.Apply(a, event.Rights{Organiser: true, Bot: true})
	if err != nil {
		return fmt.Errorf("%s: %w", a.Kind, err)
	}
	s.e = next
	return nil
}

// join enters people.
func (s *run) join(n int) error {
	for range n {
		if len(s.e.Players) >= event.MaxPlayers {
			return nil
		}
		s.people++
		if err := s.do(event.Action{Kind: event.Join, Player: fmt.Sprintf("p%03d", s.people)}); err != nil {
			return err
		}
	}
	return nil
}

// play plays the event.
func (s *run) play(plan event.Plan) error {
	if err := errors.Join(s.do(event.Action{Kind: event.Create, Plan: &plan, Seed: s.f.Seed}),
		s.do(event.Action{Kind: event.Open}), s.join(s.f.Players),
		s.do(event.Action{Kind: event.Start, Seed: s.f.Seed})); err != nil {
		return err
	}
	for s.more() {
		took := s.now()
		if err := s.do(event.Action{Kind: event.Draft, Seed: s.f.Seed + uint64(len(s.e.Rounds))}); err != nil {
			return err
		}
		s.spent, s.drafts = s.spent+s.now().Sub(took), s.drafts+1
		if err := s.do(event.Action{Kind: event.Publish}); err != nil {
			return err
		}
		if err := s.results(); err != nil {
			return err
		}
		if err := s.change(); err != nil {
			return err
		}
	}
	return s.do(event.Action{Kind: event.Finish})
}

// more reports whether a round follows; the cut begins when it is due.
func (s *run) more() bool {
	done := s.e.Total > 0 && len(s.e.Rounds) >= s.e.Total
	if s.f.Cut != "" && s.e.Bracket == nil && done && s.do(event.Action{Kind: event.Cut}) != nil {
		return false
	}
	if s.e.Bracket != nil {
		return len(s.e.Bracket.Ready()) > 0
	}
	least := 2
	if s.f.Format == event.Pods {
		least = 3
	}
	if s.f.Format == event.League && len(s.e.Rounds) >= max(1, s.f.Rounds) {
		return false
	}
	return !done && len(s.e.Field(len(s.e.Rounds)+1)) >= least
}

// results decides all pairings of the current round: each is drawn, or won by chance.
func (s *run) results() error {
	r, _ := s.e.Current()
	for _, p := range r.Pairings {
		if p.Done != "" {
			continue
		}
		a := event.Action{Kind: event.Rule, Round: r.No, Pairing: p.No, Reason: "simulated"}
		switch n := len(p.Players); {
		case n > 2:
			a.Places = s.r.Perm(n)
			for i := range a.Places {
				a.Places[i]++
			}
		case p.Tie == "" && s.r.IntN(20) == 0:
			a.Wins, a.Draws = []int{0, 0}, 1
		default:
			a.Wins = []int{0, 0}
			a.Wins[s.r.IntN(2)] = 1
		}
		if err := s.do(a); err != nil {
			return err
		}
	}
	return nil
}

// change has people leave between two rounds, and after the first one others enter.
func (s *run) change() error {
	if s.e.Bracket != nil && s.f.Format != event.Single && s.f.Format != event.Double {
		return nil // nobody leaves a cut, and nobody enters
	}
	rounds := max(s.e.Total, 4)
	for _, id := range s.e.Field(len(s.e.Rounds) + 1) {
		if s.r.Float64() >= s.f.Drops/float64(rounds) || len(s.e.Field(len(s.e.Rounds)+1)) <= 4 {
			continue
		}
		if err := s.do(event.Action{Kind: event.Drop, Player: id}); err != nil {
			return err
		}
		s.out.Dropped++
	}
	takes := s.f.Format == event.Swiss || s.f.Format == event.Pods || s.f.Format == event.League
	if len(s.e.Rounds) != 1 || !takes {
		return nil
	}
	before := len(s.e.Players)
	err := s.join(int(s.f.Late*float64(s.f.Players) + 0.5))
	s.out.Late = len(s.e.Players) - before
	return err
}
