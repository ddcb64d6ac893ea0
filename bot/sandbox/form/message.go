package form

import (
	"encoding/json"
	"unicode/utf8"

	"farpost/bot/sandbox/resource"
)

// Draft is a message body as read: for an edit, what is nil or not given stays as it was.
type Draft struct {
	Content     *string
	Embeds      *[]resource.Embed
	Components  *[]resource.Component
	Files       []FileEntry // of the attachments list
	FilesGiven  bool
	Flags       int
	FlagsGiven  bool
	Mentions    resource.AllowedMentions
	Nonce       json.RawMessage
	Enforce     bool
	Reference   string
	ReferenceOK bool // fail_if_not_exists is false
	TTS         bool
}

// FileEntry is an entry of the attachments list: an old attachment or, by the number of its
// part, a new file.
type FileEntry struct {
	ID, Filename, Description string
	Path                      Value
}

// ReadDraft reads the body of a message. allowed are the flags that may be set here, old the
// flags of the message that is edited.
func ReadDraft(v Value, maxContent, allowed, old int) Draft {
	d := Draft{Mentions: readAllowedMentions(v.At("allowed_mentions"))}
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

// refuseLegacy refuses what a message with Components V2 cannot have.
func (d *Draft) refuseLegacy(v Value) {
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

func (d *Draft) readFiles(v Value) {
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

func (d *Draft) readNonce(v Value) {
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
