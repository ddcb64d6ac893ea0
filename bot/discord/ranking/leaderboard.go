package ranking

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/rating"
	"farpost/bot/results"
	"farpost/engine"
	"farpost/storage"
)

// pageSize is how many players are on a page of the leaderboard: as many lines as a phone shows with the buttons.
const pageSize = 10

// boardPage is a page of a leaderboard, counted from 0. Season 0 is the one that runs.
type boardPage struct {
	game         string
	season, page int
}

// id is the button that leads to the page.
func (b boardPage) id() ui.ID {
	return ui.ID{Action: ui.ActBoardPage, Arg: b.game + "/" + strconv.Itoa(b.season) + "/" + strconv.Itoa(b.page)}
}

// leaderboard shows the first page of a season, of the one that runs unless another is asked for (/leaderboard).
func (r *Ranking) leaderboard(ctx context.Context, p route.Place) error {
	season, _ := p.Options.Number("season")
	return r.showBoard(ctx, p, boardPage{game: r.Find.Game(ctx, p), season: season}, reply.Call.Say)
}

// turn shows another page. The button's argument is "game/season/page".
func (r *Ranking) turn(ctx context.Context, p route.Place) error {
	game, rest, _ := strings.Cut(p.Button.Arg, "/")
	season, page, _ := strings.Cut(rest, "/")
	b := boardPage{game: game}
	b.season, _ = strconv.Atoi(season) // what is no number is 0
	b.page, _ = strconv.Atoi(page)
	return r.showBoard(ctx, p, b, reply.Call.Change)
}

// pickSeason shows the season that was picked in the menu. The menu's argument is the game.
func (r *Ranking) pickSeason(ctx context.Context, p route.Place) error {
	if len(p.Values) != 1 {
		return unknown(p)
	}
	season, _ := strconv.Atoi(p.Values[0])
	return r.showBoard(ctx, p, boardPage{game: p.Button.Arg, season: season}, reply.Call.Change)
}

// showBoard shows a page. Beyond the ends it shows the nearest one.
func (r *Ranking) showBoard(ctx context.Context, p route.Place, b boardPage, show reply.Show) error {
	if r.Library.Ruleset(b.game) == nil {
		return unknown(p)
	}
	var lines []results.Line
	now := 0
	err := r.Store.View(ctx, func(tx storage.ReadTx) error {
		begun, err := tx.Seasons(p.GuildID)
		if err != nil {
			return err
		}
		if now = results.Current(begun); b.season < 1 {
			b.season = now
		}
		lines, err = results.Board(tx, p.GuildID, b.game, b.season)
		return err
	})
	if err != nil {
		return err
	}
	game, season := engine.A("game", ui.Plain(r.GameName(b.game, p.Lang))), engine.A("season", engine.Int(b.season))
	if b.season > now {
		return show(p.Call, api.Message{Content: p.Text("rank.noseason", season, engine.A("n", engine.Int(now)))})
	}
	pages := max(1, (len(lines)+pageSize-1)/pageSize)
	b.page = min(max(b.page, 0), pages-1)
	shown := lines[b.page*pageSize : min(len(lines), (b.page+1)*pageSize)]
	var text []string
	for _, l := range shown {
		text = append(text, r.boardLine(ctx, p, l))
	}
	if len(text) == 0 {
		text = append(text, p.Text("rank.none", game, season))
	}
	if me, ok := results.Of(lines, p.User.ID); ok && !slices.Contains(shown, me) {
		text = append(text, p.Text("rank.you", engine.A("rank", engine.Int(me.Rank)),
			engine.A("n", engine.Int(len(lines))), engine.A("rating", ratingOf(me))))
	}
	if slices.ContainsFunc(shown, func(l results.Line) bool { return l.Provisional }) {
		text = append(text, "-# "+p.Text("rank.provisional", engine.A("n", engine.Int(rating.Settled))))
	}
	e := ui.Embed(p.Text("rank.title", game, season), strings.Join(text, "\n"))
	if pages > 1 {
		e.Footer = ui.FooterText(p.Text("rank.page", engine.A("page", engine.Int(b.page+1)),
			engine.A("pages", engine.Int(pages))))
	}
	return showPage(p, show, e, r.boardControls(p, b, pages, now))
}

// boardLine is a player on the leaderboard: place, name, rating, matches.
func (r *Ranking) boardLine(ctx context.Context, p route.Place, l results.Line) string {
	return p.Text("rank.line", engine.A("rank", engine.Int(l.Rank)), engine.A("player", r.name(ctx, p, l.Player)),
		engine.A("rating", ratingOf(l)), engine.A("n", engine.Int(l.Matches)), engine.A("won", engine.Int(l.Won)))
}

// boardControls are the buttons to the pages beside it and to one's own profile, and a menu of the seasons.
func (r *Ranking) boardControls(p route.Place, b boardPage, pages, now int) []discordgo.MessageComponent {
	var row []discordgo.MessageComponent
	if pages > 1 {
		before, after := b, b
		before.page, after.page = b.page-1, b.page+1
		row = append(row,
			ui.ButtonIf(before.page >= 0, p.Text("button.sheetback"), discordgo.SecondaryButton, before.id()),
			ui.ButtonIf(after.page < pages, p.Text("button.sheetnext"), discordgo.SecondaryButton, after.id()))
	}
	mine := ui.ID{Action: ui.ActProfile, Arg: b.game + "/" + p.User.ID}
	rows := ui.Rows(append(row, ui.Button(p.Text("button.myprofile"), discordgo.SecondaryButton, mine)))
	if now == 1 {
		return rows
	}
	var options []discordgo.SelectMenuOption
	// Of many seasons those around the one that is shown: the last of the menu leads further.
	from := min(now, max(b.season+ui.PageSize/2, ui.PageSize))
	for n := from; n > max(from-ui.PageSize, 0); n-- {
		o := ui.Option(p.Text("rank.season", engine.A("season", engine.Int(n))), strconv.Itoa(n), "")
		o.Default = n == b.season
		options = append(options, o)
	}
	return append(rows, ui.Menu(ui.ID{Action: ui.ActBoardSeason, Arg: b.game}, p.Text("button.seasons"), options))
}
