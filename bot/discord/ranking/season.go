package ranking

import (
	"context"
	"errors"
	"strconv"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/results"
	"farpost/engine"
	"farpost/storage"
)

// season says which season runs, and what a new one would mean, with the button that begins it (/season).
func (r *Ranking) season(ctx context.Context, p route.Place) error {
	var begun []storage.Season
	err := r.Store.View(ctx, func(tx storage.ReadTx) (err error) {
		begun, err = tx.Seasons(p.GuildID)
		return err
	})
	if err != nil {
		return err
	}
	now := results.Current(begun)
	line := p.Text("season.first")
	if len(begun) > 0 {
		line = p.Text("season.runs", engine.A("season", engine.Int(now)),
			engine.A("since", ui.Plain(ui.Stamp(begun[len(begun)-1].Began))))
	}
	line += "\n" + p.Text("season.means", engine.A("season", engine.Int(now)), engine.A("next", engine.Int(now+1)))
	begin := ui.Button(p.Text("button.beginseason", engine.A("season", engine.Int(now+1))), discordgo.DangerButton,
		ui.ID{Action: ui.ActSeason, Arg: strconv.Itoa(now + 1)})
	return p.Say(api.Message{Content: line, Components: ui.Row(begin)})
}

// beginSeason begins the season that the button names, once.
func (r *Ranking) beginSeason(ctx context.Context, p route.Place) error {
	no, _ := strconv.Atoi(p.Button.Arg)
	err := r.Store.Update(ctx, func(tx storage.Tx) error { return results.Begin(tx, p.GuildID, no, r.Clock.Now()) })
	season := engine.A("season", engine.Int(no))
	if errors.Is(err, results.ErrSeason) {
		return p.Change(api.Message{Content: p.Text("season.other")})
	}
	if err != nil {
		return err
	}
	return p.Change(api.Message{Content: p.Text("season.begun", season)})
}
