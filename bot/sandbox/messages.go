package sandbox

import (
	"encoding/json"
	"fmt"
	"strings"
)

// guildOf returns the guild's id for a channel of it, "" for a DM.
func (s *Server) guildOf(c *channel) string {
	if c == nil || c.Kind == channelDM {
		return ""
	}
	return s.w.Guild.ID
}

// post adds a new message to its channel and tells everybody. An ephemeral one changes nothing
// about the channel.
func (s *Server) post(m *message) {
	s.w.addMessage(m)
	c := s.w.channels[m.Channel]
	if m.OnlyFor == "" {
		c.LastID = m.ID
		c.Sent++
		if c.isThread() {
			c.Active = m.At
			for _, id := range m.Mentions {
				if m.Flags&flagSilent == 0 {
					s.join(c, id)
				}
			}
			s.join(c, m.Author)
			if c.Archived {
				s.setArchived(c, false, c.Locked)
			}
		}
		s.w.touch(kindChannel, c.ID)
	}
	s.messageChanged(m, "MESSAGE_CREATE")
}

// messageChanged keeps a message and tells everybody who may see it.
func (s *Server) messageChanged(m *message, event string) {
	s.w.touch(kindMessage, m.ID)
	c := s.w.channels[m.Channel]
	if m.OnlyFor == "" && s.w.permissions(s.w.Bot.ID, c)&PermissionViewChannel != 0 {
		s.dispatch(messageIntent(c), event, s.eventMessage(m, c))
	}
	s.live.each(func(sub *subscriber) {
		if s.seesMessage(sub.member, m) {
			sub.send(object{"type": "message", "message": s.messageView(m, sub.member)})
		}
	})
	s.robots.see(s, m)
}

// removeMessage deletes a message.
func (s *Server) removeMessage(m *message) {
	c := s.w.channels[m.Channel]
	s.dropFiles(m)
	s.w.dropMessage(m)
	if m.OnlyFor == "" {
		data := object{"id": m.ID, "channel_id": m.Channel}
		if g := s.guildOf(c); g != "" {
			data["guild_id"] = g
		}
		s.dispatch(messageIntent(c), "MESSAGE_DELETE", data)
	}
	s.live.each(func(sub *subscriber) {
		if s.sees(sub.member, c) {
			sub.send(object{"type": "message_deleted", "channel_id": m.Channel, "id": m.ID})
		}
	})
}

func messageIntent(c *channel) int {
	if c.Kind == channelDM {
		return intentDirectMessages
	}
	return intentGuildMessages
}

// eventMessage is a message as the gateway sends it: without the privileged intent the bot
// reads only its own messages, DMs and what mentions it.
func (s *Server) eventMessage(m *message, c *channel) Message {
	out := s.w.wireMessage(m)
	out.GuildID = s.guildOf(c)
	if out.GuildID != "" && m.Author != s.w.Bot.ID {
		out.Member = s.w.wireMember(m.Author)
		delete(out.Member, "user")
	}
	mentioned := strings.Contains(m.Content, s.w.Bot.ID)
	if s.cfg.Intents&intentMessageContent == 0 && m.Author != s.w.Bot.ID && c.Kind != channelDM && !mentioned {
		out.Content, out.Embeds, out.Attachments, out.Components = "", []Embed{}, []Attachment{}, []Component{}
	}
	return out
}

// rebase mends the addresses of attachments after a restart at another address.
func (s *Server) rebase(url string) error {
	old := s.w.Base
	if old == url {
		return nil
	}
	s.w.Base = url
	s.w.touch(kindHead, "")
	if old == "" {
		return nil
	}
	for id, m := range s.w.messages {
		raw, err := json.Marshal(m)
		if err != nil {
			return fmt.Errorf("sandbox state: message %s: %w", id, err)
		}
		mended := strings.ReplaceAll(string(raw), old+"/attachments/", url+"/attachments/")
		if mended == string(raw) {
			continue
		}
		*m = message{}
		if err := json.Unmarshal([]byte(mended), m); err != nil {
			return fmt.Errorf("sandbox state: message %s: %w", id, err)
		}
		s.w.touch(kindMessage, id)
	}
	return nil
}
