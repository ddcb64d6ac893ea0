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
	return append([]discordgo.MessageComponent{ui.Menu(menu, label, ui.Page(options, page))},
		ui.Row(turns(p, page, pages, turn)...)...)
}

// turns are the buttons that turn pages; none for a single page. turn is the button that shows page n.
func turns(p route.Place, page, pages int, turn func(n int) ui.ID) []discordgo.MessageComponent {
	if pages <= 1 {
		return nil
	}
	return []discordgo.MessageComponent{
		ui.ButtonIf(page > 0, p.Text("button.sheetback"), discordgo.SecondaryButton, turn(page-1)),
		ui.ButtonIf(page+1 < pages, p.Text("button.sheetnext"), discordgo.SecondaryButton, turn(page+1)),
	}
}

// pageAt is the number of a page as it stands last in an argument.
func pageAt(n int) string { return fmt.Sprintf("p%d", n) }

// pageOf reads the number of a page that stands last; without one it is 0.
func pageOf(args []string) int {
	var n int
	_, _ = fmt.Sscanf(last(args), "p%d", &n) // what cannot be read is the first page
	return n
}

// unpaged is an argument without the number of a page.
func unpaged(args []string) []string {
	if n := len(args); n > 0 && args[n-1] == pageAt(pageOf(args)) {
		return args[:n-1]
	}
	return args
}

// last is what stands last in an argument; "" in an empty one.
func last(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[len(args)-1]
}
