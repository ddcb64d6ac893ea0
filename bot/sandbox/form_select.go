package sandbox

// selectMenu reads any of the five kinds of select menu.
func (r *components) selectMenu(v value, c *Component) {
	c.CustomID = r.customID(v.at("custom_id"))
	c.Placeholder = v.at("placeholder").text(0, 150)
	c.Disabled = v.at("disabled").boolean()
	c.MinValues, c.MaxValues = 1, 1
	if n, ok := v.at("min_values").number(0, 25); ok {
		c.MinValues = int(n)
	}
	if n, ok := v.at("max_values").number(1, 25); ok {
		c.MaxValues = int(n)
	}
	if c.MinValues > c.MaxValues {
		v.at("min_values").bad("NUMBER_TYPE_MAX", "int value should be less than or equal to %d.", c.MaxValues)
	}
	switch c.Type {
	case TypeStringSelect:
		r.options(v, c)
		return
	case TypeChannelSelect:
		for _, t := range v.at("channel_types").list(0, 25) {
			if n, ok := t.number(0, 20); ok {
				c.ChannelTypes = append(c.ChannelTypes, int(n))
			}
		}
	}
	for _, d := range v.at("default_values").list(0, 25) {
		if d.object() {
			c.DefaultValues = append(c.DefaultValues, DefaultValue{
				ID: d.at("id").snowflake(), Type: d.at("type").need(1, 10),
			})
		}
	}
}

func (r *components) options(v value, c *Component) {
	list := v.at("options")
	if !list.given() {
		list.required()
		return
	}
	seen := map[string]bool{}
	defaults := 0
	for _, item := range list.list(1, 25) {
		if !item.object() {
			continue
		}
		o := SelectOption{
			Label:       item.at("label").need(1, 100),
			Value:       item.at("value").need(1, 100),
			Description: item.at("description").text(0, 100),
			Emoji:       readEmoji(item.at("emoji")),
			Default:     item.at("default").boolean(),
		}
		if seen[o.Value] {
			item.at("value").bad("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
		}
		seen[o.Value] = true
		if o.Default {
			defaults++
		}
		c.Options = append(c.Options, o)
	}
	if defaults > c.MaxValues {
		list.bad("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values for the select component.")
	}
	if n := len(c.Options); n > 0 && c.MaxValues > n {
		v.at("max_values").bad("SELECT_COMPONENT_MAX_VALUES_EXCEEDED", "max_values may not exceed the number of options, %d.", n)
	}
}
