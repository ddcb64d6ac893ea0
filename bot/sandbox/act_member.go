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

func (s *Server) say(w Say) (out Message, err error) {
	refusal := s.as(func() *Refusal {
		c := s.w.channels[w.ChannelID]
		text := strings.TrimSpace(w.Content)
		switch {
		case s.w.members[w.As] == nil:
			return no(http.StatusNotFound, "unknown_member", "There is no member with the id "+w.As+".")
		case !s.sees(w.As, c):
			return no(http.StatusNotFound, "unknown_channel", "There is no such channel, or this member cannot see it.")
		case !s.canWrite(w.As, c):
			return no(http.StatusForbidden, "not_permitted", "This member may not write here.")
		case text == "" || utf8.RuneCountInString(text) > 2000:
			return noField("text_invalid", "content", "A message has 1 to 2,000 characters.")
		}
		m := &message{ID: s.newID(), Channel: c.ID, Author: w.As, Content: text, At: s.clock.Now()}
		rule := mentionRule{}
		m.Mentions, m.MentionRoles, m.Everyone = rule.mentioned(text, s.w.isUser, s.w.isRole)
		m.Everyone = m.Everyone && s.w.permissions(w.As, c)&PermissionMentionEveryone != 0
		s.post(m)
		out = s.messageView(m, w.As)
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

func (s *Server) dismiss(d Removal) error {
	return asError(s.as(func() *Refusal {
		m := s.w.messages[d.MessageID]
		if m == nil || m.OnlyFor == "" || m.OnlyFor != d.As {
			return no(http.StatusNotFound, "unknown_message", "There is no such private message for this member.")
		}
		m.Dismissed = true
		s.w.touch(kindMessage, m.ID)
		s.live.each(func(sub *subscriber) {
			if sub.member == d.As {
				sub.send(object{"type": "message_deleted", "channel_id": m.Channel, "id": m.ID})
			}
		})
		return nil
	}))
}

func (s *Server) remove(d Removal) error {
	return asError(s.as(func() *Refusal {
		who := s.w.members[d.As]
		if who == nil {
			return no(http.StatusNotFound, "unknown_member", "There is no member with the id "+d.As+".")
		}
		if d.MessageID == "" {
			c := s.w.channels[d.ChannelID]
			if !s.sees(d.As, c) || !c.isThread() {
				return no(http.StatusNotFound, "unknown_channel", "There is no such thread, or this member cannot see it.")
			}
			if !who.Admin {
				return no(http.StatusForbidden, "not_permitted", "Only an administrator may delete a thread.")
			}
			s.removeChannel(c)
			return nil
		}
		m := s.w.messages[d.MessageID]
		if m == nil || !s.seesMessage(d.As, m) || m.OnlyFor != "" {
			return no(http.StatusNotFound, "unknown_message", "There is no such message, or this member cannot see it.")
		}
		if m.Author != d.As && (!who.Admin || s.w.channels[m.Channel].Kind == channelDM) {
			return no(http.StatusForbidden, "not_permitted", "This member may not delete this message.")
		}
		s.removeMessage(m)
		return nil
	}))
}

func (s *Server) memberDM(id string) (v ChannelView, err error) {
	err = asError(s.as(func() *Refusal {
		if s.w.members[id] == nil {
			return no(http.StatusNotFound, "unknown_member", "There is no member with the id "+id+".")
		}
		v = s.channelView(s.openDM(id), id)
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

func (s *Server) configure(c Settings) (v MemberView, err error) {
	err = asError(s.as(func() *Refusal {
		m := s.w.members[c.As]
		if m == nil {
			return no(http.StatusNotFound, "unknown_member", "There is no member with the id "+c.As+".")
		}
		if c.DMsOpen != nil {
			m.DMsOpen = *c.DMsOpen
		}
		if c.Autoplay != nil {
			m.Autoplay = *c.Autoplay
			s.robots.switched(s, c.As)
		}
		s.w.touch(kindMember, c.As)
		v = s.memberView(c.As)
		s.live.each(func(sub *subscriber) { sub.send(object{"type": "member", "member": v}) })
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
