package app_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render"
)

// page is a text board while an answer is put together from it.
type page struct {
	*reader
	scene render.Scene
	text  string
	lines []string
	tried map[engine.Value]bool // what was looked for already
}

// put completes an answer with what can be read; nil where that comes to nothing.
func (p page) put(s *engine.State, sa engine.SeatAsk, rep engine.Reply) (*engine.Reply, error) {
	for range 25 {
		out, err := engine.Draft(p.g, p.book, s, sa.Seat, sa.Q, rep)
		switch {
		case err != nil:
			return nil, err
		case out.Refusal != nil:
			p.phrase(out.Refusal.Phrase)
			return nil, nil
		case out.Preview != nil:
			for _, n := range out.Preview.Notes {
				p.phrase(n)
			}
			return &out.Preview.Reply, nil
		}
		p.demands(p.scene, out.Question.Prompt, out.Question.Options)
		p.phrase(out.Question.Prompt)
		can := p.options(out.Question.Options)
		most := min(out.Question.Max, len(can))
		n := min(out.Question.Min+p.rng.IntN(2), most)
		var vals []engine.Value
		for _, i := range p.rng.Perm(len(can))[:max(n, 0)] {
			vals = append(vals, can[i])
		}
		rep.Answers = append(rep.Answers, engine.Answer{Name: out.Question.Name, Vals: vals})
	}
	return nil, nil
}

// asks looks for who is awaited, for what, and until when.
func (p page) asks(s *engine.State) {
	p.t.Helper()
	for _, sa := range s.Ask.Seats {
		if sa.Optional {
			continue
		}
		i := slices.IndexFunc(p.lines, func(l string) bool {
			return strings.Contains(l,
				fmt.Sprint("<clock of ", sa.Q, ">"))
		})
		if i < 0 || !strings.Contains(p.lines[i], p.names[sa.Seat]) {
			p.t.Fatalf("until when %s can answer is not told:\n%s", p.names[sa.Seat], p.text)
		}
		w := engine.WaitView{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, About: sa.About}
		for _, own := range p.scene.View.Waiting { // who is asked the same as the viewer is told in the viewer's words
			if own.Seat == p.scene.View.Viewer && own.Kind == w.Kind && own.About == w.About {
				w = own
			}
		}
		if asked := p.scene.Asked(w); asked == "" || !strings.Contains(p.text, asked) {
			p.t.Fatalf("what %s is asked (%q) is not told:\n%s", p.names[sa.Seat], asked, p.text)
		}
		p.found["ask"]++
		if sa.About != "" {
			p.value(sa.About)
		}
	}
}

// options looks for all that can be chosen or cannot, and gives what can.
func (p page) options(opts []engine.Option) (can []engine.Value) {
	p.t.Helper()
	for _, o := range opts {
		p.value(o.Key)
		p.phrase(o.Label)
		if o.Refusal == nil {
			can = append(can, o.Key)
		} else {
			p.phrase(o.Refusal.Phrase)
		}
	}
	return can
}

// phrase looks for everything that a phrase names.
func (p page) phrase(ph engine.Phrase) {
	p.t.Helper()
	for _, v := range values(ph) {
		p.value(v)
	}
}

// value looks for a thing: a player, an object with all that the view tells of it, a cell of a track. Numbers and
// words belong to the question itself; cards of the book may be named that are not there.
func (p page) value(v engine.Value) {
	p.t.Helper()
	if p.tried[v] {
		return
	}
	p.tried[v] = true
	switch v.Kind() {
	case "", "int", "word", "text", "card":
		return
	case "seat":
		p.section(p.names[v.Seat()])
		p.found["seat"]++
		return
	case "obj":
		p.object(v)
		return
	}
	for _, s := range p.scene.View.Seats {
		for _, tr := range s.Tracks {
			for i, c := range tr.Cells {
				if c.Key == v {
					want := fmt.Sprintf("#%d: %d/%d", i+1, c.N, c.Max)
					if c.N <= 0 {
						want = fmt.Sprintf("#%d: ", i+1)
					}
					p.among(p.section(p.names[s.Seat]), p.scene.Word(engine.Say(tr.Code)), want)
					p.found["cell"]++
				}
			}
		}
	}
}

// object looks for the line of a card or pending thing, with its owner, place, states, figures and cost.
func (p page) object(v engine.Value) {
	p.t.Helper()
	for _, z := range p.scene.View.Zones {
		for _, c := range z.Cards {
			if c.Key != v {
				continue
			}
			lines, want := p.lines, []string{p.scene.Face(c.Card).Name}
			layout := p.scene.Layout
			at := slices.IndexFunc(layout.Zones, func(l engine.ZoneLayout) bool { return l.Kind == z.Kind })
			if at < 0 {
				p.t.Fatalf("%s stands in %s, which the layout does not place, yet a question names it", v, z.Kind)
			}
			place := layout.Zones[at].Place
			if whose := c.Ctrl; place != engine.PlaceStack && whose != engine.NoSeat {
				if z.Seat != engine.NoSeat {
					whose = z.Seat
				}
				lines = p.zone(p.section(p.names[whose]), p.scene.Word(engine.Say(z.Kind)))
			}
			for _, s := range layout.States {
				if slices.Contains(c.States, s.Code) {
					want = append(want, p.scene.Word(engine.Say(s.Code)))
				}
			}
			for _, s := range c.Stats {
				if s.Code != "cost" {
					want = append(want, p.scene.Word(engine.Say(s.Code))+" "+strconv.Itoa(s.Now))
				}
			}
			for _, n := range c.Notes {
				// among details a sentence has no full stop
				want = append(want, strings.TrimSuffix(p.scene.Word(n), "."))
			}
			if cost := p.scene.Face(c.Card).Cost; cost > 0 && place == engine.PlaceRow {
				p.found["cost"]++
				want = append(want, strconv.Itoa(cost))
			}
			p.among(lines, want...)
			p.found["obj"]++
			p.found[place]++
			return
		}
	}
	for _, c := range p.scene.View.Past { // what is gone is still called by its name
		if c.Key == v {
			p.among(p.lines, p.scene.Face(c.Card).Name)
			p.found["past"]++
			return
		}
	}
	// What the viewer may not see is not named by anything that is said to them.
	p.t.Fatalf("a question names %s, which is not in the view", v)
}

// section is the part of a seat: the line with its name and the list after it.
func (p page) section(name string) []string {
	p.t.Helper()
	for i, l := range p.lines {
		if l != name && !strings.HasPrefix(l, name+" (") {
			continue
		}
		end := i + 1
		for end < len(p.lines) && strings.HasPrefix(strings.TrimLeft(p.lines[end], " "), "- ") {
			end++
		}
		return p.lines[i:end]
	}
	p.t.Fatalf("%s has no part of the board:\n%s", name, p.text)
	return nil
}

// zoneCount is what may stand behind a zone's name; one zone may be called like the beginning of another.
var zoneCount = regexp.MustCompile(`^(:| \d|$)`)

// zone is the part of a zone in a section: its line, and the cards after it.
func (p page) zone(section []string, word string) []string {
	p.t.Helper()
	for i, l := range section {
		rest, ok := strings.CutPrefix(strings.ToLower(l), "- "+strings.ToLower(word))
		if !ok || !zoneCount.MatchString(rest) {
			continue
		}
		end := i + 1
		for end < len(section) && strings.HasPrefix(section[end], "  - ") {
			end++
		}
		if end > i+1 || strings.Contains(l, ": ") {
			return section[i:end]
		}
	}
	p.t.Fatalf("the zone %q is not in %q:\n%s", word, section, p.text)
	return nil
}

// among looks for one line that says all of it, capitals aside.
func (p page) among(lines []string, want ...string) {
	p.t.Helper()
	for _, l := range lines {
		l = strings.ToLower(l)
		if !slices.ContainsFunc(want, func(w string) bool { return !strings.Contains(l, strings.ToLower(w)) }) {
			return
		}
	}
	p.t.Fatalf("no line says all of %q in:\n%s\n\nof\n%s", want, strings.Join(lines, "\n"), p.text)
}
