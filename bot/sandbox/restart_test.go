package sandbox_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestRestart ensures that a new server finds channels, messages, files, commands and settings, at another address, and
// after a kill at any line of its file.
func TestRestart(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "state.json")
	w := start(t, func(c *sandbox.Config) { c.StateFile = file })
	w.register()
	m := must[sandbox.Message](t)(w.raw("POST", "channels/"+w.matches()+"/messages",
		`{"content":"keep","nonce":"n1","embeds":[{"title":"t","image":{"url":"attachment://a.png"}}],`+
			`"components":[`+rows(2)+`]}`, "a.png", "b.png"))
	th := must[*discordgo.Channel](t)(w.bot.MessageThreadStart(w.matches(), m.ID, "thread", 60))
	gone := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(th.ID, "gone"))
	if err := w.bot.ChannelMessageDelete(th.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	if err := w.bruno.SetDMs(false); err != nil {
		t.Fatal(err)
	}
	// A copy of the file as it is now is what a killed server leaves behind.
	killed := filepath.Join(t.TempDir(), "killed.json")
	raw := must[[]byte](t)(os.ReadFile(file))
	raw = append(raw, `{"kind":"message","id":"1","val`...)
	if err := os.WriteFile(killed, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(killed+".files", os.DirFS(file+".files")); err != nil {
		t.Fatal(err)
	}
	if err := w.s.Close(w.ctx); err != nil {
		t.Fatal(err)
	}
	for name, path := range map[string]string{"closed": file, "killed": killed} {
		again := start(t, func(c *sandbox.Config) { c.StateFile = path })
		got, err := again.s.Member(0).Message(m.ID)
		if err != nil || got.Content != "keep" || len(got.Components) != 2 || got.X.ThreadID != th.ID {
			t.Fatalf("%s: %+v, %v", name, got, err)
		}
		if again.s.URL() != w.s.URL() && strings.HasPrefix(got.Attachments[0].URL, w.s.URL()) {
			t.Errorf("%s: the old address %s", name, got.Attachments[0].URL)
		}
		for _, address := range []string{got.Attachments[0].URL, got.Embeds[0].Image.URL} {
			if !bytes.Equal(again.get(address), picture(t)) {
				t.Errorf("%s: %s is another file", name, address)
			}
		}
		v := again.s.Member(0).View()
		if len(v.Messages[th.ID]) != 0 || len(v.Commands) != 1 || v.Members[1].DMsOpen {
			t.Errorf("%s: state %+v", name, v)
		}
		if same := must[sandbox.Message](t)(again.raw("POST", "channels/"+again.matches()+"/messages",
			`{"content":"keep","nonce":"n1","enforce_nonce":true}`)); same.ID != m.ID {
			t.Errorf("%s: the nonce is forgotten", name)
		}
		fresh := must[*discordgo.Message](t)(again.bot.ChannelMessageSend(th.ID, "new"))
		if fresh.ID <= gone.ID {
			t.Errorf("%s: id %s is not after %s", name, fresh.ID, gone.ID)
		}
	}
}

// TestDamagedState ensures that a damaged file is refused with a sentence that names it.
func TestDamagedState(t *testing.T) {
	t.Parallel()
	for name, content := range map[string]string{
		"no JSON": "nonsense\n", "unknown kind": `{"kind":"dragon","id":"1","value":{}}` + "\n",
		"wrong value": `{"kind":"message","id":"1","value":5}` + "\n",
	} {
		file := filepath.Join(t.TempDir(), "state.json")
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := sandbox.New(sandbox.Config{StateFile: file}); err == nil || !strings.Contains(err.Error(), file) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestCompaction ensures that the state file does not grow with every edit for ever.
func TestCompaction(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "state.json")
	w := start(t, func(c *sandbox.Config) { c.StateFile, c.Limits.PerSecond = file, -1 })
	m := w.send("a")
	body := `{"embeds":[{"description":"` + text(4000) + `"}]}`
	for range 400 {
		if status, r := w.call("PATCH", "/channels/"+w.matches()+"/messages/"+m.ID, body); status != 200 {
			t.Fatalf("%d %+v", status, r)
		}
	}
	info := must[os.FileInfo](t)(os.Stat(file))
	if info.Size() > 3<<20/2 {
		t.Errorf("the file has %d bytes after 400 edits of one message", info.Size())
	}
}

// TestAddress ensures that a taken port and an address for everybody are refused, and that closing twice is harmless.
func TestAddress(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	for _, addr := range []string{w.s.Addr(), "0.0.0.0:0", ":0", "example.com:80", "nonsense"} {
		s := must[*sandbox.Server](t)(sandbox.New(sandbox.Config{Addr: addr}))
		if err := s.Start(); err == nil || !strings.Contains(err.Error(), addr) {
			t.Errorf("%s: %v", addr, err)
		}
		for range 2 {
			if err := s.Close(context.Background()); err != nil {
				t.Error(err)
			}
		}
	}
}
