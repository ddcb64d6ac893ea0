package form

import (
	"farpost/bot/sandbox/resource"
)

// ReadModal reads the modal that answers an interaction. It takes text inputs in rows, because discordgo v0.29.0 can
// decode nothing else; it refuses labels and selects, which Discord would take.
func ReadModal(v Value) resource.Modal {
	m := resource.Modal{CustomID: v.At("custom_id").RequiredText(1, 100), Title: v.At("title").RequiredText(1, 45)}
	rows := v.At("components")
	if !rows.Given() {
		rows.Required()
		return m
	}
	ids := map[string]bool{}
	for i, row := range rows.List(1, 5) {
		if !row.Object() {
			continue
		}
		if n, _ := row.At("type").Number(0, 1000); n != resource.TypeRow {
			row.At("type").Bad("UNION_TYPE_CHOICES",
				"Value of field \"type\" must be 1: the sandbox knows only rows with one text input in modals.")
			continue
		}
		r := resource.Component{Type: resource.TypeRow, ID: 2*i + 1}
		if !row.At("components").Given() {
			row.At("components").Required()
		}
		for _, input := range row.At("components").List(1, 1) {
			if input.Object() {
				r.Components = append(r.Components, readTextInput(input, ids, 2*i+2))
			}
		}
		m.Components = append(m.Components, r)
	}
	return m
}

// readTextInput reads a text input. ids are the custom ids so far, id is the component's number.
func readTextInput(v Value, ids map[string]bool, id int) resource.Component {
	if n, _ := v.At("type").Number(0, 1000); n != resource.TypeTextInput {
		v.At("type").Bad("UNION_TYPE_CHOICES", "Value of field \"type\" must be 4.")
	}
	c := resource.Component{
		Type: resource.TypeTextInput, ID: id,
		CustomID:    v.At("custom_id").RequiredText(1, 100),
		Label:       v.At("label").RequiredText(1, 45),
		Value:       v.At("value").Text(0, 4000),
		Placeholder: v.At("placeholder").Text(0, 100),
		MaxLength:   4000,
	}
	if ids[c.CustomID] {
		v.At("custom_id").Bad("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
	}
	ids[c.CustomID] = true
	if style, ok := v.At("style").Number(1, 2); ok {
		c.Style = int(style)
	} else if !v.At("style").Given() {
		v.At("style").Required()
	}
	required := true
	if v.At("required").Given() {
		required = v.At("required").Boolean()
	}
	c.Required = &required
	if n, ok := v.At("min_length").Number(0, 4000); ok {
		c.MinLength = int(n)
	}
	if n, ok := v.At("max_length").Number(1, 4000); ok {
		c.MaxLength = int(n)
	}
	if c.MinLength > c.MaxLength {
		v.At("min_length").Bad("NUMBER_TYPE_MAX", "int value should be less than or equal to %d.", c.MaxLength)
	}
	return c
}
