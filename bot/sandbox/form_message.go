package sandbox

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf8"
)

// Message flags.
const (
	flagSuppressEmbeds = 1 << 2
	flagHasThread      = 1 << 5
	flagEphemeral      = 1 << 6
	flagLoading        = 1 << 7
	flagSilent         = 1 << 12
	flagComponentsV2   = 1 << 15
)

// draft is a message body as read: for an edit, what is nil or not given stays as it was.
type draft struct {
	Content     *string
	Embeds      *[]Embed
	Components  *[]Component
	Kept        []keptFile // of the attachments list
	KeptGiven   bool
	Flags       int
	FlagsGiven  bool
	Mentions    mentionRule
	Nonce       json.RawMessage
	Enforce     bool
	Reference   string
	ReferenceOK bool // fail_if_not_exists is false
	TTS         bool
}

// keptFile is an entry of the attachments list: an old attachment or, by the number of its
// part, a new file.
type keptFile struct {
	ID, Filename, Description string
	path                      value
}

// readDraft reads the body of a message. allowed are the flags that may be set here, old the
// flags of the message that is edited.
func readDraft(v value, maxContent, allowed, old int) draft {
	d := draft{Mentions: readMentionRule(v.at("allowed_mentions"))}
	if n, ok := v.at("flags").number(0, 1<<40); ok {
		d.Flags, d.FlagsGiven = int(n)&allowed, true
	}
	v2 := (d.Flags|old)&flagComponentsV2 != 0
	if c := v.at("content"); c.has {
		text := c.text(0, maxContent)
		d.Content = &text
	}
	if e := v.at("embeds"); e.has {
		embeds := readEmbeds(e)
		d.Embeds = &embeds
	}
	if c := v.at("components"); c.has {
		list := readComponents(c, v2)
		d.Components = &list
	}
	if v2 {
		d.refuseLegacy(v)
	}
	d.readFiles(v.at("attachments"))
	d.TTS = v.at("tts").boolean()
	d.readNonce(v)
	if ref := v.at("message_reference"); ref.given() && ref.object() {
		d.Reference = ref.at("message_id").snowflake()
		if f := ref.at("fail_if_not_exists"); f.given() {
			d.ReferenceOK = !f.boolean()
		}
	}
	return d
}

// refuseLegacy refuses what a message with Components V2 cannot have.
func (d *draft) refuseLegacy(v value) {
	const text = "The '%s' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
	const code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
	if d.Content != nil && *d.Content != "" {
		v.at("content").bad(code, text, "content")
	}
	if d.Embeds != nil && len(*d.Embeds) > 0 {
		v.at("embeds").bad(code, text, "embeds")
	}
	for _, key := range []string{"poll", "sticker_ids"} {
		x := v.at(key)
		if list, isList := x.v.([]any); x.given() && (!isList || len(list) > 0) {
			x.bad(code, text, key)
		}
	}
}

func (d *draft) readFiles(v value) {
	d.KeptGiven = v.has
	seen := map[string]bool{}
	for _, item := range v.list(0, 10) {
		if !item.object() {
			continue
		}
		if !item.at("id").given() {
			item.at("id").required()
			continue
		}
		f := keptFile{
			ID: item.at("id").snowflake(), Filename: item.at("filename").text(0, 1024),
			Description: item.at("description").text(0, 1024), path: item,
		}
		if seen[f.ID] {
			item.at("id").bad("ATTACHMENT_ID_DUPLICATED", "Attachment ids must be unique.")
		}
		seen[f.ID] = true
		d.Kept = append(d.Kept, f)
	}
}

func (d *draft) readNonce(v value) {
	d.Enforce = v.at("enforce_nonce").boolean()
	n := v.at("nonce")
	if !n.given() {
		return
	}
	switch x := n.v.(type) {
	case string:
		if utf8.RuneCountInString(x) > 25 {
			n.badLength(0, 25)
			return
		}
	case json.Number:
		if _, err := x.Int64(); err != nil {
			n.bad("NUMBER_TYPE_COERCE", "Value %q is not int.", x)
			return
		}
	default:
		n.bad("STRING_TYPE_CONVERT", "Could not interpret the value as string.")
		return
	}
	raw, err := json.Marshal(n.v)
	if err != nil {
		n.bad("STRING_TYPE_CONVERT", "Could not interpret the value as string: %s", err)
		return
	}
	d.Nonce = raw
}

// decodeJSON reads a body with its numbers as written.
func decodeJSON(raw []byte) (any, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var x any
	if err := dec.Decode(&x); err != nil {
		return nil, fmt.Errorf("body is not JSON: %w", err)
	}
	if dec.More() {
		return nil, fmt.Errorf("body has more than one JSON value")
	}
	return x, nil
}
