package act

import (
	"net/http"
	"strings"
	"unicode/utf8"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

func (a *Acts) Say(w Say) (out resource.Message, err error) {
	refusal := a.do(func() *Refusal {
		c := a.W.Channels[w.ChannelID]
		text := strings.TrimSpace(w.Content)
		switch {
		case a.W.Members[w.As] == nil:
			return Refuse(http.StatusNotFound, "unknown_member", "There is no member with the id "+w.As+".")
		case !a.W.Sees(w.As, c):
			return Refuse(http.StatusNotFound, "unknown_channel", "There is no such channel, or this member cannot see it.")
		case !a.W.CanWrite(w.As, c):
			return Refuse(http.StatusForbidden, "not_permitted", "This member may not write here.")
		case text == "" || utf8.RuneCountInString(text) > 2000:
			return refuseField("text_invalid", "content", "A message has 1 to 2,000 characters.")
		}
		m := &world.Message{ID: a.W.NewID(), Channel: c.ID, Author: w.As, Content: text, At: a.W.Clock.Now()}
		rule := resource.AllowedMentions{}
		m.Mentions, m.MentionRoles, m.Everyone = rule.Mentioned(text, a.W.IsUser, a.W.IsRole)
		m.Everyone = m.Everyone && a.W.Permissions(w.As, c)&resource.PermissionMentionEveryone != 0
		a.W.Post(m)
		out = a.Views.Message(m, w.As)
		return nil
	})
	if refusal != nil {
		return resource.Message{}, refusal
	}
	return out, nil
}

func (a *Acts) Dismiss(d Removal) error {
	return asError(a.do(func() *Refusal {
		m := a.W.Messages[d.MessageID]
		if m == nil || m.OnlyFor == "" || m.OnlyFor != d.As {
			return Refuse(http.StatusNotFound, "unknown_message", "There is no such private message for this member.")
		}
		a.W.Dismiss(m)
		return nil
	}))
}

func (a *Acts) Remove(d Removal) error {
	return asError(a.do(func() *Refusal {
		who := a.W.Members[d.As]
		if who == nil {
			return Refuse(http.StatusNotFound, "unknown_member", "There is no member with the id "+d.As+".")
		}
		if d.MessageID == "" {
			c := a.W.Channels[d.ChannelID]
			if !a.W.Sees(d.As, c) || !c.IsThread() {
				return Refuse(http.StatusNotFound, "unknown_channel", "There is no such thread, or this member cannot see it.")
			}
			if !who.Admin {
				return Refuse(http.StatusForbidden, "not_permitted", "Only an administrator may delete a thread.")
			}
			a.W.RemoveChannel(c)
			return nil
		}
		m := a.W.Messages[d.MessageID]
		if m == nil || !a.W.SeesMessage(d.As, m) || m.OnlyFor != "" {
			return Refuse(http.StatusNotFound, "unknown_message", "There is no such message, or this member cannot see it.")
		}
		if m.Author != d.As && (!who.Admin || a.W.Channels[m.Channel].Kind == resource.ChannelDM) {
			return Refuse(http.StatusForbidden, "not_permitted", "This member may not delete this message.")
		}
		a.W.RemoveMessage(m)
		return nil
	}))
}
