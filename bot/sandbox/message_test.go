package sandbox_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"
	"io"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// picture is a PNG of 3 by 2 pixels.
func picture(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 3, 2))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// multi makes a multipart body with one picture per name.
func multi(t *testing.T, payload string, names ...string) (contentType string, body []byte) {
	t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	write := func(disposition, kind string, data []byte) {
		part, err := w.CreatePart(textproto.MIMEHeader{"Content-Disposition": {disposition}, "Content-Type": {kind}})
		if err == nil {
			_, err = part.Write(data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	write(`form-data; name="payload_json"`, "application/json", []byte(payload))
	for i, name := range names {
		write(`form-data; name="files[`+string(rune('0'+i))+`]"; filename="`+name+`"`, "image/png", picture(t))
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return w.FormDataContentType(), b.Bytes()
}

// raw sends a multipart request through discordgo's raw way and decodes the message.
func (w *world) raw(method, path, payload string, names ...string) (sandbox.Message, error) {
	w.t.Helper()
	kind, body := multi(w.t, payload, names...)
	var m sandbox.Message
	answer, err := w.bot.RequestRaw(method, discordgo.EndpointAPI+path, kind, body, "", 0)
	if err == nil {
		err = json.Unmarshal(answer, &m)
	}
	return m, err
}

// TestAttachments ensures that files keep their alt text and size, are served, are moved into
// the embed that shows them, and can be replaced by an edit.
func TestAttachments(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	path := "channels/" + w.matches() + "/messages"
	m := must[sandbox.Message](t)(w.raw("POST", path,
		`{"content":"look","attachments":[{"id":"0","description":"a board"}],"embeds":[{"image":{"url":"attachment://my_hand.png"}}]}`,
		"board.png", "my_hand.png"))
	if len(m.Attachments) != 1 || m.Attachments[0].Description != "a board" || m.Attachments[0].Width != 3 || m.Attachments[0].Height != 2 {
		t.Fatalf("attachments %+v", m.Attachments)
	}
	img := m.Embeds[0].Image
	if !strings.HasSuffix(img.URL, "/my_hand.png") || img.Width != 3 {
		t.Errorf("image %+v", img)
	}
	for _, address := range []string{m.Attachments[0].URL, img.URL} {
		if got := w.get(address); !bytes.Equal(got, picture(t)) {
			t.Errorf("%s serves %d bytes", address, len(got))
		}
	}
	edited := must[sandbox.Message](t)(w.raw("PATCH", path+"/"+m.ID, `{"attachments":[{"id":"0","description":"newer"}]}`, "newer.png"))
	if len(edited.Attachments) != 1 || edited.Attachments[0].Filename != "newer.png" || edited.Attachments[0].Description != "newer" {
		t.Errorf("after the edit: %+v", edited.Attachments)
	}
	resp := must[*http.Response](t)(http.Get(m.Attachments[0].URL))
	resp.Body.Close()
	if resp.StatusCode != 200 {
		t.Errorf("the file that was just replaced answers %d", resp.StatusCode)
	}
	if _, err := w.raw("PATCH", path+"/"+m.ID, `{"embeds":[{"image":{"url":"attachment://lost.png"}}]}`); code(err) != 50035 {
		t.Errorf("an embed without its file: %v", err)
	}
	kept := must[sandbox.Message](t)(w.raw("PATCH", path+"/"+m.ID, `{"content":"same file"}`))
	if len(kept.Attachments) != 1 || kept.Attachments[0].ID != edited.Attachments[0].ID {
		t.Errorf("an edit without attachments lost them: %+v", kept.Attachments)
	}
}

func (w *world) get(address string) []byte {
	w.t.Helper()
	resp, err := http.Get(address)
	if err != nil {
		w.t.Fatal(err)
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode != 200 {
		w.t.Fatalf("%s: %d %v", address, resp.StatusCode, err)
	}
	return raw
}

// TestFileLimits ensures that too many and too large files and requests are refused.
func TestFileLimits(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.Limits.FileBytes, c.Limits.RequestBytes = 100, 4000 })
	path := "channels/" + w.matches() + "/messages"
	if _, err := w.raw("POST", path, `{"content":"`+text(1900)+`"}`, "a.png"); err != nil {
		t.Errorf("a small picture: %v", err)
	}
	if _, err := w.raw("POST", path, `{"content":"`+text(4000)+`"}`, "a.png"); code(err) != 40005 {
		t.Errorf("a large request: %v", err)
	}
	many := start(t, nil)
	names := strings.Fields(strings.Repeat("a.png ", 10))
	full := must[sandbox.Message](t)(many.raw("POST", "channels/"+many.matches()+"/messages", `{}`, names...))
	if _, err := many.raw("PATCH", "channels/"+many.matches()+"/messages/"+full.ID, `{}`, "b.png"); code(err) != 50035 {
		t.Errorf("an eleventh file: %v", err)
	}
	big := start(t, func(c *sandbox.Config) { c.Limits.FileBytes = 20 })
	if _, err := big.raw("POST", "channels/"+big.matches()+"/messages", `{}`, "a.png"); code(err) != 40005 {
		t.Errorf("a large file: %v", err)
	}
}

// TestNonce ensures that a nonce with enforce_nonce posts once, for five minutes.
func TestNonce(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	send := func(body string) string {
		m := must[sandbox.Message](t)(w.raw("POST", "channels/"+w.matches()+"/messages", body))
		return m.ID
	}
	first := send(`{"content":"once","nonce":"k1","enforce_nonce":true}`)
	if again := send(`{"content":"once","nonce":"k1","enforce_nonce":true}`); again != first {
		t.Error("the nonce posted twice")
	}
	if other := send(`{"content":"once","nonce":"k2","enforce_nonce":true}`); other == first {
		t.Error("another nonce did not post")
	}
	if plain := send(`{"content":"once","nonce":"k1"}`); plain == first {
		t.Error("a nonce that is not enforced did not post")
	}
	w.clock.Advance(6 * time.Minute)
	if late := send(`{"content":"once","nonce":"k1","enforce_nonce":true}`); late == first {
		t.Error("the nonce is remembered for ever")
	}
}

// TestMentions ensures that allowed_mentions decides who is pinged, and that only those are.
func TestMentions(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	ada, bruno := w.s.Member(0), w.s.Member(1)
	both := "<@" + ada.ID() + "> and <@" + bruno.ID() + "> @everyone"
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(), &discordgo.MessageSend{
		Content: both, AllowedMentions: &discordgo.MessageAllowedMentions{Users: []string{bruno.ID()}},
	}))
	if len(m.Mentions) != 1 || m.Mentions[0].ID != bruno.ID() || m.MentionEveryone {
		t.Errorf("mentions %+v", m.Mentions)
	}
	if seen := must[sandbox.Message](t)(ada.Message(m.ID)); seen.X.MentionsMe {
		t.Error("Ada is pinged")
	}
	if seen := must[sandbox.Message](t)(bruno.Message(m.ID)); !seen.X.MentionsMe {
		t.Error("Bruno is not pinged")
	}
	quiet := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(), &discordgo.MessageSend{
		Content: both, AllowedMentions: &discordgo.MessageAllowedMentions{}, Flags: discordgo.MessageFlagsSuppressNotifications,
	}))
	if seen := must[sandbox.Message](t)(bruno.Message(quiet.ID)); seen.X.MentionsMe || !seen.X.Silent {
		t.Errorf("quiet message %+v", seen.X)
	}
}

// TestEditAndDelete ensures edits, lists, deletions, and the codes for the messages of others.
func TestEditAndDelete(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	var ids []string
	for _, text := range []string{"a", "b", "c"} {
		ids = append(ids, must[*discordgo.Message](t)(w.bot.ChannelMessageSend(w.matches(), text)).ID)
	}
	list := must[[]*discordgo.Message](t)(w.bot.ChannelMessages(w.matches(), 2, "", ids[0], ""))
	if len(list) != 2 || list[0].ID != ids[2] || list[1].ID != ids[1] {
		t.Errorf("after the first: %d messages", len(list))
	}
	if list = must[[]*discordgo.Message](t)(w.bot.ChannelMessages(w.matches(), 100, ids[1], "", "")); len(list) != 1 || list[0].ID != ids[0] {
		t.Errorf("before the second: %d messages", len(list))
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageEdit(w.matches(), ids[0], "A"))
	if m := must[sandbox.Message](t)(w.s.Member(2).Message(ids[0])); m.Content != "A" || m.EditedTimestamp == nil {
		t.Errorf("edited %+v", m)
	}
	if _, err := w.bot.ChannelMessageEdit(w.matches(), ids[0], ""); code(err) != 50006 {
		t.Errorf("emptied: %v", err)
	}
	theirs := must[sandbox.Message](t)(w.s.Member(1).Send(w.matches(), "mine"))
	if _, err := w.bot.ChannelMessageEdit(w.matches(), theirs.ID, "ours"); code(err) != 50005 {
		t.Errorf("edit of another's: %v", err)
	}
	if err := w.bot.ChannelMessageDelete(w.matches(), theirs.ID); code(err) != 50013 {
		t.Errorf("delete of another's: %v", err)
	}
	if err := w.bot.ChannelMessageDelete(w.matches(), ids[1]); err != nil {
		t.Fatal(err)
	}
	if err := w.s.DeleteMessage(ids[2]); err != nil {
		t.Fatal(err)
	}
	if _, err := w.bot.ChannelMessageEdit(w.matches(), ids[2], "x"); code(err) != 10008 {
		t.Errorf("edit of a deleted one: %v", err)
	}
}

// TestOldEdits ensures 30046 for too many edits of a message older than an hour.
func TestOldEdits(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.Limits.OldEdits = 2 })
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(w.matches(), "a"))
	path := "/channels/" + w.matches() + "/messages/" + m.ID
	w.clock.Advance(time.Hour + time.Minute)
	for range 2 {
		if status, r := w.call("PATCH", path, `{"content":"b"}`); status != 200 {
			t.Fatalf("%d %+v", status, r)
		}
	}
	if status, r := w.call("PATCH", path, `{"content":"c"}`); status != 429 || r.Code != 30046 {
		t.Errorf("third edit: %d %+v", status, r)
	}
	w.clock.Advance(time.Hour)
	if status, _ := w.call("PATCH", path, `{"content":"d"}`); status != 200 {
		t.Errorf("an hour later: %d", status)
	}
}

// TestComponentsV2 ensures that a message of Components V2 passes, resolves its pictures, and
// keeps what it is made of.
func TestComponentsV2(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	m := must[sandbox.Message](t)(w.raw("POST", "channels/"+w.matches()+"/messages", `{"flags":32768,"components":[
		{"type":17,"accent_color":255,"components":[
			{"type":9,"components":[{"type":10,"content":"hello"}],"accessory":{"type":11,"media":{"url":"attachment://a.png"}}},
			{"type":14},{"type":12,"items":[{"media":{"url":"attachment://a.png"},"description":"alt"}]},
			{"type":13,"file":{"url":"attachment://a.png"}},
			{"type":1,"components":[`+buttons("b", 2)+`]}]}]}`, "a.png"))
	c := m.Components[0].Components
	if len(c) != 5 || c[0].Accessory.Media.Width != 3 || *c[2].Items[0].Description != "alt" || c[3].Size == 0 || len(c[4].Components) != 2 {
		t.Errorf("components %+v", c)
	}
	if _, err := w.s.Member(0).Press(w.ctx, m.ID, "nothing"); err == nil {
		t.Error("an unknown button can be pressed")
	}
	if status, r := w.call("PATCH", "/channels/"+w.matches()+"/messages/"+m.ID, `{"content":"text"}`); status != 400 || r.fieldCode("content") == "" {
		t.Errorf("content beside V2: %d %+v", status, r)
	}
}
