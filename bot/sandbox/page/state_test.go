package page_test

import (
	"fmt"
	"strconv"
	"time"
)

// The ids of the sample world.
const (
	guild   = "1000000000000000001"
	bot     = "1000000000000000010"
	ada     = "1000000000000000011"
	bruno   = "1000000000000000012"
	chiara  = "1000000000000000013"
	dario   = "1000000000000000014"
	matches = "1000000000000000020"
	general = "1000000000000000021"
	thread  = "1000000000000000030"
	direct  = "1000000000000000040"
)

// nowUnix is the sample world's present, in seconds.
const nowUnix = 1_785_585_600 // 2026-08-01 12:00:00 UTC

// stamp is a moment so many seconds after nowUnix, as Discord writes it.
func stamp(seconds int) string {
	return time.Unix(nowUnix+int64(seconds), 0).UTC().Format(time.RFC3339)
}

// messageID is an id that is older for a smaller n.
func messageID(n int) string { return strconv.Itoa(2_000_000_000_000_000_000 + n) }

// message is a message of the bot; more overrides and adds keys.
func message(n int, channel, content string, more obj) obj {
	m := obj{
		"id": messageID(n), "channel_id": channel, "type": 0, "flags": 0, "content": content,
		"author":    obj{"id": bot, "username": "farpost", "global_name": "Farpost", "bot": true},
		"timestamp": stamp(n), "edited_timestamp": nil, "mentions": []any{},
		"embeds": []any{}, "attachments": []any{}, "components": []any{}, "x": obj{"actionable": true},
	}
	for k, v := range more {
		m[k] = v
	}
	return m
}

// by makes somebody the author.
func by(id, name string) obj {
	return obj{"author": obj{"id": id, "username": name, "global_name": name}}
}

// row is a row of components.
func row(components ...any) obj { return obj{"type": 1, "components": components} }

// button is an enabled button.
func button(id, label string, style int) obj {
	return obj{"type": 2, "custom_id": id, "label": label, "style": style}
}

// option is an option of a command; more are its other keys.
func option(kind int, name, description string, more obj) obj {
	o := obj{"type": kind, "name": name, "description": description}
	for k, v := range more {
		o[k] = v
	}
	return o
}

// sample is a world with four members, two channels, a thread, a DM and some commands.
func sample() obj {
	members := []any{}
	for i, m := range []struct{ id, name, user, locale, colour string }{
		{ada, "Ada", "ada", "en-US", "#5865f2"}, {bruno, "Bruno", "bruno", "it", "#2d8a54"},
		{chiara, "Chiara", "chiara", "it", "#b4472e"}, {dario, "Dario", "dario", "en-GB", "#8a5fb0"},
	} {
		members = append(members,
			obj{"id": m.id, "name": m.name, "username": m.user, "locale": m.locale, "colour": m.colour,
				"administrator": i == 0, "dms_open": true, "autoplay": false})
	}
	return obj{
		"now": stamp(0),
		"bot": obj{"user": obj{"id": bot, "username": "farpost", "global_name": "Farpost", "bot": true},
			"online": true},
		"guild":   obj{"id": guild, "name": "Farpost Sandbox", "preferred_locale": "en-US"},
		"demo":    true,
		"members": members,
		"channels": []any{
			obj{"id": matches, "kind": "text", "name": "matches", "topic": "Matches are played here",
				"can_write": true},
			obj{"id": general, "kind": "text", "name": "general", "topic": "Everything else", "can_write": true},
			obj{"id": thread, "kind": "thread", "name": "Ada vs Bruno", "parent_id": matches, "archived": false,
				"locked": false, "member_ids": []any{ada, bruno}, "can_write": true},
			obj{"id": direct, "kind": "dm", "name": "Farpost", "can_write": true},
		},
		"messages": obj{matches: []any{message(-300, matches, "Farpost is ready in <#"+matches+">.", nil)},
			thread: []any{}, direct: []any{}},
		"commands": sampleCommands(),
	}
}

// sampleCommands are the commands that most tests offer.
func sampleCommands() []any {
	return []any{
		obj{"id": "500", "type": 1, "name": "help", "description": "What Farpost can do",
			"description_localizations": obj{"it": "Che cosa sa fare Farpost"}},
		obj{"id": "501", "type": 1, "name": "match", "description": "Play matches", "contexts": []any{0},
			"name_localizations": obj{"it": "partita"}, "options": []any{
				option(1, "new", "Challenge somebody", obj{"name_localizations": obj{"it": "nuova"}, "options": []any{
					option(6, "opponent", "Whom you challenge", obj{"required": true}),
					option(3, "game", "Which game",
						obj{"required": true,
							"choices": []any{obj{"name": "Farwald: Fallen Gods", "value": "farwald"},
								obj{"name": "Force of Will", "value": "fow"}}}),
					option(3, "deck", "One of your decks", obj{"autocomplete": true}),
					option(4, "hours", "Hours for a turn", obj{"min_value": 1, "max_value": 72}),
					option(5, "open", "Open deck lists", nil),
				}}),
				option(1, "list", "Your matches", nil),
				option(1, "board", "The board of this match", nil),
			}},
		obj{"id": "502", "type": 1, "name": "card", "description": "Look a card up",
			"options": []any{option(3, "name", "The card's name", obj{"required": true, "autocomplete": true})}},
	}
}

// put adds messages to a channel of a world.
func put(world obj, channel string, list ...obj) {
	all := world["messages"].(obj)
	have, _ := all[channel].([]any)
	for _, m := range list {
		have = append(have, m)
	}
	all[channel] = have
}

// the is a selector for a message.
func the(n int) string { return fmt.Sprintf(`[data-message-id="%s"]`, messageID(n)) }
