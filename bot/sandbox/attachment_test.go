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

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestInMemory ensures that a sandbox without a state file keeps messages and files as long as it runs.
func TestInMemory(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.StateFile, c.Limits.PerSecond = "", -1 })
	path := "channels/" + w.matches() + "/messages"
	m := must[sandbox.Message](t)(w.raw("POST", path, `{"content":"a"}`, "a.png", "b.png"))
	w.get(m.Attachments[0].URL)
	kept := must[sandbox.Message](t)(w.raw("PATCH", path+"/"+m.ID,
		`{"attachments":[{"id":"`+m.Attachments[1].ID+`","description":"second"},{"id":"0"}]}`, "c.png"))
	if len(kept.Attachments) != 2 || kept.Attachments[0].Description != "second" ||
		kept.Attachments[1].Filename != "c.png" {
		t.Errorf("kept %+v", kept.Attachments)
	}
	old := strings.TrimPrefix(m.Attachments[0].URL, w.s.URL())
	if got := w.status("GET", old, "", "", nil); got != 200 {
		t.Errorf("a file that was just replaced: %d", got)
	}
	for range 64 { // by and by it is forgotten
		must[sandbox.Message](t)(w.raw("PATCH", path+"/"+m.ID, `{"attachments":[{"id":"0"}]}`, "next.png"))
	}
	for path, want := range map[string]int{
		old:                                    404,
		"/attachments/1/..%2f..%2fstate/a.png": 404,
		"/attachments/1/abc/a.png":             404,
	} {
		if got := w.status("GET", path, "", "", nil); got != want {
			t.Errorf("%s: %d, want %d", path, got, want)
		}
	}
}

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
func (w *fixture) raw(method, path, payload string, names ...string) (sandbox.Message, error) {
	w.t.Helper()
	kind, body := multi(w.t, payload, names...)
	var m sandbox.Message
	answer, err := w.bot.RequestRaw(method, discordgo.EndpointAPI+path, kind, body, "", 0)
	if err == nil {
		err = json.Unmarshal(answer, &m)
	}
	return m, err
}

// get returns what an address answers, which must be a 200.
func (w *fixture) get(address string) []byte {
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

// TestAttachments ensures that files keep their alt text and size, are served, are moved into the embed that shows
// them, and can be replaced by an edit.
func TestAttachments(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	path := "channels/" + w.matches() + "/messages"
	m := must[sandbox.Message](t)(w.raw("POST", path,
		`{"content":"look","attachments":[{"id":"0","description":"a board"}],"embeds":[{"image":{"url":"attachment://my_hand.png"}}]}`,
		"board.png", "my_hand.png"))
	if len(m.Attachments) != 1 || m.Attachments[0].Description != "a board" || m.Attachments[0].Width != 3 ||
		m.Attachments[0].Height != 2 {
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
	edited := must[sandbox.Message](t)(w.raw("PATCH", path+"/"+m.ID,
		`{"attachments":[{"id":"0","description":"newer"}]}`, "newer.png"))
	if len(edited.Attachments) != 1 || edited.Attachments[0].Filename != "newer.png" ||
		edited.Attachments[0].Description != "newer" {
		t.Errorf("after the edit: %+v", edited.Attachments)
	}
	resp := must[*http.Response](t)(http.Get(m.Attachments[0].URL))
	resp.Body.Close()
	if resp.StatusCode != 200 {
		t.Errorf("the file that was just replaced answers %d", resp.StatusCode)
	}
	if _, err := w.raw("PATCH", path+"/"+m.ID,
		`{"embeds":[{"image":{"url":"attachment://lost.png"}}]}`); code(err) != 50035 {
		t.Errorf("an embed without its file: %v", err)
	}
	kept := must[sandbox.Message](t)(w.raw("PATCH", path+"/"+m.ID, `{"content":"same file"}`))
	if len(kept.Attachments) != 1 || kept.Attachments[0].ID != edited.Attachments[0].ID {
		t.Errorf("an edit without attachments lost them: %+v", kept.Attachments)
	}
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

// TestPictureSizes ensures that a message says how large a picture of each kind is, also of one whose decoder nothing
// else in the program brings along.
func TestPictureSizes(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	gif := &discordgo.File{Name: "dot.gif", ContentType: "image/gif",
		Reader: strings.NewReader("GIF89a\x05\x00\x04\x00\x00\x00\x00")}
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(), &discordgo.MessageSend{
		Files: []*discordgo.File{gif},
	}))
	if a := m.Attachments[0]; a.Width != 5 || a.Height != 4 || a.ContentType != "image/gif" {
		t.Errorf("attachment %+v", a)
	}
}
