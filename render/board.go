package render

import (
	"image"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render/arrow"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
	"farpost/render/strip"
)

// board plans the battlefield: heading, opponents, shared zones, pending things, the viewer, the last action.
type board struct {
	planner
	col  *column
	refs map[engine.Value][]sprite.Ref
	// blockOf has the block of the plan that shows a thing; nil if there are no arrows to draw.
	blockOf map[engine.Value]int
	crowd   crowding
}

// locate records that the next blocks will show these things, one block each.
func (b *board) locate(keys ...engine.Value) {
	for i, k := range keys {
		if b.blockOf != nil {
			b.blockOf[k] = len(b.col.pl.Blocks) + i
		}
	}
}

func (s planner) planBoard(p *draw.Pen) *compose.Plan {
	pl, _ := s.planArrows(p)
	return pl
}

// planArrows plans a board, and returns its arrows too.
func (s planner) planArrows(p *draw.Pen) (*compose.Plan, []arrow.Net) {
	width := Width
	if s.Wide {
		width = WideWidth
	}
	pl := s.newPlan(width)
	b := &board{planner: s, refs: s.refs(), col: page(pl, p)}
	arrows := s.arrows()
	if len(arrows) > 0 {
		b.blockOf = map[engine.Value]int{}
	}
	b.crowd = b.crowding()
	pl.Edges = b.crowd.edges()
	if b.crowd > roomy {
		pl.Effort = strip.Small
	}
	b.col.add(b.heading())
	b.col.skip(compose.Gap)
	order := s.seating()
	b.opponents(order[:max(0, len(order)-1)])
	b.middle()
	if n := len(order); n > 0 {
		b.seat(order[n-1])
	}
	if s.LastAction != "" {
		b.col.add(sprite.Note{W: b.col.w, Ground: draw.InkGround, Text: s.say("last", s.LastAction), Shape: "from",
			Max: 3, Strong: true})
	}
	b.col.skip(compose.Margin - 4)
	pl.H = b.col.y
	var nets []arrow.Net
	if len(arrows) > 0 {
		nets = arrow.Draw(pl, p, arrows, b.blockOf)
	}
	return pl, nets
}

// opponents plans the seats above the middle: one under the other, or side by side on a wide board.
func (b *board) opponents(order []engine.SeatView) {
	if !b.Wide || len(order) < 2 {
		for _, seat := range order {
			b.seat(seat)
		}
		return
	}
	whole, low := *b.col, b.col.y
	w := (whole.w - (len(order)-1)*compose.Gap) / len(order)
	for i, seat := range order {
		b.col = &column{pl: whole.pl, p: whole.p, x: whole.x + i*(w+compose.Gap), y: whole.y, w: w}
		b.seat(seat)
		low = max(low, b.col.y)
	}
	whole.y = low
	b.col = &whole
}

// seating returns the seats from the top of the picture down: those after the viewer in turn order, the viewer last. A
// spectator sees what the first seat sees.
func (s Scene) seating() []engine.SeatView {
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

func (b *board) heading() sprite.Heading {
	h := sprite.Heading{W: b.col.w, Title: b.Title, Line: b.where()}
	switch {
	case b.View.Result != nil:
		h.Wait, h.Over = b.result(), true
	case len(b.View.Waiting) > 0:
		h.Wait = b.waits()
	}
	return h
}

// where says which turn it is, whose, and the phase.
func (s Scene) where() string {
	t := s.turn()
	if ph := s.label(s.View.Phase); ph != "" && !strings.EqualFold(ph, t) {
		t = s.say("phase", t, ph)
	}
	return t
}

// turn says which turn it is, and whose.
func (s Scene) turn() string {
	switch {
	case s.View.Turn <= 0:
		return s.say("setup")
	case s.View.Active == engine.NoSeat:
		return s.say("turn", strconv.Itoa(s.View.Turn))
	}
	return s.say("turnOf", strconv.Itoa(s.View.Turn), s.player(s.View.Active))
}

// waits says who is awaited and for what, each question once.
func (s Scene) waits() string {
	var parts, kinds, also []string
	by := map[string][]string{}
	own, viewed := s.ownWait()
	for _, w := range s.View.Waiting {
		k, name := s.asked(w), s.player(w.Seat)
		if viewed && w.Seat == own.Seat {
			name = s.say("you")
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
			who = s.say("also", who, strings.Join(also, ", "))
		}
		if k != "" {
			who = s.say("reason", who, k)
		}
		parts = append(parts, who)
	}
	return s.say("waiting", strings.Join(parts, "; "))
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
	return s.word(w.Kind)
}

// winners says who has won a match that is over.
func (s Scene) winners() string {
	var names []string
	for _, w := range s.View.Result.Winners {
		names = append(names, s.player(w))
	}
	switch len(names) {
	case 0:
		return s.say("drawn")
	case 1:
		return s.say("won", names[0])
	}
	return s.say("wonAll", strings.Join(names, ", "))
}

// result says how the match ended.
func (s Scene) result() string {
	t := s.winners()
	if w := s.reason(); w != "" {
		t = s.say("reason", t, w)
	}
	return t
}

// reason says why the match ended; "" if the result has no reason.
func (s Scene) reason() string {
	if s.View.Result.Reason == "" {
		return ""
	}
	return s.phrase(s.View.Result.Phrase(len(s.View.Seats)))
}

// boxed adds a panel and puts on it what inside adds.
func (b *board) boxed(q compose.Panel, inside func(*column)) {
	in := &column{pl: b.col.pl, p: b.col.p, x: b.col.x + compose.Pad, y: b.col.y + compose.Pad - 6,
		w: b.col.w - 2*compose.Pad}
	inside(in)
	q.At = image.Rect(b.col.x, b.col.y, b.col.x+b.col.w, in.y+compose.Pad-2)
	q.Corner = 18
	b.col.pl.Panels = append(b.col.pl.Panels, q)
	b.col.y = q.At.Max.Y + compose.Gap
}
