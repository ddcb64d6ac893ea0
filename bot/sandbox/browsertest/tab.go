package browsertest

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Tab is one page in the browser, in a profile of its own.
type Tab struct {
	T   *testing.T
	Ctx context.Context // of chromedp, for as long as the tab is open

	mu     sync.Mutex
	faults []string
}

// Open opens an address on a screen of the given size; one narrower than 720 is a phone's. The tab is closed at the
// test's end.
func Open(t *testing.T, address string, width, height int) *Tab {
	t.Helper()
	browser.once.Do(func() { browser.ctx, browser.stop, browser.err = start() })
	if browser.err != nil {
		if os.Getenv("FARPOST_REQUIRE_BROWSER") == "1" {
			t.Fatal(browser.err)
		}
		t.Skip(browser.err)
	}
	ctx, cancel := chromedp.NewContext(browser.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	b := &Tab{T: t, Ctx: ctx}
	if err := chromedp.Listen(ctx, b.listen); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.checkFaults)
	if _, err := chromedp.Call(ctx, log.Enable, cdp.Empty{}); err != nil {
		t.Fatal(err)
	}
	screen := emulation.SetDeviceMetricsOverrideParams{Width: int64(width), Height: int64(height), DeviceScaleFactor: 1}
	if width < 720 {
		screen.Mobile, screen.DeviceScaleFactor = true, 2
	}
	if _, err := chromedp.Call(ctx, emulation.SetDeviceMetricsOverride, screen); err != nil {
		t.Fatal(err)
	}
	b.Run(chromedp.Navigate(address))
	return b
}

func (b *Tab) listen(event any) {
	fault := ""
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		fault = e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			fault += " " + e.ExceptionDetails.Exception.Description
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			fault = e.Entry.Text + " " + e.Entry.URL
		}
	case *page.EventJavascriptDialogOpening:
		fault = "a dialog of the browser's own opened: " + e.Message
	}
	if fault != "" {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.faults = append(b.faults, fault)
	}
}

// Forgive drops logged faults that contain a text: those that a test provokes.
func (b *Tab) Forgive(text string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.faults = slices.DeleteFunc(b.faults, func(f string) bool { return strings.Contains(f, text) })
}

func (b *Tab) checkFaults() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, f := range b.faults {
		b.T.Errorf("the page logged an error: %s", f)
	}
}

// Run carries out actions on the page, however long they take.
func (b *Tab) Run(actions ...chromedp.Action[chromedp.Void]) {
	b.T.Helper()
	if err := chromedp.Do(b.Ctx, actions...); err != nil {
		b.T.Fatalf("browser: %v", err)
	}
}

// Eval runs a script expression (which may await) in the page and decodes its value.
func Eval[V any](b *Tab, script string) V {
	b.T.Helper()
	out, err := chromedp.Run(b.Ctx, chromedp.Evaluate[V]("(async () => ("+script+"))()", chromedp.EvalAwaitPromise))
	if err != nil {
		b.T.Fatalf("script %s: %v", script, err)
	}
	return out
}

// Wait waits until a script expression is true, looking again and again inside the page; what throws is not true yet.
// It waits as long as go test lets the test run, so a slow machine makes nothing red.
// (chromedp.Poll makes a function of a text, which the page's content security policy forbids.)
func (b *Tab) Wait(script string) {
	b.T.Helper()
	look := `new Promise((done) => {
		const holds = () => { try { return !!(` + script + `); } catch { return false; } };
		const look = () => { if (holds()) done(true); else setTimeout(look, 30); };
		look();
	})`
	if _, err := chromedp.Run(b.Ctx, chromedp.Evaluate[bool](look, chromedp.EvalAwaitPromise)); err != nil {
		b.T.Fatalf("wait for %s: %v", script, err)
	}
}

// Press clicks the element that a script expression gives, as a mouse or finger does, once there is one. A message that
// arrives, or a picture that loads, may move things under the mouse, as it may for a person: then the click went
// elsewhere, and is made again.
func (b *Tab) Press(find string) {
	b.T.Helper()
	for {
		b.Wait(find)
		Eval[bool](b, `(() => { const e = `+find+`; if (!e) return false; e.scrollIntoView({block: 'nearest'});
			window.hit = false;
			document.addEventListener('click', (click) => { // asked anew: the page may have drawn the element again meanwhile
				const e = `+find+`, at = click.target;
				window.hit = !!e && (e.contains(at) || !!at.closest('label')?.contains(e)); }, {once: true, capture: true});
			return true; })()`)
		at := Eval[[]float64](b, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
			const e = `+find+`, r = e ? e.getBoundingClientRect() : {x: 0, y: 0, width: 0, height: 0};
			const x = r.x + r.width / 2, y = r.y + r.height / 2;
			const hit = document.elementFromPoint(x, y);
			if (e && (e.contains(hit) || hit?.contains(e) && hit.closest('label'))) done([x, y]);
			else setTimeout(() => done([]), 60); })))`)
		if len(at) == 0 {
			continue
		}
		b.Run(chromedp.MouseClickXY(at[0], at[1]))
		if Eval[bool](b, "window.hit") {
			return
		}
	}
}

// Keys types on whatever has the keyboard.
func (b *Tab) Keys(text string) {
	b.T.Helper()
	b.Run(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for _, key := range text {
			for _, stroke := range strokes(key) {
				if _, err := cdp.Call(ctx, t, input.DispatchKeyEvent, *stroke); err != nil {
					return err
				}
			}
		}
		return nil
	}))
}

// strokes are the events of a key as a keyboard makes them: what it types comes with its going down, so a page that
// deals with the one prevents the other. chromedp.KeyEvent sends them apart: Enter, with which a page closes a menu,
// then also presses the button that has the keyboard next.
func strokes(key rune) []*input.DispatchKeyEventParams {
	var out []*input.DispatchKeyEventParams
	for _, e := range kb.Encode(key) {
		if n := len(out); e.Type == kb.KeyChar && n > 0 {
			out[n-1].Text, out[n-1].UnmodifiedText = e.Text, e.UnmodifiedText
			continue
		}
		out = append(out, e)
	}
	return out
}

// Shot saves a picture of the screen to the folder that PAGE_SHOTS names, if it is set.
func (b *Tab) Shot(name string) {
	b.T.Helper()
	dir := os.Getenv("PAGE_SHOTS")
	if dir == "" {
		return
	}
	png, err := chromedp.Run(b.Ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.T.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), png, 0o644); err != nil {
		b.T.Fatal(err)
	}
}
