package sandbox

import (
	"net/http"
	"strings"
	"unicode/utf8"
)

// Say is a text message that a member writes.
type Say struct {
	As        string `json:"as"`
	ChannelID string `json:"channel_id"`
	Content   string `json:"content"`
}

func (a *acts) say(w Say) (out Message, err error) {
	refusal := a.do(func() *Refusal {
		c := a.w.channels[w.ChannelID]
		text := strings.TrimSpace(w.Content)
		switch {
		case a.w.members[w.As] == nil:
			return no(http.StatusNotFound, "unknown_member", "There is no member with the id "+w.As+".")
		case !a.w.sees(w.As, c):
			return no(http.StatusNotFound, "unknown_channel", "There is no such channel, or this member cannot see it.")
		case !a.w.canWrite(w.As, c):
			return no(http.StatusForbidden, "not_permitted", "This member may not write here.")
		case text == "" || utf8.RuneCountInString(text) > 2000:
			return noField("text_invalid", "content", "A message has 1 to 2,000 characters.")
		}
		m := &message{ID: a.w.newID(), Channel: c.ID, Author: w.As, Content: text, At: a.w.clock.Now()}
		rule := mentionRule{}
		m.Mentions, m.MentionRoles, m.Everyone = rule.mentioned(text, a.w.isUser, a.w.isRole)
		m.Everyone = m.Everyone && a.w.permissions(w.As, c)&PermissionMentionEveryone != 0
		a.w.post(m)
		out = a.views.messageView(m, w.As)
		return nil
	})
	if refusal != nil {
		return Message{}, refusal
	}
	return out, nil
}

// Removal names what a member deletes or dismisses: a message, or a thread by ChannelID.
type Removal struct {
	As        string `json:"as"`
	MessageID string `json:"message_id"`
	ChannelID string `json:"channel_id"`
}

func (a *acts) dismiss(d Removal) error {
	return asError(a.do(func() *Refusal {
		m := a.w.messages[d.MessageID]
		if m == nil || m.OnlyFor == "" || m.OnlyFor != d.As {
			return no(http.StatusNotFound, "unknown_message", "There is no such private message for this member.")
		}
		m.Dismissed = true
		a.w.touch(kindMessage, m.ID)
		a.w.notify(event{Kind: messageDismissed, Message: m, Channel: a.w.channels[m.Channel], Member: d.As})
		return nil
	}))
}

func (a *acts) remove(d Removal) error {
	return asError(a.do(func() *Refusal {
		who := a.w.members[d.As]
		if who == nil {
			return no(http.StatusNotFound, "unknown_member", "There is no member with the id "+d.As+".")
		}
		if d.MessageID == "" {
			c := a.w.channels[d.ChannelID]
			if !a.w.sees(d.As, c) || !c.isThread() {
				return no(http.StatusNotFound, "unknown_channel", "There is no such thread, or this member cannot see it.")
			}
			if !who.Admin {
				return no(http.StatusForbidden, "not_permitted", "Only an administrator may delete a thread.")
			}
			a.w.removeChannel(c)
			return nil
		}
		m := a.w.messages[d.MessageID]
		if m == nil || !a.w.seesMessage(d.As, m) || m.OnlyFor != "" {
			return no(http.StatusNotFound, "unknown_message", "There is no such message, or this member cannot see it.")
		}
		if m.Author != d.As && (!who.Admin || a.w.channels[m.Channel].Kind == channelDM) {
			return no(http.StatusForbidden, "not_permitted", "This member may not delete this message.")
		}
		a.w.removeMessage(m)
		return nil
	}))
}

func (a *acts) memberDM(id string) (v ChannelView, err error) {
	err = asError(a.do(func() *Refusal {
		if a.w.members[id] == nil {
			return no(http.StatusNotFound, "unknown_member", "There is no member with the id "+id+".")
		}
		v = a.views.channelView(a.w.openDM(id), id)
		return nil
	}))
	return v, err
}

// Settings change a member; nil leaves as it is.
type Settings struct {
	As       string `json:"as"`
	DMsOpen  *bool  `json:"dms_open"`
	Autoplay *bool  `json:"autoplay"`
}

func (a *acts) configure(c Settings) (v MemberView, err error) {
	err = asError(a.do(func() *Refusal {
		m := a.w.members[c.As]
		if m == nil {
			return no(http.StatusNotFound, "unknown_member", "There is no member with the id "+c.As+".")
		}
		if c.DMsOpen != nil {
			m.DMsOpen = *c.DMsOpen
		}
		if c.Autoplay != nil {
			m.Autoplay = *c.Autoplay
			a.w.notify(event{Kind: autoplaySet, Member: c.As})
		}
		a.w.touch(kindMember, c.As)
		v = a.views.memberView(c.As)
		a.w.notify(event{Kind: memberChanged, Member: c.As})
		return nil
	}))
	return v, err
}

// asError keeps a nil refusal a nil error.
func asError(r *Refusal) error {
	if r == nil {
		return nil
	}
	return r
}
