package page_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"farpost/bot/sandbox/browsertest"
	"farpost/engine/thorough"
)

func TestMain(m *testing.M) { browsertest.Main(m) }

// tab is a page in the browser, as these tests use it: they find things by selectors.
type tab struct {
	*browsertest.Tab
	t   *testing.T
	ctx context.Context
}

// brief are the tests that -short does not leave out: a command, a press, a form and a message.
var brief = []string{"TestCommand", "TestButton", "TestModal", "TestPlainMessage"}

// openTab opens an address on a screen of a size.
func openTab(t *testing.T, address string, width, height int) *tab {
	t.Helper()
	if !slices.Contains(brief, t.Name()) {
		thorough.Only(t, "it opens a page in a browser")
	}
	b := browsertest.Open(t, address, width, height)
	return &tab{b, t, b.Ctx}
}

// hook is the selector of a data-testid.
func hook(id string) string { return `[data-testid="` + id + `"]` }

// in is a selector inside another.
func in(outer, inner string) string { return outer + " " + inner }

// eval computes a script expression (which may await) in the page.
func eval[T any](b *tab, script string) T {
	b.t.Helper()
	return browsertest.Eval[T](b.Tab, script)
}

// see waits until something that matches the selector is on the screen.
func (b *tab) see(selector string) {
	b.t.Helper()
	b.Wait(fmt.Sprintf("[...document.querySelectorAll(%q)].some((n) => n.checkVisibility() && n.getClientRects().length > 0)", selector))
}

// unsee waits until nothing that matches the selector is on the screen.
func (b *tab) unsee(selector string) {
	b.t.Helper()
	b.Wait(fmt.Sprintf("![...document.querySelectorAll(%q)].some((n) => n.checkVisibility())", selector))
}

// read waits until the first match of the selector contains a text.
func (b *tab) read(selector, text string) {
	b.t.Helper()
	b.Wait(fmt.Sprintf("(document.querySelector(%q)?.innerText ?? '').includes(%q)", selector, text))
}

// press clicks the first match of the selector that can be seen and pressed.
func (b *tab) press(selector string) {
	b.t.Helper()
	b.Press(fmt.Sprintf("[...document.querySelectorAll(%q)].find((n) => n.checkVisibility() && n.getClientRects().length > 0 && !n.disabled)", selector))
}

// labelled presses the newest button with a text inside a selector.
func (b *tab) labelled(outer, text string) {
	b.t.Helper()
	b.Press(fmt.Sprintf("[...document.querySelectorAll(%q)].findLast((n) => n.innerText.trim() === %q && !n.disabled && n.checkVisibility())", outer+" button", text))
}

// focused is a short description of the element that has the keyboard.
func (b *tab) focused() string {
	b.t.Helper()
	return eval[string](b, "document.activeElement?.dataset.testid ?? document.activeElement?.tagName ?? ''")
}
