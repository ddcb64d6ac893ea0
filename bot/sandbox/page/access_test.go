package page_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// idsUsedTwice is a script that returns the ids which more than one element has.
const idsUsedTwice = `(() => {
	const ids = [...document.querySelectorAll("[id]")].map((n) => n.id);
	return ids.filter((id, i) => ids.indexOf(id) !== i);
})()`

// named are the roles that need a name to be of use to somebody who does not see the page.
var named = map[string]bool{
	"button": true, "link": true, "textbox": true, "combobox": true, "switch": true, "radio": true, "tab": true,
	"image": true, "dialog": true, "listbox": true, "option": true, "region": true, "navigation": true,
	"radiogroup": true,
}

// checkNames fails for every control, picture and landmark without a name.
func (b *tab) checkNames(where string) {
	b.t.Helper()
	if _, err := chromedp.Call(b.ctx, accessibility.Enable, cdp.Empty{}); err != nil {
		b.t.Fatal(err)
	}
	tree, err := chromedp.Call(b.ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		b.t.Fatal(err)
	}
	seen := 0
	for _, node := range tree.Nodes {
		if node.Ignored || node.Role == nil {
			continue
		}
		role := unquote(node.Role)
		if !named[role] {
			continue
		}
		seen++
		if name := unquote(node.Name); name == "" {
			b.t.Errorf("%s: a %s has no name (node %d)", where, role, node.BackendDOMNodeID)
		}
	}
	if seen < 10 {
		b.t.Errorf("%s: only %d named things were found", where, seen)
	}
}

// unquote returns the text of a value of the accessibility tree.
func unquote(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var s string
	if _, err := fmt.Sscanf(string(v.Value), "%q", &s); err != nil {
		return ""
	}
	return s
}

// contrasts is a script that lists texts whose contrast to what is behind them is below 4.5, apart from controls that
// are off.
const contrasts = `(() => {
	const rgba = (c) => { const m = c.match(/[\d.]+/g).map(Number); return c.startsWith("color(srgb") ? [m[0] * 255, m[1] * 255, m[2] * 255, m[3] ?? 1] : [m[0], m[1], m[2], m[3] ?? 1]; };
	const over = (a, b) => a.slice(0, 3).map((v, i) => v * a[3] + b[i] * (1 - a[3])).concat(1);
	const lum = (c) => { const f = c.slice(0, 3).map((v) => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * f[0] + .7152 * f[1] + .0722 * f[2]; };
	const behind = (n) => { const all = []; for (; n; n = n.parentElement) all.push(rgba(getComputedStyle(n).backgroundColor)); return all.reduceRight((under, c) => over(c, under), [17, 20, 27, 1]); };
	const bad = [];
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let t = walk.nextNode(); t; t = walk.nextNode()) {
		const n = t.parentElement;
		if (t.data.trim() === "" || !n.checkVisibility({ visibilityProperty: true }) || n.closest(":disabled, .sr-only, noscript, .avatar, .spoiler, .skip")) continue;
		const back = behind(n), front = over(rgba(getComputedStyle(n).color), back);
		const [hi, lo] = [lum(front), lum(back)].sort((a, b) => b - a);
		const ratio = (hi + .05) / (lo + .05);
		if (ratio < 4.5) bad.push(ratio.toFixed(2) + " " + t.data.trim().slice(0, 40) + " in " + n.className);
	}
	return bad;
})()`

func (b *tab) checkContrast(where string) {
	b.t.Helper()
	for _, bad := range eval[[]string](b, contrasts) {
		b.t.Errorf("%s: contrast %s", where, bad)
	}
}

// TestAccess ensures that everything has a name, that ids are unique, and that all text can be told from what is behind
// it, in every view of the page.
func TestAccess(t *testing.T) {
	for _, size := range []struct {
		name          string
		width, height int
	}{{"wide", 1440, 900}, {"phone", 390, 844}} {
		t.Run(size.name, func(t *testing.T) {
			b := openTab(t, newStandIn(t, gallery()).URL, size.width, size.height)
			pane := hook("pane-1")
			check := func(where string) {
				t.Helper()
				b.checkNames(where)
				b.checkContrast(where)
				if twice := eval[[]string](b, idsUsedTwice); len(twice) > 0 {
					t.Errorf("%s: ids used twice: %v", where, twice)
				}
			}
			b.read(pane, "invites you")
			check("channel")
			b.press(in(pane, hook("open-thread")))
			b.see(in(pane, hook("select")))
			check("thread")
			b.press(in(pane, the(-190)+` [data-custom-id="m1:many"]`))
			b.see(hook("select-option"))
			check("menu")
			b.Keys(kb.Escape)
			b.press(in(pane, "textarea"))
			b.Keys("/match new ")
			b.see(in(pane, hook("autocomplete-item")))
			check("command")
			if size.width < 720 {
				b.press(hook("tab-members"))
				check("members")
			}
		})
	}
}

// TestKeyboardOnly ensures that the page can be walked by the Tab key: the skip link first, and round to every part.
func TestKeyboardOnly(t *testing.T) {
	b := openTab(t, newStandIn(t, prompt()).URL, 1440, 900)
	b.see(pressing("go"))
	b.Keys(kb.Tab)
	b.Wait(`document.activeElement.classList.contains("skip")`)
	want := map[string]bool{"start-demo": true, "autoplay-1": true, "dms-4": true, "member-1": true, "channel": true,
		"button": true, "select": true, "composer-1": true, "send": true, "composer-2": true}
	for range 80 {
		b.Keys(kb.Tab)
		delete(want, b.focused())
	}
	for id := range want {
		t.Errorf("the Tab key never reached %s", id)
	}
}
