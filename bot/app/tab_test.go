package app_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience bounds how long a browser test waits for the page to show something before it fails.
const patience = 30 * time.Second

// tab is a page in a headless browser of its own.
type tab struct {
	t   *testing.T
	ctx context.Context

	mu     sync.Mutex
	faults []string
}

// openTab opens an address on a screen of a size. Without a browser the test is skipped, or fails where
// FARPOST_REQUIRE_BROWSER is 1. Whatever the page logs as an error fails the test at its end.
func openTab(t *testing.T, address string, width, height int) *tab {
	t.Helper()
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"} {
		if p, err := exec.LookPath(name); err == nil {
			path = p
			break
		}
	}
	if path == "" {
		if os.Getenv("FARPOST_REQUIRE_BROWSER") == "1" {
			t.Fatal("no browser in PATH, though FARPOST_REQUIRE_BROWSER is 1: install chromium")
		}
		t.Skip("no browser in PATH; install chromium to run this test")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.UserDataDir(t.TempDir()),
		chromedp.NoSandbox, chromedp.DisableGPU, chromedp.NoFirstRun, chromedp.Env("TZ=UTC"),
		chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true), chromedp.Flag("lang", "en-US"))
	allocator, stopBrowser := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, closeTab := chromedp.NewContext(allocator)
	b := &tab{t: t, ctx: ctx}
	t.Cleanup(func() {
		closeTab()
		stopBrowser()
		b.mu.Lock()
		defer b.mu.Unlock()
		for _, f := range b.faults {
			t.Errorf("the page logged an error: %s", f)
		}
	})
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil { // the browser lives as long as ctx
		t.Fatalf("start %s: %v", path, err)
	}
	if err := chromedp.Listen(ctx, b.listen); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(ctx, log.Enable, cdp.Empty{}); err != nil {
		t.Fatal(err)
	}
	phone := width < 720
	screen := emulation.SetDeviceMetricsOverrideParams{Width: int64(width), Height: int64(height), DeviceScaleFactor: 1, Mobile: phone}
	if phone {
		screen.DeviceScaleFactor = 2
	}
	if _, err := chromedp.Call(ctx, emulation.SetDeviceMetricsOverride, screen); err != nil {
		t.Fatal(err)
	}
	b.run(chromedp.Navigate(address))
	return b
}

func (b *tab) listen(event any) {
	fault := ""
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		fault = e.ExceptionDetails.Text
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			fault = e.Entry.Text + " " + e.Entry.URL
		}
	}
	if fault != "" {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.faults = append(b.faults, fault)
	}
}

// run carries out actions on the page.
func (b *tab) run(actions ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		b.t.Fatalf("browser: %v", err)
	}
}

// wait waits until a script expression is true, looking again and again inside the page; what throws is not
// true yet. (chromedp.Poll makes a function of a text, which the page's content security policy forbids.)
func (b *tab) wait(script string) {
	b.t.Helper()
	look := "new Promise((done) => { const holds = () => { try { return !!(" + script + "); } catch { return false; } }; const look = () => { if (holds()) done(true); else setTimeout(look, 30); }; look(); })"
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](look, chromedp.EvalAwaitPromise)); err != nil {
		b.shot("failed-" + strings.ReplaceAll(b.t.Name(), "/", "-"))
		b.t.Fatalf("waited in vain for %s: %v; the screen says:\n%s", script, err, b.text("body"))
	}
}

// eval computes a script expression in the page.
func eval[T any](b *tab, script string) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	out, err := chromedp.Run(ctx, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("script %s: %v", script, err)
	}
	return out
}

// text is what can be read at the first match of a selector.
func (b *tab) text(selector string) string {
	b.t.Helper()
	return eval[string](b, fmt.Sprintf("document.querySelector(%q)?.innerText ?? ''", selector))
}

// shown is the script of the last visible and enabled match of a selector, which in a list of messages is
// the newest.
func shown(selector string) string {
	return fmt.Sprintf("[...document.querySelectorAll(%q)].findLast((n) => n.checkVisibility() && n.getClientRects().length > 0 && !n.disabled)", selector)
}

// see waits until something that matches the selector is on the screen.
func (b *tab) see(selector string) {
	b.t.Helper()
	b.wait(shown(selector))
}

// has tells whether something that matches the selector is on the screen.
func (b *tab) has(selector string) bool {
	b.t.Helper()
	return eval[bool](b, "!!"+shown(selector))
}

// read waits until the selector's first match contains a text.
func (b *tab) read(selector, text string) {
	b.t.Helper()
	b.wait(fmt.Sprintf("document.querySelector(%q).innerText.includes(%q)", selector, text))
}

// press clicks the newest match of the selector as a mouse or finger does.
func (b *tab) press(selector string) {
	b.t.Helper()
	// A message that arrives, or a picture that loads, may move things under the mouse, as it may for a person:
	// then the click went elsewhere, and is made again.
	for range 100 {
		b.see(selector)
		eval[bool](b, `(() => { const e = `+shown(selector)+`; e.scrollIntoView({block: 'nearest'});
			window.hit = false; e.addEventListener('click', () => { window.hit = true; }, {once: true, capture: true}); return true; })()`)
		at := eval[[]float64](b, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
			const e = `+shown(selector)+`, r = e ? e.getBoundingClientRect() : {x: 0, y: 0, width: 0, height: 0};
			const x = r.x + r.width / 2, y = r.y + r.height / 2;
			const hit = document.elementFromPoint(x, y);
			if (e && (e.contains(hit) || hit?.contains(e) && hit.closest('label'))) done([x, y]);
			else setTimeout(() => done([]), 60); })))`)
		if len(at) == 0 {
			continue
		}
		b.run(chromedp.MouseClickXY(at[0], at[1]))
		if eval[bool](b, "window.hit") {
			return
		}
	}
	b.t.Fatalf("%s cannot be pressed", selector)
}

// keys types on whatever has the keyboard.
func (b *tab) keys(text string) {
	b.t.Helper()
	b.run(chromedp.KeyEvent(text))
}

// shot saves a picture of the screen to the folder that PAGE_SHOTS names, if it is set.
func (b *tab) shot(name string) {
	b.t.Helper()
	dir := os.Getenv("PAGE_SHOTS")
	if dir == "" {
		return
	}
	png, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), png, 0o644); err != nil {
		b.t.Fatal(err)
	}
}
