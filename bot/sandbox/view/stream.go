package view

import (
	"encoding/json"
	"fmt"
	"net/http"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/socket"
	"farpost/bot/sandbox/world"
)

// maxBehind is how many frames a page may be behind before it is disconnected.
const maxBehind = 2000

// Stream tells pages what changes for the members whom they show.
type Stream struct {
	*Views
	open map[*subscriber]bool
}

// subscriber is a page's socket for one member.
type subscriber struct {
	*socket.Socket
	member string
}

// NewStream returns the stream of a world, with no page on it.
func NewStream(v *Views) *Stream {
	s := &Stream{Views: v, open: map[*subscriber]bool{}}
	v.w.Observe(s.observe)
	return s
}

// Serve answers a page's socket: with the member's State first, then with every change, until the page goes. It takes
// the lock.
func (s *Stream) Serve(rw http.ResponseWriter, r *http.Request, member string) {
	sock, err := socket.Upgrade(rw, r, maxBehind)
	if err != nil {
		return
	}
	defer sock.Finish()
	sub := &subscriber{Socket: sock, member: member}
	if !s.w.Enter(func() {
		s.open[sub] = true
		s.send(sub, resource.Object{"type": "hello", "state": s.State(member)})
	}) {
		return
	}
	sub.Receive(4096, func([]byte) {}) // a page has nothing to say here
	s.w.Look(func() { delete(s.open, sub) })
}

// CloseAll disconnects every page.
func (s *Stream) CloseAll() {
	for sub := range s.open {
		sub.Close(1001, "the sandbox stops")
	}
}

// observe sends an event of the world to the pages of the members whom it concerns.
func (s *Stream) observe(e world.Event) {
	switch e.Kind {
	case world.MessageCreated, world.MessageUpdated:
		s.each(func(sub *subscriber) any {
			if !s.w.SeesMessage(sub.member, e.Message) {
				return nil
			}
			return resource.Object{"type": "message", "message": s.Message(e.Message, sub.member)}
		})
	case world.MessageDeleted:
		s.each(func(sub *subscriber) any {
			if !s.w.Sees(sub.member, e.Channel) {
				return nil
			}
			return messageGone(e.Message)
		})
	case world.MessageDismissed:
		s.each(func(sub *subscriber) any {
			if sub.member != e.Message.OnlyFor {
				return nil
			}
			return messageGone(e.Message)
		})
	case world.ChannelCreated, world.ChannelUpdated:
		s.each(func(sub *subscriber) any {
			if !s.w.Sees(sub.member, e.Channel) {
				return resource.Object{"type": "channel_deleted", "id": e.Channel.ID}
			}
			return resource.Object{"type": "channel", "channel": s.Channel(e.Channel, sub.member)}
		})
	case world.ChannelDeleted:
		s.each(func(*subscriber) any { return resource.Object{"type": "channel_deleted", "id": e.Channel.ID} })
	case world.Typing:
		s.each(func(sub *subscriber) any {
			if !s.w.Sees(sub.member, e.Channel) {
				return nil
			}
			return resource.Object{"type": "typing", "channel_id": e.Channel.ID, "user_id": s.w.Bot.ID}
		})
	case world.CommandsChanged:
		s.each(func(sub *subscriber) any {
			return resource.Object{"type": "commands", "commands": s.commandsFor(sub.member)}
		})
	case world.MemberLeft, world.MemberCame, world.RolesChanged:
		s.each(func(sub *subscriber) any {
			if sub.member == e.Member { // they see other channels and commands now
				return resource.Object{"type": "hello", "state": s.State(sub.member)}
			}
			return resource.Object{"type": "member", "member": s.Member(e.Member)}
		})
	case world.BotRemoved, world.BotInvited: // what can be done, and where, is another for everybody
		s.each(func(sub *subscriber) any {
			return resource.Object{"type": "hello", "state": s.State(sub.member)}
		})
	case world.MemberChanged:
		s.each(func(*subscriber) any { return resource.Object{"type": "member", "member": s.Member(e.Member)} })
	case world.BotChanged:
		s.each(func(*subscriber) any { return resource.Object{"type": "bot", "bot": s.bot()} })
	}
}

// messageGone is the frame that takes a message away.
func messageGone(m *world.Message) resource.Object {
	return resource.Object{"type": "message_deleted", "channel_id": m.Channel, "id": m.ID}
}

// each sends every page the frame for its member; nil is none.
func (s *Stream) each(frame func(*subscriber) any) {
	for sub := range s.open {
		if f := frame(sub); f != nil {
			s.send(sub, f)
		}
	}
}

// send sends a frame to a page.
func (s *Stream) send(sub *subscriber, frame any) {
	raw, err := json.Marshal(frame)
	if err != nil {
		s.w.Fail(fmt.Errorf("sandbox: encode live frame for member %s: %w", sub.member, err))
		return
	}
	sub.Socket.Send(raw)
}
