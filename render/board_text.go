package render

import (
	"strconv"
	"strings"

	"farpost/engine"
)

// BoardText returns the whole position in words, line by line, in the scene's language. It has everything that the view
// holds and the layout lists, also the cards of zones that pictures show as a number. So make a text for everybody from
// a spectator's view. It may be longer than one message, and can be split after any line. Names are not escaped for any
// markup.
func BoardText(of Scene) string {
	s := teller{of}
	w := &lines{}
	if s.Title != "" {
		w.add(s.Title)
	}
	w.add(s.where())
	switch {
	case s.View.Result != nil:
		w.add(s.result())
	case len(s.View.Waiting) > 0:
		w.add(s.waits())
		for _, q := range s.View.Waiting {
			s.waitWords(w, q)
		}
	}
	for _, t := range s.Own {
		w.add(t)
	}
	things := s.stacks()
	if len(things) > 0 {
		w.add("")
		for _, z := range s.Layout.Zones {
			if z.Place == engine.PlaceStack {
				w.add(s.pendingTitle(z.Kind, true))
			}
		}
		for i, c := range things {
			w.add(strconv.Itoa(i+1) + ". " + s.pendingWords(c, s.withPrint(s.pendingName(c), c, nil)))
		}
	}
	for _, v := range s.seating() {
		w.add("")
		s.seatWords(w, v)
	}
	if s.anyShared() {
		w.add("")
		s.zoneWords(w, engine.SeatView{Seat: engine.NoSeat})
	}
	if s.LastAction != "" {
		w.add("")
		w.add(s.say("last", s.LastAction))
	}
	return strings.TrimRight(w.String(), "\n")
}

// waitWords says what a question is about, and until when it can be answered.
func (s teller) waitWords(w *lines, q engine.WaitView) {
	var more []string
	if q.About != "" {
		more = append(more, s.say("about", s.owned(q.About)))
	}
	if s.Clock != nil {
		if t := s.Clock(q); t != "" {
			more = append(more, s.say("until", t))
		}
	}
	if len(more) > 0 {
		w.add("- " + s.say("list", s.player(q.Seat), strings.Join(more, ", ")))
	}
}

type lines struct{ strings.Builder }

func (l *lines) add(t string) {
	l.WriteString(t)
	l.WriteByte('\n')
}

func (s teller) anyShared() bool {
	for _, z := range s.View.Zones {
		if s.placeOf(z.Kind) != "" && s.placeOf(z.Kind) != engine.PlaceStack && s.shared(z.Kind) {
			return true
		}
	}
	return false
}

// pendingWords puts a pending thing into words: a name, its maker, sources, targets and notes.
func (s teller) pendingWords(c engine.CardView, name string) string {
	parts := []string{name}
	parts = append(parts, s.makers(c)...)
	for _, v := range c.Targets {
		parts = append(parts, s.say("aimed", s.owned(v)))
	}
	for _, n := range s.pendingNotes(c) {
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
		{s.awaited(v.Seat) && s.View.Result == nil, "waits"}, {v.Out, "out"}, {v.Away, "away"},
		{s.won(v.Seat), "winner"},
	} {
		if q.on {
			how = append(how, strings.ToLower(s.say(q.code)))
		}
	}
	how = append(how, s.refWords(engine.SeatVal(v.Seat))...)
	name := s.player(v.Seat)
	if len(how) > 0 {
		name = s.say("seatLine", name, strings.Join(how, ", "))
	}
	w.add(name)
	for _, code := range s.Layout.Tracks {
		for _, t := range v.Tracks {
			if t.Code == code {
				w.add("- " + s.say("list", s.label(code), strings.Join(s.cellWords(t, true), ", ")))
			}
		}
	}
	for _, g := range s.ownBadges(v) {
		w.add("- " + s.badgeWords(g))
	}
	s.zoneWords(w, v)
}

// cellWords puts the cells of a track into words; with full, also what is attached to and aimed at each.
func (s teller) cellWords(t engine.Track, full bool) []string {
	var out []string
	for i, k := range t.Cells {
		text := s.say("trackCell", "#"+strconv.Itoa(i+1), strconv.Itoa(k.N), strconv.Itoa(k.Max))
		if k.N <= 0 {
			text = s.say("trackBroken", "#"+strconv.Itoa(i+1))
		}
		if full {
			var more []string
			for _, c := range s.wornBy(k.Key, k.Attached) {
				more = append(more, s.say("wears", s.cardName(c)))
			}
			if more = append(more, s.refWords(k.Key)...); len(more) > 0 {
				text = s.say("seatLine", text, strings.Join(more, ", "))
			}
		}
		out = append(out, text)
	}
	return out
}

// refWords says which pending things come from something or are aimed at it.
func (s teller) refWords(key engine.Value) []string {
	var out []string
	for i, c := range s.stacks() {
		text := strconv.Itoa(i+1) + " " + s.cardName(c)
		for _, v := range c.Of {
			if v == key {
				out = append(out, s.say("source", text))
			}
		}
		for _, v := range c.Targets {
			if v == key {
				out = append(out, s.say("target", text))
			}
		}
	}
	return out
}
