package sandbox

import (
	"context"
	"fmt"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/resource"
)

// Member acts as one of the sample members, for tests: its methods do exactly what the page's
// requests do.
type Member struct {
	s  *Server
	id string
}

// Member returns the i-th sample member, from 0; it panics when there is none, like an index.
func (s *Server) Member(i int) *Member {
	m := &Member{s: s}
	s.w.Look(func() { m.id = s.w.Order[i] })
	return m
}

// BotID returns the bot's user id, which is its application's id too.
func (s *Server) BotID() (id string) {
	s.w.Look(func() { id = s.w.Bot.ID })
	return id
}

// GuildID returns the id of the guild.
func (s *Server) GuildID() (id string) {
	s.w.Look(func() { id = s.w.Guild.ID })
	return id
}

// ChannelID returns the id of the text channel with a name, "" when there is none.
func (s *Server) ChannelID(name string) (id string) {
	s.w.Look(func() {
		for _, c := range s.w.Channels {
			if c.Kind == resource.ChannelText && c.Name == name {
				id = c.ID
			}
		}
	})
	return id
}

// ID returns the member's user id.
func (m *Member) ID() string { return m.id }

// View returns what the member sees now.
func (m *Member) View() (v State) {
	m.s.w.Look(func() { v = m.s.views.State(m.id) })
	return v
}

// Run sends a slash command and waits until the bot acknowledged it or failed to.
func (m *Member) Run(ctx context.Context, channelID, name string, path []string, options ...OptionValue) (Outcome, error) {
	return m.s.acts.Run(ctx, act.CommandCall{As: m.id, ChannelID: channelID, Name: name, Path: path, Options: options})
}

// Complete asks for the choices of an option, of which text was typed so far, beside the other
// options filled in.
func (m *Member) Complete(ctx context.Context, channelID, name string, path []string, focused, text string, others ...OptionValue) ([]Choice, error) {
	return m.s.acts.Complete(ctx, act.CommandCall{
		As: m.id, ChannelID: channelID, Name: name, Path: path, Focused: focused,
		Options: append(others[:len(others):len(others)], OptionValue{Name: focused, Value: text}),
	})
}

// Press presses a button, or with values chooses from a menu, and waits for the bot.
func (m *Member) Press(ctx context.Context, messageID, customID string, values ...string) (Outcome, error) {
	return m.s.acts.Press(ctx, Press{As: m.id, MessageID: messageID, CustomID: customID, Values: values})
}

// PressLabel presses the enabled button with a label.
func (m *Member) PressLabel(ctx context.Context, messageID, label string) (Outcome, error) {
	msg, err := m.Message(messageID)
	if err != nil {
		return Outcome{}, err
	}
	for _, row := range resource.ControlRows(msg.Components) {
		for _, c := range row {
			if c.Type == TypeButton && c.Label == label {
				return m.Press(ctx, messageID, c.CustomID)
			}
		}
	}
	return Outcome{}, fmt.Errorf("sandbox: message %s has no enabled button %q", messageID, label)
}

// Submit sends the form that an outcome opened.
func (m *Member) Submit(ctx context.Context, interactionID string, values map[string]string) (Outcome, error) {
	return m.s.acts.Submit(ctx, act.Submission{As: m.id, InteractionID: interactionID, Values: values})
}

// Send writes a message.
func (m *Member) Send(channelID, text string) (Message, error) {
	return m.s.acts.Send(act.Text{As: m.id, ChannelID: channelID, Content: text})
}

// SetDMs opens or closes the member's DMs.
func (m *Member) SetDMs(open bool) error {
	_, err := m.s.acts.Configure(act.Settings{As: m.id, DMsOpen: &open})
	return err
}

// SetAutoplay lets the member play by itself, or no longer.
func (m *Member) SetAutoplay(on bool) error {
	_, err := m.s.acts.Configure(act.Settings{As: m.id, Autoplay: &on})
	return err
}

// DM returns the id of the DM channel with the bot, which it opens when there is none.
func (m *Member) DM() (channelID string, err error) {
	v, err := m.s.acts.OpenDM(m.id)
	return v.ID, err
}

// Dismiss hides a private answer.
func (m *Member) Dismiss(messageID string) error {
	return m.s.acts.Dismiss(act.Removal{As: m.id, MessageID: messageID})
}

// Delete removes a message as the member.
func (m *Member) Delete(messageID string) error {
	return m.s.acts.Remove(act.Removal{As: m.id, MessageID: messageID})
}

// Message returns a message as the member sees it.
func (m *Member) Message(id string) (out Message, err error) {
	m.s.w.Look(func() {
		msg := m.s.w.Messages[id]
		if msg == nil || !m.s.w.SeesMessage(m.id, msg) {
			err = fmt.Errorf("sandbox: member %s sees no message %s", m.id, id)
			return
		}
		out = m.s.views.Message(msg, m.id)
	})
	return out, err
}

// Await returns the first message that the member sees and that fits, the oldest first: at
// once, or as soon as there is one.
func (m *Member) Await(ctx context.Context, fits func(Message) bool) (Message, error) {
	var found Message
	_, err := m.AwaitView(ctx, func(v State) bool {
		for _, c := range v.Channels {
			for _, found = range v.Messages[c.ID] {
				if fits(found) {
					return true
				}
			}
		}
		return false
	})
	if err != nil {
		return Message{}, err
	}
	return found, nil
}

// AwaitView returns what the member sees as soon as it fits. fits may call the server.
func (m *Member) AwaitView(ctx context.Context, fits func(State) bool) (State, error) {
	for {
		var v State
		var changed <-chan struct{}
		m.s.w.Look(func() { v, changed = m.s.views.State(m.id), m.s.w.NextChange() })
		if fits(v) {
			return v, nil
		}
		if err := m.s.w.UntilChanged(ctx, changed); err != nil {
			return State{}, err
		}
	}
}

// StartDemo begins a demo match as the page's button does.
func (s *Server) StartDemo(ctx context.Context) (Demo, error) { return s.acts.StartDemo(ctx) }

// AwaitBot returns when the bot is connected and identified.
func (s *Server) AwaitBot(ctx context.Context) error {
	return s.w.Await(ctx, s.gateway.Connected)
}

// AwaitHeartbeat returns when the bot is connected, identified, and has sent a heartbeat on that connection. discordgo sends
// its first one at once, from a goroutine of its own; when the connection ends before that, the failure to send closes the
// connection that came after, with a code that gives the session up. A test that cuts a connection waits for this first.
func (s *Server) AwaitHeartbeat(ctx context.Context) error {
	return s.w.Await(ctx, s.gateway.Beating)
}

// AwaitPending returns when at least n interactions wait for the bot's first answer: then a
// test may move the clock.
func (s *Server) AwaitPending(ctx context.Context, n int) error {
	return s.w.Await(ctx, func() bool { return s.interactions.Pending() >= n })
}

// BotConnected says whether the bot is connected to the gateway and identified.
func (s *Server) BotConnected() (connected bool) {
	s.w.Look(func() { connected = s.gateway.Connected() })
	return connected
}
