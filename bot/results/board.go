package results

import (
	"cmp"
	"slices"
	"strings"

	"farpost/bot/rating"
	"farpost/storage"
)

// Line is a player on a leaderboard.
type Line struct {
	storage.Rating
	// Shown is the rating as people see it, and Provisional says that it rests on too few matches.
	Shown       int
	Provisional bool
	// Rank is 1 for the first. Those with the same rating share one. Provisional ratings come behind the others.
	Rank int
}

// Board returns the leaderboard of a season: those with a settled rating first, then the others, each the best first.
func Board(tx storage.ReadTx, server, game string, season int) ([]Line, error) {
	rows, err := tx.Ratings(server, game, season)
	if err != nil {
		return nil, err
	}
	var out []Line
	for _, row := range rows {
		out = append(out, Line{Rating: row, Shown: rating.Rating{Mu: row.Mu, Sigma: row.Sigma}.Shown(),
			Provisional: row.Matches < rating.Settled})
	}
	slices.SortFunc(out, func(a, b Line) int { return cmp.Or(a.compare(b), strings.Compare(a.Player, b.Player)) })
	for i := range out {
		out[i].Rank = i + 1
		if i > 0 && out[i].compare(out[i-1]) == 0 {
			out[i].Rank = out[i-1].Rank
		}
	}
	return out, nil
}

func (l Line) compare(other Line) int {
	if l.Provisional != other.Provisional {
		if l.Provisional {
			return 1
		}
		return -1
	}
	return cmp.Compare(other.Shown, l.Shown)
}

// Of returns the line of a player; ok is false for one without a rating.
func Of(board []Line, player string) (l Line, ok bool) {
	i := slices.IndexFunc(board, func(l Line) bool { return l.Player == player })
	if i < 0 {
		return Line{}, false
	}
	return board[i], true
}
