package discord_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// unfamiliar are components of a later day, as they may stand among those of a message.
var unfamiliar = []any{
	map[string]any{"type": 99, "id": 1, "components": []any{map[string]any{"type": 98}}},
	map[string]any{"type": 1, "components": []any{map[string]any{"type": 97, "custom_id": "x", "emoji": 7}}},
	map[string]any{"type": "a word"},
}

// TestUnfamiliarMessages ensures that a press is answered as ever on a message with components, embeds or other parts
// that nobody knows yet, public or private.
func TestUnfamiliarMessages(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	v := w.Ada.Visit()
	v.Edit = func(event map[string]any) {
		m := event["message"].(map[string]any)
		m["components"] = append(unfamiliar, m["components"].([]any)...)
		m["embeds"], m["poll"], m["type"] = []any{map[string]any{"fields": "none"}}, []any{}, "new"
		event["entitlements"], event["guild_locale"], event["context"] = "none", 5, map[string]any{}
	}
	v.On = w.Ada.Handover().ID
	page := v.PressesID(ui.ID{Match: "m1", Action: ui.ActMove})
	if !page.Has("begin:play") {
		t.Errorf("on a public message: %s", page)
	}
	v.On = page.ID
	next := v.PressesID(ui.ID{Match: "m1", Action: ui.ActVerb, Arg: "play"})
	if next.ID != page.ID || !next.Has("pick") {
		t.Errorf("on a private message: %s", next)
	}
	w.Quiet()
}

// TestUnfamiliarForms ensures that a form is read whatever its inputs stand in, and whatever else stands there.
func TestUnfamiliarForms(t *testing.T) {
	input := map[string]any{"type": sandbox.TypeTextInput, "id": 2, "custom_id": "list", "value": "12 Moth"}
	for shape, components := range map[string][]any{
		"in a row":   {map[string]any{"type": sandbox.TypeRow, "components": []any{input}}},
		"in a label": {map[string]any{"type": 18, "id": 1, "component": input}},
		"beside others": append(unfamiliar[:2:2],
			map[string]any{"type": 10, "id": 5, "content": "list"},
			map[string]any{"type": 18, "component": map[string]any{"type": 3, "custom_id": "x", "values": []any{"a"}}},
			map[string]any{"type": 18, "component": map[string]any{"type": 19, "custom_id": "file", "values": []any{}}},
			map[string]any{"type": 18, "component": map[string]any{"type": 96, "component": input}}),
	} {
		t.Run(shape, func(t *testing.T) {
			w := discordtest.New(t)
			m := w.Ada.Visit().Sends(sandbox.InteractionModal, map[string]any{
				"custom_id": ui.ID{Action: ui.ActDeckText, Arg: "tally/Mine"}.String(), "components": components})
			w.Says("the form", m, "Mine is saved", "12 cards")
			w.Quiet()
		})
	}
}

// TestUnreadable ensures that an interaction of which something that matters cannot be read, or of a kind that nobody
// knows, is answered all the same, and reported once.
func TestUnreadable(t *testing.T) {
	const press, command, form, unknown = sandbox.InteractionComponent, sandbox.InteractionCommand,
		sandbox.InteractionModal, 7
	for what, test := range map[string]struct {
		kind   int
		key    string // of the event
		value  any    // that it has in place of the right one
		answer string
		faults int
	}{
		"who acts":    {press, "member", "somebody", "went wrong", 1},
		"nobody acts": {press, "member", nil, "went wrong", 1},
		"the press":   {press, "data", []any{1}, "went wrong", 1},
		"the command": {command, "data", []any{1}, "went wrong", 1},
		"the form":    {form, "data", []any{1}, "went wrong", 1},
		"a new kind":  {unknown, "version", 2, "do not know that button", 0},
		"the channel": {press, "channel", "here", "no such match", 0},
		"the message": {press, "message", "this", "no such match", 0},
	} {
		t.Run(what, func(t *testing.T) {
			w := discordtest.New(t)
			v := w.Ada.Visit()
			v.Edit = func(event map[string]any) { event[test.key] = test.value }
			w.Says("the answer", v.Sends(test.kind, map[string]any{"custom_id": "v1:::board:"}), test.answer)
			if n := len(w.Faults()); n != test.faults {
				t.Errorf("%d reports, want %d: %v", n, test.faults, w.Faults())
			}
		})
	}
}
