package discord

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// result words how a match ended, mentions everybody who played, and leads on: to what happened, and to a rematch.
func (b *Bot) result(msg *api.Message, m storage.Match, seats []storage.Seat, lang string) error {
	var res engine.Result
	if err := json.Unmarshal(m.Result, &res); err != nil {
		return errors.Join(fmt.Errorf("result of match %s", m.ID), err)
	}
	var all []string
	for _, s := range seats {
		all = append(all, "<@"+s.Player+">")
		msg.Mentions = append(msg.Mentions, s.Player)
	}
	msg.Content = clip(strings.Join(all, " "), 1900)
	msg.Embeds[0].Title = b.t(lang, "result.over")
	if len(res.Winners) == 0 {
		msg.Embeds[0].Title = b.t(lang, "result.draw")
	}
	lines, err := b.outcome(lang, m, seats, res, func(s engine.Seat) string { return "<@" + seats[s].Player + ">" })
	if err != nil {
		return err
	}
	msg.Embeds[0].Description = strings.Join(lines, "\n")
	msg.Embeds[0].Fields = b.deckField(lang, m, seats, nil)
	msg.Components = rows([]discordgo.MessageComponent{ // to look back concerns nobody else, so that is the blue one
		discordgo.Button{Label: b.t(lang, "button.log"), Style: discordgo.PrimaryButton, CustomID: button{Match: m.ID, Action: actLog}.String()},
		discordgo.Button{Label: b.t(lang, "button.rematch"), Style: discordgo.SecondaryButton, CustomID: button{Match: m.ID, Action: actRematch}.String()}})
	return nil
}

// outcome says who has won, and why, in sentences: none of the first for a draw.
func (b *Bot) outcome(lang string, m storage.Match, seats []storage.Seat, res engine.Result, name func(engine.Seat) string) ([]string, error) {
	var out []string
	var winners []engine.Value
	for _, w := range res.Winners {
		winners = append(winners, text(name(w)))
	}
	if len(winners) > 0 {
		out = append(out, b.t(lang, "result.won", engine.A("winners", winners...)))
	}
	silent, err := table.Forfeited(seats)
	if err != nil {
		return nil, err
	}
	var gone []engine.Value
	for _, s := range silent {
		gone = append(gone, text(name(engine.Seat(s))))
	}
	switch {
	case len(gone) > 0:
		out = append(out, b.t(lang, "result.silence", engine.A("players", gone...)))
	case b.Texts.Word(lang, m.Game, "results", res.Reason) != "":
		out = append(out, sentence(b.Texts.SayIn(lang, m.Game, "results", res.Phrase(len(seats)), Names{Player: name})))
	}
	return out, nil
}

// sentence is words with a capital at their beginning and a full stop at their end.
func sentence(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	s = string(unicode.ToUpper(r)) + s[n:]
	if strings.ContainsAny(s[len(s)-1:], ".!?") {
		return s
	}
	return s + "."
}

// resultPicture puts the picture of how a match ended onto the message that says so, once that stands and unless it
// shows it already.
func (b *Bot) resultPicture(ctx context.Context, match string) error {
	note, err := b.kept(ctx, match, msgResult)
	if err != nil || note.ID == "" || recordOf(note).Picture != "" {
		return err
	}
	pos, err := b.Table.Position(ctx, match)
	if err != nil {
		return err
	}
	t, err := b.tell(ctx, pos, engine.NoSeat, b.serverLang(ctx, pos.Match.Server))
	if err != nil || t.view.Result == nil {
		return err
	}
	pic, err := b.Painter.Result(ctx, t.scene(""))
	if err != nil || len(pic.PNG) == 0 {
		return err
	}
	err = b.awake(ctx, note.Channel, func() error { return b.API.Attach(ctx, note.Channel, note.ID, pic.file("result.png")) })
	if api.Gone(err) || api.Code(err) == api.MissingPermissions {
		return nil // the words are complete without it
	}
	if err != nil {
		return err
	}
	note.Hash = record{Picture: pic.Hash}.String()
	return b.keep(ctx, note)
}
