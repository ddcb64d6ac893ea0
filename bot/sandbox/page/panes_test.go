package page_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"
)

var reload = chromedp.Reload()

// TestTwoMembers ensures that a wide screen shows two members side by side, that each pane acts as its own member, and
// that the choice is remembered.
func TestTwoMembers(t *testing.T) {
	d := newStandIn(t, prompt())
	b := openTab(t, d.URL, 1440, 900)
	b.see(hook("pane-2"))
	b.press(in(hook("pane-2"), hook("member-3")))
	b.Wait(`document.querySelector('` + hook("pane-2") + `').dataset.member === "` + chiara + `"`)
	b.press(in(hook("pane-2"), `[data-custom-id="go"]`))
	if got := d.asked("component", 1)["as"]; got != chiara {
		t.Errorf("the second pane acted as %v, want Chiara", got)
	}
	b.Keys(kb.Escape)
	eval[bool](b, `(document.querySelector('`+in(hook("pane-2"), hook("member-3"))+`').focus(), true)`)
	b.Keys(kb.ArrowRight)
	b.Wait(`document.querySelector('` + hook("pane-2") + `').dataset.member === "` + dario + `"`)
	b.Run(reload)
	b.Wait(`document.querySelector('` + hook("pane-2") + `')?.dataset.member === "` + dario + `"`)
	b.press(hook("split"))
	b.unsee(hook("pane-2"))
	b.press(hook("split"))
	b.see(hook("pane-2"))
}

// TestScrollStays ensures that a pane stays where it was scrolled to when another comes beside it, and that news at the
// end are a press away: a new message, and a last one that changes.
func TestScrollStays(t *testing.T) {
	w := sample()
	for n := 1; n <= 60; n++ {
		put(w, matches, message(n, matches, fmt.Sprint("message ", n), nil))
	}
	d := newStandIn(t, w)
	b := openTab(t, d.URL, 1440, 900)
	b.see(hook("pane-2"))
	b.press(hook("split"))
	b.unsee(hook("pane-2"))
	b.see(in(hook("pane-1"), the(60)))
	scroller := `document.querySelector('` + in(hook("pane-1"), ".scroller") + `')`
	jump := in(hook("pane-1"), ".jump")
	eval[bool](b, `(`+scroller+`.scrollTop = 300, true)`)
	b.unsee(jump)
	b.press(hook("split"))
	b.see(hook("pane-2"))
	if n := eval[int](b, `document.getElementById("panes").children.length`); n != 2 {
		t.Errorf("%d things stand where two panes should", n)
	}
	b.Wait(`Math.abs(` + scroller + `.scrollTop - 300) < 2`)
	d.say("", message(60, matches, "message 60, changed", nil))
	b.see(jump)
	b.press(jump)
	b.unsee(jump)
	eval[bool](b, `(`+scroller+`.scrollTop = 300, true)`)
	d.say("", message(61, matches, "a new one", nil))
	b.see(jump)
}

// TestReloadStays ensures that a reload comes back to the thread that was open, on a phone, too.
func TestReloadStays(t *testing.T) {
	for _, width := range []int{390, 1440} {
		d := newStandIn(t, sample())
		b := openTab(t, d.URL, width, 844)
		b.see(hook("pane-1"))
		if width < 1000 {
			b.press(hook("tab-thread"))
		} else {
			b.press(in(hook("pane-1"), `[data-channel="`+thread+`"]`))
		}
		title := in(hook("pane-1"), hook("chat-title"))
		was := eval[string](b, `document.querySelector('`+title+`').textContent`)
		b.Run(reload)
		b.read(title, was)
		if got := eval[string](b, `document.body.dataset.tab`); got != "thread" {
			t.Errorf("%d wide: the reload ends at %q", width, got)
		}
	}
}

// TestSwitches ensures that the members' switches are sent and follow the sandbox's word.
func TestSwitches(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	b.press(hook("autoplay-2"))
	if got, want := d.asked("member", 1), (obj{"as": bruno, "autoplay": true}); !cmp.Equal(got, want) {
		t.Errorf("switch sent %v, want %v", got, want)
	}
	m := obj{"id": bruno, "name": "Bruno", "username": "bruno", "locale": "it", "colour": "#2d8a54", "dms_open": false,
		"autoplay": true}
	d.push("", obj{"type": "member", "member": m})
	b.see(hook("autoplay-2") + `[aria-checked="true"]`)
	b.see(hook("dms-2") + `[aria-checked="false"]`)
	b.press(hook("dms-2"))
	if got, want := d.asked("member", 2), (obj{"as": bruno, "dms_open": true}); !cmp.Equal(got, want) {
		t.Errorf("switch sent %v, want %v", got, want)
	}
}

// TestDemo ensures that the demo match leads both panes to its thread, whether the thread is there before the answer or
// comes after it, and says what to do next.
func TestDemo(t *testing.T) {
	born := obj{"id": "1000000000000000060", "kind": "thread", "name": "Chiara vs Dario", "parent_id": matches,
		"member_ids": []any{chiara, dario}, "can_write": true}
	for _, before := range []bool{true, false} {
		t.Run(fmt.Sprintf("thread before the answer %v", before), func(t *testing.T) {
			d := newStandIn(t, sample())
			d.on("demo", func(obj) (int, any) {
				if before {
					d.push("", obj{"type": "channel", "channel": born})
				}
				return 200, obj{"as": chiara, "channel_id": matches, "opponent_id": dario}
			})
			b := openTab(t, d.URL, 1440, 900)
			b.read(hook("intro"),
				"You are one of four members; the others can play by themselves. Press Start a demo match and answer by the buttons under the newest message.")
			b.press(hook("start-demo"))
			if !before {
				b.Wait(`document.querySelector('` + hook("pane-1") + `').dataset.member === "` + chiara + `"`)
				d.push("", obj{"type": "channel", "channel": born})
			}
			for pane, member := range map[string]string{"pane-1": chiara, "pane-2": dario} {
				b.read(in(hook(pane), hook("chat-title")), "Chiara vs Dario")
				b.Wait(`document.querySelector('` + hook(pane) + `').dataset.member === "` + member + `"`)
			}
			b.read(hook("intro"), "Chiara plays against Dario.")
			b.press(hook("let-play"))
			if got, want := d.asked("member", 1), (obj{"as": dario, "autoplay": true}); !cmp.Equal(got, want) {
				t.Errorf("the introduction's switch sent %v, want %v", got, want)
			}
			b.read(hook("intro"), "Dario now plays alone")
		})
	}
}

// TestDemoRefused ensures that a demo that cannot begin says why, and that the button is off where there is none.
func TestDemoRefused(t *testing.T) {
	d := newStandIn(t, sample())
	d.on("demo", refused(503, "no_bot", "", "The bot is not connected."))
	b := openTab(t, d.URL, 1440, 900)
	b.press(hook("start-demo"))
	b.read(hook("notice"), "The bot is not connected.")
	b.Forgive("503")
	w := sample()
	w["demo"] = false
	b = openTab(t, newStandIn(t, w).URL, 1440, 900)
	b.see(hook("start-demo") + ":disabled")
}

// TestPhone ensures that on a phone the panes become tabs, nothing is wider than the screen, and empty places say what
// to do.
func TestPhone(t *testing.T) {
	w := sample()
	w["channels"] = w["channels"].([]any)[:2]
	d := newStandIn(t, w)
	d.on("dm", func(body obj) (int, any) {
		channel := obj{"id": direct, "kind": "dm", "name": "Farpost", "can_write": true}
		d.push(body["as"].(string), obj{"type": "channel", "channel": channel})
		return 200, obj{"channel": channel}
	})
	b := openTab(t, d.URL, 390, 844)
	b.see(hook("pane-1"))
	b.unsee(hook("pane-2"))
	b.unsee(in(hook("pane-1"), ".side"))
	b.press(hook("tab-thread"))
	b.read(hook("pane-1"), "No thread yet")
	b.Shot("phone-no-thread")
	b.press(hook("tab-dms"))
	b.labelled(hook("pane-1"), "Open the conversation")
	b.read(hook("pane-1"), "Nothing in Farpost yet")
	b.press(hook("tab-channel"))
	b.press(hook("choose-channel"))
	b.press(in(hook("chooser"), `[data-channel="`+general+`"]`))
	b.read(in(hook("pane-1"), hook("chat-title")), "general")
	b.press(hook("composer-1"))
	b.Keys("/match new ")
	b.see(hook("autocomplete-item"))
	b.Shot("phone-option")
	b.press(hook("tab-members"))
	b.press(hook("act-2"))
	b.Wait(`document.querySelector('` + hook("pane-1") + `').dataset.member === "` + bruno + `"`)
	b.see(hook("pane-1"))
	over := eval[bool](b, `(() => {
		const status = document.getElementById("status");
		status.dataset.state = "lost";
		status.textContent = "Connection lost. Trying again…";
		const s = status.getBoundingClientRect();
		return [...document.querySelectorAll(".top .brand, .top .button, .top .icon-button")].some((n) => {
			const r = n.getBoundingClientRect();
			return r.width > 0 && s.left < r.right - 1 && r.left < s.right - 1 && s.top < r.bottom - 1 && r.top < s.bottom - 1;
		}) || s.bottom > document.querySelector(".top").getBoundingClientRect().bottom + 1;
	})()`)
	b.Shot("phone-connection-lost")
	if over {
		t.Error("the word that the connection is lost lies over the heading")
	}
	if wide := eval[int](b, "document.documentElement.scrollWidth"); wide != 390 {
		t.Errorf("the page is %d pixels wide on a screen of 390", wide)
	}
}

// TestLightbox ensures that a press enlarges a picture with its description, and Escape brings one back to where one
// was.
func TestLightbox(t *testing.T) {
	for _, width := range []int{1440, 390} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			d := newStandIn(t, sample())
			put(d.world, matches,
				message(10, matches, "",
					obj{"attachments": []any{obj{"id": "1", "filename": "b.png", "content_type": "image/png",
						"url": "http://127.0.0.1:8484/attachments/1/1/b.png", "width": 720, "height": 1080,
						"description": "Ada has 20 fragments."}}}))
			b := openTab(t, d.URL, width, 844)
			b.press(in(hook("pane-1"), hook("picture")))
			b.read(hook("lightbox-alt"), "Ada has 20 fragments.")
			b.Wait(`document.querySelector('` + hook("lightbox-image") + `').naturalWidth > 0`)
			b.Shot(fmt.Sprintf("lightbox-%d", width))
			b.press(hook("lightbox-zoom"))
			b.Wait(`document.querySelector('` + hook("lightbox-image") + `').getBoundingClientRect().width === 720`)
			b.Keys(kb.Escape)
			b.unsee(hook("lightbox"))
			b.Wait(`document.activeElement.dataset.testid === "picture"`)
		})
	}
}

// TestLateAnswer ensures that an answer which comes late takes the keyboard from nobody who writes in the other pane
// meanwhile.
func TestLateAnswer(t *testing.T) {
	d := newStandIn(t, prompt())
	release := make(chan struct{})
	d.on("component", func(obj) (int, any) {
		<-release
		return 200, obj{"outcome": "message", "message_id": messageID(1)}
	})
	b := openTab(t, d.URL, 1440, 900)
	b.press(pressing("go"))
	b.see(pressing("go") + `[aria-busy="true"]`)
	b.press(hook("composer-2"))
	b.Keys("hel")
	close(release)
	b.unsee(pressing("go") + `[aria-busy="true"]`)
	if got := b.focused(); got != "composer-2" {
		t.Errorf("the keyboard went to %s", got)
	}
	b.Keys("lo")
	b.Wait(`document.querySelector('` + hook("composer-2") + `').value === "hello"`)
}
