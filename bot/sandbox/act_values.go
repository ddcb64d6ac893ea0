package sandbox

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"unicode/utf8"
)

// readValues checks the options of a command call as Discord's client does and returns them as
// an interaction carries them. Users, roles, channels and files are added to resolved. For
// autocompletion the values may be unfinished.
func (a *acts) readValues(call CommandCall, params []Option, kind int, resolved object) ([]object, *Refusal) {
	unfinished := kind == interactionAutocomplete
	given := map[string]any{}
	for _, o := range call.Options {
		if !slices.ContainsFunc(params, func(p Option) bool { return p.Name == o.Name }) {
			return nil, noField("option_unknown", "options."+o.Name, fmt.Sprintf("There is no option %q.", o.Name))
		}
		if _, twice := given[o.Name]; twice {
			return nil, noField("option_invalid", "options."+o.Name, fmt.Sprintf("Option %q is given twice.", o.Name))
		}
		given[o.Name] = o.Value
	}
	if unfinished {
		if _, ok := given[call.Focused]; !ok {
			given[call.Focused] = ""
		}
	}
	out := []object{}
	for _, p := range params {
		x, ok := given[p.Name]
		if !ok || x == nil {
			if p.Required && !unfinished {
				return nil, noField("option_required", "options."+p.Name, fmt.Sprintf("Option %q is required.", p.Name))
			}
			continue
		}
		if unfinished && p.Type == OptionAttachment {
			continue // is not sent before the command is
		}
		v := object{"name": p.Name, "type": p.Type, "value": x}
		if unfinished && p.Name == call.Focused {
			v["focused"], v["value"] = true, fmt.Sprint(x)
		} else if value, reason := a.readOptionValue(call.ChannelID, p, x, resolved); reason == "" {
			v["value"] = value
		} else if !unfinished {
			return nil, noField("option_invalid", "options."+p.Name, fmt.Sprintf("Option %q %s.", p.Name, reason))
		}
		out = append(out, v)
	}
	return out, nil
}

// readOptionValue checks one value; reason says what is wrong with it.
func (a *acts) readOptionValue(channel string, p Option, x any, resolved object) (value any, reason string) {
	switch p.Type {
	case OptionString:
		text, ok := x.(string)
		n := utf8.RuneCountInString(text)
		longest, shortest := 6000, 0
		if p.MaxLength != nil {
			longest = *p.MaxLength
		}
		if p.MinLength != nil {
			shortest = *p.MinLength
		}
		switch {
		case !ok:
			return nil, "must be text"
		case text == "" || n < shortest:
			return nil, fmt.Sprintf("must have at least %d characters", max(shortest, 1))
		case n > longest:
			return nil, fmt.Sprintf("must have at most %d characters", longest)
		}
		return text, mustBeOffered(p, text)
	case OptionInteger, OptionNumber:
		return readNumberValue(p, x)
	case OptionBoolean:
		b, ok := x.(bool)
		if !ok {
			return nil, "must be true or false"
		}
		return b, ""
	case OptionUser, OptionChannel, OptionRole, OptionMentionable:
		id, _ := x.(string)
		return id, a.resolve(id, p, resolved)
	case OptionAttachment:
		return a.readFileValue(channel, x, resolved)
	}
	return nil, "is of a type that the sandbox cannot send"
}

func readNumberValue(p Option, x any) (any, string) {
	n, err := strconv.ParseFloat(fmt.Sprint(x), 64)
	if err != nil || math.IsNaN(n) || math.Abs(n) > maxSafe || p.Type == OptionInteger && n != math.Trunc(n) {
		return nil, "must be a number"
	}
	if p.MinValue != nil {
		if least, err := p.MinValue.Float64(); err == nil && n < least {
			return nil, "must be at least " + p.MinValue.String()
		}
	}
	if p.MaxValue != nil {
		if most, err := p.MaxValue.Float64(); err == nil && n > most {
			return nil, "must be at most " + p.MaxValue.String()
		}
	}
	return n, mustBeOffered(p, n)
}

// mustBeOffered refuses a value that is not among the choices.
func mustBeOffered(p Option, x any) (reason string) {
	if len(p.Choices) == 0 {
		return ""
	}
	for _, c := range p.Choices {
		have := c.Value
		if n, ok := have.(json.Number); ok {
			if f, err := n.Float64(); err == nil {
				have = f
			}
		}
		if fmt.Sprint(have) == fmt.Sprint(x) {
			return ""
		}
	}
	return "must be one of its choices"
}

// resolve adds what an id names to the resolved data.
func (a *acts) resolve(id string, p Option, resolved object) (reason string) {
	add := func(kind string, x any) {
		m, _ := resolved[kind].(object)
		if m == nil {
			m = object{}
			resolved[kind] = m
		}
		m[id] = x
	}
	u, c := a.w.user(id), a.w.channels[id]
	i := slices.IndexFunc(a.w.Guild.Roles, func(r role) bool { return r.ID == id })
	users := p.Type == OptionUser || p.Type == OptionMentionable
	roles := p.Type == OptionRole || p.Type == OptionMentionable
	switch {
	case users && u != nil:
		add("users", *u)
		m := a.w.wireMember(id)
		m["permissions"] = decimal(a.w.guildPermissions(id))
		for _, key := range []string{"user", "deaf", "mute"} {
			delete(m, key)
		}
		add("members", m)
	case roles && i >= 0:
		add("roles", a.w.wireRole(a.w.Guild.Roles[i], i))
	case p.Type == OptionChannel && c != nil && c.Kind != channelDM:
		if len(p.ChannelTypes) > 0 && !slices.Contains(p.ChannelTypes, c.Kind) {
			return "does not take this type of channel"
		}
		w := a.w.wireChannel(c)
		w["permissions"] = decimal(a.w.permissions(a.w.Bot.ID, c))
		add("channels", w)
	default:
		return fmt.Sprintf("names nothing here: %q", id)
	}
	return ""
}
