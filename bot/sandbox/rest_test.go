package sandbox_test

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestReads ensures that what a bot may ask about is answered. (TestMain checks the answers against Discord's
// description.)
func TestReads(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.Intents = int(discordgo.IntentGuildMembers) })
	w.register()
	cmd := w.ada.View().Commands[0].ID
	th := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "thread", discordgo.ChannelTypeGuildPrivateThread,
		60))
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(th.ID, "a"))
	must[*discordgo.Message](t)(w.bot.ChannelMessageSendReply(th.ID, "b", m.Reference()))
	open := w.thread("open")
	dm := must[*discordgo.Channel](t)(w.bot.UserChannelCreate(w.chiara.ID()))
	guild, app, bot := "/guilds/"+w.s.GuildID(), "/applications/"+w.s.BotID(), w.s.BotID()
	for _, path := range []string{
		"/gateway", "/gateway/bot", "/users/@me", "/users/@me/guilds", "/users/" + bot, "/applications/@me",
		"/oauth2/applications/@me",
		guild, guild + "?with_counts=true", guild + "/channels", guild + "/roles", guild + "/members",
		guild + "/members/" + bot,
		guild + "/threads/active", "/channels/" + w.matches(), "/channels/" + th.ID, "/channels/" + dm.ID,
		"/channels/" + th.ID + "/messages", "/channels/" + th.ID + "/messages?around=" + m.ID + "&limit=1",
		"/channels/" + th.ID + "/messages/" + m.ID, "/channels/" + th.ID + "/thread-members",
		"/channels/" + th.ID + "/thread-members?with_member=true", "/channels/" + th.ID + "/thread-members/" + bot,
		app + "/commands", app + "/commands/" + cmd, app + guild + "/commands",
	} {
		if status, r := w.call("GET", path, ""); status != 200 {
			t.Errorf("%s: %d %+v", path, status, r)
		}
	}
	for _, c := range []struct{ method, path, body string }{
		{"POST", "/channels/" + th.ID + "/typing", ""},
		{"DELETE", "/channels/" + open.ID + "/thread-members/@me", ""},
		{"PUT", "/channels/" + open.ID + "/thread-members/@me", ""},
		{"PATCH", "/channels/" + th.ID, `{"archived":true,"auto_archive_duration":1440,"invitable":false}`},
		{"PATCH", "/channels/" + th.ID, `{"archived":false}`},
		{"DELETE", "/channels/" + dm.ID, ""},
		{"DELETE", app + "/commands/" + cmd, ""},
	} {
		if status, r := w.call(c.method, c.path, c.body); status >= 300 {
			t.Errorf("%s %s: %d %+v", c.method, c.path, status, r)
		}
	}
	if n := len(w.ada.View().Commands); n != 0 {
		t.Errorf("%d commands are left", n)
	}
}

// TestUnknown ensures Discord's codes for what there is not.
func TestUnknown(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	app := w.s.BotID()
	for _, c := range []struct {
		method, path string
		status, code int
	}{
		{"GET", "/channels/5", 404, 10003},
		{"GET", "/channels/abc", 400, 50035},
		{"GET", "/channels/" + w.matches() + "/messages/5", 404, 10008},
		{"GET", "/guilds/5", 404, 10004},
		{"GET", "/guilds/" + w.s.GuildID() + "/members/5", 404, 10007},
		{"GET", "/users/5", 404, 10013},
		{"DELETE", "/applications/" + app + "/commands/5", 404, 10063},
		{"PATCH", "/webhooks/" + app + "/nonsense/messages/@original", 404, 10015},
		{"POST", "/interactions/5/nonsense/callback", 404, 10062},
		{"GET", "/nothing", 404, 0},
		{"PUT", "/gateway", 405, 0},
	} {
		body := ""
		if c.method != "GET" && c.method != "DELETE" {
			body = `{"type":4}`
		}
		if status, r := w.call(c.method, c.path, body); status != c.status || r.Code != c.code {
			t.Errorf("%s %s: %d %d, want %d %d", c.method, c.path, status, r.Code, c.status, c.code)
		}
	}
	for _, auth := range []string{"", "secret", "Bot wrong", "Bearer secret"} {
		if status, _ := w.callAs(auth, "GET", "/users/@me", ""); status != 401 {
			t.Errorf("%q is answered %d", auth, status)
		}
	}
	if status, _ := w.call("GET", "/users/@me/", ""); status != 200 {
		t.Errorf("a slash at the end is answered %d", status)
	}
}

// refusal is an error in Discord's form.
type refusal struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Errors  json.RawMessage `json:"errors"`
}

// call makes a REST request with the bot's token and returns its status and answer.
func (w *fixture) call(method, path, body string) (int, refusal) {
	w.t.Helper()
	return w.callAs("Bot secret", method, path, body)
}

// callAs is call with an Authorization header of its own.
func (w *fixture) callAs(auth, method, path, body string) (int, refusal) {
	w.t.Helper()
	req, err := http.NewRequestWithContext(w.ctx, method, w.s.URL()+"/api/v10"+path, strings.NewReader(body))
	if err != nil {
		w.t.Fatal(err)
	}
	req.Header.Set("Authorization", auth)
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		w.t.Fatal(err)
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	var r refusal
	if resp.StatusCode >= 400 {
		if err := json.Unmarshal(raw, &r); err != nil {
			w.t.Fatalf("%s %s: %d %s", method, path, resp.StatusCode, raw)
		}
	}
	return resp.StatusCode, r
}

// fieldCode returns the first error name at a path such as embeds.0.title.
func (r refusal) fieldCode(path string) string {
	raw := r.Errors
	for _, step := range strings.Split(path, ".") {
		var m map[string]json.RawMessage
		if json.Unmarshal(raw, &m) != nil {
			return ""
		}
		raw = m[step]
	}
	var leaf struct {
		Errors []struct {
			Code string `json:"code"`
		} `json:"_errors"`
	}
	if json.Unmarshal(raw, &leaf) != nil || len(leaf.Errors) == 0 {
		return ""
	}
	return leaf.Errors[0].Code
}
