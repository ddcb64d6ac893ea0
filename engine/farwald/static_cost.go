package farwald

import (
	"strconv"

	"farpost/engine"
	"farpost/engine/farwald/language"
)

// energyCost is what a seat would discharge to play a card now: the printed cost, then all increases, then
// all decreases, never below 0 (FW-070, FR-36).
func energyCost(f facts, seat engine.Seat, c *language.Card) int {
	more, less := 0, 0
	s := asIs(f)
	eachStatic(s, language.DoesCost, func(src engine.ObjID, st *language.Static) {
		sc := st.Cost
		if c == nil || !forSeat(sc.Who, s.ctrl(src), seat) || sc.Cards.Misprint(c) != "" {
			return
		}
		if sc.First && playedLike(f, seat, sc.Cards) {
			return
		}
		if sc.N > 0 {
			more += sc.N
		} else {
			less -= sc.N
		}
	})
	return max(0, c.Cost+more-less)
}

// forSeat reports whether "controller" or "opponents", said by a card of ctrl, means the seat.
func forSeat(who string, ctrl, seat engine.Seat) bool {
	switch who {
	case whoController:
		return seat == ctrl
	case whoOpponents:
		return seat != ctrl
	}
	return false
}

// Paid cards are marked once per turn, so that "the first such card each turn" has an answer even for a
// card that entered later.
const markPeriodTurn = "turn"

func paidCode(seat engine.Seat) string {
	if seat >= 0 && int(seat) < len(paidCodes) {
		return paidCodes[seat]
	}
	return "paid." + strconv.Itoa(int(seat))
}

var paidCodes = [...]string{"paid.0", "paid.1", "paid.2", "paid.3"}

// paidMark is the change that counts a card as paid by a seat in this turn; it joins the batch that pays.
func paidMark(seat engine.Seat, c *language.Card) engine.Change {
	return engine.Change{Kind: engine.ChangeMark, Seat: seat, Word: paidCode(seat), To: engine.CardVal(c.ID),
		Vals: []engine.Value{engine.Word(markPeriodTurn)}}
}

// playedLike reports whether a seat has paid for a card with such a print in this turn.
func playedLike(f facts, seat engine.Seat, fl language.Filter) bool {
	code := paidCode(seat)
	cards := bookOfFacts(f).Cards()
	for i := range cards {
		c := &cards[i]
		if fl.Misprint(c) == "" && f.MarkCount(code, engine.CardVal(c.ID)) > 0 {
			return true
		}
	}
	return false
}
