package simulate_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"farpost/bot/tournament/event"
	"farpost/bot/tournament/simulate"
)

// clean reports what must not happen in a report; "" if nothing did.
func clean(r simulate.Report) string {
	if r.Unpaired+r.SelfPairings+r.AvoidableRematches+r.AvoidableSecondByes+r.UncreditedByes > 0 {
		return fmt.Sprintf("%+v", r)
	}
	return ""
}

// TestFields ensures that in Swiss events of 4 to 64 people with drops and late entries nobody is unpaired or meets
// themselves, that there is no avoidable rematch or second bye, and that every bye counts.
func TestFields(t *testing.T) {
	for players := 4; players <= 64; players += 1 + players/8 {
		for seed := range uint64(4) {
			f := simulate.Field{Format: event.Swiss, Players: players, Seed: seed, Drops: 0.2, Late: 0.1}
			r, err := simulate.Run(f, time.Now)
			if err != nil {
				t.Fatalf("%+v: %v", f, err)
			}
			if bad := clean(r); bad != "" || r.Rounds < 3 {
				t.Errorf("%+v: %s, %d rounds", f, bad, r.Rounds)
			}
		}
	}
}

// TestFormats ensures that events of every format end without anything that must not happen, and that the same seed
// gives the same event.
func TestFormats(t *testing.T) {
	still := func() time.Time { return time.Time{} }
	for _, format := range event.Formats() {
		for seed := range uint64(5) {
			f := simulate.Field{Format: format, Players: 13, Seed: seed, Drops: 0.2, Late: 0.2}
			r, err := simulate.Run(f, still)
			if err != nil {
				t.Fatalf("%+v: %v", f, err)
			}
			if bad := clean(r); bad != "" || r.Matches == 0 {
				t.Errorf("%+v: %s", f, bad)
			}
			if again, _ := simulate.Run(f, still); again != r {
				t.Errorf("%+v: once %+v, once %+v", f, r, again)
			}
		}
	}
}

// TestLongSwiss ensures that where people run out of opponents, rematches are as few as they can be, and counted.
func TestLongSwiss(t *testing.T) {
	r, err := simulate.Run(simulate.Field{Format: event.Swiss, Players: 4, Rounds: 6, Seed: 1}, time.Now)
	if err != nil || clean(r) != "" || r.Rematches != 6 {
		t.Errorf("%+v, %v", r, err)
	}
	r, err = simulate.Run(simulate.Field{Format: event.Swiss, Players: 3, Rounds: 5, Seed: 1}, time.Now)
	if err != nil || clean(r) != "" || r.SecondByes != 2 {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestCut ensures that a cut follows the Swiss rounds.
func TestCut(t *testing.T) {
	r, err := simulate.Run(simulate.Field{Format: event.Swiss, Cut: event.Double, Players: 20, Seed: 2}, time.Now)
	if err != nil || clean(r) != "" || r.Rounds < 5+6 {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestImpossible ensures that a field that is out of its bounds is an error.
func TestImpossible(t *testing.T) {
	for _, f := range []simulate.Field{{Format: "ladder", Players: 8}, {Format: event.Swiss, Players: 1},
		{Format: event.Swiss, Players: 513}, {Format: event.Swiss, Players: 8, Drops: 1},
		{Format: event.Swiss, Players: 8, Late: 2}} {
		if _, err := simulate.Run(f, time.Now); !errors.Is(err, simulate.ErrField) {
			t.Errorf("%+v: %v", f, err)
		}
	}
}
