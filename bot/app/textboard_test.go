package app_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"farpost/bot/app"
	"farpost/engine"
	"farpost/render"
)

// reader plays a match by what the text boards say: whatever it chooses it must have found there.
type reader struct {
	t     *testing.T
	say   app.Speaker
	game  string
	lang  string
	g     *engine.Ruleset
	book  engine.Book
	names []string
	rng   *rand.Rand
	found map[string]int // kinds of facts that were looked for
	named map[string]int // kinds of facts that questions name, which are to be looked for
}

// TestPlayFromTextBoards plays matches of every game from the text boards alone: who acts and until when, everything
// that can be chosen, with its place, state, figures and cost, and everything that questions, refusals and previews
// name, stands in the text board of the seat that is asked.
func TestPlayFromTextBoards(t *testing.T) {
	t.Parallel()
	say, err := app.NewSpeaker()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range say.Games() {
		for i, lang := range say.Langs() {
			g, book, err := say.Ruleset(game)
			if err != nil {
				t.Fatal(err)
			}
			for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
				t.Run(fmt.Sprintf("%s/%s/%d", game, lang, seats), func(t *testing.T) {
					t.Parallel()
					r := &reader{t: t, say: say, game: game, lang: lang, g: g, book: book, names: []string{"Ada", "Bruno", "Chiara", "Dario"}[:seats],
						rng: rand.New(rand.NewPCG(uint64(seats), uint64(i))), found: map[string]int{}, named: map[string]int{"ask": 1}}
					r.play(say.Decks(game))
				})
			}
		}
	}
}

// play plays until the end, or long enough.
func (r *reader) play(decks [][]string) {
	r.t.Helper()
	setup := engine.Setup{Seed: r.rng.Uint64()}
	for i := range r.names {
		setup.Decks = append(setup.Decks, decks[i%len(decks)])
	}
	s, _, err := engine.New(r.g, r.book, setup)
	for n := 0; err == nil && s.Result == nil && n < 260 && !r.t.Failed(); n++ {
		if n%9 == 0 {
			r.swaps(s)
		}
		s, err = r.answer(s)
	}
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Logf("found %v, named %v", r.found, r.named)
	for what := range r.named {
		if r.found[what] == 0 {
			r.t.Errorf("facts of kind %q are named, and none was looked for, only %v", what, r.found)
		}
	}
}

// demands takes down what kinds of facts a question names, apart from looking for them: a game names what it has.
func (r *reader) demands(scene render.Scene, prompt engine.Phrase, opts []engine.Option) {
	vals := slices.Clone(values(prompt))
	for _, o := range opts {
		vals = append(append(vals, o.Key), values(o.Label)...)
	}
	for _, v := range vals {
		switch v.Kind() {
		case "seat", "obj":
			r.named[v.Kind()]++
		}
		for _, z := range scene.View.Zones {
			at := slices.IndexFunc(scene.Layout.Zones, func(l engine.ZoneLayout) bool { return l.Kind == z.Kind && l.Place == engine.PlaceRow })
			for _, c := range z.Cards {
				if at < 0 || c.Key != v {
					continue
				}
				r.named[engine.PlaceRow]++
				if scene.Face(c.Card).Cost > 0 {
					r.named["cost"]++
				}
			}
		}
		for _, s := range scene.View.Seats {
			for _, tr := range s.Tracks {
				if slices.ContainsFunc(tr.Cells, func(c engine.Cell) bool { return c.Key == v }) {
					r.named["cell"]++
				}
			}
		}
	}
}

// values are those that a phrase names.
func values(ph engine.Phrase) (out []engine.Value) {
	for _, a := range ph.Args {
		out = append(out, a.Vals...)
	}
	return out
}

// board is the text board of a seat, with a clock for each question.
func (r *reader) board(s *engine.State, viewer engine.Seat) (render.Scene, string) {
	r.t.Helper()
	v, err := engine.ViewOf(r.g, r.book, s, viewer)
	if err != nil {
		r.t.Fatal(err)
	}
	scene := r.say.Scene(r.game, r.lang, r.book, v, r.names)
	scene.Clock = func(w engine.WaitView) string { return fmt.Sprint("<clock of ", w.Q, ">") }
	return scene, render.BoardText(scene)
}

// answer lets a seat that is awaited answer, by what its text board says.
func (r *reader) answer(s *engine.State) (*engine.State, error) {
	r.t.Helper()
	i := slices.IndexFunc(s.Ask.Seats, func(sa engine.SeatAsk) bool { return !sa.Standing && sa.Got == nil })
	if i < 0 {
		return nil, fmt.Errorf("nobody is awaited")
	}
	sa := s.Ask.Seats[i]
	scene, text := r.board(s, sa.Seat)
	p := page{reader: r, scene: scene, text: text, lines: strings.Split(text, "\n"), tried: map[engine.Value]bool{}}
	p.asks(s)
	p.demands(scene, sa.Prompt, sa.Options)
	p.phrase(sa.Prompt)
	p.options(sa.Options)
	rep := sa.Default
	for _, k := range r.rng.Perm(len(sa.Verbs)) {
		got, err := p.put(s, sa, engine.Reply{Verb: sa.Verbs[k]})
		if err != nil {
			return nil, err
		}
		if got != nil {
			rep = *got
			break
		}
	}
	next, _, err := engine.Apply(r.g, r.book, s, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep})
	return next, err
}

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
		if sa.Standing {
			continue
		}
		i := slices.IndexFunc(p.lines, func(l string) bool { return strings.Contains(l, fmt.Sprint("<clock of ", sa.Q, ">")) })
		if i < 0 || !strings.Contains(p.lines[i], p.names[sa.Seat]) {
			p.t.Fatalf("until when %s can answer is not told:\n%s", p.names[sa.Seat], p.text)
		}
		w := engine.WaitView{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, About: sa.About}
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
				want = append(want, p.scene.Word(n))
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

// zone is the part of a zone in a section: its line, and the cards after it.
func (p page) zone(section []string, word string) []string {
	p.t.Helper()
	for i, l := range section {
		if !strings.HasPrefix(strings.ToLower(l), "- "+strings.ToLower(word)) {
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

// swaps ensures that nobody's text board, nor a picture's description, changes when two cards that they may not see
// change places.
func (r *reader) swaps(s *engine.State) {
	r.t.Helper()
	read := engine.Read(r.g, r.book, s)
	for viewer := engine.NoSeat; int(viewer) < len(r.names); viewer++ {
		var hidden []engine.ObjID
		for _, z := range s.Zones {
			for _, id := range z.Cards {
				if !read.Sees(viewer, id) {
					hidden = append(hidden, id)
				}
			}
		}
		for range 3 {
			if len(hidden) < 2 {
				break // there is nothing to change
			}
			r.named["swap"]++
			x, y := hidden[r.rng.IntN(len(hidden))], hidden[r.rng.IntN(len(hidden))]
			t, ok, err := engine.Swapped(r.g, r.book, s, x, y)
			if err != nil {
				r.t.Fatal(err)
			}
			if !ok {
				continue
			}
			r.found["swap"]++
			one, a := r.board(s, viewer)
			two, b := r.board(t, viewer)
			if a != b || render.BoardAlt(one) != render.BoardAlt(two) {
				r.t.Fatalf("seat %d reads which of two hidden cards is which:\n%s\n\n%s", viewer, a, b)
			}
		}
	}
}
