package laws

import (
	"fmt"
	"math"

	"farpost/bot/rating"
	"farpost/storage"
)

// Results: the ratings of a season are what its results come to, and each match that ended has one result at most,
// with those who sat there.
func Results(e Evidence) (broken []string) {
	said := e.view(func(tx storage.ReadTx) error {
		matches, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		type season struct {
			server, game string
			no           int
		}
		seasons := map[season]bool{}
		for _, m := range matches {
			r, err := tx.Result(m.ID)
			if err != nil {
				continue // a match need not count
			}
			if m.Status != storage.Over {
				broken = append(broken, fmt.Sprintf("match %s is %s and has a result", m.ID, m.Status))
			}
			seats, err := tx.Seats(m.ID)
			if err != nil {
				return err
			}
			for i, p := range r.Placed {
				if len(seats) != len(r.Placed) || seats[i].Player != p.Player {
					broken = append(broken, fmt.Sprintf("the result of match %s is of others than who sat there", m.ID))
					break
				}
			}
			seasons[season{r.Server, r.Game, r.Season}] = true
		}
		for s := range seasons {
			counted := map[string]int{}
			results, err := tx.Results(storage.ResultFilter{Server: s.server, Game: s.game, Season: s.no})
			if err != nil {
				return err
			}
			for _, r := range results {
				for _, p := range r.Placed {
					if r.Rated {
						counted[p.Player]++
					}
				}
			}
			ratings, err := tx.Ratings(s.server, s.game, s.no)
			if err != nil {
				return err
			}
			for _, r := range ratings {
				if r.Matches != counted[r.Player] {
					broken = append(broken, fmt.Sprintf("player %s is rated by %d matches of %s, and played %d",
						r.Player, r.Matches, s.game, counted[r.Player]))
				}
				if math.IsNaN(r.Mu) || r.Sigma > rating.New().Sigma+1e-9 {
					broken = append(broken, fmt.Sprintf("player %s has the rating %v ± %v", r.Player, r.Mu, r.Sigma))
				}
				delete(counted, r.Player)
			}
			for player, n := range counted {
				broken = append(broken, fmt.Sprintf("player %s has %d results of %s and no rating", player, n, s.game))
			}
		}
		return nil
	})
	return append(said, broken...)
}
