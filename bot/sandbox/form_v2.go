package sandbox

import (
	"unicode/utf8"
)

// layout reads the components that Components V2 adds.
func (r *components) layout(v value, c *Component) {
	c.Spoiler = v.at("spoiler").boolean()
	switch c.Type {
	case TypeText:
		c.Content = v.at("content").need(1, maxV2Text)
		r.text += utf8.RuneCountInString(c.Content)
	case TypeSection:
		r.section(v, c)
	case TypeThumbnail:
		c.Media = readMedia(v.at("media"), "http", "https", "attachment")
		c.Description = v.at("description").text(0, 1024)
	case TypeGallery:
		for _, item := range v.at("items").list(1, 10) {
			if !item.object() {
				continue
			}
			g := GalleryItem{Spoiler: item.at("spoiler").boolean()}
			if m := readMedia(item.at("media"), "http", "https", "attachment"); m != nil {
				g.Media = *m
			}
			if d := item.at("description").text(0, 1024); d != "" {
				g.Description = &d
			}
			c.Items = append(c.Items, g)
		}
		if !v.at("items").given() {
			v.at("items").required()
		}
	case TypeFile:
		c.File = readMedia(v.at("file"), "attachment")
	case TypeSeparator:
		c.Divider, c.Spacing = true, 1
		if v.at("divider").given() {
			c.Divider = v.at("divider").boolean()
		}
		if n, ok := v.at("spacing").number(1, 2); ok {
			c.Spacing = int(n)
		}
	case TypeContainer:
		if n, ok := v.at("accent_color").number(0, 0xffffff); ok {
			color := int(n)
			c.AccentColor = &color
		}
		if !v.at("components").given() {
			v.at("components").required()
		}
		c.Components = r.children(v.at("components").list(1, maxV2Components), func(kind int) bool {
			return kind == TypeRow || kind >= TypeSection && kind <= TypeSeparator && kind != TypeThumbnail
		})
	}
}

func (r *components) section(v value, c *Component) {
	if !v.at("components").given() {
		v.at("components").required()
	}
	c.Components = r.children(v.at("components").list(1, 3), func(kind int) bool { return kind == TypeText })
	accessory := v.at("accessory")
	if !accessory.given() {
		accessory.required()
		return
	}
	if a, ok := r.one(accessory, func(kind int) bool { return kind == TypeButton || kind == TypeThumbnail }); ok {
		c.Accessory = &a
	}
}

func readMedia(v value, schemes ...string) *Media {
	if !v.given() {
		v.required()
		return nil
	}
	if !v.object() {
		return nil
	}
	if !v.at("url").given() {
		v.at("url").required()
		return nil
	}
	return &Media{URL: v.at("url").link(2048, schemes...)}
}
