package event_test

import (
	"fmt"
	"testing"

	"farpost/bot/tournament/event"
)

// TestCounted ensures that the games of a pairing count as a judge's result says: those that agree with it stay,
// others are turned, added, or left out.
func TestCounted(t *testing.T) {
	a, b, draw, lost := []int{1, 2}, []int{2, 1}, []int{1, 1}, []int{2, 2}
	game := func(places ...[]int) (out []event.Game) {
		for _, p := range places {
			out = append(out, event.Game{Match: "m", Over: true, Places: p})
		}
		return out
	}
	two := []string{"ada", "bruno"}
	ruled := func(a, b, draws int, games ...[]int) event.Pairing {
		return event.Pairing{Done: event.DoneRuled, Wins: []int{a, b}, Draws: draws, Games: game(games...)}
	}
	for name, x := range map[string]struct {
		p    event.Pairing
		want [][]int
	}{
		"as played":         {event.Pairing{Done: event.DonePlayed, Games: game(a, b)}, [][]int{a, b}},
		"open":              {event.Pairing{Games: append(game(a), event.Game{Match: "n"})}, [][]int{a}},
		"turned":            {ruled(0, 1, 0, a), [][]int{b}},
		"one to two":        {ruled(1, 2, 0, a, a), [][]int{a, b, b}},
		"less than played":  {ruled(0, 1, 0, a, b), [][]int{nil, b}},
		"a draw":            {ruled(0, 0, 1, a), [][]int{draw}},
		"both lose":         {event.Pairing{Done: event.DoneRuled, DoubleLoss: true, Games: game(a)}, [][]int{lost}},
		"played elsewhere":  {ruled(0, 1, 0), nil},
		"it says the same":  {ruled(2, 1, 0, a, b, a), [][]int{a, b, a}},
		"a game not played": {ruled(2, 0, 0, a), [][]int{a, a}},
	} {
		x.p.Players = two
		if got := x.p.Counted(); fmt.Sprint(got) != fmt.Sprint(x.want) {
			t.Errorf("%s: %v, want %v", name, got, x.want)
		}
	}
}
