package sandbox_test

import (
	"testing"

	"farpost/bot/sandbox"
)

// TestEmoji ensures that emoji of buttons are kept, and text in their place is refused.
func TestEmoji(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	path := "/channels/" + w.matches() + "/messages"
	body := func(emoji string) string {
		return inRow(`{"type":2,"style":1,"custom_id":"a","emoji":` + emoji + `}`)
	}
	for emoji, want := range map[string]int{`{"name":"🔥"}`: 200, `{"name":"1️⃣"}`: 200,
		`{"id":"123","name":"fire"}`: 200, `{"name":"fire"}`: 400, `{}`: 400} {
		if status, r := w.call("POST", path, body(emoji)); status != want {
			t.Errorf("%s: %d %s", emoji, status, r.Errors)
		}
	}
}

// TestComponentsV2 ensures that a message of Components V2 passes, resolves its pictures, and keeps what it is made of.
func TestComponentsV2(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	m := must[sandbox.Message](t)(w.raw("POST", "channels/"+w.matches()+"/messages", `{"flags":32768,"components":[
		{"type":17,"accent_color":255,"components":[
			{"type":9,"components":[{"type":10,"content":"hello"}],"accessory":{"type":11,"media":{"url":"attachment://a.png"}}},
			{"type":14},{"type":12,"items":[{"media":{"url":"attachment://a.png"},"description":"alt"}]},
			{"type":13,"file":{"url":"attachment://a.png"}},
			{"type":1,"components":[`+buttons("b", 2)+`]}]}]}`, "a.png"))
	c := m.Components[0].Components
	if len(c) != 5 || c[0].Accessory.Media.Width != 3 || *c[2].Items[0].Description != "alt" || c[3].Size == 0 ||
		len(c[4].Components) != 2 {
		t.Errorf("components %+v", c)
	}
	if _, err := w.ada.Press(w.ctx, m.ID, "nothing"); err == nil {
		t.Error("an unknown button can be pressed")
	}
	if status, r := w.call("PATCH", "/channels/"+w.matches()+"/messages/"+m.ID, `{"content":"text"}`); status != 400 ||
		r.fieldCode("content") == "" {
		t.Errorf("content beside V2: %d %+v", status, r)
	}
}
