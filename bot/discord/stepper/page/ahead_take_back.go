package page

import (
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// TakeBackMenu makes a menu of the answers ahead that can be taken back; nil if there are none. What is about one thing
// is taken back as a whole, and so are several actions in a row.
func TakeBackMenu(t *narrate.Teller) []discordgo.MessageComponent {
	var about []engine.Value
	var options []discordgo.SelectMenuOption
	for _, x := range t.AnswersAhead() {
		if x.About == "" || slices.Contains(about, x.About) || len(about) == ui.PageSize {
			continue
		}
		about = append(about, x.About)
		options = append(options, ui.Option(strings.ReplaceAll(t.AheadLine(x), "**", ""), string(x.About), ""))
	}
	if len(about) == 0 {
		return nil
	}
	id := ui.ID{Match: t.Pos.Match.ID, Action: ui.ActTakeBack}
	return []discordgo.MessageComponent{ui.Menu(id, t.Text("ahead.takeback"), options)}
}
