package ui

import (
	"slices"

	"github.com/bwmarrin/discordgo"
)

// Button makes a button. A long label is shortened.
func Button(label string, style discordgo.ButtonStyle, id ID) discordgo.Button {
	return discordgo.Button{Label: Clip(Tidy(label), MaxLabel), Style: style, CustomID: id.String()}
}

// ButtonIf makes a button that is grey and cannot be pressed unless open is true.
func ButtonIf(open bool, label string, style discordgo.ButtonStyle, id ID) discordgo.Button {
	b := Button(label, style, id)
	b.Disabled = !open
	return b
}

// LinkButton makes a button that opens an address. The bot does not hear of the press.
func LinkButton(label, url string) discordgo.Button {
	return discordgo.Button{Label: Clip(Tidy(label), MaxLabel), Style: discordgo.LinkButton, URL: url}
}

// Rows puts buttons into rows of five. Buttons beyond five rows are left out.
func Rows(buttons []discordgo.MessageComponent) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	for chunk := range slices.Chunk(buttons, MaxRow) {
		if len(out) < MaxRow {
			out = append(out, discordgo.ActionsRow{Components: chunk})
		}
	}
	return out
}

// Row is Rows for buttons that are named one by one.
func Row(buttons ...discordgo.MessageComponent) []discordgo.MessageComponent { return Rows(buttons) }

// Menu makes a row with a menu in which one option is picked. Option makes its options.
func Menu(id ID, placeholder string, options []discordgo.SelectMenuOption) discordgo.MessageComponent {
	return MenuOf(id, placeholder, options, 1, 1)
}

// MenuOf makes a row with a menu in which at least least options are picked and at most most.
func MenuOf(
	id ID, placeholder string, options []discordgo.SelectMenuOption, least, most int,
) discordgo.MessageComponent {
	return discordgo.ActionsRow{Components: []discordgo.MessageComponent{discordgo.SelectMenu{
		MenuType:    discordgo.StringSelectMenu,
		CustomID:    id.String(),
		Placeholder: Clip(Tidy(placeholder), MaxPlaceholder),
		MinValues:   &least,
		MaxValues:   most,
		Options:     options,
	}}}
}

// Option makes an option of a menu. A long label or description is shortened.
func Option(label, value, description string) discordgo.SelectMenuOption {
	return discordgo.SelectMenuOption{Label: Clip(Tidy(label), MaxOption), Value: value,
		Description: Clip(Tidy(description), MaxOption)}
}

// Page returns the part of a list that the menu of page n shows, counted from 0. Beyond the last page it is empty.
func Page[T any](list []T, n int) []T {
	from := min(n*PageSize, len(list))
	return list[from:min(from+PageSize, len(list))]
}

// Pages returns how many menus a list of n options takes.
func Pages(n int) int { return (n + PageSize - 1) / PageSize }

// PrimaryFirst makes the first button of a row the blue one, the usual thing to do. The row must not be empty.
func PrimaryFirst(row []discordgo.MessageComponent) []discordgo.MessageComponent {
	if first, ok := row[0].(discordgo.Button); ok {
		first.Style = discordgo.PrimaryButton
		row[0] = first
	}
	return row
}
