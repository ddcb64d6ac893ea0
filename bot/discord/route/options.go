package route

import "github.com/bwmarrin/discordgo"

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
