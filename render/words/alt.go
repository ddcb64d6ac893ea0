package words

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"farpost/engine"
	"farpost/render/draw"
	"farpost/render/scene"
)

// altMost is the greatest length of a picture's description, in the units that Discord counts (units).
const altMost = 1024

// Board describes the battlefield in at most 1,024 characters, the most important first: who is to act or has won,
// whose turn it is, what is pending, each seat's figures, what happened last, and the cards on the table.
func Board(of scene.Scene) string {
	s := teller{of}
	parts := []string{s.Say("boardAlt")}
	switch {
	case s.View.Result != nil:
		parts = append(parts, scene.Sentence(s.ResultWords()))
	case len(s.View.Waiting) > 0:
		parts = append(parts, scene.Sentence(s.WaitWords()))
	}
	parts = append(parts, scene.Sentence(s.WhereWords()))
	for i, c := range s.Pending() {
		parts = append(parts, scene.Sentence(strconv.Itoa(i+1)+". "+s.pendingWords(c, s.PendingName(c))))
	}
	for _, v := range s.Seating() {
		parts = append(parts, s.seatAlt(v))
	}
	if s.LastAction != "" {
		parts = append(parts, scene.Sentence(s.Say("last", s.LastAction)))
	}
	for _, v := range s.Seating() {
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
				d = append(d, s.Label(code)+" "+strings.Join(ns, "-"))
			}
		}
	}
	for _, g := range s.OwnBadges(v) {
		d = append(d, s.BadgeWords(g))
	}
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceStack || s.Shared(z.Kind) {
			continue
		}
		zv, ok := s.ChipZone(z, v)
		if s.AsChip(z, v.Seat) && !ok {
			continue
		}
		n := zv.Count
		if scene.InRow(z.Place) && !ok {
			cards, hidden := s.RowCards(z.Kind, v.Seat)
			n = len(cards) + hidden
		}
		d = append(d, s.Say("figure", s.Label(z.Kind), strconv.Itoa(n)))
	}
	name := s.PlayerName(v.Seat)
	switch {
	case v.Out:
		name = s.Say("seatLine", name, strings.ToLower(s.Say("out")))
	case v.Away:
		name = s.Say("seatLine", name, strings.ToLower(s.Say("away")))
	}
	return scene.Sentence(s.Say("list", name, strings.Join(d, ", ")))
}

// rowsAlt names the cards of a seat's rows, with their states.
func (s teller) rowsAlt(v engine.SeatView) []string {
	var out []string
	for _, z := range s.Layout.Zones {
		if !scene.InRow(z.Place) || s.Shared(z.Kind) {
			continue
		}
		cards, _ := s.RowCards(z.Kind, v.Seat)
		var names []string
		for _, c := range cards {
			var states []string
			for _, l := range s.Layout.States {
				if slices.Contains(c.States, l.Code) {
					states = append(states, s.WordOf(l.Code))
				}
			}
			name := s.CardName(c)
			if len(states) > 0 {
				name = s.Say("seatLine", name, strings.Join(states, ", "))
			}
			names = append(names, name)
		}
		if len(names) > 0 {
			out = append(out, scene.Sentence(s.Say("list", s.PlayerName(v.Seat), strings.Join(names, ", "))))
		}
	}
	return out
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
