package gallery

import (
	"cmp"
	"slices"
	"strings"

	"farpost/engine"
)

// Pool has what was seen in the zones of matches, by kind of zone, each card or sort of thing once. Boards at the
// extremes are made of it. It knows no game: what is in a zone came there in a match.
type Pool struct {
	of   map[string][]engine.CardView
	seen map[string]bool
	most map[string]int // the greatest number of things of a seat in a zone of each kind
}

// Add adds what a view shows. Give it views of a spectator, so that the pool has only what everybody can see.
func (p *Pool) Add(v engine.View) {
	if p.of == nil {
		p.of, p.seen, p.most = map[string][]engine.CardView{}, map[string]bool{}, map[string]int{}
	}
	for _, z := range v.Zones {
		count := map[engine.Seat]int{}
		for _, c := range z.Cards {
			count[c.Ctrl]++
			p.most[z.Kind] = max(p.most[z.Kind], count[c.Ctrl])
			key := z.Kind + "/" + c.What + "/" + c.Card
			if c.On != "" {
				key += "/on"
			}
			for _, s := range c.States {
				key += "+" + s
			}
			if !p.seen[key] {
				p.seen[key] = true
				p.of[z.Kind] = append(p.of[z.Kind], c)
			}
		}
	}
}

// unattached returns the things of a kind that are attached to nothing, worn those that are attached.
func (p *Pool) unattached(kind string) []engine.CardView { return p.filter(kind, false) }
func (p *Pool) worn(kind string) []engine.CardView       { return p.filter(kind, true) }

func (p *Pool) filter(kind string, on bool) []engine.CardView {
	return slices.DeleteFunc(slices.Clone(p.of[kind]), func(c engine.CardView) bool { return (c.On != "") != on })
}

// Longest returns a pool with the n things of each kind whose cards have the longest names.
func (p *Pool) Longest(n int, name func(card string) string) *Pool {
	out := &Pool{of: map[string][]engine.CardView{}, most: p.most}
	for kind, cs := range p.of {
		cs = slices.Clone(cs)
		slices.SortStableFunc(cs, func(a, b engine.CardView) int {
			return cmp.Or(len(name(b.Card))-len(name(a.Card)), strings.Compare(a.Card, b.Card))
		})
		cs = slices.CompactFunc(cs, func(a, b engine.CardView) bool { return a.Card == b.Card && a.Card != "" })
		out.of[kind] = cs[:min(n, len(cs))]
	}
	return out
}

// Table returns the kind of the zone that is the table: of those that the layout shows as rows the one in which the
// most different things were seen, where things with figures count before all others; "" if there is none.
func (p *Pool) Table(l engine.Layout) string {
	best, most := "", -1
	for _, z := range l.Zones {
		if z.Place != engine.PlaceRow || len(p.of[z.Kind]) == 0 || p.most[z.Kind] < 2 {
			continue
		}
		n := 0
		for _, c := range p.of[z.Kind] {
			n++
			if len(c.Stats) > 0 {
				n += 1000
			}
		}
		if n > most {
			best, most = z.Kind, n
		}
	}
	return best
}
