// Package ui builds what people see and press: buttons, menus, embeds, custom ids, and text that fits.
//
// Builders shorten what Discord would refuse, so that no handler counts characters:
//
//	id := ui.ID{Match: "m1", Qs: []uint64{17}, Action: ui.ActMove}   // "v1:m1:h:move:"
//	m := api.Message{
//		Content:    ui.Content(lines),                                 // joined, and clipped to what a message holds
//		Embeds:     []*discordgo.MessageEmbed{ui.MatchEmbed("m1", title, text)},
//		Components: ui.Row(ui.Button("My move", discordgo.PrimaryButton, id)),
//	}
//
// A press comes back with the custom id, which [ParseID] reads. Custom ids live as long as the message that they stand
// on, and that may be years: their written form only grows.
//
// Text from people is never shown as it came. [Tidy] makes a name of it, [Literal] takes markdown, mentions and links
// out of it, and [Typed] makes a value of it that phrases can hold:
//
//	phrase := engine.Say("deck.saved", engine.A("deck", ui.Typed(name)))
//
// The package knows Discord's limits (limits.go) and no match: it loads nothing and sends nothing.
package ui
