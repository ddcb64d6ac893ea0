package selfplay

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
)

// began notes who has the first turn, as soon as there is one.
func (t *table) began() {
	if t.beginner != engine.NoSeat || t.s.Result != nil {
		return
	}
	v, err := engine.ViewOf(t.Ruleset, t.Book, t.s, engine.NoSeat)
	if err != nil {
		t.fault("the view of a spectator: %v", err)
	} else if v.Turn == 1 {
		t.beginner = v.Active
	}
}

// won counts who has won.
func (t *table) won(winners []engine.Seat) {
	if len(winners) == 0 {
		t.rep.Draws++
		return
	}
	if slices.Contains(winners, t.beginner) {
		t.rep.WinsFirst++
	}
	if slices.Contains(winners, t.only()) {
		t.rep.WinsOnly++
	}
	for _, seat := range winners {
		if t.beginner != engine.NoSeat {
			players := len(t.s.Seats)
			t.rep.WinsByTurn[strconv.Itoa((int(seat)-int(t.beginner)+players)%players+1)]++
		}
		if ready := t.deal.ready[seat]; ready == drawn {
			t.rep.WinsDrawn++
		} else {
			t.rep.WinsByDeck[t.deckName(ready)]++
		}
	}
}

// wins is the part about who won, such as
//
//	won: 96 of 187 by whoever began, 43 with a deck drawn from the book.
//	won by order of first turns: 96, 91.
//	won by deck, of the seats that had it: embers 70 of 150, tides 74 of 150.
//	won: 12 of 187 by who did nothing else than influence.
func (r Report) wins() string {
	var decks []string
	for _, name := range slices.Sorted(maps.Keys(r.WinsByDeck)) {
		decks = append(decks, fmt.Sprintf("%s %d of %d", name, r.WinsByDeck[name], r.SeatsByDeck[name]))
	}
	s := fmt.Sprintf("won: %d of %d by whoever began, %d with a deck drawn from the book.\n"+
		"won by order of first turns: %s.\nwon by deck, of the seats that had it: %s.\n",
		r.WinsFirst, r.Finished-r.Draws, r.WinsDrawn, strings.Join(r.byTurn(), ", "), strings.Join(decks, ", "))
	if len(r.Only) > 0 {
		s += fmt.Sprintf("won: %d of %d by who did nothing else than %s.\n", r.WinsOnly, r.Finished-r.Draws,
			strings.Join(r.Only, ", "))
	}
	return s
}

// byTurn lists the wins by the order of first turns.
func (r Report) byTurn() (out []string) {
	for n := range r.Players {
		out = append(out, strconv.Itoa(r.WinsByTurn[strconv.Itoa(n+1)]))
	}
	return out
}
