package form

import (
	"encoding/base64"
	"regexp"
	"slices"
	"strings"

	"farpost/bot/sandbox/resource"
)

// emojiName is what the name of an emoji looks like.
var emojiName = regexp.MustCompile(`^\w{2,32}$`)

// maxEmoji is how many bytes the picture of an emoji may have.
const maxEmoji = 256 << 10

// emojiTypes are the formats that the picture of an emoji may have.
var emojiTypes = []string{"image/png", "image/jpeg", "image/gif", "image/webp"}

// ReadEmojiName reads the name of an emoji.
func ReadEmojiName(v Value) string {
	name := v.RequiredText(2, 32)
	if name != "" && !emojiName.MatchString(name) {
		v.Bad("STRING_TYPE_REGEX", "String value did not match validation regex.")
	}
	return name
}

// ReadEmoji reads an emoji of the application's: its name, and its picture as a data URI.
func ReadEmoji(v Value) resource.ApplicationEmoji {
	e := resource.ApplicationEmoji{Name: ReadEmojiName(v.At("name"))}
	image := v.At("image")
	text := image.RequiredText(1, 2*maxEmoji)
	head, data, found := strings.Cut(strings.TrimPrefix(text, "data:"), ";base64,")
	raw, err := base64.StdEncoding.DecodeString(data)
	switch {
	case text == "":
	case !found || err != nil || !slices.Contains(emojiTypes, head):
		image.Bad("IMAGE_INVALID", "Invalid image data")
	case len(raw) > maxEmoji:
		image.Bad("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
	}
	e.Type, e.Image = head, raw
	return e
}
