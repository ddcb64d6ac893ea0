package sandbox

import (
	"context"
	"fmt"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/resource"
)

// Member acts as one of the sample members, for tests. Its methods do what the page's requests do, by the same code.
type Member struct {
	s  *Server
	id string
}

// Member returns the i-th sample member, counted from 0. Like an index, it panics when there is none.
func (s *Server) Member(i int) *Member {
	m := &Member{s: s}
	s.w.Look(func() { m.id = s.w.Order[i] })
	return m
}

// ID returns the member's user id.
func (m *Member) ID() string { return m.id }

// View returns what the member sees now.
func (m *Member) View() (v State) {
	m.s.w.Look(func() { v = m.s.views.State(m.id) })
	return v
}

// Run sends a slash command with a path of group and subcommand, and waits until the bot acknowledged it or failed to.
func (m *Member) Run(
	ctx context.Context, channelID, name string, path []string, options ...OptionValue,
) (Outcome, error) {
	return m.s.acts.Run(ctx, act.CommandCall{As: m.id, ChannelID: channelID, Name: name, Path: path, Options: options})
}

// RunOn runs a command on a message, as from Discord's menu Apps, and waits for the bot.
func (m *Member) RunOn(ctx context.Context, messageID, name string) (Outcome, error) {
	return m.s.acts.Run(ctx, act.CommandCall{As: m.id, TargetID: messageID, Name: name})
}

// Complete asks for choices of the focused option, of which a text was typed so far. others are options that are filled
// in already.
func (m *Member) Complete(
	ctx context.Context, channelID, name string, path []string, focused, text string, others ...OptionValue,
) ([]Choice, error) {
	return m.s.acts.Complete(ctx, act.CommandCall{
		As: m.id, ChannelID: channelID, Name: name, Path: path, Focused: focused,
		Options: append(others[:len(others):len(others)], OptionValue{Name: focused, Value: text}),
	})
}

// Press presses a button, or with values chooses in a menu, and waits for the bot.
func (m *Member) Press(ctx context.Context, messageID, customID string, values ...string) (Outcome, error) {
	return m.s.acts.Press(ctx, Press{As: m.id, MessageID: messageID, CustomID: customID, Values: values})
}

// PressLabel presses the first enabled button with a label.
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

// Submit sends the modal that an interaction opened; values are texts by the custom ids of its inputs.
func (m *Member) Submit(ctx context.Context, interactionID string, values map[string]string) (Outcome, error) {
	return m.s.acts.Submit(ctx, act.Submission{As: m.id, InteractionID: interactionID, Values: values})
}

// Forge sends an interaction that no client sends by itself, and waits for the bot. Whose it is, is the member.
func (m *Member) Forge(ctx context.Context, f Forged) (Outcome, error) {
	f.As = m.id
	return m.s.acts.Forge(ctx, f)
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

// Rename changes the name by which the member is known everywhere. Discord permits more than this page's members have:
// any 32 characters.
func (m *Member) Rename(name string) error {
	return m.s.moderate("rename member", m.id, func() error {
		m.s.w.Members[m.id].User.GlobalName = name
		m.s.w.ChangeMember(m.id)
		return nil
	})
}

// SetAutoplay lets the member play by themselves, or no longer.
func (m *Member) SetAutoplay(on bool) error {
	_, err := m.s.acts.Configure(act.Settings{As: m.id, Autoplay: &on})
	return err
}

// DM returns the id of the DM with the bot, and opens it when there is none.
func (m *Member) DM() (channelID string, err error) {
	v, err := m.s.acts.OpenDM(m.id)
	return v.ID, err
}

// Dismiss puts an ephemeral message away.
func (m *Member) Dismiss(messageID string) error {
	return m.s.acts.Dismiss(act.Removal{As: m.id, MessageID: messageID})
}

// Delete deletes a message.
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

// Pressable returns the messages that the member sees on which something can be pressed, by channel and then by age. It
// costs less than View.
func (m *Member) Pressable() (out []Message) {
	m.s.w.Look(func() {
		for _, c := range m.s.w.SortedChannels() {
			for _, msg := range m.s.w.ByChannel[c.ID] {
				if len(msg.Components) > 0 && m.s.w.SeesMessage(m.id, msg) {
					out = append(out, m.s.views.Message(msg, m.id))
				}
			}
		}
	})
	return out
}

// Await returns the oldest message that the member sees and that fits, as soon as there is one.
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
