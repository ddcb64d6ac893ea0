package reply_test

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestTurnedPage ensures that a picture which is drawn when its message shows another page already is left out: the
// page stays as it is.
func TestTurnedPage(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Begun()
	drawn := holdDrawing(w, "the hand")
	hand := ada.Open("hand")
	page := ada.Press(hand, "move")
	drawn()
	w.Deaf() // waits until the answers are complete
	if got := ada.Message(hand.ID); got.String() != page.String() || len(got.Embeds) > 0 {
		t.Errorf("the page was %s, and when the hand was drawn %s", page, got)
	}
	w.Quiet()
}

// TestTurnedSheet ensures that the picture of a page of cards does not bring that page back when somebody has turned to
// the next one, which gets its own picture.
func TestTurnedSheet(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.RestartLong()
	drawn := holdDrawing(w, "page 1 of 3")
	first := ada.Command("cards")
	second := ada.Press(first, "sheet:tally/1")
	ada.SheetText(second)
	drawn()
	w.Deaf()
	if got := ada.Message(first.ID); !strings.Contains(got.Embeds[0].Title, "page 2 of 3") ||
		got.Embeds[0].Image == nil || !strings.Contains(got.Embeds[0].Image.Description, "page 2 of 3") {
		t.Errorf("the second page became %s", got)
	}
	w.Quiet()
}

// TestReplacedPage ensures that the picture of a question is left out when its answer stands there to be confirmed
// already, and comes where the page has only gone on by steps.
func TestReplacedPage(t *testing.T) {
	for step, want := range map[string]int{"verb:parry": 1, "pass": 0} {
		t.Run(step, func(t *testing.T) {
			w := discordtest.New(t)
			bruno := w.Bruno
			w.Begun()
			w.Plays("Spark")
			drawn := holdDrawing(w, "the prompt")
			m := bruno.Press(bruno.Open("move"), step)
			drawn()
			w.Deaf()
			if got := bruno.Message(m.ID); len(got.Attachments) != want || got.Content != m.Content {
				t.Errorf("%d pictures, want %d, on %s, before %s", len(got.Attachments), want, got, m)
			}
			w.Quiet()
		})
	}
}

// holdDrawing keeps pictures whose alt text begins or goes on like this from being drawn until the returned function is
// called.
func holdDrawing(w *discordtest.World, alt string) (release func()) {
	held := make(chan struct{})
	hold := func(of string) {
		if strings.Contains(of, alt) {
			<-held
		}
	}
	w.Painter.AtDraw.Store(&hold)
	return sync.OnceFunc(func() { close(held) })
}

// TestCrossingEdits ensures that a page stays that somebody turned to while the picture of the page before was on its
// way, even if Discord carries the picture's edit out after the page's.
func TestCrossingEdits(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Begun()
	w.Stop()
	proxy, under, release := holdEdit(w)
	w.Base = proxy.URL
	w.Start()
	hand := ada.Open("hand")
	<-under
	page := ada.Press(hand, "move")
	release()
	w.Deaf()
	if got := ada.Message(hand.ID); got.String() != page.String() || len(got.Embeds)+len(got.Attachments) > 0 {
		t.Errorf("the page was %s, and when the hand's edit had come %s", page, got)
	}
	w.Quiet()
}

// holdEdit makes a way to the sandbox on which the first edit of an answer waits until release is called; under is
// closed when it has come.
func holdEdit(w *discordtest.World) (proxy *httptest.Server, under chan struct{}, release func()) {
	w.Helper()
	to, err := url.Parse(w.Server.URL())
	w.OK(err)
	on := httputil.NewSingleHostReverseProxy(to)
	under, held := make(chan struct{}), make(chan struct{})
	var first sync.Once
	proxy = httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/@original") {
			first.Do(func() { close(under); <-held })
		}
		on.ServeHTTP(rw, r)
	}))
	release = sync.OnceFunc(func() { close(held) })
	w.Cleanup(func() { release(); w.Stop(); proxy.Close() })
	return proxy, under, release
}
