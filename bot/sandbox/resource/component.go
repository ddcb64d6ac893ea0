package resource

import (
	"encoding/json"
)

// Component types.
const (
	TypeRow               = 1
	TypeButton            = 2
	TypeStringSelect      = 3
	TypeTextInput         = 4
	TypeUserSelect        = 5
	TypeRoleSelect        = 6
	TypeMentionableSelect = 7
	TypeChannelSelect     = 8
	TypeSection           = 9
	TypeText              = 10
	TypeThumbnail         = 11
	TypeGallery           = 12
	TypeFile              = 13
	TypeSeparator         = 14
	TypeContainer         = 17
)

// Button styles.
const (
	StylePrimary   = 1
	StyleSecondary = 2
	StyleSuccess   = 3
	StyleDanger    = 4
	StyleLink      = 5
)

// Component is any component of a message or modal; which fields mean something depends on Type. It marshals to exactly
// the keys that Discord answers for its type.
type Component struct {
	Type          int            `json:"type"`
	ID            int            `json:"id"`
	CustomID      string         `json:"custom_id,omitempty"`
	Style         int            `json:"style,omitempty"`
	Label         string         `json:"label,omitempty"`
	Emoji         *Emoji         `json:"emoji,omitempty"`
	URL           string         `json:"url,omitempty"`
	Disabled      bool           `json:"disabled,omitempty"`
	Placeholder   string         `json:"placeholder,omitempty"`
	MinValues     int            `json:"min_values,omitempty"`
	MaxValues     int            `json:"max_values,omitempty"`
	Options       []SelectOption `json:"options,omitempty"`
	ChannelTypes  []int          `json:"channel_types,omitempty"`
	DefaultValues []DefaultValue `json:"default_values,omitempty"`
	Components    []Component    `json:"components,omitempty"`
	Accessory     *Component     `json:"accessory,omitempty"`
	Content       string         `json:"content,omitempty"`
	Media         *Media         `json:"media,omitempty"`
	File          *Media         `json:"file,omitempty"`
	Name          string         `json:"name,omitempty"`
	Size          int            `json:"size,omitempty"`
	Items         []GalleryItem  `json:"items,omitempty"`
	Description   string         `json:"description,omitempty"`
	Spoiler       bool           `json:"spoiler,omitempty"`
	Divider       bool           `json:"divider,omitempty"`
	Spacing       int            `json:"spacing,omitempty"`
	AccentColor   *int           `json:"accent_color,omitempty"`
	Value         string         `json:"value,omitempty"`
	Required      *bool          `json:"required,omitempty"`
	MinLength     int            `json:"min_length,omitempty"`
	MaxLength     int            `json:"max_length,omitempty"`
}

// SelectOption is one option of a string select.
type SelectOption struct {
	Label       string `json:"label"`
	Value       string `json:"value"`
	Description string `json:"description,omitempty"`
	Emoji       *Emoji `json:"emoji,omitempty"`
	Default     bool   `json:"default,omitempty"`
}

// DefaultValue is a user, role or channel chosen beforehand.
type DefaultValue struct {
	ID   string `json:"id"`
	Type string `json:"type"`
}

// Media is a picture or file of a component.
type Media struct {
	ID           string `json:"id"`
	URL          string `json:"url"`
	ProxyURL     string `json:"proxy_url"`
	Width        int    `json:"width,omitempty"`
	Height       int    `json:"height,omitempty"`
	ContentType  string `json:"content_type,omitempty"`
	AttachmentID string `json:"attachment_id,omitempty"`
}

// GalleryItem is one picture of a media gallery.
type GalleryItem struct {
	Media       Media   `json:"media"`
	Description *string `json:"description"`
	Spoiler     bool    `json:"spoiler"`
}

// Emoji is an emoji of a button or option; ID is empty for Unicode emoji.
type Emoji struct {
	ID       string `json:"id,omitempty"`
	Name     string `json:"name"`
	Animated bool   `json:"animated,omitempty"`
}

// MarshalJSON adds the keys that Discord always answers for the component's type, also where they are empty.
func (c Component) MarshalJSON() ([]byte, error) {
	type plain Component
	raw, err := json.Marshal(plain(c))
	if err != nil {
		return nil, err
	}
	always := map[string]any{}
	switch c.Type {
	case TypeStringSelect, TypeUserSelect, TypeRoleSelect, TypeMentionableSelect, TypeChannelSelect:
		always["min_values"], always["max_values"] = c.MinValues, c.MaxValues
	case TypeTextInput:
		always["label"], always["min_length"], always["max_length"] = c.Label, c.MinLength, c.MaxLength
	case TypeThumbnail:
		always["description"], always["spoiler"] = OrNull(c.Description), c.Spoiler
	case TypeFile:
		always["name"], always["size"], always["spoiler"] = OrNull(c.Name), c.Size, c.Spoiler
	case TypeSeparator:
		always["spacing"], always["divider"] = c.Spacing, c.Divider
	case TypeContainer:
		always["accent_color"], always["spoiler"] = c.AccentColor, c.Spoiler
	}
	if len(always) == 0 {
		return raw, nil
	}
	all := map[string]json.RawMessage{}
	if err := json.Unmarshal(raw, &all); err != nil {
		return nil, err
	}
	for key, x := range always {
		if all[key], err = json.Marshal(x); err != nil {
			return nil, err
		}
	}
	return json.Marshal(all)
}
