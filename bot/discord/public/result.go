package public

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// Result fills in the message of how a match ended. It mentions everybody who played, and leads on: to what happened,
// and to a rematch. The message has one embed.
func (pu *Public) Result(msg *api.Message, m storage.Match, seats []storage.Seat, lang string) error {
	res, err := resultOf(m)
	if err != nil {
		return err
	}
	var all []string
	for _, s := range seats {
		all = append(all, ui.Mention(s.Player))
		msg.Mentions = append(msg.Mentions, s.Player)
	}
	msg.Content = ui.Clip(strings.Join(all, " "), ui.MaxContent)
	msg.Embeds[0].Title = pu.Text(lang, "result.over")
	if drawn := pu.Drawn(lang, res); drawn != "" {
		msg.Embeds[0].Title = drawn
	}
	mention := func(s engine.Seat) string { return ui.Mention(seats[s].Player) }
	lines, err := pu.Outcome(lang, m, seats, res, mention)
	if err != nil {
		return err
	}
	msg.Embeds[0].Description = strings.Join(lines, "\n")
	msg.Embeds[0].Fields = pu.DecksPlayed(lang, m, seats, nil)
	log, rematch := ui.ID{Match: m.ID, Action: ui.ActLog}, ui.ID{Match: m.ID, Action: ui.ActRematch}
	msg.Components = ui.Row( // the blue one concerns nobody but who presses it; a rematch calls the others
		ui.Button(pu.Text(lang, "button.log"), discordgo.PrimaryButton, log),
		ui.Button(pu.Text(lang, "button.rematch"), discordgo.SecondaryButton, rematch))
	return nil
}

// resultOf reads the result of a match that is over.
func resultOf(m storage.Match) (engine.Result, error) {
	var res engine.Result
	if err := json.Unmarshal(m.Result, &res); err != nil {
		return res, fmt.Errorf("read the result of match %s: %w", m.ID, err)
	}
	return res, nil
}

// ended says how a match ended, for those who were not there: a sentence that it is a draw, or who has won, and why.
func (pu *Public) ended(m storage.Match, seats []storage.Seat, lang string) ([]string, error) {
	res, err := resultOf(m)
	if err != nil {
		return nil, err
	}
	lines, err := pu.Outcome(lang, m, seats, res, func(s engine.Seat) string { return ui.Mention(seats[s].Player) })
	if drawn := pu.Drawn(lang, res); drawn != "" {
		lines = append([]string{drawn + "."}, lines...)
	}
	return lines, err
}
