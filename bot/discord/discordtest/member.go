package discordtest

import (
	"slices"
	"strings"

	"farpost/bot/sandbox"
)

// sample are the members of the sandbox in their order.
var sample = []struct{ name, locale, lang string }{
	{"Ada", "en-US", "en"}, {"Bruno", "it", "it"}, {"Chiara", "it", "it"}, {"Dario", "en-GB", "en"},
}

// String is the member's name.
func (p *Member) String() string { return p.Name }

// Mention is how a message mentions the member.
func (p *Member) Mention() string { return "<@" + p.ID() + ">" }

// Opt is an option of a command.
func Opt(name string, value any) sandbox.OptionValue {
	return sandbox.OptionValue{Name: name, Value: value}
}

// Command runs a slash command in #matches, such as "inbox" or "match new", and gives the private answer.
func (p *Member) Command(command string, opts ...sandbox.OptionValue) Message {
	p.w.Helper()
	return p.CommandIn(p.w.Matches(), command, opts...)
}

// CommandIn is Command in another channel.
func (p *Member) CommandIn(channel, command string, opts ...sandbox.OptionValue) Message {
	p.w.Helper()
	return p.Answer(p.TryCommand(channel, command, opts...))
}

// TryCommand is CommandIn for what may have no answer, or a form as its answer.
func (p *Member) TryCommand(channel, command string, opts ...sandbox.OptionValue) sandbox.Outcome {
	p.w.Helper()
	path := strings.Fields(command)
	out, err := p.Run(p.w.Ctx, channel, path[0], path[1:], opts...)
	p.w.OK(err)
	return out
}

// Completions are what is offered to the member who types into an option of a command in #matches.
func (p *Member) Completions(command, option, typed string, others ...sandbox.OptionValue) []sandbox.Choice {
	p.w.Helper()
	return p.CompletionsIn(p.w.Matches(), command, option, typed, others...)
}

// CompletionsIn is Completions in another channel.
func (p *Member) CompletionsIn(channel, command, option, typed string, others ...sandbox.OptionValue) []sandbox.Choice {
	p.w.Helper()
	path := strings.Fields(command)
	list, err := p.Complete(p.w.Ctx, channel, path[0], path[1:], option, typed, others...)
	p.w.OK(err)
	return list
}

// Names are the names of choices in alphabetical order.
func Names(list []sandbox.Choice) string {
	var out []string
	for _, c := range list {
		out = append(out, c.Name)
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}

// Press presses a button, then one on the answer to that, and so on, and gives the last answer: a new private message,
// or the one that was pressed. A step is a button's action ("move", "say:end") or a menu's with the option that is
// chosen, by its label or its value ("pick=Flare"). A verb that is chosen in a menu together with what comes first with
// it is named before that as others are ("verb:play", "pick=Flare"); several options stand with bars between. What a
// public message has no button for is looked for behind its "⋯".
func (p *Member) Press(m Message, steps ...string) Message {
	p.w.Helper()
	begun := "" // a verb that is chosen together with what comes next
	for _, step := range steps {
		of, choice, menu := strings.Cut(step, "=")
		if verb, ok := strings.CutPrefix(of, "verb:"); ok && !m.Has(of) && m.Has("begin:"+verb) {
			begun = "begin:" + verb
			continue
		}
		if of == "pick" && !m.Has(of) {
			of, begun = m.begin(begun, choice), ""
		}
		c, ok := m.Part(of)
		if private := m.X != nil && m.X.Ephemeral; !ok && !private && m.Has("more") {
			m = p.Press(m, "more")
			c, ok = m.Part(of)
		}
		if !ok {
			p.w.Fatalf("%s finds no %s on %s", p, of, m)
		}
		if !menu {
			m = p.PressID(m, c.CustomID)
			continue
		}
		chosen := strings.Split(choice, "|")
		for i := range chosen {
			for _, o := range c.Options {
				if o.Label == chosen[i] {
					chosen[i] = o.Value
					break
				}
			}
		}
		m = p.PressID(m, c.CustomID, chosen...)
	}
	return m
}

// PressID presses what has a custom id, and gives the answer.
func (p *Member) PressID(m Message, id string, values ...string) Message {
	p.w.Helper()
	return p.Answer(p.TryPress(m, id, values...))
}

// TryPress is PressID for what may have no answer, or a form as its answer.
func (p *Member) TryPress(m Message, id string, values ...string) sandbox.Outcome {
	p.w.Helper()
	out, err := p.Member.Press(p.w.Ctx, m.ID, id, values...)
	p.w.OK(err)
	if out.Kind == sandbox.OutcomeUpdated {
		out.MessageID = m.ID
	}
	return out
}

// Answer is the private message that an outcome brings, complete.
func (p *Member) Answer(out sandbox.Outcome) Message {
	p.w.Helper()
	if out.Kind == sandbox.OutcomeFailed || out.MessageID == "" {
		p.w.Fatalf("%s got no answer: %+v; reported %v", p, out, p.w.Faults())
	}
	m := p.Message(out.MessageID)
	if m.X.Thinking || m.X.Promised { // a busy machine: the answer is filled in later
		m = p.Await("the answer", func(x Message) bool {
			return x.ID == out.MessageID && !x.X.Thinking && !x.X.Promised
		})
		for _, x := range p.Sees() { // a new message, with the pressed one left as it was
			if x.Reference != nil && x.Reference.MessageID == m.ID && x.ID > out.InteractionID {
				return x
			}
		}
	}
	if m.X == nil || !m.X.Ephemeral {
		p.w.Fatalf("the answer is public: %s", m)
	}
	return m
}

// Open presses one thing after another, beginning on the message of the handover, and gives the last answer. What is
// caused is not waited for; see Does.
func (p *Member) Open(steps ...string) Message {
	p.w.Helper()
	return p.Press(p.Handover(), steps...)
}

// Does says, delivers and looks. The member presses one thing after another, beginning on the message of the handover;
// a first step such as "/match draw" is a command instead, run where the match is played. What that causes is
// delivered. Does gives the private answer to the last step, and the message of the handover as it stands then, a zero
// one when there is none.
func (p *Member) Does(steps ...string) (answer, now Message) {
	p.w.Helper()
	answer = p.Handover()
	if command, ok := strings.CutPrefix(steps[0], "/"); ok {
		answer, steps = p.CommandIn(answer.ChannelID, command), steps[1:]
	}
	answer = p.Press(answer, steps...)
	p.w.Delivered()
	now, _ = p.NewestHandover()
	return answer, now
}

// Await waits for a message that the member sees.
func (p *Member) Await(what string, fits func(Message) bool) Message {
	p.w.Helper()
	m, err := p.Member.Await(p.w.Ctx, func(m sandbox.Message) bool { return fits(Message{m}) })
	if err != nil {
		var all []string
		for _, m := range p.Sees() {
			all = append(all, m.String())
		}
		p.w.Fatalf("%s: %v; reported %v; %s sees\n%s", what, err, p.w.Faults(), p, strings.Join(all, "\n"))
	}
	return Message{m}
}

// AwaitFiles waits until a message has n files, and gives it as it is then.
func (p *Member) AwaitFiles(m Message, n int) Message {
	p.w.Helper()
	return p.Await("the files", func(x Message) bool { return x.ID == m.ID && len(x.Attachments) == n })
}

// AwaitPicture waits until a message has one file of a name, and gives the file's description.
func (p *Member) AwaitPicture(m Message, name string) string {
	p.w.Helper()
	m = p.Await(name, func(x Message) bool {
		return x.ID == m.ID && len(x.Attachments) == 1 && x.Attachments[0].Filename == name
	})
	return m.Attachments[0].Description
}

// Sees are all messages that the member sees, channel by channel; kinds are those of channels ("text", "thread",
// "dm"), all of them when none is named.
func (p *Member) Sees(kinds ...string) []Message {
	v := p.View()
	var out []Message
	for _, c := range v.Channels {
		if len(kinds) == 0 || slices.Contains(kinds, c.Kind) {
			for _, m := range v.Messages[c.ID] {
				out = append(out, Message{m})
			}
		}
	}
	return out
}

// Message looks at a message again.
func (p *Member) Message(id string) Message {
	p.w.Helper()
	m, err := p.Member.Message(id)
	p.w.OK(err)
	return Message{m}
}

// SheetText waits until a page of cards has its picture, and gives what it says for who cannot see it.
func (p *Member) SheetText(m Message) string {
	p.w.Helper()
	m = p.Await("the page's picture", func(x Message) bool {
		return x.ID == m.ID && x.Embeds[0].Title == m.Embeds[0].Title && x.Embeds[0].Image != nil
	})
	return m.Embeds[0].Image.Description
}
