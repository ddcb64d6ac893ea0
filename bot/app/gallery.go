package app

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"farpost/bot/discord"
	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// Gallery draws samples of every kind of picture into a folder: the renderer's own, and for each game, in
// every language, positions of a seeded match.
func Gallery(ctx context.Context, dir string) error {
	lib, err := newLibrary("")
	if err != nil {
		return err
	}
	texts, err := lib.newWords()
	if err != nil {
		return err
	}
	r, err := render.New(render.Options{})
	if err != nil {
		return err
	}
	p := &painter{r: r, lib: lib, texts: texts}
	var more []gallery.Sample
	for _, game := range lib.Games() {
		views, err := lib.positions(game)
		if err != nil {
			return err
		}
		for _, lang := range texts.Langs() {
			for _, v := range views {
				s := p.scene(discord.Scene{Game: game, Lang: lang, View: v.view, Names: v.names, Title: texts.Word(lang, game, "game", game)})
				sample := gallery.Sample{Name: fmt.Sprintf("%s-%s-%s", game, v.name, lang), Title: fmt.Sprintf("%s: %s (%s)", game, v.name, lang), Scene: s}
				if v.view.Viewer != engine.NoSeat {
					sample.Hand = p.handZone(game)
				}
				more = append(more, sample)
			}
		}
	}
	return gallery.Write(ctx, r, dir, more...)
}

// position is a moment of a match worth looking at.
type position struct {
	name  string
	view  engine.View
	names []string
}

// galleryNames are the players of the gallery's matches.
var galleryNames = []string{"Ada", "Bruno", "Chiara", "Dario"}

// positions plays seeded matches with the ready decks and gives an early, a busy and a late moment of each,
// and a hand.
func (l *library) positions(game string) ([]position, error) {
	g := l.Ruleset(game)
	var out []position
	for n := g.MinSeats; n <= min(g.MaxSeats, len(galleryNames)); n++ {
		book, _, err := l.Current(game)
		if err != nil {
			return nil, err
		}
		setup := engine.Setup{Seed: uint64(n)}
		for i := range n {
			setup.Decks = append(setup.Decks, l.decks[game][i%len(l.decks[game])].Cards)
		}
		s, _, err := engine.New(g, book, setup)
		if err != nil {
			return nil, err
		}
		w := walker{g: g, book: book, rng: rand.New(rand.NewPCG(uint64(n), 5))}
		for _, stop := range []struct {
			name string
			at   int
		}{{"early", 40}, {"middle", 200}, {"late", 380}} {
			for s.Result == nil && (s.Seq < uint64(stop.at) || !pending(s)) && s.Seq < uint64(stop.at+60) {
				if s, err = w.step(s); err != nil {
					return nil, err
				}
			}
			v, err := engine.ViewOf(g, book, s, engine.NoSeat)
			if err != nil {
				return nil, err
			}
			out = append(out, position{fmt.Sprintf("%dp-%s", n, stop.name), v, galleryNames[:n]})
		}
		v, err := engine.ViewOf(g, book, s, 0)
		if err != nil {
			return nil, err
		}
		out = append(out, position{fmt.Sprintf("%dp-hand", n), v, galleryNames[:n]})
	}
	return out, nil
}

// pending reports whether somebody is asked about something that has not resolved.
func pending(s *engine.State) bool {
	return s.Ask != nil && slices.ContainsFunc(s.Ask.Seats, func(sa engine.SeatAsk) bool { return sa.About != "" })
}

// walker plays any game through Draft, acting where it can.
type walker struct {
	g    *engine.Ruleset
	book engine.Book
	rng  *rand.Rand
}

// step lets the first seat that is awaited answer.
func (w walker) step(s *engine.State) (*engine.State, error) {
	for _, sa := range s.Ask.Seats {
		if sa.Standing || sa.Got != nil {
			continue
		}
		rep := sa.Default
		for _, i := range w.rng.Perm(len(sa.Verbs)) {
			if r, ok := w.draft(s, sa, sa.Verbs[i]); ok {
				rep = r
				break
			}
		}
		next, _, err := engine.Apply(w.g, w.book, s, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep})
		return next, err
	}
	return nil, fmt.Errorf("a match of %s waits for nobody", s.Game)
}

// draft completes an answer with random choices; ok is false where that comes to nothing.
func (w walker) draft(s *engine.State, sa engine.SeatAsk, verb string) (engine.Reply, bool) {
	rep := engine.Reply{Verb: verb}
	for range 20 {
		out, err := engine.Draft(w.g, w.book, s, sa.Seat, sa.Q, rep)
		if err != nil || out.Refusal != nil {
			return rep, false
		}
		if out.Preview != nil {
			return out.Preview.Reply, true
		}
		var vals []engine.Value
		for _, i := range w.rng.Perm(len(out.Question.Options)) {
			if o := out.Question.Options[i]; o.Refusal == nil && len(vals) < max(out.Question.Min, 1) && len(vals) < out.Question.Max {
				vals = append(vals, o.Key)
			}
		}
		rep.Answers = append(rep.Answers, engine.Answer{Name: out.Question.Name, Vals: vals})
	}
	return rep, false
}
