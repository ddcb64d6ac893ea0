package page_test

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"
)

// prompt is a world with one message of buttons and menus in the first channel.
func prompt() obj {
	w := sample()
	choice := func(label, value string) obj { return obj{"label": label, "value": value} }
	put(w, matches, message(1, matches, "What now?", obj{"components": []any{
		row(button("go", "Go", 1), obj{"type": 2, "custom_id": "off", "label": "Off", "style": 2, "disabled": true},
			obj{"type": 2, "style": 5, "label": "There",
				"url": "https://discord.com/channels/" + guild + "/" + thread + "/" + messageID(50)}),
		row(obj{"type": 3, "custom_id": "one", "placeholder": "Pick one",
			"options": []any{choice("Play", "play"), choice("Unleash", "unleash"), choice("End", "end")}}),
		row(obj{"type": 3, "custom_id": "two", "placeholder": "Pick some", "min_values": 1, "max_values": 2,
			"options": []any{choice("A", "a"), choice("B", "b"), choice("C", "c")}}),
		row(obj{"type": 5, "custom_id": "who", "placeholder": "Pick somebody"}),
	}}))
	put(w, thread, message(50, thread, "the place to be", nil))
	return w
}

// pressing is the selector of a button or menu in the first pane.
func pressing(id string) string { return in(hook("pane-1"), `[data-custom-id="`+id+`"]`) }

// TestButton ensures that a press is sent once while the bot works on it, shows that, and that a silent bot is told at
// the message.
func TestButton(t *testing.T) {
	d := newStandIn(t, prompt())
	release := make(chan struct{})
	d.on("component", func(obj) (int, any) {
		<-release
		return 200, obj{"outcome": "failed", "reason": "timeout"}
	})
	b := openTab(t, d.URL, 1440, 900)
	b.press(pressing("go"))
	b.see(pressing("go") + `[aria-busy="true"]`)
	b.Shot("wide-busy")
	b.press(pressing("go"))
	close(release)
	b.read(in(hook("pane-1"), hook("problem")), "The application did not respond.")
	b.unsee(pressing("go") + `[aria-busy="true"]`)
	press := obj{"as": ada, "message_id": messageID(1), "custom_id": "go"}
	if got, want := d.asked("component", 1), press; !cmp.Equal(got, want) {
		t.Errorf("press %v, want %v", got, want)
	}
	if n := d.count("component"); n != 1 {
		t.Errorf("%d presses were sent, want 1", n)
	}
	if eval[bool](b, `!document.querySelector('`+pressing("off")+`').disabled`) {
		t.Error("a disabled button can be pressed")
	}
}

// TestApps ensures that a message has a menu of the bot's commands on messages, by mouse and by keyboard, in the
// member's language, which sends the command with the message; and that what one member alone sees has none.
func TestApps(t *testing.T) {
	w := sample()
	w["commands"] = append(sampleCommands(), obj{"id": "590", "type": 3, "name": "Look up",
		"name_localizations": obj{"it": "Cerca"}})
	put(w, matches, message(1, matches, "What does [[Spark]] do?", nil))
	put(w, matches, message(2, matches, "Psst", obj{"x": obj{"ephemeral": true}}))
	d := newStandIn(t, w)
	d.on("command", func(obj) (int, any) { return 200, obj{"outcome": "failed", "reason": "timeout"} })
	b := openTab(t, d.URL, 1440, 900)
	first := in(hook("pane-1"), the(1))
	b.press(in(first, hook("apps")))
	b.read(hook("app-command"), "Look up")
	b.Shot("wide-apps")
	b.Keys(kb.Escape)
	b.unsee(hook("app-command"))
	b.Keys(kb.Enter)
	b.see(hook("app-command"))
	b.Keys(kb.Enter)
	b.read(in(first, hook("problem")), "The application did not respond.")
	want := obj{"as": ada, "command_id": "590", "target_id": messageID(1)}
	if got := d.asked("command", 1); !cmp.Equal(got, want) {
		t.Errorf("sent %v, want %v", got, want)
	}
	b.unsee(in(in(hook("pane-1"), the(2)), hook("apps")))
	b.press(in(hook("pane-1"), hook("member-3")))
	b.press(in(first, hook("apps")))
	b.read(hook("app-command"), "Cerca")
}

// TestLinkInside ensures that a link to a Discord message leads there inside the page.
func TestLinkInside(t *testing.T) {
	b := openTab(t, newStandIn(t, prompt()).URL, 1440, 900)
	b.labelled(in(hook("pane-1"), the(1)), "There")
	b.read(in(hook("pane-1"), the(50)), "the place to be")
	b.read(in(hook("pane-1"), hook("chat-title")), "Ada vs Bruno")
}

// TestSelect ensures that menus send their values: one choice at once, several when they are confirmed and within the
// limits, members by id; by mouse and by keyboard.
func TestSelect(t *testing.T) {
	d := newStandIn(t, prompt())
	b := openTab(t, d.URL, 1440, 900)

	b.press(pressing("one"))
	b.see(hook("select-option"))
	b.Shot("wide-select")
	b.Keys(kb.Escape)
	b.unsee(hook("select-option"))
	b.Wait(`document.activeElement.dataset.customId === "one"`)
	b.Keys(kb.Enter)
	b.see(hook("select-option"))
	b.Keys(kb.ArrowDown + kb.Enter)
	if got := d.asked("component", 1)["values"]; !cmp.Equal(got, []any{"unleash"}) {
		t.Errorf("single menu sent %v, want [unleash]", got)
	}

	b.press(pressing("two"))
	b.see(hook("select-done") + ":disabled")
	for _, v := range []string{"c", "a", "b"} { // the third is beyond the limit
		b.press(hook("select-option") + `[data-value="` + v + `"]`)
	}
	b.Shot("wide-select-many")
	b.press(hook("select-done"))
	if got := d.asked("component", 2)["values"]; !cmp.Equal(got, []any{"a", "c"}) {
		t.Errorf("multiple menu sent %v, want [a c]", got)
	}

	b.press(pressing("who"))
	b.Keys("chi" + kb.Enter)
	if got := d.asked("component", 3)["values"]; !cmp.Equal(got, []any{chiara}) {
		t.Errorf("member menu sent %v, want Chiara's id", got)
	}
}

// TestModal ensures that a form is checked, keeps the keyboard, is sent with its values, and can be left without a word
// to the bot.
func TestModal(t *testing.T) {
	d := newStandIn(t, prompt())
	input := func(id, label string, style int, more obj) obj {
		c := obj{"type": 4, "custom_id": id, "label": label, "style": style}
		for k, v := range more {
			c[k] = v
		}
		return row(c)
	}
	d.on("component", func(obj) (int, any) {
		return 200, obj{"interaction_id": "777", "outcome": "modal",
			"modal": obj{"custom_id": "note", "title": "A note", "components": []any{
				input("title", "Title", 1, obj{"min_length": 3, "max_length": 20}),
				input("text", "Text", 2, obj{"required": false, "value": "as it was"}),
			}}}
	})
	d.on("modal", done)
	b := openTab(t, d.URL, 1440, 900)
	b.press(pressing("go"))
	b.see(hook("modal"))
	b.Shot("wide-modal")
	b.Keys(kb.Escape)
	b.unsee(hook("modal"))
	b.Wait(`document.activeElement.dataset.customId === "go"`)

	b.press(pressing("go"))
	b.Wait(`document.activeElement.dataset.customId === "title"`)
	b.press(hook("modal-submit"))
	b.read(hook("modal"), "This has to be filled in.")
	b.Keys("ab")
	b.press(hook("modal-submit"))
	b.read(hook("modal"), "Write at least 3 characters (now 2).")
	b.Keys("c")
	for range 8 {
		b.Keys(kb.Tab)
		if !eval[bool](b,
			`document.activeElement === document.body || document.activeElement.closest("dialog") !== null`) {
			t.Error("the keyboard left the form")
		}
	}
	b.press(hook("modal-submit"))
	want := obj{"as": ada, "interaction_id": "777", "values": obj{"title": "abc", "text": "as it was"}}
	if got := d.asked("modal", 1); !cmp.Equal(got, want) {
		t.Errorf("modal sent %v, want %v", got, want)
	}
	b.unsee(hook("modal"))
}

// TestModalRefused ensures that a refusal is shown in the form, which keeps its text.
func TestModalRefused(t *testing.T) {
	d := newStandIn(t, prompt())
	d.on("component", func(obj) (int, any) {
		return 200, obj{"interaction_id": "777", "outcome": "modal",
			"modal": obj{"custom_id": "note", "title": "A note",
				"components": []any{row(obj{"type": 4, "custom_id": "text", "label": "Text", "style": 2})}}}
	})
	d.on("modal", refused(400, "text_invalid", "values.text", "Not this text."))
	b := openTab(t, d.URL, 1440, 900)
	b.press(pressing("go"))
	b.see(hook("modal-input"))
	b.Keys("something")
	b.press(hook("modal-submit"))
	b.read(hook("modal"), "Not this text.")
	b.Forgive("400")
	b.press(hook("modal-cancel"))
	b.unsee(hook("modal"))
}
