package event_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"farpost/bot/tournament/event"
)

// TestFormats ensures that events of every format go from start to end by themselves, that nobody is left out of a
// round or meets themselves, and that the log and the stored form make the same event again.
func TestFormats(t *testing.T) {
	for _, test := range []struct {
		name    string
		people  int
		rounds  int // 0: not checked
		matches int // 0: not checked
		change  func(*event.Plan)
	}{
		{"swiss", 16, 5, 40, func(*event.Plan) {}},
		{"swiss of an odd field", 9, 5, 20, func(*event.Plan) {}},
		{"swiss with a cut", 16, 7, 43, func(p *event.Plan) { p.Cut = event.Single; p.CutTo = 4 }},
		{"swiss with a cut of the usual size", 16, 7, 43, func(p *event.Plan) { p.Cut = event.Single }},
		{"swiss with a double cut", 12, 0, 0, func(p *event.Plan) { p.Cut = event.Double; p.CutTo = 4 }},
		{"swiss of two rounds", 6, 2, 6, func(p *event.Plan) { p.Rounds = 2 }},
		{"single", 11, 4, 10, func(p *event.Plan) { p.Format = event.Single }},
		{"double", 8, 0, 0, func(p *event.Plan) { p.Format = event.Double }},
		{"round robin", 6, 5, 15, func(p *event.Plan) { p.Format = event.RoundRobin }},
		{"odd round robin", 5, 5, 10, func(p *event.Plan) { p.Format = event.RoundRobin }},
		{"pods of four", 11, 0, 0, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 4 }},
		{"league", 17, 2, 128, func(p *event.Plan) { p.Format, p.Rounds = event.League, 2 }},
		{"best of three", 8, 3, 12, func(p *event.Plan) { p.BestOf = 3 }},
		{"best of five, single", 8, 3, 7, func(p *event.Plan) { p.Format, p.BestOf = event.Single, 5 }},
	} {
		t.Run(test.name, func(t *testing.T) {
			for seed := range uint64(5) {
				d := newDesk(t, func(p *event.Plan) { p.Automatic = true; test.change(p) })
				d.join(names(test.people)...)
				d.seed = 100 * seed
				d.do(event.Action{Kind: event.Start, Seed: seed})
				d.play(rand.New(rand.NewPCG(seed, 1)), true)
				if d.e.Stage != event.Over {
					t.Fatalf("the event is %s after %d rounds", d.e.Stage, len(d.e.Rounds))
				}
				matches := 0
				for _, r := range d.e.Rounds {
					matches += checkRound(t, d.e, r)
				}
				if test.rounds > 0 && len(d.e.Rounds) != test.rounds {
					t.Errorf("%d rounds, want %d", len(d.e.Rounds), test.rounds)
				}
				if test.matches > 0 && matches != test.matches {
					t.Errorf("%d matches, want %d", matches, test.matches)
				}
				var placed []string
				for _, p := range d.e.Final() {
					placed = append(placed, p.Player)
				}
				if slices.Sort(placed); !slices.Equal(placed, names(test.people)) {
					t.Errorf("placed are %v", placed)
				}
				d.checked()
			}
		})
	}
}

// checkRound checks a round that was played, and returns how many matches it had.
func checkRound(t *testing.T, e event.Event, r event.Round) (matches int) {
	t.Helper()
	seen := map[string]int{}
	for _, p := range r.Pairings {
		if p.Done == "" {
			t.Errorf("round %d: pairing %d is open", r.No, p.No)
		}
		if len(p.Players) > 1 {
			matches++
		}
		for i, id := range p.Players {
			seen[id]++
			if slices.Contains(p.Players[i+1:], id) {
				t.Errorf("round %d: %s meets themselves", r.No, id)
			}
		}
	}
	for _, id := range e.Field(r.No) {
		if n := seen[id]; r.Part == event.PartRounds && e.Plan.Format != event.League && e.Bracket == nil && n != 1 {
			t.Errorf("round %d: %s is paired %d times", r.No, id, n)
		}
	}
	return matches
}

// TestLeaguePods ensures that a league's pods are of about eight, and that after the first month those who stand high
// meet each other.
func TestLeaguePods(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Format, p.Rounds, p.Automatic = event.League, 2, true })
	d.join(names(16)...)
	d.do(event.Action{Kind: event.Start, Seed: 3})
	d.deal()
	for _, g := range d.open() { // the smaller name wins
		p, _ := d.e.Pairing(g.Round, g.Pairing)
		places := []int{1, 2}
		if p.Players[1] < p.Players[0] {
			places = []int{2, 1}
		}
		d.do(event.Action{Kind: event.GameOver, By: "bot", Match: g.Match, Places: places})
	}
	month, _ := d.e.Current()
	if month.No != 2 {
		t.Fatalf("the month is %d", month.No)
	}
	pods := map[int][]string{}
	for _, p := range month.Pairings {
		for _, id := range p.Players {
			if !slices.Contains(pods[p.Pod], id) {
				pods[p.Pod] = append(pods[p.Pod], id)
			}
		}
	}
	if len(pods) != 2 || len(pods[1]) != 8 || len(pods[2]) != 8 {
		t.Fatalf("the pods are %v", pods)
	}
	first := map[string]int{}
	for i, row := range d.e.Standings() {
		first[row.Player] = i
	}
	for _, id := range pods[1] {
		if first[id] >= 8 {
			t.Errorf("%s, number %d, is in the upper pod", id, first[id]+1)
		}
	}
}

// TestStarter ensures that who lost begins the next game of a match, after a draw the other one, or always who stands
// higher, as the plan says.
func TestStarter(t *testing.T) {
	for _, test := range []struct {
		begins string
		games  [][]int
		want   int // of the pairing's players
	}{
		{event.StarterLoser, nil, 0},
		{event.StarterLoser, [][]int{{1, 2}}, 1}, {event.StarterLoser, [][]int{{2, 1}}, 0},
		{event.StarterLoser, [][]int{{1, 1}}, 1}, {event.StarterLoser, [][]int{{1, 1}, {1, 1}}, 0},
		{event.StarterLoser, [][]int{{2, 1}, {1, 1}}, 1}, {event.StarterLoser, [][]int{{1, 2}, {1, 1}}, 0},
		{event.StarterSeed, [][]int{{1, 2}}, 0}, {event.StarterSeed, [][]int{{1, 1}}, 0},
	} {
		t.Run(fmt.Sprint(test.begins, test.games), func(t *testing.T) {
			d := newDesk(t, func(p *event.Plan) { p.BestOf, p.Begins, p.Automatic = 5, test.begins, true })
			d.join("ada", "bruno")
			d.do(event.Action{Kind: event.Start, Seed: 1})
			for i, places := range test.games {
				d.deal()
				d.do(event.Action{Kind: event.GameOver, By: "bot", Match: fmt.Sprintf("m%d", i+1), Places: places})
			}
			p, _ := d.e.Pairing(1, 1)
			if got := d.e.Seating(p)[0]; got != p.Players[test.want] {
				t.Errorf("%s begins, want %s", got, p.Players[test.want])
			}
		})
	}
}
