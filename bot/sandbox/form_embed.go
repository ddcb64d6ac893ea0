package sandbox

import "unicode/utf8"

// maxEmbedText is how many characters all embeds of a message may have together.
const maxEmbedText = 6000

// readEmbeds reads the embeds of a message body.
func readEmbeds(v value) []Embed {
	items := v.list(0, 10)
	embeds := make([]Embed, 0, len(items))
	total := 0
	for _, item := range items {
		if !item.object() {
			continue
		}
		e := readEmbed(item)
		total += e.length()
		if total > maxEmbedText {
			item.bad("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of %d", maxEmbedText)
		}
		if e.empty() {
			item.at("description").required()
		}
		embeds = append(embeds, e)
	}
	return embeds
}

func readEmbed(v value) Embed {
	e := Embed{
		Type:        "rich",
		Title:       v.at("title").text(0, 256),
		Description: v.at("description").text(0, 4096),
		URL:         v.at("url").link(2048, "http", "https"),
		Timestamp:   v.at("timestamp").moment(),
		Image:       readEmbedImage(v.at("image")),
		Thumbnail:   readEmbedImage(v.at("thumbnail")),
	}
	if n, ok := v.at("color").number(0, 0xffffff); ok {
		color := int(n)
		e.Color = &color
	}
	if a := v.at("author"); a.given() && a.object() {
		e.Author = &EmbedAuthor{
			Name:    a.at("name").need(1, 256),
			URL:     a.at("url").link(2048, "http", "https"),
			IconURL: a.at("icon_url").link(2048, "http", "https", "attachment"),
		}
	}
	if f := v.at("footer"); f.given() && f.object() {
		e.Footer = &EmbedFooter{
			Text:    f.at("text").need(1, 2048),
			IconURL: f.at("icon_url").link(2048, "http", "https", "attachment"),
		}
	}
	for _, f := range v.at("fields").list(0, 25) {
		if !f.object() {
			continue
		}
		e.Fields = append(e.Fields, EmbedField{
			Name:   readFieldText(f.at("name"), 256),
			Value:  readFieldText(f.at("value"), 1024),
			Inline: f.at("inline").boolean(),
		})
	}
	return e
}

// readFieldText reads a field's name or value, which may be neither absent nor empty.
func readFieldText(v value, maximum int) string {
	s := v.text(0, maximum)
	if s == "" {
		v.required()
	}
	return s
}

func readEmbedImage(v value) *EmbedImage {
	if !v.given() || !v.object() {
		return nil
	}
	if !v.at("url").given() {
		v.at("url").required()
		return nil
	}
	return &EmbedImage{URL: v.at("url").link(2048, "http", "https", "attachment")}
}

// length is what counts towards maxEmbedText.
func (e Embed) length() int {
	n := utf8.RuneCountInString(e.Title) + utf8.RuneCountInString(e.Description)
	for _, f := range e.Fields {
		n += utf8.RuneCountInString(f.Name) + utf8.RuneCountInString(f.Value)
	}
	if e.Author != nil {
		n += utf8.RuneCountInString(e.Author.Name)
	}
	if e.Footer != nil {
		n += utf8.RuneCountInString(e.Footer.Text)
	}
	return n
}

func (e Embed) empty() bool {
	return e.length() == 0 && e.Image == nil && e.Thumbnail == nil
}
