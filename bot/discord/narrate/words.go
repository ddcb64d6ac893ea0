package narrate

import (
	"strconv"

	"farpost/bot/discord/port"
	"farpost/engine"
)

// Text words one of the bot's own codes.
func (ws Words) Text(lang, code string, args ...engine.Arg) string {
	return ws.Texts.Say(lang, "", engine.Say(code, args...), port.Names{})
}

func (ws Words) GameName(game, lang string) string {
	if n := ws.Texts.Word(lang, game, "game", game); n != "" {
		return n
	}
	return game
}

// Label is a figure with the game's word for it.
func (ws Words) Label(lang, game, code string, n int) string {
	if w := ws.Texts.Word(lang, game, "labels", code); w != "" {
		return w + " " + strconv.Itoa(n)
	}
	return code + " " + strconv.Itoa(n)
}

// VerbName names a verb outside of a position; it is never empty.
func (ws Words) VerbName(game, lang, verb string) string {
	if w := ws.Texts.Word(lang, game, "verbs", verb); w != "" {
		return w
	}
	return verb
}
