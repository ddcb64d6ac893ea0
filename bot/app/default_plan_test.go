package app

import (
	"testing"

	"farpost/bot/tournament/event"
	"farpost/engine/games"
)

// TestDefaultPlanFits ensures that the plan with which a tournament begins warns of nothing, in any game, whatever the
// number of people and the format that is chosen first.
func TestDefaultPlanFits(t *testing.T) {
	for _, g := range games.All() {
		for _, format := range event.Formats() {
			for people := 2; people <= event.MaxPlayers; people += 1 + people/4 {
				p := event.DefaultPlan(g.Name).Fitting(g.Handovers)
				p.Name, p.Format = "Cup", format
				if format == event.Pods {
					if p.Seats = min(4, g.MaxSeats); p.Seats < 3 {
						continue
					}
				}
				if err := p.Check(&event.Ability{MinSeats: g.MinSeats, MaxSeats: g.MaxSeats}); err != nil {
					t.Errorf("%s, %s: %v", g.Name, format, err)
				}
				e := p.Estimate(people, event.Pace{Handovers: g.Handovers, Answer: p.Turn / event.AnswersIn})
				if !e.Fits {
					t.Errorf("%s, %s, %d people: a match takes %v, a round %v", g.Name, format, people,
						e.Match, e.Round)
				}
			}
		}
	}
}
