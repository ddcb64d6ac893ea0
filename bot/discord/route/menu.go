package route

import (
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Paged is a menu of any length: a page of the options, and below it, if there are more, buttons that turn the pages.
// turn is the button that shows page n. A page that is not there is the nearest one.
func (p Place) Paged(
	menu ui.ID, label string, options []discordgo.SelectMenuOption, page int, turn func(n int) ui.ID,
) []discordgo.MessageComponent {
	pages := ui.Pages(len(options))
	if pages == 0 {
		return nil
	}
	page = min(max(page, 0), pages-1)
	if pages == 1 {
		return []discordgo.MessageComponent{ui.Menu(menu, label, options)}
	}
	label = p.Text("menu.page", engine.A("menu", ui.Plain(label)), engine.A("page", engine.Int(page+1)),
		engine.A("pages", engine.Int(pages)))
	return append([]discordgo.MessageComponent{ui.Menu(menu, label, ui.Page(options, page))},
		ui.Row(p.Turns(page, pages, turn)...)...)
}

// Turns are the buttons that turn pages; none for a single page. turn is the button that shows page n.
func (p Place) Turns(page, pages int, turn func(n int) ui.ID) []discordgo.MessageComponent {
	if pages <= 1 {
		return nil
	}
	return []discordgo.MessageComponent{
		ui.ButtonIf(page > 0, p.Text("button.sheetback"), discordgo.SecondaryButton, turn(page-1)),
		ui.ButtonIf(page+1 < pages, p.Text("button.sheetnext"), discordgo.SecondaryButton, turn(page+1)),
	}
}

// PageAt is the number of a page as it stands last in an argument.
func PageAt(n int) string { return fmt.Sprintf("p%d", n) }

// PageOf reads the number of a page that stands last in an argument; without one it is 0.
func PageOf(args []string) (n int) {
	if len(args) > 0 {
		_, _ = fmt.Sscanf(args[len(args)-1], "p%d", &n) // what cannot be read is the first page
	}
	return n
}
