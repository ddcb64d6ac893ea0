package view

import (
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Message returns a message as a member sees it.
func (v *Views) Message(m *world.Message, member string) resource.Message {
	out := v.w.MessageObject(m)
	c := v.w.Channels[m.Channel]
	x := &resource.Extras{
		Ephemeral:  m.OnlyFor != "",
		Thinking:   m.Flags&resource.FlagLoading != 0,
		Silent:     m.Flags&resource.FlagSilent != 0,
		Promised:   m.Promised > 0,
		ThreadID:   m.Thread,
		Actionable: !c.Locked,
		MentionsMe: m.Everyone,
	}
	for _, id := range m.Mentions {
		x.MentionsMe = x.MentionsMe || id == member
	}
	if m.Origin != nil && m.Origin.Text != "" && m.Origin.First == "" {
		x.Used = &resource.Used{UserID: m.Origin.User, Text: m.Origin.Text}
	}
	out.X = x
	return out
}
