package port

import (
	"context"
	"slices"

	"farpost/bot/discord/ui"
	"farpost/cards/deck"
	"farpost/engine"
)

// Bare returns a painter that is given every text in the form for where no markdown is read, and without anything that
// would not be drawn or would turn the direction of a line round. The position in words is text for a message, so it
// keeps literal texts as they are.
func Bare(p Painter) Painter { return barePainter{p} }

// Literal returns texts in which every value that a person typed (ui.Typed) is shown as it is, whoever made the phrase:
// a refusal of the table's or a fault of a deck knows no markdown.
func Literal(t Texts) Texts { return literalTexts{t} }

type literalTexts struct{ Texts }

func (t literalTexts) Say(lang, game string, p engine.Phrase, n Names) string {
	return t.Texts.Say(lang, game, ui.Literally(p), n)
}

func (t literalTexts) SayIn(lang, game, family string, p engine.Phrase, n Names) string {
	return t.Texts.SayIn(lang, game, family, ui.Literally(p), n)
}

type barePainter struct{ Painter }

func (p barePainter) Post(ctx context.Context, s Scene, shown string) (Picture, error) {
	return p.Painter.Post(ctx, s.bare(), shown)
}

func (p barePainter) Board(ctx context.Context, s Scene, shown string) (Picture, error) {
	return p.Painter.Board(ctx, s.bare(), shown)
}

func (p barePainter) Hand(ctx context.Context, s Scene, shown string) (Picture, error) {
	return p.Painter.Hand(ctx, s.bare(), shown)
}

func (p barePainter) Prompt(ctx context.Context, s Scene, about engine.Value) (Picture, error) {
	return p.Painter.Prompt(ctx, s.bare(), about)
}

func (p barePainter) Result(ctx context.Context, s Scene) (Picture, error) {
	return p.Painter.Result(ctx, s.bare())
}

func (p barePainter) Replay(ctx context.Context, s Scene, moments []Moment) (Picture, error) {
	out := make([]Moment, len(moments))
	for i, m := range moments {
		m.When, m.Said = ui.Bare(m.When), bareAll(m.Said)
		out[i] = m
	}
	return p.Painter.Replay(ctx, s.bare(), out)
}

func (p barePainter) Standings(ctx context.Context, s Standings) (Picture, error) {
	s.Title, s.Rows = ui.Tidy(s.Title), slices.Clone(s.Rows)
	for i := range s.Rows {
		s.Rows[i].Name = ui.Bare(s.Rows[i].Name)
	}
	s.Username = bareName(s.Username)
	return p.Painter.Standings(ctx, s)
}

func (p barePainter) Bracket(ctx context.Context, b Bracket, shown string) (Picture, error) {
	b.Title, b.Rounds = ui.Tidy(b.Title), slices.Clone(b.Rounds)
	for i := range b.Rounds {
		r := &b.Rounds[i]
		r.Ties = slices.Clone(r.Ties)
		for j := range r.Ties {
			r.Ties[j].A.Name, r.Ties[j].B.Name = ui.Bare(r.Ties[j].A.Name), ui.Bare(r.Ties[j].B.Name)
		}
	}
	b.Username = bareName(b.Username)
	return p.Painter.Bracket(ctx, b, shown)
}

func (p barePainter) Deck(
	ctx context.Context, game, lang, name string, list []deck.Count,
) (Picture, error) {
	return p.Painter.Deck(ctx, game, lang, ui.Tidy(name), list)
}

func (p barePainter) Sheet(ctx context.Context, game, lang, title string, cards []string) (Picture, error) {
	return p.Painter.Sheet(ctx, game, lang, ui.Tidy(title), cards)
}

// bare returns the scene with its texts as pictures show them.
func (s Scene) bare() Scene {
	s.Names, s.Title, s.Last = bareAll(s.Names), ui.Bare(s.Title), ui.Bare(s.Last)
	s.Own = bareAll(s.Own)
	if of := s.Usernames; of != nil {
		s.Usernames = func() []string { return bareAll(of()) }
	}
	return s
}

func bareName(of func(string) string) func(string) string {
	if of == nil {
		return nil
	}
	return func(player string) string { return ui.Bare(of(player)) }
}

func bareAll(list []string) []string {
	out := make([]string, len(list))
	for i, t := range list {
		out[i] = ui.Bare(t)
	}
	return out
}
