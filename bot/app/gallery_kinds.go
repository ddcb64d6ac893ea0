package app

import (
	"context"
	"fmt"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// kinds are the pictures of a game that are neither board nor hand nor card: what a question of the match is about,
// how it ended, the first ready deck, and the whole of the game's cards.
func (p *painter) kinds(game, lang, title string, m played) (out []gallery.Sample) {
	add := func(name, what string, make func(context.Context, *render.Renderer) (render.Picture, error)) {
		out = append(out, gallery.Sample{Name: fmt.Sprintf("%s-%s-%s", game, name, lang), Part: fmt.Sprintf("%s (%s)", title, lang),
			Title: what, Scene: p.scene(port.Scene{Game: game, Lang: lang}), Make: make})
	}
	of := func(v engine.View) render.Scene {
		return p.scene(port.Scene{Game: game, Lang: lang, View: v, Names: galleryNames[:len(v.Seats)], Title: title})
	}
	for _, at := range []struct {
		name, what string
		v          engine.View
	}{{"prompt", "Window prompt", m.asked}, {"prompt-fight", "Window prompt, an attack", m.fight}} {
		for _, w := range at.v.Waiting {
			if about := narrate.Thing(at.v, w); about != "" {
				add(at.name, at.what, func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
					return r.Prompt(ctx, of(at.v), about)
				})
				break
			}
		}
	}
	if m.over.Game != "" {
		add("result", "Result", func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Result(ctx, of(m.over))
		})
	}
	for _, d := range p.lib.Decks(game)[:min(1, len(p.lib.Decks(game)))] {
		var list []deck.Count
		for _, id := range d.Cards {
			if n := len(list); n > 0 && list[n-1].ID == id {
				list[n-1].N++
				continue
			}
			list = append(list, deck.Count{ID: id, N: 1})
		}
		deck := p.deck(game, lang, d.Name(lang), list)
		add("deck", "Deck", func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Deck(ctx, p.scene(port.Scene{Game: game, Lang: lang}), deck)
		})
	}
	var faces []engine.Face
	for _, c := range p.lib.sets[game].Cards {
		faces = append(faces, p.lib.printed(game, nil, lang, c.ID))
	}
	for n := 1; len(faces) > 0; n++ {
		page := faces[:min(len(faces), render.ContactSheetMost)]
		faces = faces[len(page):]
		add(fmt.Sprint("sheet", n), fmt.Sprint("Contact sheet ", n), func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.ContactSheet(ctx, p.scene(port.Scene{Game: game, Lang: lang}), fmt.Sprint(title, " ", n), page)
		})
	}
	return out
}

// strip is what happened in the last turns of a match, with the table after each; none of a match without turns.
func (p *painter) strip(game, lang, title string, m played) []gallery.Sample {
	var turns []render.Moment
	var s render.Scene
	for _, t := range m.turns {
		s = p.scene(port.Scene{Game: game, Lang: lang, View: t.view, Names: galleryNames[:len(t.view.Seats)], Title: title})
		mo := render.Moment{View: &t.view}
		for _, ph := range narrate.ToldOfTurn(p.lib.Ruleset(game), t.said) {
			mo.Said = append(mo.Said, s.Word(ph))
		}
		turns = append(turns, mo)
	}
	if len(turns) == 0 {
		return nil
	}
	n := len(s.View.Seats)
	return []gallery.Sample{{Name: fmt.Sprintf("%s-%dp-replay-%s", game, n, lang), Part: fmt.Sprintf("%s (%s)", title, lang),
		Title: fmt.Sprintf("What happened, turn by turn, %d players", n), Scene: p.scene(port.Scene{Game: game, Lang: lang}),
		Make: func(ctx context.Context, r *render.Renderer) (render.Picture, error) { return r.Replay(ctx, s, turns) }}}
}
