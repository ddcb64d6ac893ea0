package ranking

import (
	"cmp"
	"context"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/rating"
	"farpost/bot/results"
	"farpost/engine"
	"farpost/storage"
)

// How much a profile lists: it is to be read on a phone without much scrolling.
const (
	mostSeries  = 8
	mostMatches = 5
	mostSeasons = 5
	mostGames   = 4
)

// record is what a profile shows of a person in one game.
type record struct {
	player, game string
	season       int
	now          results.Line // in the season that runs; zero without a match
	of           int          // how many have a rating in it
	series       []storage.Series
	last         []storage.Result
	before       []past
}

// past is how a person ended in an earlier season.
type past struct {
	line results.Line
	of   int
}

// profile shows how a person, or whoever asks, does in a game (/profile).
func (r *Ranking) profile(ctx context.Context, p route.Place) error {
	player := cmp.Or(p.Options.Text("player"), p.User.ID)
	return r.showProfile(ctx, p, player, r.Find.Game(ctx, p), reply.Call.Say)
}

// openProfile shows a profile. The button's argument is "game/player".
func (r *Ranking) openProfile(ctx context.Context, p route.Place) error {
	game, player, _ := strings.Cut(p.Button.Arg, "/")
	return r.showProfile(ctx, p, cmp.Or(player, p.User.ID), game, reply.Call.Change)
}

func (r *Ranking) showProfile(ctx context.Context, p route.Place, player, game string, show reply.Show) error {
	if r.Library.Ruleset(game) == nil {
		return unknown(p)
	}
	rec := record{player: player, game: game}
	err := r.Store.View(ctx, func(tx storage.ReadTx) error { return rec.load(tx, p.GuildID) })
	if err != nil {
		return err
	}
	title := p.Text("profile.title", engine.A("player", r.name(ctx, p, player)),
		engine.A("game", ui.Plain(r.GameName(game, p.Lang))))
	e := ui.Embed(title, strings.Join(rec.standing(p), "\n"))
	for _, f := range []struct {
		code  string
		lines []string
	}{{"profile.series", r.seriesLines(ctx, p, rec)}, {"profile.last", r.matchLines(ctx, p, rec)},
		{"profile.seasons", seasonLines(p, rec)}} {
		if len(f.lines) > 0 {
			e.Fields = append(e.Fields, ui.Field(p.Text(f.code), strings.Join(f.lines, "\n")))
		}
	}
	row := []discordgo.MessageComponent{ui.Button(p.Text("button.leaderboard"), discordgo.SecondaryButton,
		boardPage{game: game}.id())}
	for _, other := range r.Find.Games(game)[1:] {
		if len(row) <= mostGames {
			id := ui.ID{Action: ui.ActProfile, Arg: other + "/" + player}
			label := p.Text("button.ingame", engine.A("game", ui.Plain(r.GameName(other, p.Lang))))
			row = append(row, ui.Button(label, discordgo.SecondaryButton, id))
		}
	}
	return showPage(p, show, e, ui.Rows(row))
}

// load reads the record in a server.
func (rec *record) load(tx storage.ReadTx, server string) error {
	begun, err := tx.Seasons(server)
	if err != nil {
		return err
	}
	rec.season = results.Current(begun)
	for n := rec.season; n > 0 && len(rec.before) < mostSeasons; n-- {
		board, err := results.Board(tx, server, rec.game, n)
		if err != nil {
			return err
		}
		l, ok := results.Of(board, rec.player)
		switch {
		case n == rec.season:
			rec.now, rec.of = l, len(board)
		case ok:
			rec.before = append(rec.before, past{l, len(board)})
		}
	}
	if rec.series, err = tx.Series(server, rec.game, rec.player); err != nil {
		return err
	}
	rec.last, err = tx.Results(storage.ResultFilter{Server: server, Game: rec.game, Player: rec.player,
		Limit: mostMatches})
	return err
}

// standing says how the person does in the season that runs.
func (rec *record) standing(p route.Place) []string {
	season, l := engine.A("season", engine.Int(rec.season)), rec.now
	switch {
	case l.Matches == 0 && len(rec.last) == 0 && len(rec.before) == 0:
		return []string{p.Text("profile.nothing")}
	case l.Matches == 0:
		return []string{p.Text("profile.notyet", season)}
	}
	out := []string{
		p.Text("profile.rating", season, engine.A("rating", ratingOf(l)), engine.A("rank", engine.Int(l.Rank)),
			engine.A("n", engine.Int(rec.of))),
		p.Text("profile.matches", engine.A("n", engine.Int(l.Matches)), engine.A("won", engine.Int(l.Won)),
			engine.A("drawn", engine.Int(l.Drawn)), engine.A("lost", engine.Int(l.Matches-l.Won-l.Drawn))),
	}
	if l.Provisional {
		out = append(out, "-# "+p.Text("rank.provisional", engine.A("n", engine.Int(rating.Settled))))
	}
	return out
}

// seriesLines are the series against others, the one that was played last first.
func (r *Ranking) seriesLines(ctx context.Context, p route.Place, rec record) []string {
	var out []string
	for _, s := range rec.series[:min(len(rec.series), mostSeries)] {
		out = append(out, p.Text("profile.against", engine.A("player", r.name(ctx, p, s.Opponent)),
			engine.A("score", ui.Plain(strconv.Itoa(s.Won)+" : "+strconv.Itoa(s.Lost))),
			engine.A("drawn", engine.Int(s.Drawn))))
	}
	return out
}

// matchLines are the last matches: the place, against whom, and when.
func (r *Ranking) matchLines(ctx context.Context, p route.Place, rec record) []string {
	var out []string
	for _, m := range rec.last {
		place, first, others := 0, 0, []engine.Value{}
		for _, s := range m.Placed {
			if s.Place == 1 {
				first++
			}
			if s.Player == rec.player {
				place = s.Place
			} else {
				others = append(others, r.name(ctx, p, s.Player))
			}
		}
		code := "profile.lost"
		switch {
		case place == 1 && first == 1:
			code = "profile.won"
		case place == 1:
			code = "profile.drawn"
		case len(m.Placed) > 2:
			code = "profile.placed"
		}
		line := p.Text(code, engine.A("players", others...), engine.A("place", engine.Int(place)),
			engine.A("n", engine.Int(len(m.Placed)))) + " · " + ui.In(m.Ended)
		if !m.Rated {
			line += " · " + p.Text("profile.unrated")
		}
		out = append(out, line)
	}
	return out
}

// seasonLines are how the person ended in earlier seasons, the latest first.
func seasonLines(p route.Place, rec record) []string {
	var out []string
	for _, b := range rec.before {
		out = append(out, p.Text("profile.season", engine.A("season", engine.Int(b.line.Season)),
			engine.A("rating", ratingOf(b.line)), engine.A("rank", engine.Int(b.line.Rank)),
			engine.A("n", engine.Int(b.of))))
	}
	return out
}
