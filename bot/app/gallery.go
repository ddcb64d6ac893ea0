package app

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// Gallery draws samples of every kind of picture into a folder: the renderer's own, and for each game, in
// every language, moments of seeded matches, boards at the extremes, hands and cards.
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
		samples, err := p.samples(game)
		if err != nil {
			return err
		}
		more = append(more, samples...)
	}
	return gallery.Write(ctx, r, time.Now, dir, more...)
}

// Players of the gallery's matches, and such with names as long as Discord allows.
var (
	galleryNames = []string{"Ada", "Bruno", "Chiara", "Dario"}
	longNames    = []string{"Maximiliane von Überwald-Salzach", "Bartolomeo Piergiorgio dell’Acqua", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "Jean-Sébastien de la Rochefoucauld"}
)

// samples are the pictures of a game in every language.
func (p *painter) samples(game string) (out []gallery.Sample, err error) {
	g := p.lib.Ruleset(game)
	matches := map[int]played{}
	const side = 20 // cards of each player on a crowded table
	for n := g.MinSeats; n <= min(g.MaxSeats, len(galleryNames)); n++ {
		if matches[n], err = p.lib.play(game, n); err != nil {
			return nil, err
		}
	}
	for _, lang := range p.texts.Langs() {
		title := p.texts.Word(lang, game, "game", game)
		add := func(name, what string, v engine.View, names []string) {
			s := port.Scene{Game: game, Lang: lang, View: v, Names: names[:len(v.Seats)], Title: title}
			sample := gallery.Sample{Name: fmt.Sprintf("%s-%s-%s", game, name, lang), Part: fmt.Sprintf("%s (%s)", title, lang), Title: what, Scene: p.scene(s)}
			if strings.HasPrefix(name, "hand") {
				sample.Hand = p.handZone(game)
			}
			out = append(out, sample)
		}
		name := func(card string) string { return p.lib.Face(game, lang, card).Name }
		for n := g.MinSeats; n <= min(g.MaxSeats, len(galleryNames)); n++ {
			m := matches[n]
			board := func(moment, what string, v engine.View, names []string) {
				add(fmt.Sprintf("%dp-%s", n, moment), fmt.Sprintf("%s, %d players", what, n), v, names)
			}
			board("early", "Board, early", m.early, galleryNames)
			board("middle", "Board, in the middle", m.middle, galleryNames)
			board("late", "Board, late", m.late, galleryNames)
			if m.fight.Game != "" {
				board("fight", "Board, attack and defence", m.fight, galleryNames)
			}
			if n == g.MinSeats || n == g.MaxSeats {
				board("empty", "Board, empty", gallery.Bare(m.begun, g.Layout), galleryNames)
				board("crowded", fmt.Sprintf("Board, %d cards a side", side), gallery.Filled(m.middle, g.Layout, m.pool, side), galleryNames)
				board("stack", "Board, everything pending", gallery.Piled(m.middle, g.Layout, m.pool, 12), galleryNames)
				board("full", fmt.Sprintf("Board, %d cards a side and everything pending", side), gallery.Piled(gallery.Filled(m.middle, g.Layout, m.pool, side), g.Layout, m.pool, 12), galleryNames)
			}
		}
		m := matches[g.MinSeats]
		long := m.pool.Longest(4, name)
		add("own", "Board as its first player sees it", m.first, galleryNames)
		add("names", "Board, the longest names", gallery.Piled(gallery.Filled(m.middle, g.Layout, long, 5), g.Layout, long, 4), longNames)
		if m.over.Game != "" {
			add("over", "Board, decided", m.over, galleryNames)
		}
		add("hand", "Hand", m.first, galleryNames)
		add("hand-full", "Hand, the most cards", m.hand, galleryNames)
		out = append(out, p.kinds(game, lang, title, m)...)
		for n := g.MinSeats; n <= min(g.MaxSeats, len(galleryNames)); n++ {
			out = append(out, p.strip(game, lang, title, matches[n])...)
		}
		for _, f := range p.telling(game, lang) {
			out = append(out, gallery.Sample{Name: fmt.Sprintf("%s-card-%s-%s", game, f.ID, lang), Part: fmt.Sprintf("%s (%s)", title, lang),
				Title: "Card, " + f.TypeName, Scene: p.scene(port.Scene{Game: game, Lang: lang}), Card: &f})
		}
	}
	return out, nil
}

// telling are the cards with the longest text of each type, and of all the one with the longest name and one with
// the shortest text.
func (p *painter) telling(game, lang string) []engine.Face {
	set := p.lib.sets[game]
	var all []engine.Face
	for _, c := range set.Cards {
		all = append(all, set.Face(lang, c.ID))
	}
	long := func(f engine.Face) int { return len(strings.Join(f.Text, "") + f.Flavour) }
	slices.SortStableFunc(all, func(a, b engine.Face) int { return cmp.Compare(long(b), long(a)) })
	var out []engine.Face
	has := func(f engine.Face) bool {
		return slices.ContainsFunc(out, func(g engine.Face) bool { return g.ID == f.ID })
	}
	for _, f := range all {
		if !slices.ContainsFunc(out, func(g engine.Face) bool { return g.Type == f.Type }) {
			out = append(out, f)
		}
	}
	if len(all) == 0 {
		return nil
	}
	for _, f := range []engine.Face{slices.MaxFunc(all, func(a, b engine.Face) int { return cmp.Compare(len(a.Name), len(b.Name)) }), all[len(all)-1]} {
		if !has(f) {
			out = append(out, f)
		}
	}
	return out
}
