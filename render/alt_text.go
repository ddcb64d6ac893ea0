package render

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"farpost/engine"
	"farpost/render/draw"
)

// altMost is the greatest length of a picture's description, in the units that Discord counts (units).
const altMost = 1024

// teller puts a scene into words.
type teller struct{ Scene }

// BoardAlt describes the battlefield in at most 1,024 characters, the most important first: who is to act or has won,
// whose turn it is, what is pending, each seat's figures, what happened last, and the cards on the table.
func BoardAlt(of Scene) string {
	s := teller{of}
	parts := []string{s.say("boardAlt")}
	switch {
	case s.View.Result != nil:
		parts = append(parts, sentence(s.result()))
	case len(s.View.Waiting) > 0:
		parts = append(parts, sentence(s.waits()))
	}
	parts = append(parts, sentence(s.where()))
	for i, c := range s.stacks() {
		parts = append(parts, sentence(strconv.Itoa(i+1)+". "+s.pendingWords(c, s.pendingName(c))))
	}
	for _, v := range s.seating() {
		parts = append(parts, s.seatAlt(v))
	}
	if s.LastAction != "" {
		parts = append(parts, sentence(s.say("last", s.LastAction)))
	}
	for _, v := range s.seating() {
		parts = append(parts, s.rowsAlt(v)...)
	}
	return upTo(altMost, parts)
}

// seatAlt describes a seat's tracks, badges and zone counts in one sentence.
func (s teller) seatAlt(v engine.SeatView) string {
	var d []string
	for _, code := range s.Layout.Tracks {
		for _, t := range v.Tracks {
			if t.Code == code {
				var ns []string
				for _, k := range t.Cells {
					ns = append(ns, strconv.Itoa(k.N))
				}
				d = append(d, s.label(code)+" "+strings.Join(ns, "-"))
			}
		}
	}
	for _, g := range s.ownBadges(v) {
		d = append(d, s.badgeWords(g))
	}
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceStack || s.shared(z.Kind) {
			continue
		}
		zv, ok := s.chipZone(z, v)
		if s.asChip(z, v.Seat) && !ok {
			continue
		}
		n := zv.Count
		if inRow(z.Place) && !ok {
			cards, hidden := s.rowCards(z.Kind, v.Seat)
			n = len(cards) + hidden
		}
		d = append(d, s.say("figure", s.label(z.Kind), strconv.Itoa(n)))
	}
	name := s.player(v.Seat)
	switch {
	case v.Out:
		name = s.say("seatLine", name, strings.ToLower(s.say("out")))
	case v.Away:
		name = s.say("seatLine", name, strings.ToLower(s.say("away")))
	}
	return sentence(s.say("list", name, strings.Join(d, ", ")))
}

// rowsAlt names the cards of a seat's rows, with their states.
func (s teller) rowsAlt(v engine.SeatView) []string {
	var out []string
	for _, z := range s.Layout.Zones {
		if !inRow(z.Place) || s.shared(z.Kind) {
			continue
		}
		cards, _ := s.rowCards(z.Kind, v.Seat)
		var names []string
		for _, c := range cards {
			var states []string
			for _, l := range s.Layout.States {
				if slices.Contains(c.States, l.Code) {
					states = append(states, s.word(l.Code))
				}
			}
			name := s.cardName(c)
			if len(states) > 0 {
				name = s.say("seatLine", name, strings.Join(states, ", "))
			}
			names = append(names, name)
		}
		if len(names) > 0 {
			out = append(out, sentence(s.say("list", s.player(v.Seat), strings.Join(names, ", "))))
		}
	}
	return out
}

// handAlt describes a hand: every card with what sort it is and its cost, then the cards' notes.
func (s teller) handAlt(zone string) string {
	cards := s.handCards(zone)
	parts := []string{s.say("handAlt", s.player(s.View.Viewer), s.countWords(len(cards)))}
	var notes []string
	for _, c := range cards {
		f := now(s.face(c.Card), c)
		d := s.kindWords(f, func(string) bool { return false })
		parts = append(parts, sentence(s.withDetails(s.cardName(c), append(d, s.priceWords(f)...))))
		for _, n := range c.Notes {
			if t := sentence(s.say("list", s.cardName(c), s.phrase(n))); !slices.Contains(notes, t) {
				notes = append(notes, t)
			}
		}
	}
	return upTo(altMost, append(parts, notes...))
}

func (s teller) needWords(need []string) string { return s.say("needs", s.needList(need)) }

// needList puts the symbols of a requirement into words.
func (s teller) needList(need []string) string {
	var ls []string
	for _, n := range need {
		ls = append(ls, s.letter(n))
	}
	return strings.Join(ls, " + ")
}

func (s teller) cardAlt(f engine.Face) string {
	name := f.Name
	if name == "" {
		name = f.ID
	}
	d := s.kindWords(f, func(m string) bool { return f.Says(s.letter(m)) })
	if !f.NoCost {
		d = append(d, s.say("cost", strconv.Itoa(f.Cost)))
	}
	if len(f.Need) > 0 {
		d = append(d, s.needWords(f.Need))
	}
	for _, st := range f.Stats {
		d = append(d, s.statWords(st))
	}
	parts := []string{s.say("cardAlt", name), sentence(strings.Join(d, ", "))}
	return upTo(altMost, append(append(parts, s.spokenAll(f.Text)...), sentence(f.Edge())))
}

// sentence adds a full stop to a text that does not end with a stop, also inside closing quotation marks.
func sentence(t string) string {
	bare := strings.TrimRight(t, `"”»’`)
	if t == "" || strings.HasSuffix(bare, ".") || strings.HasSuffix(bare, "!") || strings.HasSuffix(bare, "?") {
		return t
	}
	return t + "."
}

// upTo joins sentences up to a length. It cuts the first one that does not fit, and ends it with an ellipsis.
func upTo(most int, parts []string) string {
	out := ""
	for _, t := range parts {
		next := strings.TrimSpace(out + " " + t)
		if units(next) <= most {
			out = next
			continue
		}
		room := most - units(out) - 2
		if room < 0 { // there is not even room for the ellipsis
			t, out, room = out, "", most-1
		}
		if out != "" {
			out += " "
		}
		for _, r := range t {
			n := units(string(r))
			if n > room {
				break
			}
			out, room = out+string(r), room-n
		}
		return strings.TrimRight(out, " ") + draw.Ellipsis
	}
	return out
}

// units counts a text in UTF-16, as Discord and browsers do.
func units(s string) int { return len(utf16.Encode([]rune(s))) }
