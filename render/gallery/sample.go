package gallery

import (
	"context"
	"fmt"

	"farpost/engine"
	"farpost/render"
)

// Sample is one picture to make: with Make if it is set, else a card if Card is set, else a hand if Hand names a zone,
// else a board, as it is posted if Post is set.
type Sample struct {
	Name  string // of the file, without its ending; unique
	Part  string // of the page, such as a game in a language
	Title string // for the page
	Scene render.Scene
	Hand  string
	Post  bool
	Card  *engine.Face
	Make  func(context.Context, *render.Renderer) (render.Picture, error)
}

// board reports whether the sample is a board, which can also be put into words.
func (s Sample) board() bool { return s.Make == nil && s.Card == nil && s.Hand == "" }

// Draw makes the sample's picture.
func (s Sample) Draw(ctx context.Context, r *render.Renderer) (render.Picture, error) {
	var (
		p   render.Picture
		err error
	)
	switch {
	case s.Make != nil:
		p, err = s.Make(ctx, r)
	case s.Card != nil:
		p, err = r.Card(ctx, s.Scene, *s.Card)
	case s.Hand != "":
		p, err = r.Hand(ctx, s.Scene, s.Hand)
	case s.Post:
		p, err = r.Post(ctx, s.Scene)
	default:
		p, err = r.Board(ctx, s.Scene)
	}
	if err != nil {
		return p, fmt.Errorf("gallery: %s: %w", s.Name, err)
	}
	return p, nil
}

// Scene returns a scene of a view with the samples' words, cards and players.
func Scene(lang string, v engine.View) render.Scene {
	names := []string{"Annalisa", "Bertrand du Lac", "Corvo", "Dörte Maximiliane von Überwald-Salzach"}
	return render.Scene{
		View: v, Layout: Layout(), Face: Face(lang), Word: Word(lang), Lang: lang,
		Player: func(s engine.Seat) string {
			if s < 0 || int(s) >= len(names) {
				return ""
			}
			return names[s]
		},
	}
}

// Samples returns every kind of picture and its extremes, of a made-up game, in both languages.
func Samples() []Sample {
	var out []Sample
	for _, lang := range []string{"en", "it"} {
		add := func(name, title string, s Sample) {
			s.Name, s.Part, s.Title, s.Scene.Lang = name+"."+lang, "Made up ("+lang+")", title, lang
			out = append(out, s)
			if s.board() && !s.Scene.Wide {
				s.Name, s.Title, s.Post = "post-"+s.Name, title+", as posted", true
				out = append(out, s)
			}
		}
		board := func(v engine.View, title, last string) Sample {
			s := Sample{Scene: Scene(lang, v)}
			s.Scene.Title, s.Scene.LastAction = title, last
			return s
		}
		last := map[string]string{"en": "Annalisa declared Scorchbolt at Tidewright.",
			"it": "Annalisa ha dichiarato Dardo Rovente contro Artefice delle Maree."}[lang]
		add("board-empty", "Board, empty", board(Empty(), "Annalisa – Bertrand", ""))
		normal := board(Normal(), "Annalisa – Bertrand", last)
		normal.Scene.Touched = []engine.Value{normal.Scene.View.Zone("pending", engine.NoSeat).Cards[0].Key}
		add("board-normal", "Board", normal)
		wide := normal
		wide.Scene.Wide = true
		add("board-wide", "Board, wide", wide)
		four := board(Four(), "", last)
		four.Scene.Wide = true
		add("board-wide-four", "Board for four, wide", four)
		add("board-crowded", "Board, crowded", board(Crowded(), "Annalisa – Bertrand", last))
		add("board-four", "Board for four", board(Four(), "", last))
		add("board-fight", "Board, attack, defence and an answer", board(Fight(), "Annalisa – Bertrand", last))
		add("board-over", "Board, decided", board(Over(), "Annalisa – Bertrand", ""))
		pool := &Pool{}
		for _, v := range []engine.View{Normal(), Crowded(), Four()} {
			pool.Add(v)
		}
		crowd := board(Filled(Four(), Layout(), pool, 20), "", last)
		add("board-four-crowded", "Board for four, crowded", crowd)
		crowd.Scene.Wide = true
		add("board-wide-crowded", "Board for four, crowded, wide", crowd)
		add("board-full", "Board for four, crowded, everything pending",
			board(Piled(Filled(Four(), Layout(), pool, 20), Layout(), pool, 12), "", last))
		name := func(card string) string { return Face(lang)(card).Name }
		add("board-names", "Board, the longest names",
			board(Piled(Filled(Normal(), Layout(), pool.Longest(4, name), 5), Layout(), pool.Longest(2, name), 3),
				"Annalisa – Bertrand", last))
		scripts, own := Scripts(lang)
		add("board-scripts", "Board, names that run to the left", scripts)
		add("card-scripts", "Card with a text that runs to the left", own)
		add("board-stack", "Board, everything pending", board(Piled(Four(), Layout(), pool, 12), "", last))
		add("hand", "Hand", Sample{Scene: Scene(lang, Hand(5)), Hand: "hand"})
		add("hand-empty", "Hand, empty", Sample{Scene: Scene(lang, Hand(0)), Hand: "hand"})
		add("hand-crowded", "Hand, crowded", Sample{Scene: Scene(lang, Hand(16)), Hand: "hand"})
		for _, k := range Kinds(lang, Scene(lang, Normal())) {
			add(k.Name, k.Title, k)
		}
		for _, e := range Events(lang) {
			add(e.Name, e.Title, Sample{Make: e.Draw})
		}
		for _, n := range []int{0, 15, 19, 20} {
			f := Face(lang)(card(n))
			add("card-"+f.ID, "Card", Sample{Scene: Scene(lang, engine.View{}), Card: &f})
		}
	}
	return out
}
