package samples

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"farpost/bot/app"
	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// Write draws the samples of no game and of some games, of all when none is named, into a folder, with a page that
// shows them.
func Write(ctx context.Context, dir string, games ...string) error {
	st, err := app.NewStudio()
	if err != nil {
		return err
	}
	r, err := render.New(render.Options{})
	if err != nil {
		return err
	}
	if len(games) == 0 {
		games = st.Games()
	}
	var all []gallery.Sample
	for _, game := range games {
		of, err := samplesOf(st, game)
		if err != nil {
			return fmt.Errorf("samples of %s: %w", game, err)
		}
		all = append(all, of...)
	}
	return gallery.Write(ctx, r, time.Now, dir, all...)
}

// Players of the samples' matches, and such with names as long as Discord allows.
var (
	names     = []string{"Ada", "Bruno", "Chiara", "Dario"}
	longNames = []string{"Maximiliane von Überwald-Salzach", "Bartolomeo Piergiorgio dell’Acqua",
		"Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "Jean-Sébastien de la Rochefoucauld"}
)

// Sizes of the boards at the extremes: cards of each player, and pending things.
const (
	crowded = 20
	piled   = 12
)

// page collects the samples of a game in a language.
type page struct {
	st                *app.Studio
	game, lang, title string
	out               []gallery.Sample
}

// samplesOf makes the samples of a game in every language.
func samplesOf(st *app.Studio, game string) (out []gallery.Sample, err error) {
	g, _, err := st.Ruleset(game)
	if err != nil {
		return nil, err
	}
	matches := map[int]played{}
	for n := g.MinSeats; n <= mostPlayers(g); n++ {
		if matches[n], err = play(st, game, n); err != nil {
			return nil, fmt.Errorf("a match of %d: %w", n, err)
		}
	}
	for _, lang := range st.Langs() {
		p := &page{st: st, game: game, lang: lang, title: st.Texts().Word(lang, game, "game", game)}
		for n := g.MinSeats; n <= mostPlayers(g); n++ {
			p.boards(g, n, matches[n])
		}
		p.extremes(g, matches[g.MinSeats])
		p.kinds(matches[g.MinSeats])
		for n := g.MinSeats; n <= mostPlayers(g); n++ {
			p.strip(g, matches[n])
		}
		p.cards()
		out = append(out, p.out...)
	}
	return out, nil
}

// mostPlayers is the largest number of players that a game has samples of.
func mostPlayers(g *engine.Ruleset) int { return min(g.MaxSeats, len(names)) }

// add adds a sample whose file is named for the game, what it is, and the language.
func (p *page) add(name string, s gallery.Sample) {
	s.Name = fmt.Sprintf("%s-%s-%s", p.game, name, p.lang)
	s.Part = fmt.Sprintf("%s (%s)", p.title, p.lang)
	p.out = append(p.out, s)
}

// board adds a board as it is posted, in a file whose name begins with "post-", and as it is enlarged.
func (p *page) board(name string, s gallery.Sample) {
	p.add(name, s)
	s.Post, s.Title = true, s.Title+", as posted"
	p.add(name, s)
	posted := &p.out[len(p.out)-1]
	posted.Name = "post-" + posted.Name
}

// scene is the position that a view shows, of players with these names.
func (p *page) scene(v engine.View, names []string) render.Scene {
	return p.st.Scene(port.Scene{Game: p.game, Lang: p.lang, View: v, Names: names[:len(v.Seats)], Title: p.title})
}

// bare is the scene of a picture that shows no position.
func (p *page) bare() render.Scene {
	return p.st.Scene(port.Scene{Game: p.game, Lang: p.lang})
}

// boards adds the boards of a match of n players.
func (p *page) boards(g *engine.Ruleset, n int, m played) {
	add := func(moment, title string, v engine.View) {
		p.board(fmt.Sprintf("%dp-%s", n, moment),
			gallery.Sample{Title: fmt.Sprintf("%s, %d players", title, n), Scene: p.scene(v, names)})
	}
	add("early", "Board, early", m.early)
	add("middle", "Board, in the middle", m.middle)
	add("late", "Board, late", m.late)
	if m.fight.Game != "" {
		add("fight", "Board, attack and defence", m.fight)
	}
	if m.felt.Game != "" {
		scene := p.scene(m.felt, names)
		scene.Moment, scene.Told = m.moment, scene.Word(m.moment.Event)
		p.board(fmt.Sprintf("%dp-moment", n), gallery.Sample{Title: fmt.Sprintf("Board, a moment, %d players", n),
			Scene: scene})
	}
	if n == g.MinSeats || n == g.MaxSeats {
		full := gallery.Filled(m.middle, g.Layout, m.pool, crowded)
		add("empty", "Board, empty", gallery.Bare(m.begun, g.Layout))
		add("crowded", fmt.Sprintf("Board, %d cards a side", crowded), full)
		add("stack", "Board, everything pending", gallery.Piled(m.middle, g.Layout, m.pool, piled))
		add("full", fmt.Sprintf("Board, %d cards a side and everything pending", crowded),
			gallery.Piled(full, g.Layout, m.pool, piled))
	}
}

// extremes adds boards with the longest names, a player's own board, a decided one, and hands.
func (p *page) extremes(g *engine.Ruleset, m played) {
	add := func(name, title string, v engine.View, names []string) {
		p.board(name, gallery.Sample{Title: title, Scene: p.scene(v, names)})
	}
	hand := func(name, title string, v engine.View) {
		p.add(name, gallery.Sample{Title: title, Scene: p.scene(v, names), Hand: p.st.HandZone(p.game)})
	}
	long := m.pool.Longest(4, func(card string) string { return p.st.Face(p.game, p.lang, card).Name })
	add("own", "Board as its first player sees it", m.first, names)
	add("names", "Board, the longest names",
		gallery.Piled(gallery.Filled(m.middle, g.Layout, long, 5), g.Layout, long, 4), longNames)
	if m.over.Game != "" {
		add("over", "Board, decided", m.over, names)
	}
	hand("hand", "Hand", m.first)
	hand("hand-full", "Hand, the most cards", m.hand)
}

// cards adds single cards: of each type the one with the longest text, and of all cards the one with the longest name
// and one with the shortest text.
func (p *page) cards() {
	var all []engine.Face
	for _, id := range p.st.Cards(p.game) {
		all = append(all, p.st.Face(p.game, p.lang, id))
	}
	if len(all) == 0 {
		return
	}
	text := func(f engine.Face) int { return len(strings.Join(f.Text, "") + f.Flavour) }
	slices.SortStableFunc(all, func(a, b engine.Face) int { return cmp.Compare(text(b), text(a)) })
	var shown []engine.Face
	for _, f := range all {
		if !slices.ContainsFunc(shown, func(g engine.Face) bool { return g.Type == f.Type }) {
			shown = append(shown, f)
		}
	}
	longest := slices.MaxFunc(all, func(a, b engine.Face) int { return cmp.Compare(len(a.Name), len(b.Name)) })
	for _, f := range []engine.Face{longest, all[len(all)-1]} {
		if !slices.ContainsFunc(shown, func(g engine.Face) bool { return g.ID == f.ID }) {
			shown = append(shown, f)
		}
	}
	for _, f := range shown {
		p.add("card-"+f.ID, gallery.Sample{Title: "Card, " + f.TypeName, Scene: p.bare(), Card: &f})
	}
}
