package route

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Options are the given options of a command, by name.
type Options map[string]*discordgo.ApplicationCommandInteractionDataOption

// optionsOf collects the options that Discord sends with a command.
func optionsOf(list []*discordgo.ApplicationCommandInteractionDataOption) Options {
	out := Options{}
	for _, o := range list {
		out[o.Name] = o
	}
	return out
}

// within refuses options that hold more than their definitions allow. Discord keeps to those, but what comes in is not
// trusted. Unfinished is for completions, whose texts may still become a choice.
func (o Options) within(defined []Option, unfinished bool) error {
	for name, v := range o {
		text, is := v.Value.(string)
		if !is {
			continue
		}
		most, choices := ui.MaxTyped, Choices(nil)
		if i := slices.IndexFunc(defined, func(d Option) bool { return d.Name == name }); i >= 0 {
			most, choices = cmp.Or(defined[i].MaxLength, most), defined[i].Choices
		}
		if err := tooLong(text, most); err != nil {
			return err
		}
		offered := func(c *discordgo.ApplicationCommandOptionChoice) bool { return c.Value == text }
		if len(choices) > 0 && !unfinished && !slices.ContainsFunc(choices, offered) {
			return engine.Refuse("option.unknown", "", engine.A("text", ui.Typed(ui.Clip(ui.Tidy(text), ui.MaxOption))))
		}
	}
	return nil
}

// tooLong refuses a text of more than so many characters.
func tooLong(text string, most int) error {
	if utf8.RuneCountInString(text) <= most {
		return nil
	}
	return engine.Refuse("option.long", "", engine.A("n", engine.Int(most)))
}

// Text returns an option's text; "" when it was not given. Users, channels and files are given by id.
func (o Options) Text(name string) string {
	if v, ok := o[name]; ok {
		if s, ok := v.Value.(string); ok {
			return s
		}
	}
	return ""
}

// Number returns an option's whole number. ok is false when it was not given.
func (o Options) Number(name string) (n int, ok bool) {
	if v, given := o[name]; given {
		f, is := v.Value.(float64)
		return int(f), is
	}
	return 0, false
}

// Yes reports whether an option was given as true.
func (o Options) Yes(name string) bool {
	if v, ok := o[name]; ok {
		is, _ := v.Value.(bool)
		return is
	}
	return false
}

// Focused returns the option that is being typed and what stands in it so far; "" outside of completions.
func (o Options) Focused() (name, typed string) {
	for name, v := range o {
		if v.Focused {
			return name, o.Text(name)
		}
	}
	return "", ""
}
