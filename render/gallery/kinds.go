package gallery

import (
	"context"

	"farpost/engine"
	"farpost/render"
)

// Kinds returns samples of the other kinds of pictures: prompts, a deck, a contact sheet, results, and strips of what
// happened. Their names have no language.
func Kinds(lang string, s render.Scene) []Sample {
	var out []Sample
	add := func(name, title string, make func(context.Context, *render.Renderer) (render.Picture, error)) {
		out = append(out, Sample{Name: name, Title: title, Scene: s, Make: make})
	}
	prompt := func(name, title string, v engine.View, at int) {
		p := Scene(lang, v)
		p.Title = "Annalisa – Bertrand"
		about := v.Zone("pending", engine.NoSeat).Cards[at].Key
		add(name, title, func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Prompt(ctx, p, about)
		})
	}
	prompt("prompt", "Window prompt, a card", Normal(), 0)
	prompt("prompt-attack", "Window prompt, an attack", Crowded(), 0)
	var faces []engine.Face
	deck := render.Deck{Name: "Embers and Tides"}
	for n := range cards {
		f := Face(lang)(card(n))
		faces = append(faces, f)
		deck.Cards = append(deck.Cards, render.DeckCard{Face: f, N: 1 + n%3})
	}
	add("deck", "Deck", func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
		return r.Deck(ctx, s, deck)
	})
	add("sheet", "Contact sheet", func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
		return r.ContactSheet(ctx, s, "Embers and Tides", faces)
	})
	for name, v := range map[string]engine.View{"result": Over(), "result-draw": drawn()} {
		over := Scene(lang, v)
		over.Title = "Annalisa – Bertrand"
		add(name, "Result", func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Result(ctx, over)
		})
	}
	name := func(n int) string { return faces[n].Name }
	moments := []render.Moment{
		{When: "12:05", Said: []string{"Annalisa: " + name(0) + "."}, Cards: []string{card(0)}},
		{When: "12:40", Said: []string{"Bertrand du Lac: " + name(1) + ", " + name(2) + ", " + name(5) + "."},
			Cards: []string{card(1), card(2), card(5)}},
		{When: "18:02", Said: []string{"Annalisa: #2 → 3."}},
		{When: "18:40", Said: []string{"Annalisa: " + name(10) + " → " + name(1) + "."},
			Cards: []string{card(10), card(1)}},
	}
	strip := s
	strip.Title = "Annalisa – Bertrand"
	add("replay", "What happened", func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
		return r.Replay(ctx, strip, moments)
	})
	var turns []render.Moment
	for i, v := range []engine.View{Empty(), Fight(), Normal(), Crowded()} {
		v.Turn, v.Active = 6+i, engine.Seat(i%2)
		turns = append(turns, render.Moment{Said: moments[i].Said, View: &v})
	}
	strip.View.Turn, strip.View.Active = turns[len(turns)-1].View.Turn, turns[len(turns)-1].View.Active
	add("replay-turns", "What happened, turn by turn",
		func(ctx context.Context, r *render.Renderer) (render.Picture, error) {
			return r.Replay(ctx, strip, turns)
		})
	return out
}

// drawn is a match without a winner: both lost at the same time.
func drawn() engine.View {
	v := Over()
	for i := range v.Seats {
		v.Seats[i].Out = true
		for _, t := range v.Seats[i].Tracks {
			for k := range t.Cells {
				t.Cells[k].N = 0
			}
		}
	}
	v.Result = &engine.Result{}
	return v
}
