package results_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"farpost/bot/results"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
	"farpost/storage/sqlite"
)

var noon = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// world is a database and a keeper who takes "robot" for no person.
type world struct {
	*testing.T
	store storage.Store
	keep  results.Keeper
	ended int
}

func newWorld(t *testing.T) *world {
	store, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "r.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	return &world{T: t, store: store, keep: results.Keeper{Robot: func(p string) bool { return p == "robot" }}}
}

func (w *world) update(f func(storage.Tx) error) {
	w.Helper()
	if err := w.store.Update(w.Context(), f); err != nil {
		w.Fatal(err)
	}
}

// match is a match of these players, which ended in these places.
func match(id, server string, places []int, players ...string) table.Ended {
	end := table.Ended{Match: storage.Match{ID: id, Server: server, Game: "toy", Updated: noon}, Places: places}
	for i, p := range players {
		end.Seats = append(end.Seats, storage.Seat{Match: id, No: i, Player: p})
	}
	return end
}

// over ends a match.
func (w *world) over(end table.Ended) {
	w.Helper()
	w.update(func(tx storage.Tx) error { return w.keep.Over(tx, end) })
}

// ends ends a new match on the server s, the players in the order of their places.
func (w *world) ends(players ...string) {
	w.Helper()
	w.ended++
	w.over(match(fmt.Sprint("m", w.ended), "s", []int{1, 2, 3, 4}[:len(players)], players...))
}

// board is a leaderboard as "rank player shown matches/won/drawn", with "?" behind a provisional rating.
func (w *world) board(season int) []string {
	w.Helper()
	var out []string
	err := w.store.View(w.Context(), func(tx storage.ReadTx) error {
		list, err := results.Board(tx, "s", "toy", season)
		for _, l := range list {
			mark := ""
			if l.Provisional {
				mark = "?"
			}
			out = append(out, fmt.Sprintf("%d %s %d%s %d/%d/%d", l.Rank, l.Player, l.Shown, mark, l.Matches, l.Won,
				l.Drawn))
		}
		return err
	})
	if err != nil {
		w.Fatal(err)
	}
	return out
}

func (w *world) is(what string, got []string, want ...string) {
	w.Helper()
	if !slices.Equal(got, want) {
		w.Errorf("%s: %q, want %q", what, got, want)
	}
}

// TestOver ensures that the end of a match is written down with its places and rated, that a shared place is a draw,
// and that matches of three and four count.
func TestOver(t *testing.T) {
	w := newWorld(t)
	w.ends("ada", "bruno")
	w.is("a win", w.board(1), "1 ada 1138? 1/1/0", "2 bruno 927? 1/0/0")
	w.over(match("drawn", "s", []int{1, 1}, "chiara", "dora"))
	w.is("a draw", w.board(1), "1 ada 1138? 1/1/0", "2 chiara 1032? 1/0/1", "2 dora 1032? 1/0/1", "4 bruno 927? 1/0/0")
	w = newWorld(t)
	w.over(match("three", "s", []int{3, 1, 1}, "ada", "bruno", "chiara"))
	w.ends("bruno", "ada", "dora", "chiara")
	w.is("three and four", w.board(1), "1 bruno 1504? 2/1/1", "2 ada 1107? 2/0/0", "3 dora 998? 1/0/0",
		"4 chiara 926? 2/0/1")
}

// TestWhatCounts ensures that a match outside of servers or with a robot has no result, and that one to which somebody
// did not come, or that everybody lost, has a result that changes no rating.
func TestWhatCounts(t *testing.T) {
	w := newWorld(t)
	absent, lost := match("absent", "s", []int{1, 2}, "ada", "bruno"), match("lost", "s", []int{2, 2}, "ada", "bruno")
	absent.Result.Why = engine.WhyAbsent
	lost.Result.Why, lost.Result.Places = engine.WhyIdle, []int{2, 2}
	for _, end := range []table.Ended{match("private", "", []int{1, 2}, "ada", "bruno"),
		match("robot", "s", []int{1, 2}, "ada", "robot"), absent, lost} {
		w.over(end)
	}
	w.is("nothing counts", w.board(1))
	judged := match("judged", "s", []int{2, 1}, "ada", "bruno")
	judged.Result.Why = engine.WhyJudge
	w.over(judged)
	w.is("by a judge", w.board(1), "1 bruno 1138? 1/1/0", "2 ada 927? 1/0/0")
	var kept []string
	w.update(func(tx storage.Tx) error {
		list, err := tx.Results(storage.ResultFilter{Server: "s", Game: "toy"})
		for _, r := range list {
			kept = append(kept, fmt.Sprint(r.Match, r.Why, r.Rated, r.Placed, r.Ended.Equal(noon)))
		}
		return err
	})
	w.is("results", kept, "judgedjudgetrue [{ada 2} {bruno 1}] true", "lostidlefalse [{ada 2} {bruno 2}] true",
		"absentabsentfalse [{ada 1} {bruno 2}] true")
}

// TestSettled ensures that a rating is provisional until ten matches, and that provisional ones come behind the others.
func TestSettled(t *testing.T) {
	w := newWorld(t)
	for range 9 {
		w.ends("ada", "bruno")
	}
	w.ends("chiara", "dora")
	w.is("after nine", w.board(1), "1 ada 1631? 9/9/0", "2 chiara 1138? 1/1/0", "3 dora 927? 1/0/0",
		"4 bruno 727? 9/0/0")
	w.ends("ada", "bruno")
	w.is("after ten", w.board(1), "1 ada 1660 10/10/0", "2 bruno 717 10/0/0", "3 chiara 1138? 1/1/0",
		"4 dora 927? 1/0/0")
}

// TestSeasons ensures that a new season begins with beginners and leaves the one before as it was, and that a season
// which is begun twice, or out of turn, is refused.
func TestSeasons(t *testing.T) {
	w := newWorld(t)
	w.ends("ada", "bruno")
	begin := func(no int) error {
		return w.store.Update(w.Context(), func(tx storage.Tx) error { return results.Begin(tx, "s", no, noon) })
	}
	for no, want := range map[int]error{1: results.ErrSeason, 3: results.ErrSeason} {
		if err := begin(no); !errors.Is(err, want) {
			t.Errorf("season %d: %v", no, err)
		}
	}
	if err := begin(2); err != nil {
		t.Fatal(err)
	}
	if err := begin(2); !errors.Is(err, results.ErrSeason) {
		t.Errorf("once more: %v", err)
	}
	w.is("a season that begins", w.board(2))
	w.ends("bruno", "ada")
	w.is("the new season", w.board(2), "1 bruno 1138? 1/1/0", "2 ada 927? 1/0/0")
	w.is("the old season", w.board(1), "1 ada 1138? 1/1/0", "2 bruno 927? 1/0/0")
}

// TestRecompute ensures that the ratings of a season, computed anew from its results, are the same to the last bit; and
// that a match which ends once more, in a later season, counts as it ended last, in the season that it had.
func TestRecompute(t *testing.T) {
	w := newWorld(t)
	people := []string{"ada", "bruno", "chiara", "dora"}
	for i := range 40 {
		n := 2 + i%3
		var players []string
		var places []int
		for k := range n {
			players, places = append(players, people[(i*k+i+k)%4]), append(places, 1+(i*i+k*(i%5))%n)
		}
		slices.Sort(players)
		if players = slices.Compact(players); len(players) > 1 {
			w.over(match(fmt.Sprint("r", i), "s", places[:len(players)], players...))
		}
	}
	rows := func() (out []storage.Rating) {
		w.update(func(tx storage.Tx) (err error) { out, err = tx.Ratings("s", "toy", 1); return err })
		return out
	}
	before := rows()
	w.update(func(tx storage.Tx) error { return results.Recompute(tx, "s", "toy", 1) })
	if after := rows(); len(before) != 4 || !slices.Equal(before, after) {
		t.Errorf("computed anew: %v, before %v", after, before)
	}

	w = newWorld(t)
	w.over(match("m", "s", []int{1, 2}, "ada", "bruno"))
	w.update(func(tx storage.Tx) error { return results.Begin(tx, "s", 2, noon) })
	w.over(match("m", "s", []int{2, 1}, "ada", "bruno"))
	w.is("ended once more", w.board(1), "1 bruno 1138? 1/1/0", "2 ada 927? 1/0/0")
	w.is("the season after", w.board(2))
}
