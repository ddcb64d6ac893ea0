package discord_test

import (
	"fmt"
	"strings"

	"farpost/bot/sandbox"
)

// find gives the custom id of the first enabled button or menu of an action ("move", or "say:end").
func find(m sandbox.Message, action string) (string, bool) {
	for _, row := range m.Components {
		for _, c := range row.Components {
			if id := c.CustomID; !c.Disabled && strings.HasPrefix(afterQs(id)+":", action+":") {
				return id, true
			}
		}
	}
	return "", false
}

// afterQs is "action:arg" of a custom id "v1:match:qs:action:arg".
func afterQs(id string) string {
	parts := strings.SplitN(id, ":", 4)
	if len(parts) < 4 {
		return ""
	}
	return strings.TrimSuffix(parts[3], ":")
}

// options are a menu's options by label.
func options(m sandbox.Message) map[string]string {
	out := map[string]string{}
	for _, row := range m.Components {
		for _, c := range row.Components {
			for _, o := range c.Options {
				out[o.Label] = o.Value
			}
		}
	}
	return out
}

// run sends a slash command of a member and gives the private answer.
func (w *world) command(who int, channel, name string, path []string, opts ...sandbox.OptionValue) sandbox.Message {
	w.Helper()
	out, err := w.who[who].Run(w.ctx, channel, name, path, opts...)
	w.ok(err)
	return w.answer(who, out)
}

func (w *world) answer(who int, out sandbox.Outcome) sandbox.Message {
	w.Helper()
	if out.Kind == sandbox.OutcomeFailed || out.MessageID == "" {
		w.Fatalf("member %d got no answer: %+v; reported %v", who, out, w.faults())
	}
	m, err := w.who[who].Message(out.MessageID)
	w.ok(err)
	if m.X.Thinking || m.X.Promised { // a busy machine: the answer is filled in later
		m = w.await(who, "the answer", func(x sandbox.Message) bool { return x.ID == out.MessageID && !x.X.Thinking && !x.X.Promised })
	}
	if m.X == nil || !m.X.Ephemeral {
		w.Fatalf("the answer is public: %s", m.Content)
	}
	return m
}

// press presses a button (or chooses in a menu) and gives the message that answers: a new private one, or
// the one that was pressed.
func (w *world) press(who int, m sandbox.Message, action string, values ...string) sandbox.Message {
	w.Helper()
	id, ok := find(m, action)
	if !ok {
		w.Fatalf("no %s on %s", action, show(m))
	}
	return w.pressID(who, m, id, values...)
}

func (w *world) pressID(who int, m sandbox.Message, id string, values ...string) sandbox.Message {
	w.Helper()
	out, err := w.who[who].Press(w.ctx, m.ID, id, values...)
	w.ok(err)
	if out.Kind == sandbox.OutcomeUpdated {
		out.MessageID = m.ID
	}
	return w.answer(who, out)
}

// show is a message for a failing test.
func show(m sandbox.Message) string {
	var b strings.Builder
	fmt.Fprintf(&b, "[%s] %q", m.ID, m.Content)
	for _, e := range m.Embeds {
		fmt.Fprintf(&b, " {%s | %s}", e.Title, e.Description)
	}
	for _, row := range m.Components {
		for _, c := range row.Components {
			fmt.Fprintf(&b, " (%s %s %d)", c.Label, afterQs(c.CustomID), len(c.Options))
		}
	}
	return b.String()
}

func (w *world) matches() string { return w.server.ChannelID("matches") }

// await waits for a message that a member sees.
func (w *world) await(who int, what string, fits func(sandbox.Message) bool) sandbox.Message {
	w.Helper()
	m, err := w.who[who].Await(w.ctx, fits)
	if err != nil {
		var all []string
		for _, list := range w.who[who].View().Messages {
			for _, m := range list {
				all = append(all, show(m))
			}
		}
		w.Fatalf("%s: %v; reported %v; sees\n%s", what, err, w.faults(), strings.Join(all, "\n"))
	}
	return m
}

// invitation invites a member by another and gives the public message.
func (w *world) invitation(from, to int, opts ...sandbox.OptionValue) sandbox.Message {
	w.Helper()
	w.command(from, w.matches(), "match", []string{"new"}, append([]sandbox.OptionValue{{Name: "opponent", Value: w.who[to].ID()}}, opts...)...)
	w.delivered()
	return w.await(to, "invitation", func(m sandbox.Message) bool {
		_, open := find(m, "accept")
		return open && strings.Contains(m.Content, "<@"+w.who[to].ID()+">")
	})
}

// begin lets member 0 invite member 1, who accepts; nothing is staked yet.
func (w *world) begin() {
	w.Helper()
	m := w.invitation(0, 1)
	w.press(1, m, "accept:calm")
}

// begun is begin with both stakes made: member 0 is in turn. It gives the front.
func (w *world) begun() sandbox.Message {
	w.Helper()
	w.begin()
	for who := range 2 {
		m := w.press(who, w.front(who), "move")
		m = w.press(who, m, "done")
		w.press(who, m, "confirm")
	}
	w.delivered()
	return w.front(0)
}

// front is the current message of the match: the newest public one with the hand button.
func (w *world) front(who int) sandbox.Message {
	w.Helper()
	w.delivered()
	m, ok := w.newest(who, func(kind string, m sandbox.Message) bool { return kind != "dm" })
	if !ok {
		w.Fatalf("no front; reported %v", w.faults())
	}
	return m
}

// direct is the copy of a member's hand in their direct messages: what leads to a match from there.
func (w *world) direct(who int) (found sandbox.Message, ok bool) {
	w.Helper()
	w.delivered()
	v := w.who[who].View()
	for _, c := range v.Channels {
		for _, m := range v.Messages[c.ID] {
			if c.Kind == "dm" && len(m.Components) > 0 && len(m.Embeds) > 0 && len(m.Components[0].Components) > 0 && m.Components[0].Components[0].URL != "" {
				found, ok = m, true
			}
		}
	}
	return found, ok
}

// newest is the newest message with the hand button in channels of a kind.
func (w *world) newest(who int, fits func(kind string, m sandbox.Message) bool) (found sandbox.Message, ok bool) {
	v := w.who[who].View()
	for _, c := range v.Channels {
		for _, m := range v.Messages[c.ID] {
			_, hand := find(m, "hand")
			if hand && !m.X.Ephemeral && fits(c.Kind, m) && (len(m.ID) > len(found.ID) || m.ID > found.ID) {
				found, ok = m, true
			}
		}
	}
	return found, ok
}

// message looks at a message again.
func (w *world) message(who int, id string) sandbox.Message {
	w.Helper()
	m, err := w.who[who].Message(id)
	w.ok(err)
	return m
}
