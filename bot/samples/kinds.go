package samples

import (
	"context"
	"fmt"

	"farpost/bot/discord/narrate"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// draw is how a picture that is neither board nor hand nor card is drawn.
type draw func(context.Context, *render.Renderer) (render.Picture, error)

// kinds adds the pictures of a game that are neither board nor hand nor card: what a question of the match is about,
// how it ended, the first ready deck, and all cards of the game.
func (p *page) kinds(m played) {
	add := func(name, title string, draw draw) {
		p.add(name, gallery.Sample{Title: title, Scene: p.bare(), Make: draw})
	}
	p.prompt("prompt", "Window prompt", m.asked)
	p.prompt("prompt-fight", "Window prompt, an attack", m.fight)
	if m.over.Game != "" {
		add("result", "Result", func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Result(ctx, p.scene(m.over, names))
		})
	}
	if decks := p.st.Decks(p.game); len(decks) > 0 {
		shown := p.st.Deck(p.game, p.lang, decks[0].Name(p.lang), counted(decks[0].Cards))
		add("deck", "Deck", func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Deck(ctx, p.bare(), shown)
		})
	}
	var faces []engine.Face
	for _, id := range p.st.Cards(p.game) {
		faces = append(faces, p.st.Face(p.game, p.lang, id))
	}
	all := faces
	add("thumbnails", "All cards as small as a chat shows them",
		func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Thumbnails(ctx, p.bare(), p.title, all)
		})
	for n := 1; len(faces) > 0; n++ {
		sheet := faces[:min(len(faces), render.ContactSheetMost)]
		faces = faces[len(sheet):]
		add(fmt.Sprint("sheet", n), fmt.Sprint("Contact sheet ", n),
			func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
				return r.ContactSheet(ctx, p.bare(), fmt.Sprint(p.title, " ", n), sheet)
			})
	}
}

// prompt adds what the first question of a view that is about something is about; nothing if there is none.
func (p *page) prompt(name, title string, v engine.View) {
	for _, w := range v.Waiting {
		if about := narrate.Thing(v, w); about != "" {
			p.add(name, gallery.Sample{Title: title, Scene: p.bare(),
				Make: func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
					return r.Prompt(ctx, p.scene(v, names), about)
				}})
			return
		}
	}
}

// counted counts equal cards that follow one another.
func counted(cards []string) (list []deck.Count) {
	for _, id := range cards {
		if n := len(list); n > 0 && list[n-1].ID == id {
			list[n-1].N++
			continue
		}
		list = append(list, deck.Count{ID: id, N: 1})
	}
	return list
}

// strip adds what happened in the last turns of a match, with the table after each; nothing of a match without turns.
func (p *page) strip(g *engine.Ruleset, m played) {
	if len(m.turns) == 0 {
		return
	}
	var turns []render.Moment
	var last render.Scene
	for _, t := range m.turns {
		last = p.scene(t.view, names)
		mo := render.Moment{View: &t.view}
		for _, ph := range narrate.ToldOfTurn(g, t.said) {
			mo.Said = append(mo.Said, last.Word(ph))
		}
		turns = append(turns, mo)
	}
	n := len(last.View.Seats)
	p.add(fmt.Sprintf("%dp-replay", n), gallery.Sample{Title: fmt.Sprintf("What happened, turn by turn, %d players", n),
		Scene: p.bare(),
		Make: func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Replay(ctx, last, turns)
		}})
}
