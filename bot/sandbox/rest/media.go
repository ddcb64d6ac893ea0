package rest

import (
	"strconv"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// eachAddress calls f with every address of a picture or file in a message's embeds and components. f may change the
// address and, when it makes it that of a file, say which file by shown. Where f returns false the address names a file
// that is not there, and the message is refused. newID, when not nil, gives an id to media of components without one.
func eachAddress(
	m *world.Message, f func(address *string, shown *resource.Attachment) bool, newID func() string,
) *form.Error {
	wrong := form.New()
	root := wrong.Root(nil)
	missing := func(v form.Value) {
		v.Bad("EMBED_ATTACHMENT_NOT_FOUND", "The attachment that this address names is not part of the request")
	}
	for i := range m.Embeds {
		e := &m.Embeds[i]
		at := root.Sub("embeds", nil, true).Sub(strconv.Itoa(i), nil, true)
		for name, img := range map[string]*resource.EmbedImage{"image": e.Image, "thumbnail": e.Thumbnail} {
			if img == nil {
				continue
			}
			var shown resource.Attachment
			if !f(&img.URL, &shown) {
				missing(at.Sub(name, nil, true).Sub("url", nil, true))
			}
			if shown.ID != "" {
				img.ProxyURL, img.Width, img.Height = shown.URL, shown.Width, shown.Height
				img.ContentType, img.Description = shown.ContentType, shown.Description
			}
		}
		var shown resource.Attachment
		if e.Author != nil && e.Author.IconURL != "" && !f(&e.Author.IconURL, &shown) {
			missing(at.Sub("author", nil, true).Sub("icon_url", nil, true))
		}
		if e.Footer != nil && e.Footer.IconURL != "" && !f(&e.Footer.IconURL, &shown) {
			missing(at.Sub("footer", nil, true).Sub("icon_url", nil, true))
		}
	}
	resource.WalkComponents(m.Components, func(c *resource.Component) bool {
		for _, media := range c.AllMedia() {
			var shown resource.Attachment
			if !f(&media.URL, &shown) {
				missing(root.Sub("components", nil, true))
			}
			if newID == nil {
				continue
			}
			if media.ID == "" {
				media.ID = newID()
			}
			media.ProxyURL = media.URL
			if shown.ID != "" {
				media.AttachmentID, media.ContentType = shown.ID, shown.ContentType
				media.Width, media.Height = shown.Width, shown.Height
				if c.Type == resource.TypeFile {
					c.Name, c.Size = shown.Filename, shown.Size
				}
			}
		}
		return true
	})
	return wrong.Err()
}
