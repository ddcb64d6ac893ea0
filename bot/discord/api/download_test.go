package api_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"farpost/bot/discord/api"
)

// TestDownload ensures that files are fetched from Discord's hosts and the configured server only, without
// following it elsewhere, within the size asked for, and without showing the token.
func TestDownload(t *testing.T) {
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		t.Error("another server was asked")
	}))
	defer elsewhere.Close()
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "" {
			t.Error("the token was shown")
		}
		switch r.URL.Path {
		case "/away":
			http.Redirect(rw, r, elsewhere.URL, http.StatusFound)
		case "/gone":
			http.NotFound(rw, r)
		default:
			_, _ = io.WriteString(rw, "3 Moth\n")
		}
	}))
	defer server.Close()
	c, err := api.Dial(api.Config{Token: "secret", Base: server.URL})
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	for _, address := range []string{server.URL + "/a.txt",
		strings.Replace(server.URL, "127.0.0.1", "localhost", 1) + "/a.txt"} {
		if raw, err := c.Download(ctx, address, 7); err != nil || string(raw) != "3 Moth\n" {
			t.Errorf("%s: %q, %v", address, raw, err)
		}
	}
	if _, err := c.Download(ctx, server.URL+"/a.txt", 6); !errors.Is(err, api.ErrTooLarge) {
		t.Errorf("a byte more than asked for: %v", err)
	}
	for _, address := range []string{server.URL + "/away", server.URL + "/gone", elsewhere.URL, "file:///etc/passwd",
		"http://cdn.discordapp.com/a.txt",
		"https://cdn.discordapp.com.example.com/a.txt", "https://me:you@cdn.discordapp.com/a.txt",
		"https://cdn.discordapp.com:444/a.txt", "::", ""} {
		if raw, err := c.Download(ctx, address, 7); err == nil {
			t.Errorf("%s gives %q", address, raw)
		}
	}
	stopped, cancel := context.WithCancel(ctx)
	cancel()
	_, err = c.Download(stopped, "https://cdn.discordapp.com/attachments/1/2/a.txt", 7)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("Discord's own host is not asked: %v", err)
	}
}
