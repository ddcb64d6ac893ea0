package api_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
)

// What opens something, in the forms that Discord gives it.
const (
	botToken         = "MTAwMDAwMDAwMDAwMDAwMDAwMA.Gabcde.a-bot-token_that-nobody-may-ever-read"
	interactionToken = "aW50ZXJhY3Rpb246MTAwMDAwMDAwMDAwMDAwMDAwMQ-_x.y"
	plainToken       = "opaque_TOKEN-of.another.form"
	signature        = "5e1f00d5e1f00d5e1f00d5e1f00d"
	signed           = "/attachments/1/2/list.txt?ex=" + signature + "&is=" + signature + "&hm=" + signature + "&"
)

// secretsIn lists what opens something in an error, and in every error that it wraps.
func secretsIn(err error) []string {
	var found []string
	for ; err != nil; err = errors.Unwrap(err) {
		for _, form := range []string{err.Error(), fmt.Sprintf("%+v", err)} {
			for _, secret := range []string{botToken, interactionToken, plainToken, signature} {
				if strings.Contains(form, secret) {
					found = append(found, fmt.Sprintf("%s in %s", secret, form))
				}
			}
		}
	}
	return found
}

// breaks are servers by which a request fails in each way that it can. They tell back what they were asked.
var breaks = map[string]http.HandlerFunc{
	"cut before an answer": func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
	"cut in the answer": func(rw http.ResponseWriter, _ *http.Request) {
		rw.Header().Set("Content-Length", "1000")
		_, _ = io.WriteString(rw, `{"id":`)
		panic(http.ErrAbortHandler)
	},
	"no answer in time": func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
	"no JSON":           func(rw http.ResponseWriter, r *http.Request) { _, _ = io.WriteString(rw, "<p>"+asked(r)) },
	"led in a circle": func(rw http.ResponseWriter, r *http.Request) {
		http.Redirect(rw, r, r.URL.String(), http.StatusTemporaryRedirect)
	},
	"led nowhere": func(rw http.ResponseWriter, r *http.Request) {
		rw.Header().Set("Location", "http://[::"+r.URL.Path)
		rw.WriteHeader(http.StatusFound)
	},
	"400":            status(400, `{"code":50035,"message":"Invalid Form Body","errors":{"content":{"_errors":["%s"]}}}`),
	"401":            status(401, `{"code":0,"message":"401: Unauthorized %s"}`),
	"404":            status(404, `{"code":10015,"message":"Unknown Webhook","token":"%s"}`),
	"429":            status(429, `{"message":"%s","retry_after":0.1,"global":false}`),
	"429 of a proxy": status(429, `<html>error 1015 %s</html>`),
	"500":            status(500, `{"message":"%s"}`),
	"502":            status(502, `<html>%s</html>`),
	"503":            status(503, `%s`),
}

// asked is all that a request has.
func asked(r *http.Request) string {
	return r.Method + " " + r.URL.String() + " " + r.Header.Get("Authorization")
}

func status(code int, body string) http.HandlerFunc {
	return func(rw http.ResponseWriter, r *http.Request) {
		rw.WriteHeader(code)
		_, _ = fmt.Fprintf(rw, body, asked(r))
	}
}

// TestErrorsOpenNothing ensures that no request that fails, in whatever way, has an error with something by which a
// reader of the log could act: the token of an interaction or of the bot, or a signed address.
func TestErrorsOpenNothing(t *testing.T) {
	t.Parallel()
	for name, handler := range breaks {
		server := httptest.NewServer(handler)
		t.Cleanup(server.Close)
		failsSilently(t, name, server.URL, name == "no answer in time")
	}
	secure := httptest.NewUnstartedServer(http.NotFoundHandler())
	secure.Config.ErrorLog = log.New(io.Discard, "", 0) // it complains of each refused certificate
	secure.StartTLS()
	t.Cleanup(secure.Close)
	failsSilently(t, "an unknown certificate", secure.URL, false)
	failsSilently(t, "no TLS where there should be", "http"+strings.TrimPrefix(secure.URL, "https"), false)
	failsSilently(t, "nobody listens", "http://127.0.0.1:1", false)
	failsSilently(t, "no such host", "http://nobody.invalid", false)
}

// failsSilently makes every kind of request to a server, and looks at its error.
func failsSilently(t *testing.T, name, base string, hangs bool) {
	t.Helper()
	c := dial(t, api.Config{Token: botToken, Base: base, PerSecond: -1})
	file := api.File{Name: "a.txt", Alt: "a", Type: "text/plain", Data: []byte("a")}
	for _, token := range []string{interactionToken, plainToken} {
		i := &discordgo.Interaction{ID: "1", AppID: "2", Token: token}
		answer := &discordgo.InteractionResponse{Type: discordgo.InteractionResponsePong}
		for what, do := range map[string]func(context.Context) error{
			"answer": func(ctx context.Context) error { return c.Respond(ctx, i, answer) },
			"edit": func(ctx context.Context) error {
				return c.EditReply(ctx, i, api.FirstAnswer, api.Message{Content: "a"})
			},
			"attach":   func(ctx context.Context) error { return c.AttachReply(ctx, i, api.FirstAnswer, file) },
			"download": func(ctx context.Context) error { return fetched(c.Download(ctx, base+signed, 1)) },
			"send":     func(ctx context.Context) error { return sent(c.Send(ctx, "1", api.Message{Content: "a"})) },
			"channel":  func(ctx context.Context) error { return loaded(c.Channel("1", discordgo.WithContext(ctx))) },
		} {
			ctx, cancel := context.WithCancel(api.WithoutWaiting(t.Context()))
			if hangs { // the request does not get further than to its context
				cancel()
			}
			err := do(ctx)
			cancel()
			if err == nil && what != "answer" {
				t.Errorf("%s, %s: no error", name, what)
			}
			for _, found := range secretsIn(err) {
				t.Errorf("%s, %s: %s", name, what, found)
			}
		}
	}
	if hangs {
		return
	}
	err := c.Connect(t.Context(), 0)
	for _, found := range secretsIn(err) {
		t.Errorf("%s, connect: %s", name, found)
	}
}

func fetched(_ []byte, err error) error            { return err }
func sent(_ *discordgo.Message, err error) error   { return err }
func loaded(_ *discordgo.Channel, err error) error { return err }

// TestErrorsStayClear ensures that an error without secrets still says which request it was and what Discord had
// against it, and that code, status and pause can be read from it.
func TestErrorsStayClear(t *testing.T) {
	t.Parallel()
	i := &discordgo.Interaction{ID: "7", AppID: "2", Token: interactionToken}
	for name, want := range map[string]struct {
		code, status int
		text         string
	}{
		"400":                  {50035, 400, "PATCH /webhooks/2/[hidden]/messages/@original: HTTP 400 Bad Request, "},
		"404":                  {10015, 404, `"Unknown Webhook"`},
		"429":                  {0, 429, "PATCH /webhooks/2/[hidden]/messages/@original: Discord wants no such request for 100ms"},
		"500":                  {0, 500, "HTTP 500 Internal Server Error"},
		"503":                  {0, 503, "no answer of Discord's"},
		"cut before an answer": {0, 0, "PATCH /webhooks/2/[hidden]/messages/@original: EOF"},
	} {
		server := httptest.NewServer(breaks[name])
		t.Cleanup(server.Close)
		c := dial(t, api.Config{Token: botToken, Base: server.URL, PerSecond: -1})
		err := c.EditReply(api.WithoutWaiting(t.Context()), i, api.FirstAnswer, api.Message{Content: "a"})
		if err == nil || !strings.Contains(err.Error(), want.text) ||
			!strings.Contains(err.Error(), "edit the answer to interaction 7") {
			t.Errorf("%s: %v, want %q", name, err, want.text)
		}
		unsure := want.status == 0 || want.status >= 500
		if api.Code(err) != want.code || api.Status(err) != want.status || api.Unsure(err) != unsure ||
			(api.RetryAfter(err) > 0) != (want.status == 429) {
			t.Errorf("%s: code %d, status %d, pause %v", name, api.Code(err), api.Status(err), api.RetryAfter(err))
		}
	}
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	server := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(server.Close)
	c := dial(t, api.Config{Token: botToken, Base: server.URL})
	if _, err := c.Send(stopped, "1", api.Message{}); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
}

// TestRedact ensures that a text loses what looks as if it opened something, and nothing else.
func TestRedact(t *testing.T) {
	t.Parallel()
	const host = "https://discord.com/api/v9"
	for _, test := range []struct{ text, want string }{
		{"", ""},
		{"POST " + host + "/interactions/1/abc.d-e/callback: EOF",
			"POST " + host + "/interactions/1/[hidden]/callback: EOF"},
		{`"` + host + `/webhooks/1/abc/messages/@original?x=1"`,
			`"` + host + `/webhooks/1/[hidden]/messages/@original?x=1"`},
		{"got " + interactionToken + ", not more", "got [hidden], not more"},
		{"Authorization: Bot " + botToken, "Authorization: Bot [hidden]"},
		{`{"session_id":"0123abc","seq":4}`, `{"session_id":"[hidden]","seq":4}`},
		{`Ready{SessionID:"0123abc", Version:9}`, `Ready{SessionID:"[hidden]", Version:9}`},
		{`{\"token\":\"abc\"}`, `{\"token\":\"[hidden]\"}`},
		{"GET https://cdn.discordapp.com" + signed,
			"GET https://cdn.discordapp.com/attachments/1/2/list.txt?ex=[hidden]&is=[hidden]&hm=[hidden]&"},
		{text: "Discord does not accept the token: copy it again into DISCORD_TOKEN"},
		{text: "send to channel 1000000000000000012: HTTP 403 Forbidden"},
		{text: "webhooks and interactions are fine"},
	} {
		text, want := test.text, test.want
		if want == "" {
			want = text
		}
		if got := api.Redact(text); got != want {
			t.Errorf("%q\nbecomes %q\nwant    %q", text, got, want)
		}
	}
}

// TestLibraryLines ensures that what discordgo itself has to say about a gateway that is gone arrives where it is sent,
// and opens nothing.
func TestLibraryLines(t *testing.T) {
	lines := make(chan error, 100)
	api.LogTo(func(err error) {
		select {
		case lines <- err:
		default:
		}
	})
	s := serve(t)
	c := dial(t, api.Config{Token: "secret", Base: s.URL()})
	if err := c.Connect(t.Context(), 0); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	var err error
	for err = range lines { // other tests' lines come here, too
		if strings.Contains(err.Error(), "discordgo: error reconnecting to gateway") {
			break
		}
	}
	i := discordgo.Interaction{Token: plainToken}
	discordgo.Logger(discordgo.LogError, 0, "event %#v of %s: %s", &i, []byte(plainToken),
		fmt.Errorf("post /interactions/1/%s/callback", plainToken))
	discordgo.Logger(discordgo.LogInformational, 0, "First Packet:\n%#v\n", &i)
	for err = range lines {
		if strings.Contains(err.Error(), "callback") {
			break
		}
	}
	if found := secretsIn(err); len(found) > 0 {
		t.Error(found)
	}
	for len(lines) > 0 {
		if err := <-lines; strings.Contains(err.Error(), "First Packet") {
			t.Errorf("activity is logged: %v", err)
		}
	}
}
