package ui

import (
	"fmt"
	"strconv"

	"github.com/bwmarrin/discordgo"
)

// FitRows cuts the rows of a message to Discord's limits: labels, menus, and how many there are. A button whose custom
// id is too long stands there grey, for nobody could understand the press. Of buttons with one custom id the first
// stays. The rows of the caller are not changed.
func FitRows(rows []discordgo.MessageComponent) []discordgo.MessageComponent {
	out := []discordgo.MessageComponent{}
	ids := map[string]bool{}
	for _, c := range rows {
		row, ok := rowOf(c)
		if !ok {
			out = append(out, c)
			continue
		}
		var list []discordgo.MessageComponent
		for _, inner := range row.Components {
			if fitted := fitControl(inner, ids); fitted != nil && len(list) < MaxRow {
				list = append(list, fitted)
			}
		}
		if row.Components = list; len(list) > 0 {
			out = append(out, row)
		}
	}
	return out[:min(len(out), MaxRow)]
}

// rowOf returns a component as a row; ok is false if it is none.
func rowOf(c discordgo.MessageComponent) (row discordgo.ActionsRow, ok bool) {
	switch c := c.(type) {
	case discordgo.ActionsRow:
		return c, true
	case *discordgo.ActionsRow:
		return *c, true
	}
	return discordgo.ActionsRow{}, false
}

// fitControl cuts a button or a menu; nil if it cannot be shown. ids are the custom ids so far.
func fitControl(c discordgo.MessageComponent, ids map[string]bool) discordgo.MessageComponent {
	switch c := c.(type) {
	case discordgo.Button:
		if c.Emoji == nil {
			c.Label = fitName(c.Label, MaxLabel)
		}
		if c.Style == discordgo.LinkButton {
			if length(c.URL) > MaxURL {
				return nil
			}
			return c
		}
		if !isID(c.CustomID, MaxID) {
			c.CustomID, c.Disabled = fmt.Sprint("long:", len(ids)), true
		}
		if ids[c.CustomID] {
			return nil
		}
		ids[c.CustomID] = true
		return c
	case discordgo.SelectMenu:
		if ids[c.CustomID] || !isID(c.CustomID, MaxID) {
			return nil
		}
		ids[c.CustomID] = true
		return fitMenu(c)
	}
	return c
}

// fitMenu cuts a menu; nil if nothing could be chosen in it.
func fitMenu(m discordgo.SelectMenu) discordgo.MessageComponent {
	m.Placeholder = Clip(m.Placeholder, MaxPlaceholder)
	if m.Type() != discordgo.SelectMenuComponent {
		return m
	}
	var options []discordgo.SelectMenuOption
	values := map[string]bool{}
	for _, o := range m.Options {
		if !isID(o.Value, MaxOption) || values[o.Value] || len(options) == PageSize {
			continue
		}
		values[o.Value] = true
		o.Label, o.Description = fitName(o.Label, MaxOption), Clip(o.Description, MaxOption)
		options = append(options, o)
	}
	if m.Options = options; len(options) == 0 {
		return nil
	}
	m.MaxValues = min(m.MaxValues, len(options))
	if m.MinValues != nil {
		least := min(*m.MinValues, len(options))
		m.MinValues = &least
	}
	return m
}

// FitForm cuts a form to Discord's limits. A text that is too long for its input is left out: half of it would be taken
// for the whole when the form is sent. The rows of the caller are not changed.
func FitForm(title string, rows []discordgo.MessageComponent) (string, []discordgo.MessageComponent) {
	out := []discordgo.MessageComponent{}
	for _, c := range rows[:min(len(rows), MaxRow)] {
		row, ok := rowOf(c)
		if !ok {
			out = append(out, c)
			continue
		}
		var list []discordgo.MessageComponent
		for _, inner := range row.Components {
			if in, is := inner.(discordgo.TextInput); is {
				in.Label, in.Placeholder = fitName(in.Label, MaxFormTitle), Clip(in.Placeholder, MaxFormHint)
				if length(in.Value) > MaxFormText || in.MaxLength > 0 && length(in.Value) > in.MaxLength {
					in.Value = ""
				}
				inner = in
			}
			list = append(list, inner)
		}
		row.Components = list
		out = append(out, row)
	}
	return fitName(title, MaxFormTitle), out
}

// unlike returns a name that differs from those before it, numbered if it has to be, of at most n characters.
func unlike(names map[string]bool, name string, n int) string {
	out := name
	for i := 2; names[out]; i++ {
		number := " (" + strconv.Itoa(i) + ")"
		out = Clip(name, n-len(number)) + number
	}
	names[out] = true
	return out
}
