package sandbox

import (
	"fmt"
	"unicode/utf8"
)

// Limits of components.
const (
	maxRows         = 5
	maxV2Components = 40
	maxV2Text       = 4000
)

// components reads the component tree of one message: a custom id must be unique in it.
type components struct {
	v2     bool
	ids    map[string]bool
	count  int
	text   int
	number int
}

// readComponents reads the components of a message body. Without v2 (the flag of Components V2)
// only rows may stand at the top.
func readComponents(v value, v2 bool) []Component {
	r := &components{v2: v2, ids: map[string]bool{}}
	maximum := maxRows
	if v2 {
		maximum = maxV2Components
	}
	list := r.children(v.list(0, maximum), func(kind int) bool {
		return kind == TypeRow || v2 && (kind >= TypeSection && kind <= TypeSeparator && kind != TypeThumbnail || kind == TypeContainer)
	})
	if r.count > maxV2Components && v2 {
		v.bad("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components exceeds the maximum of %d.", maxV2Components)
	}
	if r.text > maxV2Text {
		v.bad("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Displayable text exceeds the maximum size of %d.", maxV2Text)
	}
	return list
}

func (r *components) children(items []value, allowed func(kind int) bool) []Component {
	list := make([]Component, 0, len(items))
	for _, item := range items {
		if c, ok := r.one(item, allowed); ok {
			list = append(list, c)
		}
	}
	return list
}

func (r *components) one(v value, allowed func(kind int) bool) (c Component, ok bool) {
	if !v.object() {
		return c, false
	}
	kind, given := v.at("type").number(0, 1000)
	if !given {
		if !v.at("type").given() {
			v.at("type").required()
		}
		return c, false
	}
	if !allowed(int(kind)) {
		v.at("type").bad("UNION_TYPE_CHOICES", "Value of field \"type\" must be one of the component types allowed here.")
		return c, false
	}
	r.count++
	r.number++
	c = Component{Type: int(kind), ID: r.number}
	if id, ok := v.at("id").number(0, 1<<31-1); ok && id > 0 {
		c.ID = int(id)
	}
	switch {
	case c.Type == TypeRow:
		r.row(v, &c)
	case c.Type == TypeButton:
		r.button(v, &c)
	case isSelect(c.Type):
		r.selectMenu(v, &c)
	default:
		r.layout(v, &c)
	}
	return c, true
}

func (r *components) row(v value, c *Component) {
	items := v.at("components")
	if !items.given() {
		items.required()
		return
	}
	c.Components = r.children(items.list(1, 5), func(kind int) bool {
		return kind == TypeButton || isSelect(kind)
	})
	if len(c.Components) < 2 {
		return
	}
	for _, child := range c.Components {
		if isSelect(child.Type) {
			items.bad("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
			return
		}
	}
}

func (r *components) button(v value, c *Component) {
	style, ok := v.at("style").number(1, 5)
	if !ok {
		if !v.at("style").given() {
			v.at("style").required()
		}
		return
	}
	c.Style = int(style)
	c.Label = v.at("label").text(0, 80)
	c.Emoji = readEmoji(v.at("emoji"))
	c.Disabled = v.at("disabled").boolean()
	if c.Style == StyleLink {
		c.URL = v.at("url").link(512, "http", "https", "discord")
		if !v.at("url").given() {
			v.bad("BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
		}
		if v.at("custom_id").text(0, 100) != "" {
			v.bad("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified")
		}
	} else {
		if v.at("url").text(0, 512) != "" {
			v.bad("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified")
		}
		if !v.at("custom_id").given() {
			v.bad("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
		} else {
			c.CustomID = r.customID(v.at("custom_id"))
		}
	}
	if c.Label == "" && c.Emoji == nil {
		v.bad("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
	}
}

// customID reads a custom id and notes one that the message already has.
func (r *components) customID(v value) string {
	id := v.need(1, 100)
	if id != "" && r.ids[id] {
		v.bad("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
	}
	r.ids[id] = true
	return id
}

func readEmoji(v value) *Emoji {
	if !v.given() || !v.object() {
		return nil
	}
	e := Emoji{ID: "", Name: v.at("name").text(0, 32), Animated: v.at("animated").boolean()}
	if id := v.at("id"); id.given() && fmt.Sprint(id.v) != "" {
		e.ID = id.snowflake()
	}
	if e.ID == "" && e.Name == "" {
		return nil
	}
	if e.ID == "" && !looksLikeEmoji(e.Name) {
		v.at("name").bad("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
	}
	return &e
}

// looksLikeEmoji tells a Unicode emoji from letters and punctuation.
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
