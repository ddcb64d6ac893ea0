package page_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLive ensures that what happens shows without a reload: new, changed and deleted messages, who is typing, new
// channels, the bot's state.
func TestLive(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	pane := hook("pane-1")
	b.see(pane)
	d.push(ada, obj{"type": "typing", "channel_id": matches, "user_id": bot})
	b.read(in(pane, ".typing"), "Farpost is typing…")
	d.say("", message(10, matches, "first", nil))
	b.read(in(pane, the(10)), "first")
	b.Wait(`document.querySelector('` + in(pane, ".typing") + `').textContent === ""`)
	b.read(hook("announcer"), "Farpost: first")
	d.say("", message(10, matches, "second", obj{"edited_timestamp": stamp(11)}))
	b.read(in(pane, the(10)), "second(edited)")
	d.say("", message(9, matches, "came late", nil))
	b.Wait(`document.querySelector('` + in(pane,
		the(9)) + `').nextElementSibling.dataset.messageId === "` + messageID(10) + `"`)
	d.push("", obj{"type": "message_deleted", "channel_id": matches, "id": messageID(10)})
	b.unsee(in(pane, the(10)))
	d.push("",
		obj{"type": "channel",
			"channel": obj{"id": "1000000000000000050", "kind": "text", "name": "new-place", "can_write": true}})
	b.see(in(pane, `[data-channel="1000000000000000050"]`))
	d.push("", obj{"type": "channel_deleted", "id": "1000000000000000050"})
	b.unsee(in(pane, `[data-channel="1000000000000000050"]`))
	d.push("", obj{"type": "bot", "bot": obj{"user": obj{"id": bot, "username": "farpost"}, "online": false}})
	b.read(hook("status"), "not connected")
}

// TestKeyboardStays ensures that a message that is drawn again under the keyboard keeps it: at the same button, or at
// the next one when that is gone; and that its picture stays.
func TestKeyboardStays(t *testing.T) {
	d := newStandIn(t, sample())
	picture := []any{obj{"id": "1", "filename": "b.png", "content_type": "image/png",
		"url": d.URL + "/attachments/1/1/b.png", "width": 720, "height": 1080, "description": "A board"}}
	put(d.world, matches,
		message(10, matches, "x",
			obj{"attachments": picture, "components": []any{row(button("a", "A", 1), button("b", "B", 1))}}))
	b := openTab(t, d.URL, 1440, 900)
	pane := hook("pane-1")
	b.see(pressing("b"))
	eval[bool](b,
		`(document.querySelector('`+pressing("b")+`').focus(), window.kept = document.querySelector('`+in(pane,
			hook("picture"))+`'), true)`)
	d.say("",
		message(10, matches, "y",
			obj{"attachments": picture, "components": []any{row(button("c", "C", 1), button("b", "B2", 1))}}))
	b.read(pressing("b"), "B2")
	b.Wait(`document.activeElement.dataset.customId === "b"`)
	d.say("", message(10, matches, "y", obj{"attachments": picture, "components": []any{row(button("c", "C", 1))}}))
	b.Wait(`document.activeElement.dataset.customId === "c"`)
	if !eval[bool](b, `window.kept.isConnected`) {
		t.Error("the picture was drawn again although only the buttons changed")
	}
}

// TestUnread ensures that news elsewhere are marked, mentions counted, silent messages left out, and that looking at a
// channel takes the marks away, also after a reload.
func TestUnread(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	pane := hook("pane-1")
	mark := func(channel, kind string) string {
		return in(pane, fmt.Sprintf(`[data-channel="%s"] %s`, channel, hook(kind)))
	}
	b.see(pane)
	d.say(ada, message(10, general, "log line", obj{"x": obj{"silent": true}}))
	d.say(ada, message(11, thread, "<@"+ada+">", obj{"x": obj{"mentions_me": true}}))
	b.read(mark(thread, "badge"), "1")
	b.unsee(mark(general, "unread"))
	d.say(ada, message(12, general, "news", nil))
	b.see(mark(general, "unread"))
	d.say(ada, message(13, direct, "your hand", nil))
	b.read(mark(direct, "badge"), "1")
	b.read(hook("member-1")+" "+hook("badge"), "2")
	b.Wait(`document.title.startsWith("(2)")`)
	b.press(in(pane, `[data-channel="`+thread+`"]`))
	b.unsee(mark(thread, "badge"))
	put(d.world, thread, message(11, thread, "<@"+ada+">", obj{"x": obj{"mentions_me": true}}))
	b.Wait(`JSON.parse(localStorage["farpost.sandbox.read"])["` + ada + `"]["` + thread + `"] === "` +
		messageID(11) + `"`)
	b.Run(reload)
	b.read(in(pane, the(11)), "@Ada")
	b.unsee(mark(thread, "badge"))
}

// TestEphemeral ensures that what only the member sees says so and can be dismissed.
func TestEphemeral(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	b.see(hook("pane-1"))
	d.say(ada,
		message(10, matches, "",
			obj{"x": obj{"ephemeral": true, "thinking": true, "used": obj{"user_id": ada, "text": "/match list"}}}))
	b.read(the(10), "Farpost is thinking…")
	b.read(the(10), "Ada used /match list")
	d.say(ada, message(10, matches, "no match", obj{"x": obj{"ephemeral": true}}))
	b.read(the(10), "no match")
	b.read(the(10), "Only you can see this")
	b.press(in(the(10), hook("dismiss")))
	if got, want := d.asked("dismiss", 1), (obj{"as": ada, "message_id": messageID(10)}); !cmp.Equal(got, want) {
		t.Errorf("dismiss %v, want %v", got, want)
	}
}

// TestReconnect ensures that after a break the page comes back by itself with all that happened meanwhile, keeps what
// was being written, and follows when the members are others.
func TestReconnect(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	b.press(hook("composer-1"))
	b.Keys("/card Scor")
	b.see(hook("command-form"))
	put(d.world, matches, message(10, matches, "while you were away", nil))
	d.drop()
	b.read(in(hook("pane-1"), the(10)), "while you were away")
	b.Wait(`document.documentElement.dataset.live === "open"`)
	b.Wait(`document.querySelector('[data-option="name"]').value === "Scor"`)

	d.mu.Lock()
	d.world["members"] = []any{obj{"id": "77", "name": "Zoe", "username": "zoe", "locale": "en-US", "colour": "#888888",
		"dms_open": true}}
	d.mu.Unlock()
	d.drop()
	b.read(hook("member-1"), "Zoe")
	b.Wait(`document.documentElement.dataset.live === "open" && document.querySelectorAll('` + in(hook("pane-1"),
		".pick") + `').length === 1`)
}

// TestLongChannel ensures that a channel in which more happens than the page keeps shows the newest messages, in order,
// and stays at its end.
func TestLongChannel(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	pane := hook("pane-1")
	b.see(pane)
	const all, kept = 450, 400
	for n := 1; n <= all; n++ {
		d.say(ada, message(n, matches, fmt.Sprint("message ", n), nil))
	}
	b.see(in(pane, the(all)))
	ids := eval[[]string](b,
		`[...document.querySelectorAll('`+in(pane, hook("message"))+`')].map((n) => n.dataset.messageId)`)
	want := make([]string, 0, kept)
	for n := all - kept + 1; n <= all; n++ {
		want = append(want, messageID(n))
	}
	if diff := cmp.Diff(want, ids); diff != "" {
		t.Errorf("messages on the screen (-want +got):\n%s", diff)
	}
	b.Wait(`(({scrollTop, scrollHeight, clientHeight}) => scrollHeight - scrollTop - clientHeight < 2)(document.querySelector('` + in(pane, ".scroller") + `'))`)
}
