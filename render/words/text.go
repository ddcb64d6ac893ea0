package words

import (
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render/scene"
)

// Text returns the whole position in words, line by line, in the scene's language. It has everything that the view
// holds and the layout lists, also the cards of zones that pictures show as a number. So make a text for everybody from
// a spectator's view. It may be longer than one message, and can be split after any line. Names are not escaped for any
// markup.
func Text(of scene.Scene) string {
	s := teller{of}
	w := &lines{}
	if s.Title != "" {
		w.add(s.Title)
	}
	w.add(s.WhereWords())
	switch {
	case s.View.Result != nil:
		w.add(s.ResultWords())
	case len(s.View.Waiting) > 0:
		w.add(s.WaitWords())
		for _, q := range s.View.Waiting {
			s.waitWords(w, q)
		}
	}
	for _, t := range s.Own {
		w.add(t)
	}
	things := s.Pending()
	if len(things) > 0 {
		w.add("")
		for _, z := range s.Layout.Zones {
			if z.Place == engine.PlaceStack {
				w.add(s.PendingTitle(z.Kind, true))
			}
		}
		for i, c := range things {
			w.add(strconv.Itoa(i+1) + ". " + s.pendingWords(c, s.withPrint(s.PendingName(c), c, nil)))
		}
	}
	for _, v := range s.Seating() {
		w.add("")
		s.seatWords(w, v)
	}
	if s.anyShared() {
		w.add("")
		s.zoneWords(w, engine.SeatView{Seat: engine.NoSeat})
	}
	if s.LastAction != "" {
		w.add("")
		w.add(s.Say("last", s.LastAction))
	}
	return strings.TrimRight(w.String(), "\n")
}

// waitWords says what a question is about, and until when it can be answered.
func (s teller) waitWords(w *lines, q engine.WaitView) {
	var more []string
	if q.About != "" {
		more = append(more, s.Say("about", s.Owned(q.About)))
	}
	if s.Clock != nil {
		if t := s.Clock(q); t != "" {
			more = append(more, s.Say("until", t))
		}
	}
	if len(more) > 0 {
		w.add("- " + s.Say("list", s.PlayerName(q.Seat), strings.Join(more, ", ")))
	}
}

type lines struct{ strings.Builder }

func (l *lines) add(t string) {
	l.WriteString(t)
	l.WriteByte('\n')
}

func (s teller) anyShared() bool {
	for _, z := range s.View.Zones {
		if s.PlaceOf(z.Kind) != "" && s.PlaceOf(z.Kind) != engine.PlaceStack && s.Shared(z.Kind) {
			return true
		}
	}
	return false
}

// pendingWords puts a pending thing into words: a name, its maker, sources, targets and notes.
func (s teller) pendingWords(c engine.CardView, name string) string {
	parts := []string{name}
	parts = append(parts, s.Makers(c)...)
	for _, v := range c.Targets {
		parts = append(parts, s.Say("aimed", s.Owned(v)))
	}
	for _, n := range s.PendingNotes(c) {
		parts = append(parts, strings.TrimSuffix(n, ".")) // a note may be a sentence; among details it has no full stop
	}
	return strings.Join(parts, ", ")
}

// seatWords puts a seat into words: how it stands, its tracks and badges, then its zones.
func (s teller) seatWords(w *lines, v engine.SeatView) {
	var how []string
	for _, q := range []struct {
		on   bool
		code string
	}{
		{v.Seat == s.View.Active && s.View.Result == nil, "inTurn"},
		{s.IsAwaited(v.Seat) && s.View.Result == nil, "waits"}, {v.Out, "out"}, {v.Away, "away"},
		{s.HasWon(v.Seat), "winner"},
	} {
		if q.on {
			how = append(how, strings.ToLower(s.Say(q.code)))
		}
	}
	how = append(how, s.refWords(engine.SeatVal(v.Seat))...)
	name := s.PlayerName(v.Seat)
	if len(how) > 0 {
		name = s.Say("seatLine", name, strings.Join(how, ", "))
	}
	w.add(name)
	for _, code := range s.Layout.Tracks {
		for _, t := range v.Tracks {
			if t.Code == code {
				w.add("- " + s.Say("list", s.Label(code), strings.Join(s.cellWords(t, true), ", ")))
			}
		}
	}
	for _, g := range s.OwnBadges(v) {
		w.add("- " + s.BadgeWords(g))
	}
	s.zoneWords(w, v)
}

// cellWords puts the cells of a track into words; with full, also what is attached to and aimed at each.
func (s teller) cellWords(t engine.Track, full bool) []string {
	var out []string
	for i, k := range t.Cells {
		text := s.Say("trackCell", "#"+strconv.Itoa(i+1), strconv.Itoa(k.N), strconv.Itoa(k.Max))
		if k.N <= 0 {
			text = s.Say("trackBroken", "#"+strconv.Itoa(i+1))
		}
		if full {
			var more []string
			for _, c := range s.WornBy(k.Key, k.Attached) {
				more = append(more, s.Say("wears", s.CardName(c)))
			}
			if more = append(more, s.refWords(k.Key)...); len(more) > 0 {
				text = s.Say("seatLine", text, strings.Join(more, ", "))
			}
		}
		out = append(out, text)
	}
	return out
}

// refWords says which pending things come from something or are aimed at it.
func (s teller) refWords(key engine.Value) []string {
	var out []string
	for i, c := range s.Pending() {
		text := strconv.Itoa(i+1) + " " + s.CardName(c)
		for _, v := range c.Of {
			if v == key {
				out = append(out, s.Say("source", text))
			}
		}
		for _, v := range c.Targets {
			if v == key {
				out = append(out, s.Say("target", text))
			}
		}
	}
	return out
}
