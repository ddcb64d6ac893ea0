package event_test

import (
	"math/rand/v2"
	"testing"

	"farpost/bot/tournament/event"
)

// TestPairedDown ensures that an event tells the pairing who was paired down: over events of 17 players and 5 rounds
// hardly anybody is in two rounds running.
func TestPairedDown(t *testing.T) {
	again, all := 0, 0
	for seed := range uint64(20) {
		d := newDesk(t, func(p *event.Plan) { p.Rounds, p.Elsewhere, p.CheckIn = 5, true, 0 })
		for n := range 17 {
			d.join(string(rune(97 + n)))
		}
		d.do(event.Action{Kind: event.Start, Seed: seed})
		r := rand.New(rand.NewPCG(seed, 1))
		before := map[string]bool{}
		for no := 1; no <= 5; no++ {
			points := map[string]int{}
			for _, row := range d.e.Standings() {
				points[row.Player] = row.Points
			}
			d.do(event.Action{Kind: event.Draft, Seed: seed})
			d.do(event.Action{Kind: event.Publish})
			now := map[string]bool{}
			cur, _ := d.e.Current()
			for _, p := range cur.Pairings {
				if len(p.Players) < 2 {
					continue
				}
				for i, id := range p.Players {
					if points[id] > points[p.Players[1-i]] {
						now[id] = true
						all++
						if before[id] {
							again++
						}
					}
				}
				wins := [][]int{{1, 0}, {0, 1}}[r.IntN(2)]
				d.do(event.Action{Kind: event.Rule, Round: no, Pairing: p.No, Wins: wins, Reason: "played"})
			}
			before = now
		}
	}
	if again*100 > 2*all {
		t.Errorf("%d of %d were paired down in two rounds running", again, all)
	}
}
