package selfplay_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/kit"
	"farpost/engine/selfplay"
)

// seated is what one match of a round was dealt, and who began and won it.
type seated struct {
	decks         [][]string
	began, winner engine.Seat // NoSeat when nobody won
}

// turns is a game of nothing but a turn for everybody, beginning with a seat that the seed says. The match's winner is
// the one that winner says; every match is noted.
func turns(winner func(seated) engine.Seat, note *[]seated) *engine.Ruleset {
	const (
		turn = iota
		active
		wins // the seat after the winner's, 0 for nobody's
	)
	g := engine.NewRuleset("turns", 1)
	g.MinSeats, g.MaxSeats = 2, 4
	g.Vars = []string{"turn", "active", "wins"}
	g.Verbs = []engine.Verb{{Name: "end"}, {Name: "concede", Any: true}}
	g.LoadBook = func([]byte) (engine.Book, error) { return toy.Cards{}, nil }
	g.Stat = func(*engine.Reader, engine.ObjID, int) int { return 0 }
	g.Ctrl = func(*engine.Reader, engine.ObjID) engine.Seat { return engine.NoSeat }
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return p.Alive() }
	g.Check = func(*engine.Reader) []engine.Change { return nil }
	g.Deal = func(tx *engine.Tx, setup engine.Setup) error {
		m := seated{decks: setup.Decks, began: engine.Seat(setup.Seed / 3 % uint64(len(setup.Decks)))}
		m.winner = winner(m)
		*note = append(*note, m)
		tx.SetVar(turn, 1)
		tx.SetVar(active, int(m.began))
		tx.SetVar(wins, int(m.winner)+1)
		return nil
	}
	g.View = func(r *engine.Reader, _ engine.Seat) engine.View {
		v := engine.View{Turn: r.Var(turn), Active: engine.Seat(r.Var(active)), Phase: "main"}
		for s := range engine.Seat(r.Seats()) {
			v.Seats = append(v.Seats, engine.SeatView{Seat: s})
		}
		return v
	}
	g.Add("match",
		engine.Exec("ask", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			if r.Var(turn) <= r.Seats() {
				return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Seats: []engine.SeatAsk{{
					Seat: engine.Seat(r.Var(active)), Kind: "turn", Round: r.Var(turn), Verbs: []string{"end"},
					Due: engine.DueTurn, Default: engine.Reply{Verb: "end"}}}}}
			}
			if n := r.Var(wins); n > 0 {
				return engine.Verdict{Do: kit.Finish([]engine.Seat{engine.Seat(n - 1)}, "last"), End: true}
			}
			return engine.Verdict{Do: kit.Finish(nil, "last"), End: true}
		}),
		engine.Do("next", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: engine.ChangeVar, Word: "turn", N: r.Var(turn) + 1},
				{Kind: engine.ChangeVar, Word: "active", N: (r.Var(active) + 1) % r.Seats()}}
		}),
		engine.Goto("again", "ask"))
	return g
}

// idle is a player who takes the default of every question, so that nothing happens from outside.
type idle struct{}

func (idle) Plans(selfplay.Moment) []selfplay.Plan { return nil }

// playTurns plays matches of the game of turns with so many ready decks, each of one card of the toy's, or with them
// only, and gives the report and what each match was dealt.
func playTurns(t *testing.T, players, decks, matches int, only bool,
	winner func(seated) engine.Seat) (selfplay.Report, []seated) {
	t.Helper()
	var dealt []seated
	o := selfplay.Options{Ruleset: turns(winner, &dealt), Book: toy.Cards{}, Players: players, Matches: matches,
		Seed:   1,
		Policy: idle{}, ReadyOnly: only, Workers: 1, InterfereEvery: -1, UnfoldEvery: -1}
	for _, id := range toy.All()[:decks] {
		o.Decks, o.Names = append(o.Decks, []string{id}), append(o.Names, "deck of "+id)
	}
	rep := run(t, o)
	if !rep.OK() || len(dealt) != matches {
		t.Fatalf("%d matches were dealt: %s", len(dealt), strings.Join(rep.Problems, "\n"))
	}
	return rep, dealt
}

// ready is the name of a ready deck that a seat was dealt, "" for a deck drawn from the book.
func (m seated) ready(seat engine.Seat) string {
	if d := m.decks[seat]; len(d) == 1 {
		return "deck of " + d[0]
	}
	return ""
}

// TestDecksAlternate ensures that each ready deck sits in each seat equally often for two to four players, that nobody
// meets their own deck where there are enough, and that of two players each deck meets each other one from both seats.
func TestDecksAlternate(t *testing.T) {
	for players := 2; players <= 4; players++ {
		for decks := 1; decks <= 5; decks++ {
			only := decks%2 == 0
			name := fmt.Sprintf("%d players, %d decks", players, decks)
			rep, dealt := playTurns(t, players, decks, 8*decks*max(1, decks-1), only,
				func(seated) engine.Seat { return 0 })
			sat, met := map[string]int{}, map[string]int{}
			for _, m := range dealt {
				if m.ready(0) == "" {
					if only {
						t.Errorf("%s: a deck is drawn from the book, although the ready ones alone are wanted", name)
					}
					continue
				}
				different := map[string]bool{}
				for seat := range engine.Seat(players) {
					sat[fmt.Sprint(m.ready(seat), " in seat ", seat)]++
					different[m.ready(seat)] = true
				}
				met[m.ready(0)+" against "+m.ready(1)]++
				if len(different) != min(players, decks) {
					t.Errorf("%s: a match of only %v", name, different)
				}
			}
			equal(t, name, sat, players*decks)
			if players == 2 {
				equal(t, name, met, max(1, decks*(decks-1)))
			}
			equal(t, name, rep.SeatsByDeck, decks)
		}
	}
}

// equal checks that so many things were counted, each equally often.
func equal(t *testing.T, name string, counts map[string]int, n int) {
	t.Helper()
	times := slices.Compact(slices.Sorted(maps.Values(counts)))
	if len(counts) != n || len(times) != 1 {
		t.Errorf("%s: want %d, each equally often: %v", name, n, counts)
	}
}

// TestWins ensures that a win counts for the deck of the seat that won and for nobody else's, that one of whoever had
// the first turn counts as such, and that draws count for nobody.
func TestWins(t *testing.T) {
	for name, winner := range map[string]func(seated) engine.Seat{
		"who begins":     func(m seated) engine.Seat { return m.began },
		"who comes next": func(m seated) engine.Seat { return m.began.After(len(m.decks))[0] },
		"nobody":         func(seated) engine.Seat { return engine.NoSeat },
		"the last seat":  func(m seated) engine.Seat { return engine.Seat(len(m.decks) - 1) },
		"the third deck, else nobody": func(m seated) engine.Seat {
			return engine.Seat(slices.IndexFunc(m.decks,
				func(d []string) bool { return slices.Equal(d, toy.All()[2:3]) }))
		},
	} {
		for players := 2; players <= 4; players++ {
			rep, dealt := playTurns(t, players, 3, 80, false, winner)
			want := selfplay.Report{WinsByDeck: map[string]int{}, WinsByTurn: map[string]int{}}
			for _, id := range toy.All()[:3] {
				want.WinsByDeck["deck of "+id] = 0
			}
			for _, m := range dealt {
				switch {
				case m.winner == engine.NoSeat:
					want.Draws++
					continue
				case m.ready(m.winner) == "":
					want.WinsDrawn++
				default:
					want.WinsByDeck[m.ready(m.winner)]++
				}
				order := append([]engine.Seat{m.began}, m.began.After(len(m.decks))...)
				want.WinsByTurn[strconv.Itoa(slices.Index(order, m.winner)+1)]++
				if m.winner == m.began {
					want.WinsFirst++
				}
			}
			if rep.WinsFirst != want.WinsFirst || rep.WinsDrawn != want.WinsDrawn || rep.Draws != want.Draws ||
				!maps.Equal(rep.WinsByDeck, want.WinsByDeck) || !maps.Equal(rep.WinsByTurn, want.WinsByTurn) {
				t.Errorf("%s wins, %d players: first %d, drawn decks %d, draws %d, %v, %v; want %d, %d, %d, %v, %v", name,
					players,
					rep.WinsFirst, rep.WinsDrawn, rep.Draws, rep.WinsByDeck, rep.WinsByTurn,
					want.WinsFirst, want.WinsDrawn, want.Draws, want.WinsByDeck, want.WinsByTurn)
			}
			text := fmt.Sprintf("won: %d of %d by whoever began", want.WinsFirst, 80-want.Draws)
			if got := rep.Text(); !strings.Contains(got, text) || !strings.Contains(got, "deck of "+toy.All()[0]+" ") {
				t.Errorf("%s wins: no %q, or no deck, in\n%s", name, text, got)
			}
		}
	}
}
