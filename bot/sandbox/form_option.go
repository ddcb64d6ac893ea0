package sandbox

import (
	"encoding/json"
	"strconv"
)

// maxSafe is the largest integer that JSON numbers carry exactly everywhere.
const maxSafe = 1<<53 - 1

// readOptions reads a list of options; depth is 0 at the command, 1 in a group or subcommand of
// it, 2 in a subcommand of a group.
func readOptions(v value, depth int) []Option {
	var out []Option
	names := map[string]bool{}
	optional, nested, plain := false, false, false
	for _, item := range v.list(0, 25) {
		if !item.object() {
			continue
		}
		o := readOption(item, depth)
		if names[o.Name] {
			item.at("name").bad("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
		}
		names[o.Name] = true
		if o.Type == OptionSubcommand || o.Type == OptionGroup {
			nested = true
		} else {
			plain = true
			if o.Required && optional {
				item.at("required").bad("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before non-required options")
			}
			optional = optional || !o.Required
		}
		out = append(out, o)
	}
	if nested && plain {
		v.bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and sub-command groups cannot stand beside other options")
	}
	return out
}

func readOption(v value, depth int) Option {
	o := Option{
		Name:             readName(v.at("name")),
		Description:      v.at("description").need(1, 100),
		NameLocal:        readLocal(v.at("name_localizations"), true, 32),
		DescriptionLocal: readLocal(v.at("description_localizations"), false, 100),
		Required:         v.at("required").boolean(),
		Autocomplete:     v.at("autocomplete").boolean(),
	}
	kind, ok := v.at("type").number(1, 11)
	if !ok {
		if !v.at("type").given() {
			v.at("type").required()
		}
		return o
	}
	o.Type = int(kind)
	switch o.Type {
	case OptionSubcommand, OptionGroup:
		readNested(v, &o, depth)
		return o
	case OptionString:
		o.MinLength = readBound(v.at("min_length"), 0)
		o.MaxLength = readBound(v.at("max_length"), 1)
	case OptionInteger, OptionNumber:
		o.MinValue, o.MaxValue = readNumber(v.at("min_value")), readNumber(v.at("max_value"))
	case OptionChannel:
		o.ChannelTypes = readInts(v.at("channel_types"), 0, 16)
	}
	if v.at("options").given() && len(v.at("options").list(0, 25)) > 0 {
		v.at("options").bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type of option cannot have options")
	}
	offers := o.Type == OptionString || o.Type == OptionInteger || o.Type == OptionNumber
	if offers {
		o.Choices = readChoices(v.at("choices"), o.Type)
	} else if len(v.at("choices").list(0, 25)) > 0 || o.Autocomplete {
		v.bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type of option cannot have choices or autocomplete")
	}
	if o.Autocomplete && len(o.Choices) > 0 {
		v.bad("APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_CANNOT_BE_SET", "Choices cannot be set when autocomplete is true")
	}
	return o
}

func readNested(v value, o *Option, depth int) {
	if o.Type == OptionGroup && depth > 0 || o.Type == OptionSubcommand && depth > 1 {
		v.at("type").bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type cannot be nested this deep")
		return
	}
	if o.Type == OptionSubcommand {
		depth = 1
	}
	o.Options = readOptions(v.at("options"), depth+1)
	for i, sub := range o.Options {
		if isSub := sub.Type == OptionSubcommand; isSub != (o.Type == OptionGroup) && sub.Type != 0 {
			v.at("options").sub(strconv.Itoa(i), nil, true).at("type").bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type is invalid")
		}
	}
}

func readBound(v value, minimum int64) *int {
	n, ok := v.number(minimum, 6000)
	if !ok {
		return nil
	}
	i := int(n)
	return &i
}

func readNumber(v value) *json.Number {
	if !v.given() {
		return nil
	}
	n, ok := v.v.(json.Number)
	if !ok {
		v.bad("NUMBER_TYPE_COERCE", "Value \"%v\" is not float.", v.v)
		return nil
	}
	return &n
}
