package decks

import (
	"context"

	"farpost/bot/discord/route"
)

// completeName completes the name of one of the person's decks, or with ready also of a ready one.
func (ds *Decks) completeName(ready bool) route.Completer {
	return func(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
		meant := ds.Find.Game(ctx, p)
		out, err := ds.Complete(ctx, p, meant, typed, ready)
		if err != nil || p.Options.Text("game") != "" {
			return out, err
		}
		for _, other := range ds.Find.Games(meant)[1:] {
			more, err := ds.Complete(ctx, p, other, typed, ready)
			if err != nil {
				return nil, err
			}
			for _, c := range more {
				value, _ := c.Value.(string)
				out = append(out, route.Choice(ds.GameName(other, p.Lang)+": "+c.Name, value))
			}
		}
		return out, nil
	}
}

// Complete offers the person's own decks of a game, and with ready the ready ones. Decks that cannot be played come
// last.
func (ds *Decks) Complete(ctx context.Context, p route.Place, game, typed string, ready bool) (route.Choices, error) {
	own, err := ds.OwnDecks(ctx, p.User.ID, game)
	if err != nil {
		return nil, err
	}
	var out, last route.Choices
	for _, r := range own {
		if !route.Contains(r.Name, typed) {
			continue
		}
		rep := ds.Library.CheckDeck(game, r.Name, r.List)
		one := route.Choice(r.Name+" · "+ds.State(p.Lang, game, rep), r.Name)
		if rep.Legal() {
			out = append(out, one)
		} else {
			last = append(last, one)
		}
	}
	for _, d := range ds.ReadyDecks(game, p.Lang) {
		if ready && route.Contains(d.Name, typed) {
			out = append(out, route.Choice(d.Name, d.ID))
		}
	}
	return append(out, last...), nil
}
