package sandbox

import "strconv"

// eachAddress calls f with every address of a picture or file in a message's embeds and
// components; f may change it and, when it becomes that of a file, say which. Where f returns
// false the address names no file, which refuses the message. newID, when not nil, names the
// media of components that have no id yet.
func eachAddress(m *message, f func(address *string, shown *Attachment) bool, newID func() string) *apiError {
	wrong := newForm()
	root := wrong.root(nil)
	missing := func(v value) {
		v.bad("EMBED_ATTACHMENT_NOT_FOUND", "The attachment that this address names is not part of the request")
	}
	for i := range m.Embeds {
		e := &m.Embeds[i]
		at := root.sub("embeds", nil, true).sub(strconv.Itoa(i), nil, true)
		for name, img := range map[string]*EmbedImage{"image": e.Image, "thumbnail": e.Thumbnail} {
			if img == nil {
				continue
			}
			var shown Attachment
			if !f(&img.URL, &shown) {
				missing(at.sub(name, nil, true).sub("url", nil, true))
			}
			if shown.ID != "" {
				img.ProxyURL, img.Width, img.Height = shown.URL, shown.Width, shown.Height
				img.ContentType, img.Description = shown.ContentType, shown.Description
			}
		}
		var shown Attachment
		if e.Author != nil && e.Author.IconURL != "" && !f(&e.Author.IconURL, &shown) {
			missing(at.sub("author", nil, true).sub("icon_url", nil, true))
		}
		if e.Footer != nil && e.Footer.IconURL != "" && !f(&e.Footer.IconURL, &shown) {
			missing(at.sub("footer", nil, true).sub("icon_url", nil, true))
		}
	}
	walkComponents(m.Components, func(c *Component) bool {
		for _, media := range c.media() {
			var shown Attachment
			if !f(&media.URL, &shown) {
				missing(root.sub("components", nil, true))
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
				if c.Type == TypeFile {
					c.Name, c.Size = shown.Filename, shown.Size
				}
			}
		}
		return true
	})
	return wrong.err()
}

func (c *Component) media() []*Media {
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
