package form

import (
	"strconv"

	"farpost/bot/sandbox/resource"
)

// readOptions reads a list of options. depth is 0 in the command, 1 in its groups and subcommands, 2 in a subcommand of
// a group.
func readOptions(v Value, depth int) []resource.Option {
	var out []resource.Option
	names := map[string]bool{}
	optional, nested, plain := false, false, false
	for _, item := range v.List(0, 25) {
		if !item.Object() {
			continue
		}
		o := readOption(item, depth)
		if names[o.Name] {
			item.At("name").Bad("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
		}
		names[o.Name] = true
		if o.Type == resource.OptionSubcommand || o.Type == resource.OptionGroup {
			nested = true
		} else {
			plain = true
			if o.Required && optional {
				item.At("required").Bad("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
					"Required options must be placed before non-required options")
			}
			optional = optional || !o.Required
		}
		out = append(out, o)
	}
	if nested && plain {
		v.Bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
			"Sub-commands and sub-command groups cannot stand beside other options")
	}
	return out
}

// readOption reads one option; which fields it may have depends on its type.
func readOption(v Value, depth int) resource.Option {
	o := resource.Option{
		Name:             readName(v.At("name")),
		Description:      v.At("description").RequiredText(1, 100),
		NameLocal:        readLocal(v.At("name_localizations"), true, 32),
		DescriptionLocal: readLocal(v.At("description_localizations"), false, 100),
		Required:         v.At("required").Boolean(),
		Autocomplete:     v.At("autocomplete").Boolean(),
	}
	kind, ok := v.At("type").Number(1, 11)
	if !ok {
		if !v.At("type").Given() {
			v.At("type").Required()
		}
		return o
	}
	o.Type = int(kind)
	switch o.Type {
	case resource.OptionSubcommand, resource.OptionGroup:
		readNested(v, &o, depth)
		return o
	case resource.OptionString:
		o.MinLength = readBound(v.At("min_length"), 0)
		o.MaxLength = readBound(v.At("max_length"), 1)
	case resource.OptionInteger, resource.OptionNumber:
		o.MinValue, o.MaxValue = readNumber(v.At("min_value")), readNumber(v.At("max_value"))
	case resource.OptionChannel:
		o.ChannelTypes = readInts(v.At("channel_types"), 0, 16)
	}
	if v.At("options").Given() && len(v.At("options").List(0, 25)) > 0 {
		v.At("options").Bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type of option cannot have options")
	}
	offers := o.Type == resource.OptionString || o.Type == resource.OptionInteger || o.Type == resource.OptionNumber
	if offers {
		o.Choices = ReadChoices(v.At("choices"), o.Type)
	} else if len(v.At("choices").List(0, 25)) > 0 || o.Autocomplete {
		v.Bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type of option cannot have choices or autocomplete")
	}
	if o.Autocomplete && len(o.Choices) > 0 {
		v.Bad("APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_CANNOT_BE_SET",
			"Choices cannot be set when autocomplete is true")
	}
	return o
}

// readNested reads the options of a subcommand or group, each at its depth.
func readNested(v Value, o *resource.Option, depth int) {
	if o.Type == resource.OptionGroup && depth > 0 || o.Type == resource.OptionSubcommand && depth > 1 {
		v.At("type").Bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
			"Sub-command option type cannot be nested this deep")
		return
	}
	if o.Type == resource.OptionSubcommand {
		depth = 1
	}
	o.Options = readOptions(v.At("options"), depth+1)
	for i, sub := range o.Options {
		if isSub := sub.Type == resource.OptionSubcommand; isSub != (o.Type == resource.OptionGroup) && sub.Type != 0 {
			v.At("options").Sub(strconv.Itoa(i), nil, true).At("type").Bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
				"Sub-command option type is invalid")
		}
	}
}

// readBound reads a bound of a text's length; nil when absent or wrong.
func readBound(v Value, minimum int64) *int {
	n, ok := v.Number(minimum, 6000)
	if !ok {
		return nil
	}
	i := int(n)
	return &i
}
