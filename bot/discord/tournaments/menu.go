package tournaments

import (
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// paged is a menu of any length: a page of the options, and below it, if there are more, buttons that turn the pages.
// turn is the button that shows page n. A page that is not there is the nearest one.
func (t *Tournaments) paged(
	p route.Place, menu ui.ID, label string, options []discordgo.SelectMenuOption, page int, turn func(n int) ui.ID,
) []discordgo.MessageComponent {
	pages := ui.Pages(len(options))
	if pages == 0 {
		return nil
	}
	page = min(max(page, 0), pages-1)
	if pages == 1 {
		return []discordgo.MessageComponent{ui.Menu(menu, label, options)}
	}
	label = p.Text("event.menupage", engine.A("menu", ui.Plain(label)), engine.A("page", engine.Int(page+1)),
		engine.A("pages", engine.Int(pages)))
	return append([]discordgo.MessageComponent{ui.Menu(menu, label, ui.Page(options, page))}, ui.Row(
		ui.ButtonIf(page > 0, p.Text("button.sheetback"), discordgo.SecondaryButton, turn(max(page-1, 0))),
		ui.ButtonIf(page+1 < pages, p.Text("button.sheetnext"), discordgo.SecondaryButton, turn(page+1)))...)
}

// pageOf reads the number of a page that turn wrote as "p3": 0 if none is there.
func pageOf(args []string) int {
	var n int
	if len(args) > 0 {
		_, _ = fmt.Sscanf(args[0], "p%d", &n) // what cannot be read is the first page
	}
	return n
}
