package form

import (
	"fmt"
	"unicode/utf8"

	"farpost/bot/sandbox/resource"
)

// Limits of components.
const (
	maxRows         = 5
	maxV2Components = 40
	maxV2Text       = 4000
)

// components reads the components of one message and counts what is limited in all of them together.
type components struct {
	v2     bool
	ids    map[string]bool // custom ids, each of which may be there once
	count  int             // of all components
	text   int             // characters of text displays
	number int             // of the last component; a component without an id gets its own as id
}

// readComponents reads the components of a message. Without v2, the flag of Components V2, only rows may stand at the
// top.
func readComponents(v Value, v2 bool) []resource.Component {
	r := &components{v2: v2, ids: map[string]bool{}}
	maximum := maxRows
	if v2 {
		maximum = maxV2Components
	}
	list := r.children(v.List(0, maximum), func(kind int) bool {
		return kind == resource.TypeRow || v2 && (inContainer(kind) || kind == resource.TypeContainer)
	})
	if r.count > maxV2Components && v2 {
		v.Bad("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components exceeds the maximum of %d.",
			maxV2Components)
	}
	if r.text > maxV2Text {
		v.Bad("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Displayable text exceeds the maximum size of %d.", maxV2Text)
	}
	return list
}

// children reads a list of components, of which each must be of an allowed type.
func (r *components) children(items []Value, allowed func(kind int) bool) []resource.Component {
	list := make([]resource.Component, 0, len(items))
	for _, item := range items {
		if c, ok := r.one(item, allowed); ok {
			list = append(list, c)
		}
	}
	return list
}

// one reads a component with its children; ok is false when its type is missing or not allowed.
func (r *components) one(v Value, allowed func(kind int) bool) (c resource.Component, ok bool) {
	if !v.Object() {
		return c, false
	}
	kind, given := v.At("type").Number(0, 1000)
	if !given {
		if !v.At("type").Given() {
			v.At("type").Required()
		}
		return c, false
	}
	if !allowed(int(kind)) {
		v.At("type").Bad("UNION_TYPE_CHOICES",
			"Value of field \"type\" must be one of the component types allowed here.")
		return c, false
	}
	r.count++
	r.number++
	c = resource.Component{Type: int(kind), ID: r.number}
	if id, ok := v.At("id").Number(0, 1<<31-1); ok && id > 0 {
		c.ID = int(id)
	}
	switch {
	case c.Type == resource.TypeRow:
		r.row(v, &c)
	case c.Type == resource.TypeButton:
		r.button(v, &c)
	case resource.IsSelect(c.Type):
		r.selectMenu(v, &c)
	default:
		r.layout(v, &c)
	}
	return c, true
}

// row reads a row: up to five buttons, or one menu.
func (r *components) row(v Value, c *resource.Component) {
	items := v.At("components")
	if !items.Given() {
		items.Required()
		return
	}
	c.Components = r.children(items.List(1, 5), func(kind int) bool {
		return kind == resource.TypeButton || resource.IsSelect(kind)
	})
	if len(c.Components) < 2 {
		return
	}
	for _, child := range c.Components {
		if resource.IsSelect(child.Type) {
			items.Bad("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
			return
		}
	}
}

// button reads a button: a link has a url, any other a custom id.
func (r *components) button(v Value, c *resource.Component) {
	style, ok := v.At("style").Number(1, 5)
	if !ok {
		if !v.At("style").Given() {
			v.At("style").Required()
		}
		return
	}
	c.Style = int(style)
	c.Label = v.At("label").Text(0, 80)
	c.Emoji = readEmoji(v.At("emoji"))
	c.Disabled = v.At("disabled").Boolean()
	if c.Style == resource.StyleLink {
		c.URL = v.At("url").link(512, "http", "https", "discord")
		if !v.At("url").Given() {
			v.Bad("BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
		}
		if v.At("custom_id").Text(0, 100) != "" {
			v.Bad("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified")
		}
	} else {
		if v.At("url").Text(0, 512) != "" {
			v.Bad("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified")
		}
		if !v.At("custom_id").Given() {
			v.Bad("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
		} else {
			c.CustomID = r.customID(v.At("custom_id"))
		}
	}
	if c.Label == "" && c.Emoji == nil {
		v.Bad("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
	}
}

// customID reads a custom id. One that the message already has is an error.
func (r *components) customID(v Value) string {
	id := v.RequiredText(1, 100)
	if id != "" && r.ids[id] {
		v.Bad("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
	}
	r.ids[id] = true
	return id
}

// readEmoji reads an emoji of a button or option; nil when there is none.
func readEmoji(v Value) *resource.Emoji {
	if !v.Given() || !v.Object() {
		return nil
	}
	e := resource.Emoji{ID: "", Name: v.At("name").Text(0, 32), Animated: v.At("animated").Boolean()}
	if id := v.At("id"); id.Given() && fmt.Sprint(id.v) != "" {
		e.ID = id.Snowflake()
	}
	if e.ID == "" && e.Name == "" {
		return nil
	}
	if e.ID == "" && !looksLikeEmoji(e.Name) {
		v.At("name").Bad("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
	}
	return &e
}

// looksLikeEmoji says whether a text may be a Unicode emoji: letters and punctuation alone are none.
func looksLikeEmoji(s string) bool {
	if utf8.RuneCountInString(s) > 16 {
		return false
	}
	for _, r := range s {
		if r >= 0x203c || r == 0xa9 || r == 0xae {
			return true
		}
	}
	// Keycaps: a digit, # or * with U+20E3.
	last, _ := utf8.DecodeLastRuneInString(s)
	return last == 0x20e3
}
