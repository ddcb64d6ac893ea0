package app

import (
	"context"
	"encoding/hex"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/render"
)

// pictureOptions are how the bot draws. mb is how many MiB kept pictures may take: three sevenths for painted cards,
// three for packed strips of boards, one for finished pictures; 0 means the renderer's defaults. slots is how many
// pictures are drawn at once, 0 for one for each thread that runs Go. The threads that draw let others go first, and
// make way between two pieces of work.
func pictureOptions(mb, slots int) render.Options {
	part := mb << 20 / 7
	return render.Options{SpriteBytes: 3 * part, BandBytes: 3 * part, PictureBytes: part, Slots: slots,
		Thread:  yielding,
		Between: letOthersIn}
}

// fonts are those beside the embedded ones; nil for none. Nothing is read before a letter is missed.
func (c Config) fonts(report func(error)) *render.Fonts {
	switch c.Fonts {
	case "":
		return nil
	case machineFonts:
		return render.MachineFonts(c.FontCache, report)
	}
	return render.FolderFonts(c.Fonts, report)
}

// painter draws Discord's scenes with the renderer.
type painter struct {
	r     *render.Renderer
	lib   *library
	texts port.Texts
}

func (p *painter) scene(s port.Scene) render.Scene {
	out := render.Scene{View: s.View, Lang: s.Lang, Title: s.Title, LastAction: s.Last, Own: s.Own, Clock: s.Clock,
		Touched: s.Touched, Wide: s.Wide, Moment: s.Moment, Told: s.Told}
	if g := p.lib.Ruleset(s.Game); g != nil {
		out.Layout = g.Layout
	}
	out.Face = func(id string) engine.Face { return p.named(p.lib.printed(s.Game, s.Book, s.Lang, id)) }
	out.Player = func(seat engine.Seat) string {
		if seat < 0 || int(seat) >= len(s.Names) {
			return ""
		}
		return s.Names[seat]
	}
	names := port.Names{Player: out.Player}
	names.Card = func(v engine.Value) string {
		if v.Kind() == "card" {
			return render.Isolated(p.lib.FaceIn(s.Game, s.Book, s.Lang, v.Body()).Name)
		}
		c, _ := s.View.Find(v)
		return render.Isolated(p.lib.FaceIn(s.Game, s.Book, s.Lang, c.Card).Name)
	}
	out.Word = func(ph engine.Phrase) string {
		if p.texts.Word(s.Lang, s.Game, "hints", ph.Code) != "" {
			return render.Rightward(p.texts.SayIn(s.Lang, s.Game, "hints", ph, names))
		}
		return render.Rightward(p.texts.Say(s.Lang, s.Game, ph, names))
	}
	out.Asked = func(w engine.WaitView) string {
		if w.Seat != s.View.Viewer {
			w.Seat = engine.NoSeat // everybody looks at it, and "you" is nobody but its viewer
		}
		return render.Rightward(narrate.Asked(p.texts, s.Lang, s.Game, s.View, w, names))
	}
	return out
}

// drawn is what a picture of a scene is drawn from.
func (p *painter) drawn(s port.Scene) render.Scene {
	shown, _ := p.legible(s)
	return p.scene(shown)
}

// handZone is the zone of a game that only its owner reads.
func (p *painter) handZone(game string) string { return p.lib.handZone(game) }

func (p *painter) Post(ctx context.Context, s port.Scene, shown string) (port.Picture, error) {
	return picture(p.r.Post(ctx, p.sceneFor(s, shown)))
}

func (p *painter) Board(ctx context.Context, s port.Scene, shown string) (port.Picture, error) {
	return picture(p.r.Board(ctx, p.sceneFor(s, shown)))
}

func (p *painter) Hand(ctx context.Context, s port.Scene, shown string) (port.Picture, error) {
	return picture(p.r.Hand(ctx, p.sceneFor(s, shown), p.handZone(s.Game)))
}

// sceneFor is the scene for a reader who sees the picture with the hash shown now; "" for none.
func (p *painter) sceneFor(s port.Scene, shown string) render.Scene {
	out := p.drawn(s)
	out.Shown = hashOf(shown)
	return out
}

// hashOf reads the hash of a picture; zero for none.
func hashOf(shown string) (h [32]byte) {
	if raw, err := hex.DecodeString(shown); err == nil && len(raw) == len(h) {
		copy(h[:], raw)
	}
	return h
}

func picture(pic render.Picture, err error) (port.Picture, error) {
	return port.Picture{PNG: pic.PNG, Alt: pic.Alt, Hash: hex.EncodeToString(pic.Hash[:])}, err
}

// Prompt draws what a question is about.
func (p *painter) Prompt(ctx context.Context, s port.Scene, about engine.Value) (port.Picture, error) {
	return picture(p.r.Prompt(ctx, p.drawn(s), about))
}

// Result draws how a match ended.
func (p *painter) Result(ctx context.Context, s port.Scene) (port.Picture, error) {
	return picture(p.r.Result(ctx, p.drawn(s)))
}

// Replay draws a strip of what happened.
func (p *painter) Replay(ctx context.Context, s port.Scene, moments []port.Moment) (port.Picture, error) {
	shown, say := p.legible(s)
	var out []render.Moment
	for _, m := range moments {
		var said []string
		for _, sentence := range m.Said {
			said = append(said, say(sentence))
		}
		out = append(out, render.Moment{When: m.When, Said: said, Cards: m.Cards, View: m.View})
	}
	return picture(p.r.Replay(ctx, p.scene(shown), out))
}

// Symbol draws a symbol of a game's layout.
func (p *painter) Symbol(_ context.Context, game, code string) (port.Picture, error) {
	png, err := p.r.Symbol(p.lib.Ruleset(game).Layout, code)
	return port.Picture{PNG: png}, err
}

// Standings draws a page of an event's table.
func (p *painter) Standings(ctx context.Context, s port.Standings) (port.Picture, error) {
	out := render.Standings{Title: p.titled(s.Title, s.Line), Line: s.Line, Lang: s.Lang, Cut: s.Cut,
		CutWord: s.CutWord}
	for _, c := range s.Columns {
		out.Columns = append(out.Columns, render.TieBreak{Short: c.Short, Name: c.Name})
	}
	for _, r := range s.Rows {
		out.Rows = append(out.Rows, render.Standing{Place: r.Place,
			Name: p.entrant(s.Lang, r.Name, r.Player, s.Username), Points: r.Points, Record: r.Record, Ties: r.Ties,
			Dropped: r.Dropped, Marked: r.Own})
	}
	return picture(p.r.Standings(ctx, out, s.Page))
}

// Bracket draws an elimination.
func (p *painter) Bracket(ctx context.Context, b port.Bracket, shown string) (port.Picture, error) {
	out := elimination(b)
	out.Title = p.titled(out.Title, out.Line)
	for i, r := range b.Rounds {
		for j, t := range r.Ties {
			tie := &out.Rounds[i].Ties[j]
			tie.A.Name = p.entrant(b.Lang, t.A.Name, t.A.Player, b.Username)
			tie.B.Name = p.entrant(b.Lang, t.B.Name, t.B.Player, b.Username)
		}
	}
	out.Shown = hashOf(shown)
	return picture(p.r.Bracket(ctx, out))
}

// BracketText writes an elimination in words.
func (p *painter) BracketText(b port.Bracket) []string { return render.BracketText(elimination(b)) }

// elimination is a bracket as the renderer has it.
func elimination(b port.Bracket) render.Bracket {
	out := render.Bracket{Title: b.Title, Line: b.Line, Lang: b.Lang}
	contender := func(c port.Contender) render.Contender {
		return render.Contender{Name: c.Name, Score: c.Score, Won: c.Won, Dropped: c.Dropped}
	}
	for _, r := range b.Rounds {
		round := render.Round{Side: render.Side(r.Side), Name: r.Name, Slots: r.Slots}
		for _, t := range r.Ties {
			round.Ties = append(round.Ties, render.Tie{Slot: t.Slot, A: contender(t.A), B: contender(t.B), Bye: t.Bye})
		}
		out.Rounds = append(out.Rounds, round)
	}
	return out
}

// Deck draws a deck; cards that the game does not have are left out.
func (p *painter) Deck(ctx context.Context, game, lang, name string, list []deck.Count) (port.Picture, error) {
	return picture(p.r.Deck(ctx, p.scene(port.Scene{Game: game, Lang: lang}),
		p.deck(game, lang, p.titled(name, p.texts.Word(lang, game, "game", game)), list)))
}

func (p *painter) deck(game, lang, name string, list []deck.Count) render.Deck {
	d := render.Deck{Name: name, Gives: p.texts.Word(lang, game, "labels", "deck.gives"),
		Needs: p.texts.Word(lang, game, "labels", "deck.needs")}
	for _, c := range list {
		if f := p.named(p.lib.printed(game, nil, lang, c.ID)); f.ID != "" {
			d.Cards = append(d.Cards, render.DeckCard{Face: f, N: c.N})
		}
	}
	return d
}

// Card draws a printed card.
func (p *painter) Card(ctx context.Context, game, lang, card string) (port.Picture, error) {
	return picture(p.r.Card(ctx, p.scene(port.Scene{Game: game, Lang: lang}),
		p.named(p.lib.printed(game, nil, lang, card))))
}

// Sheet draws cards of a game to look over; those that the game does not have are left out.
func (p *painter) Sheet(ctx context.Context, game, lang, title string, cards []string) (port.Picture, error) {
	var faces []engine.Face
	for _, id := range cards {
		if f := p.named(p.lib.printed(game, nil, lang, id)); f.ID != "" {
			faces = append(faces, f)
		}
	}
	return picture(p.r.ContactSheet(ctx, p.scene(port.Scene{Game: game, Lang: lang}),
		p.titled(title, p.texts.Word(lang, game, "game", game)), faces))
}

func (p *painter) BoardText(s port.Scene) string { return render.BoardText(p.scene(s)) }
