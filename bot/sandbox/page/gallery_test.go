package page_test

import "testing"

// gallery is a world in which every kind of message stands somewhere.
func gallery() obj {
	w := sample()
	board := obj{"url": "http://127.0.0.1:8484/attachments/1/2/board.png", "width": 720, "height": 1080,
		"description": "Board: Ada 20 fragments, Bruno 18 fragments."}
	put(w, matches,
		message(-290, matches, "Hello everybody, shall we play *Farwald* tonight?", by(bruno, "bruno")),
		message(-280, matches, "Yes! I'll start a match.\n> shall we play\n- mine is **Tide and Silence**\n- yours?",
			by(ada, "ada")),
		message(-270, matches,
			"<@"+bruno+">, **Ada** invites you to Farwald: turns 24 h, reactions 12 h per turn. Closes <t:1785672000:R>.", obj{
				"x": obj{"actionable": true, "mentions_me": false, "thread_id": thread,
					"used": obj{"user_id": ada, "text": "/match new"}},
				"components": []any{row(button("m1:accept", "Play Tide and Silence", 3),
					button("m1:deck", "Choose Deck", 2), button("m1:decline", "Decline", 4))},
			}))
	put(w, thread,
		message(-200, thread, "<@"+ada+"> it is your turn. Until <t:1785672000:F> (<t:1785672000:R>)", obj{
			"x": obj{"actionable": true, "mentions_me": true},
			"embeds": []any{obj{"type": "rich", "title": "Ada vs Bruno · turn 3",
				"description": "Bruno **unleashed** Kiln Adept.\nAda defended with *Reed Walker*.\n-# Last three events", "color": 0xf2b45a,
				"fields": []any{obj{"name": "Ada", "value": "20 fragments · 3 Energy · 5 cards", "inline": true},
					obj{"name": "Bruno", "value": "18 fragments · 2 Energy · 4 cards", "inline": true}},
				"image": board, "footer": obj{"text": "Match 1"}}},
			"components": []any{row(button("m1:move", "My move", 1), button("m1:hand", "Hand", 2),
				button("m1:log", "What happened", 2), button("m1:rules", "Rules", 2), button("m1:more", "⋯", 2))},
		}),
		message(-190, thread, "Choose what to do.", obj{
			"x": obj{"actionable": true, "ephemeral": true},
			"components": []any{
				row(obj{"type": 3, "custom_id": "m1:verb", "placeholder": "What do you do?",
					"options": []any{obj{"label": "Play a card", "value": "play",
						"description": "From your hand, for Energy"},
						obj{"label": "Unleash an Evocation", "value": "unleash"},
						obj{"label": "End the turn", "value": "end"}}}),
				row(obj{"type": 3, "custom_id": "m1:many", "placeholder": "Defenders", "min_values": 1, "max_values": 2,
					"options": []any{obj{"label": "Reed Walker", "value": "a"},
						obj{"label": "Kiln Adept", "value": "b"}, obj{"label": "Tide Caller", "value": "c"}}}),
				row(button("m1:back", "Back", 2), button("m1:ok", "Confirm", 1),
					obj{"type": 2, "style": 2, "custom_id": "m1:off", "label": "Not now",
						"disabled": true},
					obj{"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/rules"}),
			},
		}),
		message(-180, thread, "", obj{"x": obj{"thinking": true, "ephemeral": true}}),
		message(-170, thread, "",
			obj{"flags": 1 << 15, "components": []any{obj{"type": 17, "accent_color": 0x5b82f0, "components": []any{
				obj{"type": 10, "content": "### The battlefield\nTwo Crystals stand."},
				obj{"type": 14, "divider": true, "spacing": 1},
				obj{"type": 9, "components": []any{obj{"type": 10, "content": "**Reed Walker** guards the gate."}},
					"accessory": button("v2:look", "Look", 2)},
				obj{"type": 12,
					"items": []any{obj{"media": obj{"url": board["url"], "width": 720, "height": 1080},
						"description": "The whole board"}}},
				row(button("v2:ok", "Confirm", 1)),
			}}}}))
	put(w, direct,
		message(-100, direct, "Your hand in *Ada vs Bruno*:",
			obj{"x": obj{"mentions_me": true, "actionable": true}, "edited_timestamp": stamp(-50), "attachments": []any{
				obj{"id": "1", "filename": "hand.png", "size": 51234, "content_type": "image/png", "url": board["url"],
					"width": 720, "height": 1080, "description": "Your hand: Scorchbolt, Reed Walker."},
				obj{"id": "2", "filename": "log.txt", "size": 2048, "content_type": "text/plain",
					"url": "http://127.0.0.1:8484/attachments/1/3/log.txt"}}}))
	return w
}

// TestGallery ensures that every kind of message is drawn, on a wide screen and on a phone, without an error in the
// browser's log.
func TestGallery(t *testing.T) {
	for _, size := range []struct {
		name          string
		width, height int
	}{{"wide", 1440, 900}, {"tablet", 900, 1100}, {"phone", 390, 844}} {
		t.Run(size.name, func(t *testing.T) {
			b := openTab(t, newStandIn(t, gallery()).URL, size.width, size.height)
			pane := hook("pane-1")
			b.read(in(pane, the(-270)), "invites you to Farwald")
			b.read(in(pane, the(-270)), "Ada used /match new")
			b.see(hook("intro"))
			b.Shot(size.name + "-channel")
			b.press(in(pane, hook("open-thread")))
			b.read(in(pane, hook("chat-title")), "Ada vs Bruno")
			b.see(in(pane, the(-190)+" [data-custom-id='m1:verb']"))
			b.see(in(pane, the(-180)+" "+hook("thinking")))
			b.read(in(pane, the(-170)), "guards the gate")
			b.Shot(size.name + "-thread-end")
			eval[bool](b, `(document.querySelector(`+"`"+in(pane, the(-200))+"`"+`).scrollIntoView(), true)`)
			b.Wait(`document.querySelector('` + in(pane, the(-200)) + ` .picture img').naturalWidth > 0`)
			b.Shot(size.name + "-thread")
			if size.width >= 720 {
				b.press(in(pane, hook("channel")+`[data-kind="dm"]`))
			} else {
				b.press(hook("tab-dms"))
			}
			b.read(in(pane, the(-100)), "log.txt")
			b.read(in(pane, the(-100)), "(edited)")
			b.Shot(size.name + "-dm")
			if size.width < 720 {
				b.press(hook("tab-members"))
				b.see(hook("autoplay-2"))
				b.Shot(size.name + "-members")
			}
		})
	}
}
