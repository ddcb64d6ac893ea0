package act

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"unicode/utf8"

	"farpost/bot/sandbox/resource"
)

// readValues checks the options of a command call as Discord's client does and returns them as
// an interaction carries them. Users, roles, channels and files are added to resolved. For
// autocompletion the values may be unfinished.
func (a *Acts) readValues(call CommandCall, params []resource.Option, kind int, resolved resource.Object) ([]resource.Object, *Refusal) {
	unfinished := kind == resource.InteractionAutocomplete
	given := map[string]any{}
	for _, o := range call.Options {
		if !slices.ContainsFunc(params, func(p resource.Option) bool { return p.Name == o.Name }) {
			return nil, refuseField("option_unknown", "options."+o.Name, fmt.Sprintf("There is no option %q.", o.Name))
		}
		if _, twice := given[o.Name]; twice {
			return nil, refuseField("option_invalid", "options."+o.Name, fmt.Sprintf("Option %q is given twice.", o.Name))
		}
		given[o.Name] = o.Value
	}
	if unfinished {
		if _, ok := given[call.Focused]; !ok {
			given[call.Focused] = ""
		}
	}
	out := []resource.Object{}
	for _, p := range params {
		x, ok := given[p.Name]
		if !ok || x == nil {
			if p.Required && !unfinished {
				return nil, refuseField("option_required", "options."+p.Name, fmt.Sprintf("Option %q is required.", p.Name))
			}
			continue
		}
		if unfinished && p.Type == resource.OptionAttachment {
			continue // is not sent before the command is
		}
		v := resource.Object{"name": p.Name, "type": p.Type, "value": x}
		if unfinished && p.Name == call.Focused {
			v["focused"], v["value"] = true, fmt.Sprint(x)
		} else if value, reason := a.readOptionValue(call.ChannelID, p, x, resolved); reason == "" {
			v["value"] = value
		} else if !unfinished {
			return nil, refuseField("option_invalid", "options."+p.Name, fmt.Sprintf("Option %q %s.", p.Name, reason))
		}
		out = append(out, v)
	}
	return out, nil
}

// readOptionValue checks one value; reason says what is wrong with it.
func (a *Acts) readOptionValue(channel string, p resource.Option, x any, resolved resource.Object) (value any, reason string) {
	switch p.Type {
	case resource.OptionString:
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
	case resource.OptionInteger, resource.OptionNumber:
		return readNumberValue(p, x)
	case resource.OptionBoolean:
		b, ok := x.(bool)
		if !ok {
			return nil, "must be true or false"
		}
		return b, ""
	case resource.OptionUser, resource.OptionChannel, resource.OptionRole, resource.OptionMentionable:
		id, _ := x.(string)
		return id, a.resolve(id, p, resolved)
	case resource.OptionAttachment:
		return a.readFileValue(channel, x, resolved)
	}
	return nil, "is of a type that the sandbox cannot send"
}

func readNumberValue(p resource.Option, x any) (any, string) {
	n, err := strconv.ParseFloat(fmt.Sprint(x), 64)
	if err != nil || math.IsNaN(n) || math.Abs(n) > resource.MaxSafe || p.Type == resource.OptionInteger && n != math.Trunc(n) {
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
func mustBeOffered(p resource.Option, x any) (reason string) {
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
