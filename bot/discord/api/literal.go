package api

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
)

// What leaves for Discord passes through here: literal texts (ui.Literal) get the form of the place where they stand.
// Messages and frames read markdown; labels, options, forms, completions, footers and alt texts do not. Nothing is
// changed in place, because messages are sent more than once.

// shown returns a message with each text in the form of its place.
func (m Message) shown() Message {
	m.Content, m.Embeds, m.Components = ui.Markdown(m.Content), embedsShown(m.Embeds), componentsShown(m.Components)
	files := make([]File, len(m.Files))
	for i, f := range m.Files {
		files[i] = f.shown()
	}
	m.Files = files
	return m
}

// shown returns a file with its alt text in the form of its place.
func (f File) shown() File {
	f.Alt = ui.Bare(f.Alt)
	return f
}

// responseShown returns a first answer with each text in the form of its place.
func responseShown(r *discordgo.InteractionResponse) *discordgo.InteractionResponse {
	if r.Data == nil {
		return r
	}
	out, d := *r, *r.Data
	d.Content, d.Title = ui.Markdown(d.Content), ui.Tidy(d.Title)
	d.Embeds, d.Components = embedsShown(d.Embeds), componentsShown(d.Components)
	if d.Choices != nil {
		choices := make([]*discordgo.ApplicationCommandOptionChoice, len(d.Choices))
		for i, c := range d.Choices {
			one := *c
			one.Name = ui.Tidy(one.Name)
			choices[i] = &one
		}
		d.Choices = choices
	}
	out.Data = &d
	return &out
}

func embedsShown(list []*discordgo.MessageEmbed) []*discordgo.MessageEmbed {
	if list == nil {
		return nil
	}
	out := make([]*discordgo.MessageEmbed, len(list))
	for i, e := range list {
		one := *e
		one.Title, one.Description = ui.Markdown(one.Title), ui.Markdown(one.Description)
		if e.Footer != nil {
			footer := *e.Footer
			footer.Text = ui.Bare(footer.Text)
			one.Footer = &footer
		}
		one.Fields = nil
		for _, f := range e.Fields {
			field := *f
			field.Name, field.Value = ui.Markdown(field.Name), ui.Markdown(field.Value)
			one.Fields = append(one.Fields, &field)
		}
		out[i] = &one
	}
	return out
}

func componentsShown(list []discordgo.MessageComponent) []discordgo.MessageComponent {
	if list == nil {
		return nil
	}
	out := make([]discordgo.MessageComponent, len(list))
	for i, c := range list {
		switch c := c.(type) {
		case discordgo.ActionsRow:
			c.Components = componentsShown(c.Components)
			out[i] = c
		case discordgo.Button:
			c.Label = ui.Tidy(c.Label)
			out[i] = c
		case discordgo.SelectMenu:
			c.Placeholder = ui.Tidy(c.Placeholder)
			options := make([]discordgo.SelectMenuOption, len(c.Options))
			for j, o := range c.Options {
				o.Label, o.Description = ui.Tidy(o.Label), ui.Tidy(o.Description)
				options[j] = o
			}
			c.Options = options
			out[i] = c
		case discordgo.TextInput: // what stands in it is the person's own, to be edited as it is
			c.Label, c.Placeholder = ui.Tidy(c.Label), ui.Tidy(c.Placeholder)
			out[i] = c
		default:
			out[i] = c
		}
	}
	return out
}
