package form

import (
	"encoding/json"

	"farpost/bot/sandbox/resource"
)

// ReadChoices reads the choices of an option, or of the answer to an autocompletion. kind is the option's type.
func ReadChoices(v Value, kind int) []resource.Choice {
	var out []resource.Choice
	names := map[string]bool{}
	for _, item := range v.List(0, 25) {
		if !item.Object() {
			continue
		}
		c := resource.Choice{
			Name:      item.At("name").RequiredText(1, 100),
			NameLocal: readLocal(item.At("name_localizations"), false, 100),
		}
		if names[c.Name] {
			item.At("name").Bad("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice name already exists")
		}
		names[c.Name] = true
		x := item.At("value")
		switch {
		case !x.Given():
			x.Required()
		case kind == resource.OptionString:
			c.Value = x.RequiredText(1, 100)
		case kind == resource.OptionInteger:
			c.Value, _ = x.Number(-resource.MaxSafe, resource.MaxSafe)
		default:
			if n := readNumber(x); n != nil {
				c.Value = *n
			}
		}
		out = append(out, c)
	}
	return out
}

// readNumber reads any number; nil when absent or wrong.
func readNumber(v Value) *json.Number {
	if !v.Given() {
		return nil
	}
	n, ok := v.v.(json.Number)
	if !ok {
		v.Bad("NUMBER_TYPE_COERCE", "Value \"%v\" is not float.", v.v)
		return nil
	}
	return &n
}
