package form

import (
	"farpost/bot/sandbox/resource"
)

// selectMenu reads a menu of any of the five kinds.
func (r *components) selectMenu(v Value, c *resource.Component) {
	c.CustomID = r.customID(v.At("custom_id"))
	c.Placeholder = v.At("placeholder").Text(0, 150)
	c.Disabled = v.At("disabled").Boolean()
	c.MinValues, c.MaxValues = 1, 1
	if n, ok := v.At("min_values").Number(0, 25); ok {
		c.MinValues = int(n)
	}
	if n, ok := v.At("max_values").Number(1, 25); ok {
		c.MaxValues = int(n)
	}
	if c.MinValues > c.MaxValues {
		v.At("min_values").Bad("NUMBER_TYPE_MAX", "int value should be less than or equal to %d.", c.MaxValues)
	}
	switch c.Type {
	case resource.TypeStringSelect:
		r.options(v, c)
		return
	case resource.TypeChannelSelect:
		for _, t := range v.At("channel_types").List(0, 25) {
			if n, ok := t.Number(0, 20); ok {
				c.ChannelTypes = append(c.ChannelTypes, int(n))
			}
		}
	}
	for _, d := range v.At("default_values").List(0, 25) {
		if d.Object() {
			c.DefaultValues = append(c.DefaultValues, resource.DefaultValue{
				ID: d.At("id").Snowflake(), Type: d.At("type").RequiredText(1, 10),
			})
		}
	}
}

// options reads the options of a string select.
func (r *components) options(v Value, c *resource.Component) {
	list := v.At("options")
	if !list.Given() {
		list.Required()
		return
	}
	seen := map[string]bool{}
	defaults := 0
	for _, item := range list.List(1, 25) {
		if !item.Object() {
			continue
		}
		o := resource.SelectOption{
			Label:       item.At("label").RequiredText(1, 100),
			Value:       item.At("value").RequiredText(1, 100),
			Description: item.At("description").Text(0, 100),
			Emoji:       readEmoji(item.At("emoji")),
			Default:     item.At("default").Boolean(),
		}
		if seen[o.Value] {
			item.At("value").Bad("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
				"The specified option value is already used")
		}
		seen[o.Value] = true
		if o.Default {
			defaults++
		}
		c.Options = append(c.Options, o)
	}
	if defaults > c.MaxValues {
		list.Bad("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values for the select component.")
	}
	if n := len(c.Options); n > 0 && c.MaxValues > n {
		v.At("max_values").Bad("SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
			"max_values may not exceed the number of options, %d.", n)
	}
}
