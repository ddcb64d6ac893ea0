package page_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"
)

// done is the outcome of an interaction that was answered by a message.
func done(obj) (int, any) {
	return 200, obj{"interaction_id": "900", "outcome": "message", "message_id": messageID(1)}
}

// refused is the API's refusal.
func refused(status int, code, field, text string) func(obj) (int, any) {
	return func(obj) (int, any) {
		return status, obj{"error": obj{"code": code, "field": field, "message": text}}
	}
}

// TestCommand ensures that a command can be written with the keyboard alone: found by its name, filled in from lists,
// from the bot's suggestions and by hand, and sent as typed values.
func TestCommand(t *testing.T) {
	d := newStandIn(t, sample())
	d.on("command", done)
	d.on("autocomplete", func(body obj) (int, any) {
		return 200, obj{"choices": []any{obj{"name": "Tide and Silence (50 cards)", "value": "deck-b"}}}
	})
	b := openTab(t, d.URL, 1440, 900)
	b.press(hook("composer-1"))
	b.Keys("/")
	b.Wait(`document.querySelectorAll('` + hook("command-item") + `').length === 5`)
	b.Shot("wide-commands")
	b.Keys("mat")
	b.Wait(`document.querySelectorAll('` + hook("command-item") + `').length === 3`)
	b.Keys("ch n")
	b.Wait(`document.querySelectorAll('` + hook("command-item") + `').length === 1`)
	b.Keys(kb.Enter)

	b.see(hook("command-form") + `[data-command="match new"]`)
	b.read(hook("suggestions"), "Whom you challenge")
	b.Shot("wide-option")
	b.Keys("bru")
	b.Wait(`document.querySelectorAll('` + hook("autocomplete-item") + `').length === 1`)
	b.Keys(kb.Enter)
	b.Wait(`document.activeElement.dataset.option === "game"`)
	b.Keys(kb.ArrowDown + kb.ArrowUp + kb.Tab)
	b.Wait(`document.querySelector('[data-option="game"]').value === "Farwald: Fallen Gods"`)

	b.press(hook("more-options"))
	b.Wait(`document.querySelectorAll('` + hook("option-item") + `').length === 3`)
	b.Keys("deck:")
	b.Wait(`document.activeElement.dataset.option === "deck"`)
	b.Keys("tide")
	b.see(hook("autocomplete-item") + `[data-value="deck-b"]`)
	b.Shot("wide-autocomplete")
	b.Keys(kb.Enter)
	b.press(hook("more-options"))
	b.Keys("ho" + kb.Enter)
	b.Wait(`document.activeElement.dataset.option === "hours"`)
	b.Keys("100" + kb.Enter)
	b.read(hook("composer-note"), "A whole number from 1 to 72.")
	b.Keys(kb.Backspace + kb.Backspace + "2" + kb.Enter)

	got := d.asked("command", 1)
	want := obj{"as": ada, "channel_id": matches, "command_id": "501", "name": "match", "path": []any{"new"},
		"options": []any{
			obj{"name": "opponent", "value": bruno}, obj{"name": "game", "value": "farwald"},
			obj{"name": "deck", "value": "deck-b"}, obj{"name": "hours", "value": float64(12)},
		}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("command (-want +got):\n%s", diff)
	}
	b.Wait(`document.activeElement.dataset.testid === "composer-1" && document.activeElement.value === ""`)
	var asked obj
	for n := 1; n <= d.count("autocomplete"); n++ {
		asked = d.asked("autocomplete", n)
	}
	wantAsked := obj{"as": ada, "channel_id": matches, "command_id": "501", "name": "match", "path": []any{"new"},
		"focused": "deck", "options": []any{
			obj{"name": "opponent", "value": bruno}, obj{"name": "game", "value": "farwald"},
			obj{"name": "deck", "value": "tide"},
		}}
	if diff := cmp.Diff(wantAsked, asked); diff != "" {
		t.Errorf("last autocomplete (-want +got):\n%s", diff)
	}
}

// TestCommandTyped ensures that a whole name followed by a space begins the command at once, and that Escape gives it
// back as text, so that one is never caught in it.
func TestCommandTyped(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	b.press(hook("composer-1"))
	b.Keys("/card Scorch")
	b.Wait(`document.activeElement.dataset.option === "name" && document.activeElement.value === "Scorch"`)
	b.Keys(kb.Escape)
	b.Wait(`document.activeElement.dataset.testid === "composer-1" && document.activeElement.value === "/card"`)
	b.Keys(kb.Escape)
	b.unsee(hook("suggestions"))
}

// TestCommandMissing ensures that a command is not sent without what it needs.
func TestCommandMissing(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	b.press(hook("composer-1"))
	b.Keys("/match new nobody" + kb.Enter)
	b.read(hook("composer-note"), "Choose “opponent” from the list.")
	b.Wait(`document.activeElement.dataset.option === "opponent" && document.activeElement.getAttribute("aria-invalid") === "true"`)
	if n := d.count("command"); n != 0 {
		t.Errorf("%d commands were sent, want none", n)
	}
}

// TestCommandProblems ensures that a silent bot and a refusal are told beside the command, which stays filled in.
func TestCommandProblems(t *testing.T) {
	tests := []struct {
		name   string
		answer func(obj) (int, any)
		want   string
		fault  string // what the browser itself logs then
	}{
		{"silent", func(obj) (int, any) { return 200, obj{"outcome": "failed", "reason": "timeout"} },
			"The application did not respond.", ""},
		{"refused", refused(400, "option_invalid", "options.name", "Option \"name\" is too long."),
			"Option \"name\" is too long.", "400"},
		{"no bot", refused(503, "no_bot", "", "The bot is not connected."), "The bot is not connected.", "503"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := newStandIn(t, sample())
			d.on("command", tt.answer)
			b := openTab(t, d.URL, 1440, 900)
			b.press(hook("composer-1"))
			b.Keys("/card Scorch" + kb.Enter)
			b.read(hook("composer-note"), tt.want)
			b.Wait(`document.querySelector('[data-option="name"]').value === "Scorch"`)
			if tt.fault != "" {
				b.Forgive(tt.fault)
			}
		})
	}
}

// TestCommandLanguage ensures that a member reads commands in their own language and can type them in either; commands
// for the server alone do not show in direct messages.
func TestCommandLanguage(t *testing.T) {
	d := newStandIn(t, sample())
	d.on("command", done)
	b := openTab(t, d.URL, 1440, 900)
	second := hook("composer-2")
	b.press(second)
	b.Keys("/partita nu")
	b.read(hook("pane-2")+" "+hook("command-item"), "/partita nuova")
	eval[bool](b, `(document.activeElement.select(), true)`)
	b.Keys("/match li")
	b.read(hook("pane-2")+" "+hook("command-item"), "/partita list")
	b.Keys(kb.Enter)
	b.see(hook("command-form"))
	b.Keys(kb.Enter)
	got := d.asked("command", 1)
	if got["name"] != "match" || got["as"] != bruno || !cmp.Equal(got["path"], []any{"list"}) {
		t.Errorf("command %v, want match list by Bruno", got)
	}
	b.press(in(hook("pane-2"), `[data-kind="dm"]`))
	b.press(second)
	b.Keys("/")
	b.Wait(`document.querySelectorAll('` + in(hook("pane-2"), hook("command-item")) + `').length === 2`)
}

// TestPlainMessage ensures that text is sent by Enter, broken by Shift+Enter, and that a member can be mentioned by
// name.
func TestPlainMessage(t *testing.T) {
	d := newStandIn(t, sample())
	b := openTab(t, d.URL, 1440, 900)
	b.press(hook("composer-1"))
	b.Keys("hello @bru")
	b.see(hook("mention-item"))
	b.Keys(kb.Enter + "!" + kb.Enter)
	said := obj{"as": ada, "channel_id": matches, "content": "hello <@" + bruno + "> !"}
	if got, want := d.asked("message", 1), said; !cmp.Equal(got, want) {
		t.Errorf("message %v, want %v", got, want)
	}
	b.Wait(`document.querySelector('` + hook("composer-1") + `').value === ""`)
	b.Keys("/nonsense" + kb.Enter)
	b.read(hook("composer-note"), "There is no such command here.")
}

// TestDrafts ensures that what was begun is still there after a look at another channel.
func TestDrafts(t *testing.T) {
	b := openTab(t, newStandIn(t, sample()).URL, 1440, 900)
	pane := hook("pane-1")
	b.press(hook("composer-1"))
	b.Keys("half a thou")
	b.press(in(pane, `[data-channel="`+general+`"]`))
	b.Wait(`document.querySelector('` + hook("composer-1") + `').value === ""`)
	b.press(in(pane, `[data-channel="`+matches+`"]`))
	b.Wait(`document.querySelector('` + hook("composer-1") + `').value === "half a thou"`)
}

// TestClosedChannel ensures that where nothing can be written, the page says why.
func TestClosedChannel(t *testing.T) {
	w := sample()
	w["channels"].([]any)[2].(obj)["archived"] = true
	w["channels"].([]any)[2].(obj)["can_write"] = false
	b := openTab(t, newStandIn(t, w).URL, 1440, 900)
	b.press(in(hook("pane-1"), `[data-channel="`+thread+`"]`))
	b.read(in(hook("pane-1"), ".composer-closed"), "archived")
	b.unsee(in(hook("pane-1"), hook("composer-1")))
}

// TestCommandFile ensures that a command takes a file: chosen, it is sent in base64 with its name and type, not before
// the command is; one that is too large is refused beside it; and it can be taken away again.
func TestCommandFile(t *testing.T) {
	w := sample()
	w["commands"] = append(sampleCommands(),
		obj{"id": "503", "type": 1, "name": "deck", "description": "Decks", "options": []any{
			option(1, "import", "Save a deck", obj{"options": []any{
				option(3, "name", "The deck's name", obj{"required": true, "autocomplete": true}),
				option(11, "file", "A text file with its list", nil),
			}}),
		}})
	d := newStandIn(t, w)
	d.on("command", done)
	d.on("autocomplete", func(obj) (int, any) { return 200, obj{"choices": []any{}} })
	b := openTab(t, d.URL, 390, 844)
	put := func(size int) {
		t.Helper()
		eval[bool](b, fmt.Sprintf(`(() => { const t = new DataTransfer(); t.items.add(new File([%d > 0 ? new Uint8Array(%d) : "3 Moth\n"], "list.txt", { type: "text/plain" }));
			const i = document.querySelector('%s'); i.files = t.files; i.dispatchEvent(new Event("change")); return true; })()`, size, size, hook("file-input")))
	}
	b.press(hook("composer-1"))
	b.Keys("/deck import ")
	b.Wait(`document.activeElement.dataset.option === "name"`)
	b.Keys("Mine")
	b.press(hook("more-options"))
	b.Keys("file:")
	b.Wait(`document.activeElement.dataset.option === "file"`)
	b.read(hook("suggestions"), "A file of at most 10 MiB.")
	put(11 << 20)
	b.Wait(`document.activeElement.getAttribute("aria-invalid") === "true"`)
	b.Keys(kb.Backspace)
	b.unsee(hook("file-input"))
	b.press(hook("more-options"))
	b.Keys("file:")
	b.Wait(`document.activeElement.dataset.option === "file"`)
	put(0)
	b.Shot("phone-file")
	if n := eval[int](b, "document.documentElement.scrollWidth"); n > 390 {
		t.Errorf("the page is %d pixels wide", n)
	}
	b.press(hook("option-input"))
	b.Keys(kb.End + "!")
	b.Wait(`document.activeElement.value === "Mine!"`)
	b.press(hook("send"))
	want := obj{"as": ada, "channel_id": matches, "command_id": "503", "name": "deck", "path": []any{"import"},
		"options": []any{
			obj{"name": "name", "value": "Mine!"},
			obj{"name": "file", "value": obj{"filename": "list.txt", "content_type": "text/plain",
				"data": "MyBNb3RoCg=="}},
		}}
	if diff := cmp.Diff(want, d.asked("command", 1)); diff != "" {
		t.Errorf("command (-want +got):\n%s", diff)
	}
	for n := 1; n <= d.count("autocomplete"); n++ {
		if options := fmt.Sprint(d.asked("autocomplete", n)["options"]); strings.Contains(options, "list.txt") {
			t.Errorf("the file was sent to complete a name: %s", options)
		}
	}
}
