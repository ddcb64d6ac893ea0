package views

import (
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// lookedUp is what a look-up found in a game.
type lookedUp struct {
	game  string
	other bool // it is not the game that was meant; the answer says so first
	port.Answer
	// elsewhere are other games that answer it without a doubt. They are offered, never answered from in silence.
	elsewhere []string
}

// mostTerms is how many terms are offered as buttons.
const mostTerms = 4

// further makes what leads on from an answer: the next hits in a menu, the nearest terms if there is a doubt, and other
// games that answer it.
func (vw *Views) further(p route.Place, typed string, rules bool, found lookedUp) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	if len(found.Hits) > 1 {
		out = append(out, vw.hitMenu(found.game, p.Text("button.notthis"), found.Hits[1:]))
	}
	var row []discordgo.MessageComponent
	if rules && !found.Sure {
		shown := map[string]bool{}
		for _, h := range found.Hits[:min(1, len(found.Hits))] {
			shown[h.ID] = true
		}
		for _, t := range found.Terms {
			if len(row) < mostTerms && !shown[t.ID] {
				shown[t.ID] = true
				id := lookID(ui.ActLookTerm, found.game, t.ID)
				row = append(row, ui.Button(t.Name, discordgo.SecondaryButton, id))
			}
		}
	}
	out = append(out, ui.Rows(row)...)
	var games []discordgo.MessageComponent
	act := ui.ActAskCards
	if rules {
		act = ui.ActAskRules
	}
	for _, game := range found.elsewhere {
		id := ui.ID{Action: act, Arg: game + "/" + ui.Tidy(typed)}
		if len([]rune(id.String())) <= ui.MaxID {
			label := p.Text("button.ingame", engine.A("game", ui.Plain(vw.GameName(game, p.Lang))))
			games = append(games, ui.Button(label, discordgo.SecondaryButton, id))
		}
	}
	return append(out, ui.Rows(games)...)
}

// lookID is the custom id of a button about a clause, a ruling or a card.
func lookID(action, game, id string) ui.ID { return ui.ID{Action: action, Arg: game + "/" + id} }

// looked reads what a button is about; ok is false for what there is not any more.
func (vw *Views) looked(p route.Place) (game, id string, ok bool) {
	game, id, _ = strings.Cut(p.Button.Arg, "/")
	return game, id, vw.Library.Ruleset(game) != nil && id != ""
}
