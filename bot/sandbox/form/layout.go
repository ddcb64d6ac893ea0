package form

import (
	"unicode/utf8"

	"farpost/bot/sandbox/resource"
)

// layout reads a component of those that Components V2 adds.
func (r *components) layout(v Value, c *resource.Component) {
	c.Spoiler = v.At("spoiler").Boolean()
	switch c.Type {
	case resource.TypeText:
		c.Content = v.At("content").RequiredText(1, maxV2Text)
		r.text += utf8.RuneCountInString(c.Content)
	case resource.TypeSection:
		r.section(v, c)
	case resource.TypeThumbnail:
		c.Media = readMedia(v.At("media"), "http", "https", "attachment")
		c.Description = v.At("description").Text(0, 1024)
	case resource.TypeGallery:
		for _, item := range v.At("items").List(1, 10) {
			if !item.Object() {
				continue
			}
			g := resource.GalleryItem{Spoiler: item.At("spoiler").Boolean()}
			if m := readMedia(item.At("media"), "http", "https", "attachment"); m != nil {
				g.Media = *m
			}
			if d := item.At("description").Text(0, 1024); d != "" {
				g.Description = &d
			}
			c.Items = append(c.Items, g)
		}
		if !v.At("items").Given() {
			v.At("items").Required()
		}
	case resource.TypeFile:
		c.File = readMedia(v.At("file"), "attachment")
	case resource.TypeSeparator:
		c.Divider, c.Spacing = true, 1
		if v.At("divider").Given() {
			c.Divider = v.At("divider").Boolean()
		}
		if n, ok := v.At("spacing").Number(1, 2); ok {
			c.Spacing = int(n)
		}
	case resource.TypeContainer:
		if n, ok := v.At("accent_color").Number(0, 0xffffff); ok {
			color := int(n)
			c.AccentColor = &color
		}
		if !v.At("components").Given() {
			v.At("components").Required()
		}
		c.Components = r.children(v.At("components").List(1, maxV2Components), inContainer)
	}
}

// inContainer says whether a component type may stand in a container.
func inContainer(kind int) bool {
	layout := kind >= resource.TypeSection && kind <= resource.TypeSeparator && kind != resource.TypeThumbnail
	return kind == resource.TypeRow || layout
}

// section reads a section: up to three texts with a button or picture beside them.
func (r *components) section(v Value, c *resource.Component) {
	if !v.At("components").Given() {
		v.At("components").Required()
	}
	c.Components = r.children(v.At("components").List(1, 3), func(kind int) bool { return kind == resource.TypeText })
	accessory := v.At("accessory")
	if !accessory.Given() {
		accessory.Required()
		return
	}
	beside := func(kind int) bool { return kind == resource.TypeButton || kind == resource.TypeThumbnail }
	if a, ok := r.one(accessory, beside); ok {
		c.Accessory = &a
	}
}

// readMedia reads the address of a picture or file, which must be there.
func readMedia(v Value, schemes ...string) *resource.Media {
	if !v.Given() {
		v.Required()
		return nil
	}
	if !v.Object() {
		return nil
	}
	if !v.At("url").Given() {
		v.At("url").Required()
		return nil
	}
	return &resource.Media{URL: v.At("url").link(2048, schemes...)}
}
