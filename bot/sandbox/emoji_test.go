package sandbox_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestApplicationEmojis ensures that the bot's emojis are made, listed, renamed and removed as on Discord, that they
// outlive a restart, and that the page gets their pictures.
func TestApplicationEmojis(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "state.json")
	w := start(t, func(c *sandbox.Config) { c.StateFile = file })
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 4, 4))); err != nil {
		t.Fatal(err)
	}
	app, uri := w.s.BotID(), "data:image/png;base64,"+base64.StdEncoding.EncodeToString(picture.Bytes())
	made := must[*discordgo.Emoji](t)(w.bot.ApplicationEmojiCreate(app,
		&discordgo.EmojiParams{Name: "flame", Image: uri}))
	gone := must[*discordgo.Emoji](t)(w.bot.ApplicationEmojiCreate(app,
		&discordgo.EmojiParams{Name: "gone", Image: uri}))
	if err := w.bot.ApplicationEmojiDelete(app, gone.ID); err != nil {
		t.Fatal(err)
	}
	must[*discordgo.Emoji](t)(w.bot.ApplicationEmojiEdit(app, made.ID, &discordgo.EmojiParams{Name: "fire"}))
	if err := w.s.Close(w.ctx); err != nil {
		t.Fatal(err)
	}
	w = start(t, func(c *sandbox.Config) { c.StateFile = file })
	list := must[[]*discordgo.Emoji](t)(w.bot.ApplicationEmojis(app))
	if len(list) != 1 || list[0].ID != made.ID || list[0].Name != "fire" || !list[0].Available {
		t.Errorf("the emojis: %+v", list)
	}
	if got := w.get(w.s.URL() + "/emojis/" + made.ID); !bytes.Equal(got, picture.Bytes()) {
		t.Errorf("the page gets %q", got)
	}
}

// TestApplicationEmojisRefused ensures Discord's refusals for emojis of which name or picture is not allowed, and for
// those that there are not.
func TestApplicationEmojisRefused(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	emojis := "/applications/" + w.s.BotID() + "/emojis"
	const small = `"data:image/png;base64,AAAA"`
	big := `"data:image/png;base64,` + strings.Repeat("AAAA", 100_000) + `"`
	for body, want := range map[string]string{
		`{"name":"a","image":` + small + `}`:              `"name".*BASE_TYPE_BAD_LENGTH`,
		`{"name":"a-b","image":` + small + `}`:            `"name".*STRING_TYPE_REGEX`,
		`{"name":"ab"}`:                                   `"image".*BASE_TYPE_REQUIRED`,
		`{"name":"ab","image":"AAAA"}`:                    `"image".*IMAGE_INVALID`,
		`{"name":"ab","image":"data:a/b;base64,AAAA"}`:    `"image".*IMAGE_INVALID`,
		`{"name":"ab","image":"data:image/png;base64,?"}`: `"image".*IMAGE_INVALID`,
		`{"name":"ab","image":` + big + `}`:               `"image".*BINARY_TYPE_MAX_SIZE`,
	} {
		status, r := w.call("POST", emojis, body)
		if status != 400 || r.Code != 50035 || !regexp.MustCompile(want).Match(r.Errors) {
			t.Errorf("%.60s: %d %d %s", body, status, r.Code, r.Errors)
		}
	}
	for _, method := range []string{"GET", "PATCH", "DELETE"} {
		if status, r := w.call(method, emojis+"/5", `{"name":"ab"}`); status != 404 || r.Code != 10014 {
			t.Errorf("%s of an unknown one: %d %d", method, status, r.Code)
		}
	}
	if status, r := w.call("GET", "/applications/5/emojis", ""); status != 403 || r.Code != 20012 {
		t.Errorf("another application's: %d %d", status, r.Code)
	}
}
