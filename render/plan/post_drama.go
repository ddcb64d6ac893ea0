package plan

import (
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

// drama finds what is pending: what is asked about, else what resolves next, else what the layout draws lines for, such
// as a fight.
func (g *post) drama(w int) (sprite.Drama, bool) {
	if g.ends {
		return sprite.Drama{}, false
	}
	things := g.Pending()
	for _, z := range g.View.Zones {
		for _, c := range z.Cards {
			if l, ok := g.arrowOf(z.Kind, c.What); ok && l.Below && !hasKey(things, c.Key) {
				things = append(things, c)
			}
		}
	}
	if len(things) == 0 {
		return g.felt(w)
	}
	at := 0
	for i, c := range things {
		if g.IsAsked(c.Key) {
			at = i
			break
		}
	}
	c := things[at]
	d := sprite.Drama{W: w, Title: g.PlayerName(c.Ctrl) + ": " + g.PendingName(c), Asked: g.IsAsked(c.Key)}
	if c.Ctrl == engine.NoSeat {
		d.Title = g.PendingName(c)
	}
	if c.Card != "" && c.What == "" {
		d.From = []sprite.Thing{g.thing(c.Key, c)}
		d.From[0].Stats = nil
	} else {
		for _, v := range scene.Without(c.Of, c.Against) {
			d.From = append(d.From, g.thing(v, c))
		}
		// A fight that nobody has entered yet has a name alone: a card's back would stand for a hidden card.
		if len(d.From) == 0 && (c.Card != "" || c.What == "" || len(c.Targets) > 0) {
			d.From = []sprite.Thing{{Kind: "card", Art: g.pendingArt(c)[0], Name: g.CardName(c)}}
		}
	}
	for _, v := range c.Targets {
		d.Aims = append(d.Aims, g.thing(v, c))
	}
	for _, v := range c.Against {
		d.Against = append(d.Against, g.thing(v, c))
	}
	if len(c.Forecast) > 0 {
		d.SumUp()
	}
	d.Text, d.Signs = g.dramaText(c)
	for i, o := range things {
		if i != at && len(d.Rest) < 2 {
			d.Rest = append(d.Rest, g.restLine(i, o))
		}
	}
	if n := len(things) - 1 - len(d.Rest); n > 0 {
		d.Rest[len(d.Rest)-1] += " · +" + strconv.Itoa(n)
	}
	return d, true
}

func hasKey(list []engine.CardView, key engine.Value) bool {
	for _, c := range list {
		if c.Key == key {
			return true
		}
	}
	return false
}

// restLine tells a further pending thing in one line.
func (g *post) restLine(i int, c engine.CardView) string {
	t := strconv.Itoa(i+1) + " · " + g.PlayerName(c.Ctrl) + ": " + g.PendingName(c)
	if len(c.Targets) > 0 {
		t += " → " + g.ValueName(c.Targets[0])
	}
	return t
}

// thing gathers something that takes part in a pending thing.
func (g *post) thing(v engine.Value, of engine.CardView) sprite.Thing {
	t := sprite.Thing{Name: g.ValueName(v)}
	if c, ok := g.View.Find(v); ok {
		f := g.FaceOf(c.Card)
		t.Kind, t.Art, t.Name = "card", g.artOf(f), g.CardName(c)
		if c.Card == "" {
			t.Art = art.Card{Hidden: true}
		}
		t.Stance = g.looks(c.States, f.Marks).Stance
		t.Stats = g.figuresOf(counted(c.Stats, v, of.Counts))
		for i := range t.Stats {
			t.Stats[i].Large = true
		}
	} else if a := g.aim(v); a.Kind == "cell" {
		t.Kind, t.Tint, t.N, t.Max = "cell", a.Tint, a.N, a.Max
		if len(g.View.Seats) <= 2 {
			t.Name = a.Name // whose it is, is seen by the mark in the seat's own strip
		}
	}
	for _, q := range of.Forecast {
		if q.Of != v {
			continue
		}
		t.Changes, t.Gone, t.Before, t.After = q.Code != "" || t.Kind == "cell", q.Gone, q.Before, q.After
		t.Limit = q.Max
		code := q.Code
		for _, sl := range g.Layout.Stats {
			if sl.Code == q.Code {
				code = sl.Symbol
			}
		}
		if m, ok := g.Symbol(code); ok {
			t.Mark = m
		}
	}
	return t
}

// counted returns the figures of a thing with those of a fight in place of its own.
func counted(stats []engine.Stat, of engine.Value, counts []engine.Figure) []engine.Stat {
	stats = slices.Clone(stats)
	for i := range stats {
		for _, f := range counts {
			if f.Of == of && f.Code == stats[i].Code {
				stats[i].Now = f.N
			}
		}
	}
	return stats
}

// felt is what has just happened that the match turns on.
func (g *post) felt(w int) (sprite.Drama, bool) {
	if g.Told == "" {
		return sprite.Drama{}, false
	}
	m := g.Moment
	before := g.thing(m.Of, engine.CardView{})
	if m.Of.Kind() == "card" {
		before.Kind, before.Art = "card", g.artOf(g.FaceOf(m.Of.Body()))
	}
	after := before
	switch {
	case m.Becomes != "":
		after.Art, after.Name = g.artOf(g.FaceOf(m.Becomes)), g.CardName(engine.CardView{Card: m.Becomes})
	case m.Of.Kind() == "card":
		after.Gone = m.Gone
	default:
		before.N, before.Max = m.Before, max(m.Before, before.Max)
		after.N = m.After
	}
	return sprite.Drama{W: w, Title: g.Told, From: []sprite.Thing{before}, Aims: []sprite.Thing{after},
		Felt: true}, true
}

// dramaText is the text of a pending card, or what is noted of a pending thing that is no fight.
func (g *post) dramaText(c engine.CardView) (string, []draw.Glyph) {
	var lines []string
	switch {
	case len(c.Forecast) > 0 || len(c.Against) > 0:
		return "", nil
	case c.Card != "" && c.What == "":
		lines = g.FaceOf(c.Card).Text
	default:
		for _, n := range c.Notes {
			lines = append(lines, g.Phrase(n))
		}
	}
	out, signs := g.signed(lines)
	for i := range max(0, len(out)-1) {
		if !strings.HasSuffix(out[i], "]") {
			out[i] = scene.Sentence(out[i]) // a property stands before a text, and has no full stop
		}
	}
	return strings.Join(out, " "), signs
}
