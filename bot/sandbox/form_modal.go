package sandbox

// Modal is a form that the bot opened for a member.
type Modal struct {
	CustomID   string      `json:"custom_id"`
	Title      string      `json:"title"`
	Components []Component `json:"components"`
}

// readModal reads the data of a modal callback. The sandbox knows text inputs in rows, which is
// what discordgo v0.29.0 can decode; it refuses labels and selects, which Discord would take.
func readModal(v value) Modal {
	m := Modal{CustomID: v.at("custom_id").need(1, 100), Title: v.at("title").need(1, 45)}
	rows := v.at("components")
	if !rows.given() {
		rows.required()
		return m
	}
	ids := map[string]bool{}
	for i, row := range rows.list(1, 5) {
		if !row.object() {
			continue
		}
		if n, _ := row.at("type").number(0, 1000); n != TypeRow {
			row.at("type").bad("UNION_TYPE_CHOICES", "Value of field \"type\" must be 1: the sandbox knows only rows with one text input in modals.")
			continue
		}
		r := Component{Type: TypeRow, ID: 2*i + 1}
		if !row.at("components").given() {
			row.at("components").required()
		}
		for _, input := range row.at("components").list(1, 1) {
			if input.object() {
				r.Components = append(r.Components, readTextInput(input, ids, 2*i+2))
			}
		}
		m.Components = append(m.Components, r)
	}
	return m
}

func readTextInput(v value, ids map[string]bool, id int) Component {
	if n, _ := v.at("type").number(0, 1000); n != TypeTextInput {
		v.at("type").bad("UNION_TYPE_CHOICES", "Value of field \"type\" must be 4.")
	}
	c := Component{
		Type: TypeTextInput, ID: id,
		CustomID:    v.at("custom_id").need(1, 100),
		Label:       v.at("label").need(1, 45),
		Value:       v.at("value").text(0, 4000),
		Placeholder: v.at("placeholder").text(0, 100),
		MaxLength:   4000,
	}
	if ids[c.CustomID] {
		v.at("custom_id").bad("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
	}
	ids[c.CustomID] = true
	if style, ok := v.at("style").number(1, 2); ok {
		c.Style = int(style)
	} else if !v.at("style").given() {
		v.at("style").required()
	}
	required := true
	if v.at("required").given() {
		required = v.at("required").boolean()
	}
	c.Required = &required
	if n, ok := v.at("min_length").number(0, 4000); ok {
		c.MinLength = int(n)
	}
	if n, ok := v.at("max_length").number(1, 4000); ok {
		c.MaxLength = int(n)
	}
	if c.MinLength > c.MaxLength {
		v.at("min_length").bad("NUMBER_TYPE_MAX", "int value should be less than or equal to %d.", c.MaxLength)
	}
	return c
}
