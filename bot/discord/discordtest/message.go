package discordtest

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"farpost/bot/sandbox"
)

// Message is a message as one member sees it.
type Message struct{ sandbox.Message }

// String is all that a person sees of the message, for a test that fails: words, embeds, buttons, menus, files. A
// button is (label action), with "dead" behind when it cannot be pressed; a menu is (placeholder action: option,
// option*), with a star behind what is chosen.
func (m Message) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "[%s] %q", m.ID, m.Content)
	for _, e := range m.Embeds {
		fmt.Fprintf(&b, " {%s | %s", e.Title, e.Description)
		for _, f := range e.Fields {
			fmt.Fprintf(&b, " | %s: %s", f.Name, f.Value)
		}
		if e.Footer != nil {
			fmt.Fprintf(&b, " | footer: %s", e.Footer.Text)
		}
		if e.Image != nil {
			fmt.Fprintf(&b, " | image: %s", e.Image.Description)
		}
		b.WriteString("}")
	}
	for _, c := range m.parts() {
		b.WriteString(" (" + shown(c) + ")")
	}
	for _, a := range m.Attachments {
		fmt.Fprintf(&b, " <%s: %s>", a.Filename, a.Description)
	}
	return b.String()
}

// shown is a component with its state.
func shown(c sandbox.Component) string {
	if c.URL != "" {
		return c.Label + " " + c.URL
	}
	out := action(c)
	if label := c.Label + c.Placeholder; label != "" {
		out = label + " " + out
	}
	var options []string
	for _, o := range c.Options {
		if o.Default {
			o.Label += "*"
		}
		options = append(options, o.Label)
	}
	if len(options) > 0 {
		out += ": " + strings.Join(options, ", ")
	}
	if c.Disabled {
		out += " dead"
	}
	return out
}

// parts are the buttons and menus of the message, row by row.
func (m Message) parts() []sandbox.Component {
	var out []sandbox.Component
	for _, row := range m.Components {
		out = append(out, row.Components...)
	}
	return out
}

// action is "action:arg" of a component's custom id "v1:match:qs:action:arg"; without the colon where there is no arg.
func action(c sandbox.Component) string {
	parts := strings.SplitN(c.CustomID, ":", 4)
	if len(parts) < 4 {
		return ""
	}
	return strings.TrimSuffix(parts[3], ":")
}

// Part is the first button or menu that can be used and is of an action ("move", or "say:end"); ok is false for none.
func (m Message) Part(of string) (c sandbox.Component, ok bool) {
	for _, c := range m.parts() {
		if c.CustomID != "" && !c.Disabled && strings.HasPrefix(action(c)+":", of+":") {
			return c, true
		}
	}
	return sandbox.Component{}, false
}

// begin is the action of the menu of a verb that offers a choice, by its label or its value: of the verb that is named,
// "begin:play", else of the first that does.
func (m Message) begin(named, choice string) string {
	first, _, _ := strings.Cut(choice, "|")
	for _, c := range m.parts() {
		if of := action(c); strings.HasPrefix(of, "begin:") && (named == "" || of == named) {
			for _, o := range c.Options {
				if o.Label == first || o.Value == first {
					return of
				}
			}
		}
	}
	return "pick"
}

// Has reports whether the message has a button or menu of an action that can be used.
func (m Message) Has(of string) bool {
	_, ok := m.Part(of)
	return ok
}

// OffersTurn reports whether the message's buttons are those of somebody's own turn, not of a window or a defence.
func (m Message) OffersTurn() bool {
	return m.Has("move") && m.Has("more") && !m.Has("pass") && !m.Has("offer")
}

// Button is the n-th button or menu of a row, both counted from 0.
func (m Message) Button(row, n int) sandbox.Component { return m.Components[row].Components[n] }

// Labelled is the first button with a label; ok is false where there is none.
func (m Message) Labelled(label string) (c sandbox.Component, ok bool) {
	for _, c := range m.parts() {
		if c.Label == label {
			return c, true
		}
	}
	return c, false
}

// LastButton is the last button of a row.
func (m Message) LastButton(row int) sandbox.Component {
	list := m.Components[row].Components
	return list[len(list)-1]
}

// Layout is what stands in each row of the message, by action and argument: "move hand | pass".
func (m Message) Layout() string {
	var rows []string
	for _, row := range m.Components {
		var cells []string
		for _, c := range row.Components {
			if c.URL != "" {
				cells = append(cells, "link")
				continue
			}
			cells = append(cells, action(c))
		}
		rows = append(rows, strings.Join(cells, " "))
	}
	return strings.Join(rows, " | ")
}

// Options are the options of the message's menus: values by label.
func (m Message) Options() map[string]string {
	out := map[string]string{}
	for _, c := range m.parts() {
		for _, o := range c.Options {
			out[o.Label] = o.Value
		}
	}
	return out
}

// Labels are the labels of the message's menus in order.
func (m Message) Labels() []string {
	var out []string
	for _, c := range m.parts() {
		for _, o := range c.Options {
			out = append(out, o.Label)
		}
	}
	return out
}

// Values are the values of the message's menus in order.
func (m Message) Values() []string {
	var out []string
	for _, c := range m.parts() {
		for _, o := range c.Options {
			out = append(out, o.Value)
		}
	}
	return out
}

// Text is everything that the message says: words and embeds, without buttons and files.
func (m Message) Text() string {
	out := m.Content
	for _, e := range m.Embeds {
		out += " | " + e.Title + " | " + e.Description
		for _, f := range e.Fields {
			out += " | " + f.Name + ": " + f.Value
		}
		if e.Footer != nil {
			out += " | " + e.Footer.Text
		}
	}
	return out
}

// Shows reports whether any of the texts stands in what a person sees of the message; see String.
func (m Message) Shows(texts ...string) bool { return anyIn(m.String(), texts) }

// Tells reports whether any of the texts stands in the message's own words, its embeds apart.
func (m Message) Tells(texts ...string) bool { return anyIn(m.Content, texts) }

// Describes reports whether any of the texts stands in the description of the message's first embed.
func (m Message) Describes(texts ...string) bool {
	return len(m.Embeds) > 0 && anyIn(m.Embeds[0].Description, texts)
}

func anyIn(s string, texts []string) bool {
	for _, t := range texts {
		if strings.Contains(s, t) {
			return true
		}
	}
	return false
}

// Mentioned reports whether the message mentions a member.
func (m Message) Mentioned(who *Member) bool {
	for _, u := range m.Mentions {
		if u.ID == who.ID() {
			return true
		}
	}
	return m.MentionEveryone
}

// Says checks that a message says all of this.
func (w *World) Says(what string, m Message, want ...string) {
	w.Helper()
	for _, s := range want {
		if !strings.Contains(m.Text(), s) {
			w.Errorf("%s: no %q in %s", what, s, m.Text())
		}
	}
}

// Within checks Discord's limits on a message: what the sandbox would refuse, and what phones cut off.
func (w *World) Within(m Message) {
	w.Helper()
	n := utf8.RuneCountInString
	if n(m.Content) > 2000 || len(m.Components) > 5 {
		w.Errorf("%d characters, %d rows", n(m.Content), len(m.Components))
	}
	for _, row := range m.Components {
		if len(row.Components) > 5 || len(row.Components) == 0 {
			w.Errorf("a row of %d", len(row.Components))
		}
	}
	for _, c := range m.parts() {
		if n(c.Label) > 80 || n(c.CustomID) > 100 || len(c.Options) > 25 || n(c.Placeholder) > 150 {
			w.Errorf("%q %q: %d options", c.Label, c.CustomID, len(c.Options))
		}
		for _, o := range c.Options {
			if n(o.Label) > 100 || n(o.Description) > 100 || n(o.Label) == 0 {
				w.Errorf("option %q: %q", o.Label, o.Description)
			}
		}
	}
	for _, e := range m.Embeds {
		if n(e.Description) > 4096 || n(e.Title) > 256 {
			w.Errorf("an embed of %d and %d characters", n(e.Title), n(e.Description))
		}
	}
}
