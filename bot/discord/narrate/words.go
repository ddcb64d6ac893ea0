package narrate

import (
	"strconv"

	"farpost/bot/discord/port"
	"farpost/engine"
)

// Words words what belongs to no match and no reader: names of games, lengths of time, prices, table rules.
type Words struct {
	Texts   port.Texts
	Library port.Library
	Signs   port.Signs
}

// Text words one of the bot's own codes.
func (ws Words) Text(lang, code string, args ...engine.Arg) string {
	return ws.Texts.Say(lang, "", engine.Say(code, args...), port.Names{})
}

// GameName returns the name of a game in a language; its id where it has none.
func (ws Words) GameName(game, lang string) string {
	if n := ws.Texts.Word(lang, game, "game", game); n != "" {
		return n
	}
	return game
}

// Label writes a figure behind the game's word for it, as in "Cost 2" (family "labels").
func (ws Words) Label(lang, game, code string, n int) string {
	if w := ws.Texts.Word(lang, game, "labels", code); w != "" {
		return w + " " + strconv.Itoa(n)
	}
	return code + " " + strconv.Itoa(n)
}

// VerbName names a verb outside of a match (family "verbs"). It is never empty.
func (ws Words) VerbName(game, lang, verb string) string {
	if w := ws.Texts.Word(lang, game, "verbs", verb); w != "" {
		return w
	}
	return verb
}
