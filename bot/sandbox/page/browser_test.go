package page_test

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
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience bounds how long a test waits for the page to show something before it fails.
const patience = 30 * time.Second

// browser is the one browser process of the test run; tests get tabs of it.
var browser struct {
	once sync.Once
	ctx  context.Context
	err  error
	stop func()
}

func TestMain(m *testing.M) {
	code := m.Run()
	if browser.stop != nil {
		browser.stop()
	}
	os.Exit(code)
}

// findBrowser returns the path of a Chromium-like browser.
func findBrowser() (string, error) {
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "headless-shell"}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no browser found: looked for %s in PATH", strings.Join(names, ", "))
}

func startBrowser() (context.Context, func(), error) {
	path, err := findBrowser()
	if err != nil {
		return nil, nil, err
	}
	dir, err := os.MkdirTemp("", "page-test-browser-")
	if err != nil {
		return nil, nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(dir),
		chromedp.NoSandbox, chromedp.DisableGPU, chromedp.NoFirstRun,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("lang", "en-US"), chromedp.Env("TZ=UTC"))
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stopContext := chromedp.NewContext(allocator)
	stop := func() {
		stopContext()
		stopAllocator()
		os.RemoveAll(dir)
	}
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		stop()
		return nil, nil, fmt.Errorf("start %s: %w", path, err)
	}
	return ctx, stop, nil
}

// tab is one page in the browser, in a profile of its own.
type tab struct {
	t   *testing.T
	ctx context.Context

	mu     sync.Mutex
	faults []string
}

// openTab opens an address on a screen of the given size. The test is skipped without a
// browser, unless FARPOST_REQUIRE_BROWSER is 1. A script error, or anything else that the
// page logs as an error, fails the test at its end.
func openTab(t *testing.T, address string, width, height int) *tab {
	t.Helper()
	browser.once.Do(func() { browser.ctx, browser.stop, browser.err = startBrowser() })
	if browser.err != nil {
		if os.Getenv("FARPOST_REQUIRE_BROWSER") == "1" {
			t.Fatal(browser.err)
		}
		t.Skip(browser.err)
	}
	ctx, cancel := chromedp.NewContext(browser.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	b := &tab{t: t, ctx: ctx}
	if err := chromedp.Listen(ctx, b.listen); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.checkFaults)
	phone := width < 720
	scale := 1.0
	if phone {
		scale = 2
	}
	if _, err := chromedp.Call(ctx, log.Enable, cdp.Empty{}); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(ctx, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(width), Height: int64(height), DeviceScaleFactor: scale, Mobile: phone}); err != nil {
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
		b.faults = append(b.faults, fault)
		b.mu.Unlock()
	}
}

// forgive drops logged faults that contain a text: those that a test provokes.
func (b *tab) forgive(text string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	kept := b.faults[:0]
	for _, f := range b.faults {
		if !strings.Contains(f, text) {
			kept = append(kept, f)
		}
	}
	b.faults = kept
}

func (b *tab) checkFaults() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, f := range b.faults {
		b.t.Errorf("the page logged an error: %s", f)
	}
}

// run runs actions on the page; each may take as long as a test's patience.
func (b *tab) run(actions ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		b.t.Fatalf("browser: %v", err)
	}
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
