package ui

import (
	"slices"

	"github.com/bwmarrin/discordgo"
)

// Discord's limits on what components hold, in characters and pieces.
const (
	labelLimit       = 80
	placeholderLimit = 150
	optionLimit      = 100
	rowLimit         = 5 // buttons in a row, rows in a message

	// PageSize is how many options a menu shows.
	PageSize = 25
)

// Button is a button that is pressed. A long label is shortened.
func Button(label string, style discordgo.ButtonStyle, id ID) discordgo.Button {
	return discordgo.Button{Label: Clip(label, labelLimit), Style: style, CustomID: id.String()}
}

// ButtonIf is Button, grey and dead unless it is open.
func ButtonIf(open bool, label string, style discordgo.ButtonStyle, id ID) discordgo.Button {
	b := Button(label, style, id)
	b.Disabled = !open
	return b
}

// LinkButton is a button that leads somewhere. Nobody hears of a press.
func LinkButton(label, url string) discordgo.Button {
	return discordgo.Button{Label: Clip(label, labelLimit), Style: discordgo.LinkButton, URL: url}
}

// Rows puts buttons into rows of five. What does not fit into five rows is left out.
func Rows(buttons []discordgo.MessageComponent) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	for chunk := range slices.Chunk(buttons, rowLimit) {
		if len(out) < rowLimit {
			out = append(out, discordgo.ActionsRow{Components: chunk})
		}
	}
	return out
}

// Row is Rows for buttons that are named one by one.
func Row(buttons ...discordgo.MessageComponent) []discordgo.MessageComponent { return Rows(buttons) }

// Menu is a row with a menu in which one option is picked. Add its options with Option.
func Menu(id ID, placeholder string, options []discordgo.SelectMenuOption) discordgo.MessageComponent {
	one := 1
	return discordgo.ActionsRow{Components: []discordgo.MessageComponent{discordgo.SelectMenu{
		MenuType: discordgo.StringSelectMenu, MinValues: &one, MaxValues: 1, CustomID: id.String(),
		Placeholder: Clip(placeholder, placeholderLimit), Options: options}}}
}

// Option is an option of a menu. A long label or description is shortened.
func Option(label, value, description string) discordgo.SelectMenuOption {
	return discordgo.SelectMenuOption{Label: Clip(label, optionLimit), Value: value,
		Description: Clip(description, optionLimit)}
}

// Page is the part of a list that the menu of page n shows, counted from 0.
func Page[T any](list []T, n int) []T {
	from := min(n*PageSize, len(list))
	return list[from:min(from+PageSize, len(list))]
}

// Pages is how many menus a list of so many takes.
func Pages(n int) int { return (n + PageSize - 1) / PageSize }

// PrimaryFirst makes the first button the usual thing to do.
func PrimaryFirst(row []discordgo.MessageComponent) []discordgo.MessageComponent {
	if first, ok := row[0].(discordgo.Button); ok {
		first.Style = discordgo.PrimaryButton
		row[0] = first
	}
	return row
}
