package render

import (
	"context"
	"slices"
	"strconv"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// Prompt draws what a question is about: the pending thing with arrows to its targets, then its card large with its
// text, and the cards that it is aimed at. Who is asked, and what, is in the message below which the picture stands, so
// the picture does not say it. About is a thing of the view. If the view does not show it, the picture says only who is
// awaited.
func (r *Renderer) Prompt(ctx context.Context, s Scene, about engine.Value) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, teller{s}.promptAlt(about),
		func(p *draw.Pen) *compose.Plan { return planner{s}.planPrompt(p, about) })
}

func (s teller) promptAlt(about engine.Value) string {
	var parts []string
	c, ok := s.View.Find(about)
	if !ok {
		if len(s.View.Waiting) > 0 {
			parts = append(parts, sentence(s.waits()))
		}
		return upTo(altMost, append(parts, sentence(s.where())))
	}
	parts = append(parts, sentence(s.pendingWords(c, s.pendingName(c))))
	for _, v := range s.targetCells(c) {
		t, i, _ := s.cellOf(v)
		word := s.say("trackCell", s.owned(v), strconv.Itoa(t.Cells[i].N), strconv.Itoa(t.Cells[i].Max))
		if t.Cells[i].N <= 0 {
			word = s.say("trackBroken", s.owned(v))
		}
		parts = append(parts, sentence(word))
	}
	for _, cv := range s.promptCards(c) {
		parts = append(parts, sentence(s.withDetails(s.cardName(cv), s.details(cv))))
		for _, l := range s.spokenAll(s.face(cv.Card).Text) {
			parts = append(parts, sentence(l))
		}
	}
	return upTo(altMost, parts)
}

// promptCards returns the cards to read, each once: the pending card or what the pending thing comes from, then its
// targets, then those who stand against it.
func (s Scene) promptCards(c engine.CardView) []engine.CardView {
	var out []engine.CardView
	add := func(cv engine.CardView, ok bool) {
		for _, o := range out {
			ok = ok && o.Key != cv.Key
		}
		if ok && cv.Card != "" {
			out = append(out, cv)
		}
	}
	if c.Card == "" {
		for _, v := range c.Of {
			add(s.View.Find(v))
		}
	} else {
		add(c, true)
	}
	for _, v := range slices.Concat(c.Targets, c.Against) {
		add(s.View.Find(v))
	}
	return out
}

// targetCells returns the cells of tracks that a thing is aimed at, each once.
func (s Scene) targetCells(c engine.CardView) (out []engine.Value) {
	for i, v := range c.Targets {
		if _, _, ok := s.cellOf(v); ok && !slices.Contains(c.Targets[:i], v) {
			out = append(out, v)
		}
	}
	return out
}

func (s planner) planPrompt(p *draw.Pen, about engine.Value) *compose.Plan {
	pl := s.newPlan(Width)
	b := &board{planner: s, refs: s.refs(), col: page(pl, p)}
	c, ok := s.View.Find(about)
	if !ok {
		b.col.add(b.heading())
		b.col.skip(compose.Gap)
	} else {
		n := 1
		for i, t := range s.stacks() {
			if t.Key == about {
				n = i + 1
			}
		}
		b.boxed(compose.Panel{Fill: draw.InkMiddle, Edge: draw.InkEdge}, func(col *column) {
			col.add(b.pendingRow(c, n, true, col.w))
		})
	}
	if cards := s.promptCards(c); ok && len(cards) > 0 {
		first := s.copyOf(cards[0], b.col.w)
		first.Large = true
		if cards[0].Key == about {
			first.Notes = nil // the row has these
		}
		b.col.add(first)
		b.col.skip(compose.Gap)
		var ss []compose.Sprite
		for _, v := range s.targetCells(c) {
			ss = append(ss, sprite.LargeCell{W: half(b.col.w, compose.Gap), Aim: s.aim(v)})
		}
		for _, cv := range cards[1:] {
			f := s.copyOf(cv, half(b.col.w, compose.Gap))
			f.Fine = ""
			ss = append(ss, f)
		}
		b.col.pairs(compose.Gap, ss)
	}
	b.col.skip(compose.Margin - compose.Gap)
	pl.H = b.col.y
	return pl
}
