package act

import (
	"net/http"
	"strings"
	"unicode/utf8"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Send writes a message in a channel.
func (a *Acts) Send(t Text) (out resource.Message, err error) {
	refusal := a.do(func() *Refusal {
		c := a.w.Channels[t.ChannelID]
		text := strings.TrimSpace(t.Content)
		switch {
		case a.w.Members[t.As] == nil:
			return UnknownMember(t.As)
		case !a.w.Sees(t.As, c):
			return unknownChannel()
		case !a.w.CanWrite(t.As, c):
			return Refuse(http.StatusForbidden, "not_permitted", "This member may not write here.")
		case text == "" || utf8.RuneCountInString(text) > 2000:
			return refuseField("text_invalid", "content", "A message has 1 to 2,000 characters.")
		}
		m := &world.Message{ID: a.w.NewID(), Channel: c.ID, Author: t.As, Content: text, At: a.w.Clock.Now()}
		rule := resource.AllowedMentions{}
		m.Mentions, m.MentionRoles, m.Everyone = rule.Mentioned(text, a.w.IsUser, a.w.IsRole)
		m.Everyone = m.Everyone && a.w.Permissions(t.As, c)&resource.PermissionMentionEveryone != 0
		a.w.Post(m)
		out = a.views.Message(m, t.As)
		return nil
	})
	if refusal != nil {
		return resource.Message{}, refusal
	}
	return out, nil
}

// Dismiss puts an ephemeral message away.
func (a *Acts) Dismiss(d Removal) error {
	return asError(a.do(func() *Refusal {
		m := a.w.Messages[d.MessageID]
		if m == nil || m.OnlyFor == "" || m.OnlyFor != d.As {
			return Refuse(http.StatusNotFound, "unknown_message",
				"There is no such private message for this member.")
		}
		a.w.Dismiss(m)
		return nil
	}))
}

// Remove deletes a message, or a thread with its messages. Members may delete their own messages; an administrator
// those of others outside DMs, and threads.
func (a *Acts) Remove(d Removal) error {
	return asError(a.do(func() *Refusal {
		if a.w.Members[d.As] == nil {
			return UnknownMember(d.As)
		}
		manages := a.w.IsAdministrator(d.As)
		if d.MessageID == "" {
			c := a.w.Channels[d.ChannelID]
			if !a.w.Sees(d.As, c) || !c.IsThread() {
				return Refuse(http.StatusNotFound, "unknown_channel",
					"There is no such thread, or this member cannot see it.")
			}
			if !manages {
				return Refuse(http.StatusForbidden, "not_permitted", "Only an administrator may delete a thread.")
			}
			a.w.RemoveChannel(c)
			return nil
		}
		m := a.w.Messages[d.MessageID]
		if m == nil || !a.w.SeesMessage(d.As, m) || m.OnlyFor != "" {
			return unknownMessage()
		}
		if m.Author != d.As && (!manages || a.w.Channels[m.Channel].Kind == resource.ChannelDM) {
			return Refuse(http.StatusForbidden, "not_permitted", "This member may not delete this message.")
		}
		a.w.RemoveMessage(m)
		return nil
	}))
}
