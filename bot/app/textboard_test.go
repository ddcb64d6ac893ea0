package app_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"farpost/bot/app"
	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render"
)

// reader plays a match by what the text boards say: whatever it chooses it must have found there.
type reader struct {
	t     *testing.T
	say   *app.Studio
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
	thorough.Only(t, "it plays a match of each game in each language with each number of players")
	t.Parallel()
	say, err := app.NewStudio()
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
					r := &reader{t: t, say: say, game: game, lang: lang, g: g, book: book,
						names: []string{"Ada", "Bruno", "Chiara", "Dario"}[:seats],
						rng: rand.New(rand.NewPCG(uint64(seats),
							uint64(i))), found: map[string]int{}, named: map[string]int{"ask": 1}}
					r.play(deckLists(say, game))
				})
			}
		}
	}
}

// deckLists are the ready decks of a game, as lists of cards.
func deckLists(say *app.Studio, game string) (out [][]string) {
	for _, d := range say.Decks(game) {
		out = append(out, d.Cards)
	}
	return out
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
			at := slices.IndexFunc(scene.Layout.Zones,
				func(l engine.ZoneLayout) bool { return l.Kind == z.Kind && l.Place == engine.PlaceRow })
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
	scene := r.say.Scene(port.Scene{Game: r.game, Lang: r.lang, Book: r.book, View: v, Names: r.names})
	scene.Clock = func(w engine.WaitView) string { return fmt.Sprint("<clock of ", w.Q, ">") }
	return scene, render.BoardText(scene)
}

// answer lets a seat that is awaited answer, by what its text board says.
func (r *reader) answer(s *engine.State) (*engine.State, error) {
	r.t.Helper()
	i := slices.IndexFunc(s.Ask.Seats, func(sa engine.SeatAsk) bool { return !sa.Optional && sa.Got == nil })
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
	next, _, err := engine.Apply(r.g, r.book, s,
		engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep})
	return next, err
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
