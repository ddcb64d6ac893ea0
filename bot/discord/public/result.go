package public

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// Result words how a match ended, mentions everybody who played, and leads on: to what happened, and to a rematch.
func (pu *Public) Result(msg *api.Message, m storage.Match, seats []storage.Seat, lang string) error {
	var res engine.Result
	if err := json.Unmarshal(m.Result, &res); err != nil {
		return errors.Join(fmt.Errorf("result of match %s", m.ID), err)
	}
	var all []string
	for _, s := range seats {
		all = append(all, ui.Mention(s.Player))
		msg.Mentions = append(msg.Mentions, s.Player)
	}
	msg.Content = ui.Clip(strings.Join(all, " "), 1900)
	msg.Embeds[0].Title = pu.Text(lang, "result.over")
	if len(res.Winners) == 0 {
		msg.Embeds[0].Title = pu.Text(lang, "result.draw")
	}
	lines, err := pu.Outcome(lang, m, seats, res, func(s engine.Seat) string { return ui.Mention(seats[s].Player) })
	if err != nil {
		return err
	}
	msg.Embeds[0].Description = strings.Join(lines, "\n")
	msg.Embeds[0].Fields = pu.DecksPlayed(lang, m, seats, nil)
	msg.Components = ui.Row( // to look back concerns nobody else, so that is the blue one
		ui.Button(pu.Text(lang, "button.log"), discordgo.PrimaryButton, ui.ID{Match: m.ID, Action: ui.ActLog}),
		ui.Button(pu.Text(lang, "button.rematch"), discordgo.SecondaryButton, ui.ID{Match: m.ID, Action: ui.ActRematch}))
	return nil
}
