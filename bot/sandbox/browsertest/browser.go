package browsertest

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// browser is the one browser process of the test run; tests get tabs of it.
var browser struct {
	once sync.Once
	ctx  context.Context
	err  error
	stop func()
}

// Main runs a package's tests, ends the browser and exits.
func Main(m *testing.M) {
	code := m.Run()
	if browser.stop != nil {
		browser.stop()
	}
	os.Exit(code)
}

// find returns the path of a Chromium-like browser.
func find() (string, error) {
	names := []string{
		"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "headless-shell",
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no browser found: install chromium (looked for %s in PATH)", strings.Join(names, ", "))
}

// startIn is how long a browser may take to start, which nothing else tells of. go test ends whoever waits longer.
const startIn = time.Hour

func start() (context.Context, func(), error) {
	path, err := find()
	if err != nil {
		return nil, nil, err
	}
	dir, err := os.MkdirTemp("", "browsertest-")
	if err != nil {
		return nil, nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(dir),
		chromedp.WSURLReadTimeout(startIn), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.NoFirstRun,
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
