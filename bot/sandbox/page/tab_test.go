package page_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"
)

// hook is the selector of a data-testid.
func hook(id string) string { return `[data-testid="` + id + `"]` }

// in is a selector inside another.
func in(outer, inner string) string { return outer + " " + inner }

// eval runs a script expression (which may await) in the page and decodes its value.
func eval[T any](b *tab, script string) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	out, err := chromedp.Run(ctx, chromedp.Evaluate[T]("(async () => ("+script+"))()", chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("script %s: %v", script, err)
	}
	return out
}

// wait waits until a script expression is true; what throws is not true yet. (chromedp.Poll makes a function of a text,
// which the page's content security policy forbids.)
func (b *tab) wait(script string) {
	b.t.Helper()
	look := "new Promise((done) => { const holds = () => { try { return " + script + "; } catch { return false; } }; const look = () => { if (holds()) done(true); else setTimeout(look, 30); }; look(); })"
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](look, chromedp.EvalAwaitPromise)); err != nil {
		b.shot("failed-" + strings.ReplaceAll(b.t.Name(), "/", "-"))
		b.t.Fatalf("waited in vain for %s: %v", script, err)
	}
}

// see waits until something that matches the selector is on the screen.
func (b *tab) see(selector string) {
	b.t.Helper()
	b.wait(fmt.Sprintf("[...document.querySelectorAll(%q)].some((n) => n.checkVisibility() && n.getClientRects().length > 0)", selector))
}

// unsee waits until nothing that matches the selector is on the screen.
func (b *tab) unsee(selector string) {
	b.t.Helper()
	b.wait(fmt.Sprintf("![...document.querySelectorAll(%q)].some((n) => n.checkVisibility())", selector))
}

// read waits until the first match of the selector contains a text.
func (b *tab) read(selector, text string) {
	b.t.Helper()
	b.wait(fmt.Sprintf("(document.querySelector(%q)?.innerText ?? '').includes(%q)", selector, text))
}

// press clicks the first match of the selector, once it is there and can be pressed.
func (b *tab) press(selector string) {
	b.t.Helper()
	b.see(selector + ":not(:disabled)")
	b.run(chromedp.Click(chromedp.CSS(selector), chromedp.NodeVisible))
}

// labelled presses the button with a text inside a selector.
func (b *tab) labelled(outer, text string) {
	b.t.Helper()
	find := fmt.Sprintf("[...document.querySelectorAll(%q)].findLast((n) => n.innerText.trim() === %q && !n.disabled && n.checkVisibility())", outer+" button", text)
	b.wait(find)
	eval[bool](b, "("+find+".scrollIntoView({block: 'nearest'}), true)")
	point := eval[[]float64](b, "(() => { const r = "+find+".getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()")
	b.run(chromedp.MouseClickXY(point[0], point[1]))
}

// keys types on whatever has the keyboard.
func (b *tab) keys(text string) {
	b.t.Helper()
	b.run(chromedp.KeyEvent(text))
}

// focused is a short description of the element that has the keyboard.
func (b *tab) focused() string {
	b.t.Helper()
	return eval[string](b, "document.activeElement?.dataset.testid ?? document.activeElement?.tagName ?? ''")
}
