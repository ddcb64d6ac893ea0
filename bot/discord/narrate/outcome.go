package narrate

import (
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Outcome says who has won, and why, a sentence each. A draw has only the reason. Where the game has no words for the
// reason it is left out.
func (ws Words) Outcome(
	lang string, m storage.Match, seats []storage.Seat, res engine.Result, name func(engine.Seat) string,
) ([]string, error) {
	var out []string
	var winners []engine.Value
	for _, w := range res.Winners {
		winners = append(winners, ui.Plain(name(w)))
	}
	if len(winners) > 0 {
		out = append(out, ws.Text(lang, "result.won", engine.A("winners", winners...)))
	}
	silent, err := table.Forfeited(seats)
	if err != nil {
		return nil, err
	}
	claimed, err := table.Claimed(seats)
	if err != nil {
		return nil, err
	}
	named := func(list []engine.Seat) (out []engine.Value) {
		for _, s := range list {
			out = append(out, ui.Plain(name(s)))
		}
		return out
	}
	if len(claimed) > 0 {
		out = append(out, ws.Text(lang, "result.left", engine.A("players", named(claimed)...)))
	}
	switch {
	case len(silent) > 0:
		out = append(out, ws.Text(lang, "result.silence", engine.A("players", named(silent)...)))
	case len(claimed) > 0 && len(seats) == len(claimed)+1: // the rest follows from it
	case ws.Texts.Word(lang, m.Game, "results", res.Reason) != "", ws.Texts.Word(lang, "", "results", res.Reason) != "":
		why := ws.Texts.SayIn(lang, m.Game, "results", res.Phrase(len(seats)), port.Names{Player: name,
			Card: func(v engine.Value) string { return ws.Library.Face(m.Game, lang, v.Body()).Name }})
		out = append(out, ui.Sentence(why))
	}
	return out, nil
}

// Drawn says of a result without winners that it is a draw, or that all have lost; "" where somebody has won.
func (ws Words) Drawn(lang string, res engine.Result) string {
	switch {
	case res.Lost():
		return ws.Text(lang, "result.lost")
	case len(res.Winners) == 0:
		return ws.Text(lang, "result.draw")
	}
	return ""
}

// DecksPlayed names the decks of a match that is over, by the names that their players gave them, and ready decks in
// the reader's language: whoever chose one saw its name in their own. It is empty while the
// match goes on, when decks can still matter, and of a tournament's match: who sees decks there the tournament says.
// Players without a name in names are mentioned.
func (ws Words) DecksPlayed(
	lang string, m storage.Match, seats []storage.Seat, names []string,
) []*discordgo.MessageEmbedField {
	if s, err := table.SettingsOf(m); m.Status != storage.Over || err != nil || s.Event != "" {
		return nil
	}
	var lines []string
	for i, s := range seats {
		player := ui.Mention(s.Player)
		if i < len(names) {
			player = names[i]
		}
		if s.DeckName != "" {
			deck := ui.Typed(ws.deckName(lang, m.Game, s.DeckName))
			lines = append(lines, ws.Text(lang, "deck.played",
				engine.A("player", ui.Plain(player)), engine.A("deck", deck)))
		}
	}
	if len(lines) == 0 {
		return nil
	}
	return []*discordgo.MessageEmbedField{ui.Field(ws.Text(lang, "deck.title"), strings.Join(lines, "\n"))}
}

// deckName is a deck's name in a language: a ready deck's own one, if it is a ready deck's name.
func (ws Words) deckName(lang, game, name string) string {
	for _, d := range ws.Library.Decks(game) {
		if d.Called(name) {
			return d.Name(lang)
		}
	}
	return name
}
