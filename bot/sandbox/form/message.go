package form

import (
	"encoding/json"
	"unicode/utf8"

	"farpost/bot/sandbox/resource"
)

// MessageBody is the body of a message as it was read. In an edit, what is nil or not given stays as it was.
type MessageBody struct {
	Content     *string
	Embeds      *[]resource.Embed
	Components  *[]resource.Component
	Files       []FileEntry // the attachments list
	FilesGiven  bool
	Flags       int
	FlagsGiven  bool
	Mentions    resource.AllowedMentions
	Nonce       json.RawMessage
	Enforce     bool   // enforce_nonce: a message with the same nonce is answered in place of a second one
	Reference   string // the id of the message that this is a reply to
	ReferenceOK bool   // it need not exist: fail_if_not_exists is false
	TTS         bool
}

// FileEntry is an entry of the attachments list.
type FileEntry struct {
	ID          string // of an attachment that the message has, or the number of a new file's part
	Filename    string
	Description string
	Path        Value // of the entry, for errors
}

// ReadMessage reads the body of a message. maxContent is how many characters its content may have. allowed are the
// flags that may be set here, the others are ignored. old are the flags of the message that is edited, 0 for a new one.
func ReadMessage(v Value, maxContent, allowed, old int) MessageBody {
	d := MessageBody{Mentions: readAllowedMentions(v.At("allowed_mentions"))}
	if n, ok := v.At("flags").Number(0, 1<<40); ok {
		d.Flags, d.FlagsGiven = int(n)&allowed, true
	}
	v2 := (d.Flags|old)&resource.FlagComponentsV2 != 0
	if c := v.At("content"); c.has {
		text := c.Text(0, maxContent)
		d.Content = &text
	}
	if e := v.At("embeds"); e.has {
		embeds := readEmbeds(e)
		d.Embeds = &embeds
	}
	if c := v.At("components"); c.has {
		list := readComponents(c, v2)
		d.Components = &list
	}
	if v2 {
		d.refuseLegacy(v)
	}
	d.readFiles(v.At("attachments"))
	d.TTS = v.At("tts").Boolean()
	d.readNonce(v)
	if ref := v.At("message_reference"); ref.Given() && ref.Object() {
		d.Reference = ref.At("message_id").Snowflake()
		if f := ref.At("fail_if_not_exists"); f.Given() {
			d.ReferenceOK = !f.Boolean()
		}
	}
	return d
}

// refuseLegacy refuses fields that a message with Components V2 cannot have.
func (d *MessageBody) refuseLegacy(v Value) {
	const text = "The '%s' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
	const code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
	if d.Content != nil && *d.Content != "" {
		v.At("content").Bad(code, text, "content")
	}
	if d.Embeds != nil && len(*d.Embeds) > 0 {
		v.At("embeds").Bad(code, text, "embeds")
	}
	for _, key := range []string{"poll", "sticker_ids"} {
		x := v.At(key)
		if list, isList := x.v.([]any); x.Given() && (!isList || len(list) > 0) {
			x.Bad(code, text, key)
		}
	}
}

// readFiles reads the attachments list.
func (d *MessageBody) readFiles(v Value) {
	d.FilesGiven = v.has
	seen := map[string]bool{}
	for _, item := range v.List(0, 10) {
		if !item.Object() {
			continue
		}
		if !item.At("id").Given() {
			item.At("id").Required()
			continue
		}
		f := FileEntry{
			ID: item.At("id").Snowflake(), Filename: item.At("filename").Text(0, 1024),
			Description: item.At("description").Text(0, 1024), Path: item,
		}
		if seen[f.ID] {
			item.At("id").Bad("ATTACHMENT_ID_DUPLICATED", "Attachment ids must be unique.")
		}
		seen[f.ID] = true
		d.Files = append(d.Files, f)
	}
}

// readNonce reads a nonce: a text of at most 25 characters or an integer.
func (d *MessageBody) readNonce(v Value) {
	d.Enforce = v.At("enforce_nonce").Boolean()
	n := v.At("nonce")
	if !n.Given() {
		return
	}
	switch x := n.v.(type) {
	case string:
		if utf8.RuneCountInString(x) > 25 {
			n.BadLength(0, 25)
			return
		}
	case json.Number:
		if _, err := x.Int64(); err != nil {
			n.Bad("NUMBER_TYPE_COERCE", "Value %q is not int.", x)
			return
		}
	default:
		n.Bad("STRING_TYPE_CONVERT", "Could not interpret the value as string.")
		return
	}
	raw, err := json.Marshal(n.v)
	if err != nil {
		n.Bad("STRING_TYPE_CONVERT", "Could not interpret the value as string: %s", err)
		return
	}
	d.Nonce = raw
}
