package app_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/sandbox"
	"farpost/engine/thorough"

	"github.com/chromedp/chromedp/kb"
)

// hook is the selector of a data-testid of the page.
func hook(id string) string { return `[data-testid="` + id + `"]` }

// action is the selector of buttons and menus whose custom id has an action of the bot's.
func action(name string) string { return `[data-custom-id*=":` + name + `:"]` }

// visitor plays by the page alone: as the first member in pane 1, as the second in pane 2, or, where there
// is but one pane, by changing the member in it.
type visitor struct {
	*tab
	app   *app.App
	phone bool
	name  string
}

// as turns to a member (0 or 1) and gives the selector of the pane.
func (v *visitor) as(member int) string {
	v.t.Helper()
	if !v.phone {
		return hook(fmt.Sprintf("pane-%d", member+1))
	}
	pane := hook("pane-1")
	who := pane + " " + hook(fmt.Sprintf("member-%d", member+1))
	v.press(who)
	v.Wait(fmt.Sprintf("document.querySelector(%q).ariaChecked === 'true'", who))
	return pane
}

// asked tells which member the match waits for in its newest public message, and what the custom ids of its
// buttons contain: the same as the screen shows, without reading colours.
func (v *visitor) asked(fits func(m sandbox.Message) bool) int {
	v.t.Helper()
	ctx := v.t.Context()
	who := 0
	_, err := v.app.Sandbox.Member(0).Await(ctx, func(m sandbox.Message) bool {
		if _, ok := find(m, "hand"); !ok || m.X.Ephemeral || !fits(m) {
			return false
		}
		for i := range 2 {
			if strings.Contains(m.Content, "<@"+v.app.Sandbox.Member(i).ID()+">") {
				who = i
			}
		}
		return strings.Contains(m.Content, "<@")
	})
	if err != nil {
		v.Shot("failed-" + strings.ReplaceAll(v.t.Name(), "/", "-"))
		v.t.Fatalf("nobody is asked what was expected: %v; the screen says:\n%s", err, v.text("body"))
	}
	return who
}

// waitsForMove tells whether a message asks somebody for a move of their own turn.
func waitsForMove(m sandbox.Message) bool {
	_, window := find(m, "pass")
	_, setup := find(m, "say")
	_, move := find(m, "move")
	return move && !window && !setup
}

// waitsForPass tells whether a message asks somebody whether they respond.
func waitsForPass(m sandbox.Message) bool {
	_, window := find(m, "pass")
	return window
}

// complete answers what the stepper in a pane still asks, by the first option of every menu, and confirms.
func (v *visitor) complete(pane string) {
	v.t.Helper()
	confirm, menu, none := pane+" "+action("confirm"), pane+" "+hook("select")+action("pick"), pane+" "+action("done")
	for range 12 {
		v.Wait(shown(confirm) + "||" + shown(menu) + "||" + shown(none))
		switch {
		case v.has(confirm):
			v.press(confirm)
			v.Wait("!" + shown(confirm))
			return
		case v.has(none):
			v.next(pane, none)
		default:
			v.press(menu)
			v.next(pane, hook("select-option"))
		}
	}
	v.t.Fatal("the stepper does not come to an end")
}

// next presses something in the stepper, or an entry of its open menu, and waits until the stepper shows
// something else.
func (v *visitor) next(pane, selector string) {
	v.t.Helper()
	v.see(selector)
	private := pane + " " + hook("message") + `[data-ephemeral="true"]`
	id := eval[string](v.tab, fmt.Sprintf("(%s.closest(%q) ?? %s).dataset.messageId", shown(selector), hook("message"),
		shown(private)))
	stepper := fmt.Sprintf("document.querySelector(%q)", pane+` [data-message-id="`+id+`"]`)
	before := eval[string](v.tab, stepper+".innerText")
	v.press(selector)
	v.Wait(fmt.Sprintf("%s.innerText !== %q && !%s.querySelector('[aria-busy=true]')", stepper, before, stepper))
}

// open presses a button that is answered by a private message of its own, and waits for that.
func (v *visitor) open(pane, selector string) {
	v.t.Helper()
	private := fmt.Sprintf("document.querySelectorAll(%q).length",
		pane+" "+hook("message")+`[data-ephemeral="true"]:not([aria-busy="true"])`)
	before := eval[int](v.tab, private)
	v.press(selector)
	v.Wait(fmt.Sprintf("%s > %d", private, before))
}

// picture waits until the newest picture in a pane is loaded and checks that it says what it shows.
func (v *visitor) picture(pane string) {
	v.t.Helper()
	img := pane + " " + hook("picture") + " img"
	v.painted(img, 600)
	if alt := eval[string](v.tab, shown(img)+".alt"); len(alt) < 40 {
		v.t.Errorf("the picture's alternative text is %q", alt)
	}
}

// painted waits until the newest picture that a selector finds is loaded, at least so many pixels wide, and on
// the screen.
func (v *visitor) painted(img string, width int) {
	v.t.Helper()
	v.Wait(fmt.Sprintf("%s.naturalWidth >= %d", shown(img), width))
	eval[bool](v.tab,
		shown(img)+".decode().then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))")
}

// TestBrowser ensures that a visitor can play by the page alone, on a wide screen and on a phone: begin a demo
// match, keep both hands, play a card by My move, pass as the other member, play by a command with
// autocomplete, look at the battlefield and at the hand, and let the members play on by themselves.
func TestBrowser(t *testing.T) {
	thorough.Only(t, "it opens a browser")
	for _, size := range []struct {
		name          string
		width, height int
	}{{"wide", 1440, 900}, {"phone", 390, 844}} {
		t.Run(size.name, func(t *testing.T) {
			a := startApp(t, nil, func(c *sandbox.Config) {
				c.AutoplayPause, c.Limits.PerSecond = 80*time.Millisecond, -1
			})
			v := &visitor{tab: openTab(t, a.Sandbox.URL(), size.width, size.height), app: a, phone: size.width < 720}
			v.name = "e2e-" + size.name + "-"
			v.start()
			first := v.asked(waitsForMove)
			v.playByStepper(first)
			v.passAsOther(1 - first)
			v.playByCommand(first)
			v.passAsOther(1 - first)
			v.look(first)
			v.watch()
		})
	}
}

// start begins a demo match and keeps the starting hand of both members.
func (v *visitor) start() {
	v.t.Helper()
	v.read(hook("intro"), "Press Start a demo match and answer by the buttons under the newest message.")
	v.see(hook("start-demo"))
	v.Shot(v.name + "1-start")
	v.press(hook("start-demo"))
	pane := hook("pane-1")
	v.see(pane + " " + action("move"))
	v.picture(pane)
	v.Shot(v.name + "2-begun")
	pane = v.as(0)
	v.open(pane, pane+" "+action("move"))
	v.see(pane + " " + action("pick"))
	v.Shot(v.name + "3-afterthought")
	v.open(pane, pane+` [data-custom-id$=":say:keep"]`)
	pane = v.as(1)
	v.open(pane, pane+` [data-custom-id$=":say:keep"]`)
	v.asked(waitsForMove)
	v.askAll()
}

// together ensures that on a phone the question of a match's newest message, its board and its buttons are on the
// screen at once: nobody scrolls to answer. A private message that comes after it has its own controls there: whether
// the answer to a press or the message that the press causes comes first is chance.
func (v *visitor) together(pane, when string) {
	v.t.Helper()
	if !v.phone {
		return
	}
	v.Wait(fmt.Sprintf(`(() => {
		const every = [...document.querySelectorAll(%q)], own = every.at(-1);
		const within = (e, box) => e.bottom <= box.bottom + 1 && e.top >= box.top - 1;
		const controls = [...own?.querySelectorAll("[data-custom-id]") ?? []];
		if (own?.dataset.ephemeral === "true" && controls.length) {
			let box = own;
			while (box && !["auto", "scroll"].includes(getComputedStyle(box).overflowY)) box = box.parentElement;
			const seen = box?.getBoundingClientRect();
			return !!seen && controls.every((c) => within(c.getBoundingClientRect(), seen));
		}
		const all = every.filter((m) => m.dataset.ephemeral !== "true");
		const last = all.filter((m) => m.querySelector('[data-custom-id*=":more:"]')).at(-1);
		const picture = last?.querySelector("img[src*=board]");
		const buttons = [...last?.querySelectorAll("[data-custom-id]") ?? []];
		let box = last;
		while (box && !["auto", "scroll"].includes(getComputedStyle(box).overflowY)) box = box.parentElement;
		if (!box || !picture?.complete || !picture.naturalWidth) return false;
		const seen = box.getBoundingClientRect(), words = last.querySelector(".text").getBoundingClientRect();
		return words.top >= seen.top - 1 && buttons.at(-1).getBoundingClientRect().bottom <= seen.bottom + 1;
	})()`, pane+" "+hook("message")))
	v.t.Logf("%s: question, board and buttons are on one screen", when)
}

// askAll has both players be asked in every window, also about a card that only comes to the table.
func (v *visitor) askAll() {
	v.t.Helper()
	app := v.app
	for i := range 2 {
		player := app.Sandbox.Member(i).ID()
		list, err := app.Table.Find(v.t.Context(), player, "")
		if err != nil || len(list) != 1 {
			v.t.Fatalf("the matches of %s: %v, %v", player, list, err)
		}
		if _, err := app.Table.SetStandingPass(v.t.Context(), list[0].ID, player, "plays", "", ""); err != nil {
			v.t.Fatal(err)
		}
	}
}

// playByStepper plays a card by My move: menu, confirm.
func (v *visitor) playByStepper(member int) {
	v.t.Helper()
	pane := v.as(member)
	v.see(pane + " " + action("move"))
	v.together(pane, "an own turn")
	v.Shot(v.name + "4-turn")
	v.open(pane, pane+" "+action("move"))
	v.Shot(v.name + "5-which")
	v.press(pane + " " + hook("select") + `[data-custom-id$=":begin:play"]`)
	v.see(hook("select-option"))
	v.Shot(v.name + "6-menu")
	v.next(pane, hook("select-option"))
	for v.has(pane + " " + action("done")) {
		v.Shot(v.name + "7-ask")
		v.next(pane, pane+" "+action("done"))
	}
	v.see(pane + " " + action("confirm"))
	v.Shot(v.name + "8-confirm")
	v.complete(pane)
}

// passAsOther answers a window by the button in the thread.
func (v *visitor) passAsOther(member int) {
	v.t.Helper()
	if got := v.asked(waitsForPass); got != member {
		v.t.Fatalf("member %d is asked to respond, want %d", got, member)
	}
	pane := v.as(member)
	v.see(pane + " " + action("pass"))
	v.together(pane, "a window")
	v.Shot(v.name + "9-window")
	v.press(pane + " " + action("pass"))
	v.asked(waitsForMove)
}

// playByCommand plays a card by writing /farwald play with autocomplete; what the command leaves open is asked.
func (v *visitor) playByCommand(member int) {
	v.t.Helper()
	pane := v.as(member)
	v.press(pane + " textarea")
	v.Keys("/farwald play")
	v.see(pane + " " + hook("command-item"))
	v.Shot(v.name + "10-slash")
	v.Keys(kb.Enter)
	v.see(hook("command-form") + `[data-command="farwald play"]`)
	v.press(hook("more-options"))
	v.Keys("card:")
	v.see(hook("option-input") + `[data-option="card"]`)
	v.see(hook("autocomplete-item"))
	v.Shot(v.name + "11-autocomplete")
	v.Keys(kb.Enter)
	v.press(pane + " " + hook("send"))
	v.complete(pane)
}

// look opens the hand and the picture.
func (v *visitor) look(member int) {
	v.t.Helper()
	pane := v.as(member)
	v.picture(pane)
	v.Shot(v.name + "12-played")
	private := pane + " " + hook("message") + `[data-ephemeral="true"]`
	v.pressUntil(pane+" "+action("hand"), private+" "+hook("embed"))
	v.painted(private+" "+hook("picture")+" img", 300)
	v.Shot(v.name + "13-hand")
	v.press(private + " " + hook("picture"))
	v.see(hook("lightbox-image"))
	v.Shot(v.name + "14-enlarged")
	v.Keys(kb.Escape)
}

// watch lets both members play by themselves until the next turn has come.
func (v *visitor) watch() {
	v.t.Helper()
	if v.phone {
		v.press(hook("tab-members"))
	}
	for i := range 2 {
		v.press(hook(fmt.Sprintf("autoplay-%d", i+1)))
		v.see(hook(fmt.Sprintf("autoplay-%d", i+1)) + `[aria-checked="true"]`)
	}
	v.Shot(v.name + "15-members")
	if v.phone {
		v.press(hook("tab-thread"))
	}
	v.read(hook("pane-1"), "Turn 1:")
	v.Shot(v.name + "16-alone")
}
