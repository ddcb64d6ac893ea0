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
// What slips through all the same, such as three texts that are too long together, is cut when it goes out (FitContent,
// FitEmbeds, FitRows, FitForm, FitChoices): package api sees to that. Buttons and footers stay.
//
// A press comes back with the custom id, which [ParseID] reads. Custom ids live as long as the message that they stand
// on, and that may be years: their written form only grows.
//
// Text from people is never shown as it came. It goes through one door, [Literal], when it comes in: names in package
// people, everything else by [Typed], which makes a value that phrases can hold:
//
//	phrase := engine.Say("deck.saved", engine.A("deck", ui.Typed(name)))
//
// A literal text can stand anywhere. On its way out package api gives it the form of its place, with backslashes where
// Discord reads markdown ([Markdown]) and without them elsewhere ([Tidy], [Bare]); port does so for pictures. So nobody
// else needs to know which place reads markdown. What is compared with something typed is compared tidied.
//
// The package knows Discord's limits and no match: it loads nothing and sends nothing.
//
//	id.go, actions.go       custom ids, and what they can say
//	components.go, embed.go buttons, menus, embeds
//	form.go                 a form that asks for a reason; numbers in custom ids
//	text.go                 cutting texts at the end of a line
//	literal.go, tidy.go, mention.go
//	                        text from people; mentions, links, times
//	limits.go               Discord's limits
//	fit.go                  cutting content, embeds and completions to them
//	fit_components.go       cutting rows and forms to them
package ui
