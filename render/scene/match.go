package scene

import (
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
)

// Seating returns the seats from the top of the picture down: those after the viewer in turn order, the viewer last. A
// spectator sees what the first seat sees.
func (s Scene) Seating() []engine.SeatView {
	n := len(s.View.Seats)
	if n == 0 {
		return nil
	}
	own := 0
	for i, v := range s.View.Seats {
		if v.Seat == s.View.Viewer {
			own = i
		}
	}
	out := make([]engine.SeatView, 0, n)
	for i := 1; i <= n; i++ {
		out = append(out, s.View.Seats[(own+i)%n])
	}
	return out
}

// WhereWords says which turn it is, whose, and the phase.
func (s Scene) WhereWords() string {
	t := s.TurnWords()
	if ph := s.Label(s.View.Phase); ph != "" && !strings.EqualFold(ph, t) {
		t = s.Say("phase", t, ph)
	}
	return t
}

// TurnWords says which turn it is, and whose.
func (s Scene) TurnWords() string {
	switch {
	case s.View.Turn <= 0:
		return s.Say("setup")
	case s.View.Active == engine.NoSeat:
		return s.Say("turn", strconv.Itoa(s.View.Turn))
	}
	return s.Say("turnOf", strconv.Itoa(s.View.Turn), s.PlayerName(s.View.Active))
}

// WaitWords says who is awaited and for what, each question once.
func (s Scene) WaitWords() string {
	var parts, kinds, also []string
	by := map[string][]string{}
	own, viewed := s.ownWait()
	for _, w := range s.View.Waiting {
		k, name := s.asked(w), s.PlayerName(w.Seat)
		if viewed && w.Seat == own.Seat {
			name = s.Say("you")
		} else if viewed && w.Kind == own.Kind && w.About == own.About && k != s.asked(own) {
			also = append(also, name)
			continue
		}
		if by[k] == nil {
			kinds = append(kinds, k)
		}
		if !slices.Contains(by[k], name) {
			by[k] = append(by[k], name)
		}
	}
	for _, k := range kinds {
		who := strings.Join(by[k], ", ")
		if len(also) > 0 && k == s.asked(own) {
			who = s.Say("also", who, strings.Join(also, ", "))
		}
		if k != "" {
			who = s.Say("reason", who, k)
		}
		parts = append(parts, who)
	}
	return s.Say("waiting", strings.Join(parts, "; "))
}

// ownWait returns what the viewer is asked; ok is false if nothing. Others who are asked the same in other words, about
// the viewer's own thing, are named beside it. Others who are asked the same in other words, about the viewer's own
// thing, are named beside it.
func (s Scene) ownWait() (engine.WaitView, bool) {
	for _, w := range s.View.Waiting {
		if w.Seat == s.View.Viewer && w.Seat != engine.NoSeat {
			return w, true
		}
	}
	return engine.WaitView{}, false
}

// asked says what a seat is asked.
func (s Scene) asked(w engine.WaitView) string {
	if s.Asked != nil {
		if t := s.Asked(w); t != "" {
			return t
		}
	}
	return s.WordOf(w.Kind)
}

// WinnerWords says who has won a match that is over.
func (s Scene) WinnerWords() string {
	var names []string
	for _, w := range s.View.Result.Winners {
		names = append(names, s.PlayerName(w))
	}
	switch len(names) {
	case 0:
		if s.View.Result.Lost() {
			return s.Say("lost")
		}
		return s.Say("drawn")
	case 1:
		return s.Say("won", names[0])
	}
	return s.Say("wonAll", strings.Join(names, ", "))
}

// ResultWords says how the match ended.
func (s Scene) ResultWords() string {
	t := s.WinnerWords()
	if w := s.ReasonWords(); w != "" {
		t = s.Say("reason", t, w)
	}
	return t
}

// ReasonWords says why the match ended; "" if the result has no reason.
func (s Scene) ReasonWords() string {
	if s.View.Result.Reason == "" {
		return ""
	}
	return s.Phrase(s.View.Result.Phrase(len(s.View.Seats)))
}

// IsAwaited reports whether a seat is asked something.
func (s Scene) IsAwaited(seat engine.Seat) bool {
	for _, w := range s.View.Waiting {
		if w.Seat == seat {
			return true
		}
	}
	return false
}

// HasWon reports whether the match is over and a seat is among its winners.
func (s Scene) HasWon(seat engine.Seat) bool {
	if s.View.Result == nil {
		return false
	}
	for _, w := range s.View.Result.Winners {
		if w == seat {
			return true
		}
	}
	return false
}
