package route

import "github.com/bwmarrin/discordgo"

// Options are the given options of a command by name.
type Options map[string]*discordgo.ApplicationCommandInteractionDataOption

func optionsOf(list []*discordgo.ApplicationCommandInteractionDataOption) Options {
	out := Options{}
	for _, o := range list {
		out[o.Name] = o
	}
	return out
}

// Text is an option's text, "" when it was not given.
func (o Options) Text(name string) string {
	if v, ok := o[name]; ok {
		if s, ok := v.Value.(string); ok {
			return s
		}
	}
	return ""
}

// Number is an option's whole number; ok tells whether it was given.
func (o Options) Number(name string) (n int, ok bool) {
	if v, given := o[name]; given {
		f, is := v.Value.(float64)
		return int(f), is
	}
	return 0, false
}

// Yes tells whether an option was given as true.
func (o Options) Yes(name string) bool {
	if v, ok := o[name]; ok {
		is, _ := v.Value.(bool)
		return is
	}
	return false
}

// Focused is the option that is being typed, and what stands in it so far; "" outside of a completion.
func (o Options) Focused() (name, typed string) {
	for name, v := range o {
		if v.Focused {
			return name, o.Text(name)
		}
	}
	return "", ""
}
