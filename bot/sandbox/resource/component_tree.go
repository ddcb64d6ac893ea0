package resource

// IsSelect says whether a component type is one of the five kinds of menus.
func IsSelect(kind int) bool {
	return kind == TypeStringSelect || (kind >= TypeUserSelect && kind <= TypeChannelSelect)
}

// WalkComponents calls f with every component, parents first, until f returns false. It returns false then, too.
func WalkComponents(list []Component, f func(*Component) bool) bool {
	for i := range list {
		c := &list[i]
		if !f(c) || !WalkComponents(c.Components, f) {
			return false
		}
		if c.Accessory != nil && !f(c.Accessory) {
			return false
		}
	}
	return true
}

// FindComponent returns the component with a custom id, or nil.
func FindComponent(list []Component, customID string) (found *Component) {
	WalkComponents(list, func(c *Component) bool {
		if c.CustomID == customID && customID != "" {
			found = c
		}
		return found == nil
	})
	return found
}

// ControlRows returns the enabled buttons and menus, row by row. Rows without any are left out.
func ControlRows(list []Component) [][]Component {
	var rows [][]Component
	WalkComponents(list, func(c *Component) bool {
		if c.Type != TypeRow {
			return true
		}
		var row []Component
		for _, x := range c.Components {
			if x.CustomID != "" && !x.Disabled {
				row = append(row, x)
			}
		}
		if len(row) > 0 {
			rows = append(rows, row)
		}
		return true
	})
	return rows
}

// AllMedia returns the pictures and files that a component shows, without those of its children.
func (c *Component) AllMedia() []*Media {
	var list []*Media
	if c.Media != nil {
		list = append(list, c.Media)
	}
	if c.File != nil {
		list = append(list, c.File)
	}
	for i := range c.Items {
		list = append(list, &c.Items[i].Media)
	}
	return list
}
