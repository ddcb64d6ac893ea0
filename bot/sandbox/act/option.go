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

// readValues checks the options of a command call as Discord's client does, and returns them as an interaction carries
// them. Users, roles, channels and files are added to resolved. The values of an autocompletion may be unfinished.
func (a *Acts) readValues(
	call CommandCall, params []resource.Option, kind int, resolved resource.Object,
) ([]resource.Object, *Refusal) {
	invalid := func(code, name, message string) *Refusal {
		return refuseField(code, "options."+name, fmt.Sprintf(message, name))
	}
	unfinished := kind == resource.InteractionAutocomplete
	given := map[string]any{}
	for _, o := range call.Options {
		if !slices.ContainsFunc(params, func(p resource.Option) bool { return p.Name == o.Name }) {
			return nil, invalid("option_unknown", o.Name, "There is no option %q.")
		}
		if _, twice := given[o.Name]; twice {
			return nil, invalid("option_invalid", o.Name, "Option %q is given twice.")
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
				return nil, invalid("option_required", p.Name, "Option %q is required.")
			}
			continue
		}
		if unfinished && p.Type == resource.OptionAttachment {
			continue // files are not sent before the command is
		}
		v := resource.Object{"name": p.Name, "type": p.Type, "value": x}
		if unfinished && p.Name == call.Focused {
			v["focused"], v["value"] = true, fmt.Sprint(x)
		} else if value, reason := a.readOptionValue(call, p, x, resolved); reason == "" {
			v["value"] = value
		} else if !unfinished {
			return nil, refuseField("option_invalid", "options."+p.Name,
				fmt.Sprintf("Option %q %s.", p.Name, reason))
		}
		out = append(out, v)
	}
	return out, nil
}

// readOptionValue returns one value as an interaction carries it. reason says what is wrong with it, "" for nothing.
func (a *Acts) readOptionValue(
	call CommandCall, p resource.Option, x any, resolved resource.Object,
) (value any, reason string) {
	switch p.Type {
	case resource.OptionString:
		return readTextValue(p, x)
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
		return id, a.resolve(call.As, id, p, resolved)
	case resource.OptionAttachment:
		return a.readFileValue(call.ChannelID, x, resolved)
	}
	return nil, "is of a type that the sandbox cannot send"
}

// readTextValue checks the value of an option that takes text.
func readTextValue(p resource.Option, x any) (value any, reason string) {
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
}

// readNumberValue checks the value of an option that takes a number.
func readNumberValue(p resource.Option, x any) (value any, reason string) {
	n, err := strconv.ParseFloat(fmt.Sprint(x), 64)
	broken := p.Type == resource.OptionInteger && n != math.Trunc(n)
	if err != nil || math.IsNaN(n) || math.Abs(n) > resource.MaxSafe || broken {
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

// mustBeOffered says what is wrong with a value that is not among the option's choices, "" for nothing.
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
