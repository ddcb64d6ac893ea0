package api_test

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
	"farpost/bot/sandbox"
)

// noon is what faked clocks show at first.
var noon = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// serve starts a sandbox for a test that runs beside others.
func serve(t *testing.T) *sandbox.Server {
	t.Helper()
	t.Parallel()
	s, err := sandbox.New(sandbox.Config{Token: "secret", Limits: sandbox.Limits{PerSecond: -1}})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(context.Background()); err != nil {
			t.Error(err)
		}
	})
	return s
}

// dial makes a client. What it waits for it waits for as long as that takes, unless the test says by which clock.
func dial(t *testing.T, c api.Config) *api.Client {
	t.Helper()
	if c.Patience == nil {
		c.Patience = clock.NewFake(noon)
	}
	client, err := api.Dial(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := client.Disconnect(); err != nil {
			t.Error(err)
		}
	})
	return client
}

// TestDial ensures that a configuration that cannot work is named before anything is tried.
func TestDial(t *testing.T) {
	for _, test := range []struct {
		config api.Config
		want   string
	}{
		{api.Config{}, "DISCORD_TOKEN"},
		{api.Config{Token: "x", Base: "127.0.0.1:8484"}, "DISCORD_API_URL"},
		{api.Config{Token: "x", Base: "ftp://host"}, "DISCORD_API_URL"},
		{api.Config{Token: "x", Base: "http://"}, "DISCORD_API_URL"},
	} {
		if _, err := api.Dial(test.config); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%+v: %v, want a word on %s", test.config, err, test.want)
		}
	}
}

// TestConnect ensures that a session knows who it is, that a wrong token says what to do, and that a gateway
// that does not answer ends in an error instead of hanging.
func TestConnect(t *testing.T) {
	s := serve(t)
	good := dial(t, api.Config{Token: "secret", Base: s.URL()})
	if err := good.Connect(t.Context(), 20*time.Second); err != nil {
		t.Fatal(err)
	}
	if good.BotID() != s.BotID() || good.AppID == "" {
		t.Errorf("bot %q, application %q", good.BotID(), good.AppID)
	}
	bad := dial(t, api.Config{Token: "wrong", Base: s.URL()})
	if err := bad.Connect(t.Context(), 20*time.Second); err == nil || !strings.Contains(err.Error(), "DISCORD_TOKEN") {
		t.Errorf("a wrong token: %v", err)
	}
	dead := dial(t, api.Config{Token: "secret", Base: "http://127.0.0.1:1"})
	if err := dead.Connect(t.Context(), 20*time.Second); err == nil {
		t.Error("connected to nobody")
	}
}

// TestReconnect ensures that a session that is cut comes back by itself and gets what it missed.
func TestReconnect(t *testing.T) {
	s := serve(t)
	c := dial(t, api.Config{Token: "secret", Base: s.URL()})
	met := make(chan string, 10)
	c.AddHandler(func(_ *discordgo.Session, e *discordgo.ThreadCreate) { met <- e.Name })
	if err := c.Connect(t.Context(), 20*time.Second); err != nil {
		t.Fatal(err)
	}
	for i, cut := range []func(){s.DropGateway, s.AskReconnect, s.InvalidateSession} {
		if err := s.AwaitHeartbeat(t.Context()); err != nil {
			t.Fatal(err)
		}
		cut()
		if err := s.AwaitBot(t.Context()); err != nil {
			t.Fatal(err)
		}
		name := []string{"a", "b", "c"}[i]
		_, err := api.Library(c).ThreadStart(s.ChannelID("matches"), name, discordgo.ChannelTypeGuildPublicThread, 1440)
		if err != nil {
			t.Fatal(err)
		}
		if name == "c" {
			break // a new session gets what happens after it has begun; what it missed is in READY
		}
		if got := <-met; got != name {
			t.Errorf("met %q, want %q", got, name)
		}
	}
}

// TestSend ensures that pictures carry their alt text, that a nonce makes the second send the first one, and
// that mentions reach only those named.
func TestSend(t *testing.T) {
	s := serve(t)
	c := dial(t, api.Config{Token: "secret", Base: s.URL()})
	ada, bruno := s.Member(0), s.Member(1)
	m := api.Message{Content: "<@" + ada.ID() + "> <@" + bruno.ID() + ">", Mentions: []string{ada.ID()}, Nonce: "n-1",
		Files: []api.File{{Name: "a.txt", Alt: "what it shows", Type: "text/plain", Data: []byte("x")}}}
	sent, err := c.Send(t.Context(), s.ChannelID("matches"), m)
	if err != nil {
		t.Fatal(err)
	}
	first := sent.ID
	m.Mentions = []string{bruno.ID()}
	again, err := c.Send(t.Context(), s.ChannelID("matches"), m)
	if err != nil || again.ID != first {
		t.Errorf("the same nonce made %s and %v, %v", first, again, err)
	} else if len(again.Mentions) != 1 || again.Mentions[0].ID != ada.ID() {
		t.Errorf("the message of the first attempt mentions %v", again.Mentions)
	}
	for who, want := range map[*sandbox.Member]bool{ada: true, bruno: false} {
		got, err := who.Message(first)
		if err != nil || got.X.MentionsMe != want || got.Attachments[0].Description != "what it shows" {
			t.Errorf("%+v, %v", got, err)
		}
	}
	if err := c.Edit(t.Context(), s.ChannelID("matches"), first,
		api.Message{Content: "new", KeepFiles: true}); err != nil {
		t.Fatal(err)
	}
	if got, err := ada.Message(first); err != nil || got.Content != "new" || len(got.Attachments) != 1 {
		t.Errorf("an edit that keeps files: %+v, %v", got, err)
	}
	if err := c.Edit(t.Context(), s.ChannelID("matches"), first, api.Message{Content: "newer",
		Files: []api.File{{Name: "b.txt", Alt: "other", Type: "text/plain", Data: []byte("y")}}}); err != nil {
		t.Fatal(err)
	}
	if got, err := ada.Message(first); err != nil || got.Content != "newer" || len(got.Attachments) != 1 ||
		got.Attachments[0].Filename != "b.txt" {
		t.Errorf("another file: %+v, %v", got, err)
	}
	if err := c.Strip(t.Context(), s.ChannelID("matches"), first); err != nil {
		t.Error(err)
	}
}

// TestErrors ensures that what went wrong can be told apart by what the bot does about it.
func TestErrors(t *testing.T) {
	s := serve(t)
	c := dial(t, api.Config{Token: "secret", Base: s.URL()})
	matches := s.ChannelID("matches")
	send := func(channel string) error {
		_, err := c.Send(t.Context(), channel, api.Message{Content: "x"})
		return err
	}
	fault := func(f sandbox.Fault) func() error {
		return func() error { s.Inject(f); return send(matches) }
	}
	closed := func() error {
		if err := s.Member(1).SetDMs(false); err != nil {
			return err
		}
		ch, err := c.UserChannelCreate(s.Member(1).ID())
		if err != nil {
			return err
		}
		return send(ch.ID)
	}
	for _, test := range []struct {
		name                string
		do                  func() error
		code                int
		gone, unsure, dmsNo bool
		pause               time.Duration
	}{
		{"no such channel", func() error {
			return send("123456789012345678")
		}, api.UnknownChannel, true, false, false, 0},
		{"no such message", func() error {
			return c.Edit(t.Context(), matches, "123456789012345678", api.Message{Content: "x"})
		}, api.UnknownMessage, true, false, false, 0},
		{"closed DMs", closed, api.CannotDM, false, false, true, 0},
		{"an empty message", func() error {
			_, err := c.Send(t.Context(), matches, api.Message{})
			return err
		}, api.EmptyMessage, false, false, false, 0},
		{"429", fault(sandbox.Fault{Kind: sandbox.FaultRateLimit, RetryAfter: time.Second}), 0, false, false, false,
			time.Second},
		{"503", fault(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 503}), 0, false, true, false, 0},
		{"cut before", fault(sandbox.Fault{Kind: sandbox.FaultDropBefore}), 0, false, true, false, 0},
		{"cut after", fault(sandbox.Fault{Kind: sandbox.FaultDropAfter}), 0, false, true, false, 0},
	} {
		err := test.do()
		if err == nil {
			t.Errorf("%s: no error", test.name)
			continue
		}
		if got := api.Code(err); got != test.code || api.Gone(err) != test.gone || api.Unsure(err) != test.unsure ||
			api.DMsClosed(err) != test.dmsNo || api.RetryAfter(err) != test.pause {
			t.Errorf("%s: code %d, gone %v, unsure %v, closed %v, pause %v: %v", test.name, got, api.Gone(err),
				api.Unsure(err), api.DMsClosed(err), api.RetryAfter(err), err)
		}
	}
	if api.Code(errors.New("x")) != 0 || api.Gone(nil) || api.RetryAfter(nil) != 0 {
		t.Error("an error that is not Discord's has a meaning")
	}
}

// TestObserve ensures that an observer sees every request and what was answered.
func TestObserve(t *testing.T) {
	s := serve(t)
	var n, failed atomic.Int64
	c := dial(t, api.Config{Token: "secret", Base: s.URL(),
		Observe: func(_ *http.Request, resp *http.Response, err error) {
			n.Add(1)
			if err != nil || resp.StatusCode >= 400 {
				failed.Add(1)
			}
		}})
	_, err1 := c.Channel(s.ChannelID("matches"))
	_, err2 := c.Channel("123456789012345678")
	if err1 != nil || err2 == nil || n.Load() != 2 || failed.Load() != 1 {
		t.Errorf("%d requests seen, %d failed; %v, %v", n.Load(), failed.Load(), err1, err2)
	}
}

// TestMembership ensures that only Discord's word for it makes somebody gone, and that an account which is gone is as
// good as closed direct messages.
func TestMembership(t *testing.T) {
	s := serve(t)
	c := dial(t, api.Config{Token: "secret", Base: s.URL(), PerSecond: -1})
	who := s.Member(1)
	look := func(what string, want api.Membership, gone, fails bool) {
		t.Helper()
		got, err := c.Membership(t.Context(), s.GuildID(), who.ID())
		if got != want || got.IsGone() != gone || (err != nil) != fails {
			t.Errorf("%s: %v, gone %v, %v", what, got, got.IsGone(), err)
		}
	}
	look("there", api.MemberThere, false, false)
	for _, f := range []sandbox.Fault{{Status: 403, Code: api.MissingAccess}, {Status: 404}, {Status: 404, Code: 10004},
		{Status: 503}, {Kind: sandbox.FaultRateLimit, RetryAfter: time.Nanosecond}} {
		s.Inject(f)
		look("a fault", api.MembershipUnknown, false, true)
	}
	if err := who.Leave(); err != nil {
		t.Fatal(err)
	}
	look("left", api.MemberLeft, true, false)
	if err := who.Return(); err != nil {
		t.Fatal(err)
	}
	look("back", api.MemberThere, false, false)
	if err := who.DeleteAccount(); err != nil {
		t.Fatal(err)
	}
	look("no account", api.AccountGone, true, false)
	if _, err := c.OpenDirect(t.Context(), who.ID()); !api.DMsClosed(err) {
		t.Errorf("direct messages to no account: %v", err)
	}
}
