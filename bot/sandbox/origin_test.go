package sandbox_test

import (
	"net/url"
	"testing"

	"github.com/gorilla/websocket"
)

// TestForeign ensures that pages of other sites and foreign host names are refused.
func TestForeign(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	u, err := url.Parse(w.s.URL())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		host, origin, path string
		status             int
	}{
		{u.Host, "", "/_sandbox/state", 200},
		{"localhost:" + u.Port(), "", "/", 200},
		{u.Host, "http://" + u.Host, "/_sandbox/state", 200},
		{"evil.example", "", "/_sandbox/state", 403},
		{"evil.example:" + u.Port(), "", "/", 403},
		{u.Host, "https://evil.example", "/_sandbox/state", 403},
		{u.Host, "null", "/_sandbox/state", 403},
		{"evil.example", "http://evil.example", "/_sandbox/state", 403},
		{u.Host, "https://evil.example", "/api/v10/gateway", 403},
		{"discord.com", "", "/api/v10/gateway", 200},
	} {
		if got := w.status("GET", c.path, "", "",
			map[string]string{"Host": c.host, "Origin": c.origin}); got != c.status {
			t.Errorf("%+v: %d", c, got)
		}
	}
	if _, _, err := websocket.DefaultDialer.Dial("ws://"+u.Host+"/_sandbox/live",
		map[string][]string{"Origin": {"https://evil.example"}}); err == nil {
		t.Error("another site opens the live view")
	}
}
