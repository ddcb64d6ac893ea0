package form

import (
	"farpost/bot/sandbox/resource"
)

// maxEmbedText is how many characters all embeds of a message may have together.
const maxEmbedText = 6000

// readEmbeds reads the embeds of a message body.
func readEmbeds(v Value) []resource.Embed {
	items := v.List(0, 10)
	embeds := make([]resource.Embed, 0, len(items))
	total := 0
	for _, item := range items {
		if !item.Object() {
			continue
		}
		e := readEmbed(item)
		total += e.Length()
		if total > maxEmbedText {
			item.Bad("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of %d", maxEmbedText)
		}
		if e.Empty() {
			item.At("description").Required()
		}
		embeds = append(embeds, e)
	}
	return embeds
}

// readEmbed reads one embed.
func readEmbed(v Value) resource.Embed {
	e := resource.Embed{
		Type:        "rich",
		Title:       v.At("title").Text(0, 256),
		Description: v.At("description").Text(0, 4096),
		URL:         v.At("url").link(2048, "http", "https"),
		Timestamp:   v.At("timestamp").moment(),
		Image:       readEmbedImage(v.At("image")),
		Thumbnail:   readEmbedImage(v.At("thumbnail")),
	}
	if n, ok := v.At("color").Number(0, 0xffffff); ok {
		color := int(n)
		e.Color = &color
	}
	if a := v.At("author"); a.Given() && a.Object() {
		e.Author = &resource.EmbedAuthor{
			Name:    a.At("name").RequiredText(1, 256),
			URL:     a.At("url").link(2048, "http", "https"),
			IconURL: a.At("icon_url").link(2048, "http", "https", "attachment"),
		}
	}
	if f := v.At("footer"); f.Given() && f.Object() {
		e.Footer = &resource.EmbedFooter{
			Text:    f.At("text").RequiredText(1, 2048),
			IconURL: f.At("icon_url").link(2048, "http", "https", "attachment"),
		}
	}
	for _, f := range v.At("fields").List(0, 25) {
		if !f.Object() {
			continue
		}
		e.Fields = append(e.Fields, resource.EmbedField{
			Name:   readFieldText(f.At("name"), 256),
			Value:  readFieldText(f.At("value"), 1024),
			Inline: f.At("inline").Boolean(),
		})
	}
	return e
}

// readFieldText reads a field's name or value, which may be neither absent nor empty.
func readFieldText(v Value, maximum int) string {
	s := v.Text(0, maximum)
	if s == "" {
		v.Required()
	}
	return s
}

// readEmbedImage reads a picture or thumbnail; nil when there is none.
func readEmbedImage(v Value) *resource.EmbedImage {
	if !v.Given() || !v.Object() {
		return nil
	}
	if !v.At("url").Given() {
		v.At("url").Required()
		return nil
	}
	return &resource.EmbedImage{URL: v.At("url").link(2048, "http", "https", "attachment")}
}
