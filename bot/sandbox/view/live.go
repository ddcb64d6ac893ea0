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

// Live tells pages what changes for the members whom they show.
type Live struct {
	*Views
	open map[*liveView]bool
}

// liveView is a page's socket for one member.
type liveView struct {
	*socket.Socket
	member string
}

// NewLive returns the live views of a world, none of them open.
func NewLive(v *Views) *Live {
	l := &Live{Views: v, open: map[*liveView]bool{}}
	v.w.Observe(l.tell)
	return l
}

// Serve answers a page's socket: with the member's State first, then with every change, until the page goes. It takes
// the lock.
func (l *Live) Serve(rw http.ResponseWriter, r *http.Request, member string) {
	sock, err := socket.Upgrade(rw, r, maxBehind)
	if err != nil {
		return
	}
	defer sock.Finish()
	lv := &liveView{Socket: sock, member: member}
	if !l.w.Enter(func() {
		l.open[lv] = true
		l.send(lv, resource.Object{"type": "hello", "state": l.State(member)})
	}) {
		return
	}
	lv.Receive(4096, func([]byte) {}) // a page has nothing to say here
	l.w.Look(func() { delete(l.open, lv) })
}

// CloseAll disconnects every page.
func (l *Live) CloseAll() {
	for lv := range l.open {
		lv.Close(1001, "the sandbox stops")
	}
}

// tell sends an event of the world to the pages of the members whom it concerns.
func (l *Live) tell(e world.Event) {
	switch e.Kind {
	case world.MessageCreated, world.MessageUpdated:
		l.each(func(lv *liveView) any {
			if !l.w.SeesMessage(lv.member, e.Message) {
				return nil
			}
			return resource.Object{"type": "message", "message": l.Message(e.Message, lv.member)}
		})
	case world.MessageDeleted:
		l.each(func(lv *liveView) any {
			if !l.w.Sees(lv.member, e.Channel) {
				return nil
			}
			return messageGone(e.Message)
		})
	case world.MessageDismissed:
		l.each(func(lv *liveView) any {
			if lv.member != e.Message.OnlyFor {
				return nil
			}
			return messageGone(e.Message)
		})
	case world.ChannelCreated, world.ChannelUpdated:
		l.each(func(lv *liveView) any {
			if !l.w.Sees(lv.member, e.Channel) {
				return resource.Object{"type": "channel_deleted", "id": e.Channel.ID}
			}
			return resource.Object{"type": "channel", "channel": l.Channel(e.Channel, lv.member)}
		})
	case world.ChannelDeleted:
		l.each(func(*liveView) any { return resource.Object{"type": "channel_deleted", "id": e.Channel.ID} })
	case world.Typing:
		l.each(func(lv *liveView) any {
			if !l.w.Sees(lv.member, e.Channel) {
				return nil
			}
			return resource.Object{"type": "typing", "channel_id": e.Channel.ID, "user_id": l.w.Bot.ID}
		})
	case world.CommandsChanged:
		l.each(func(lv *liveView) any {
			return resource.Object{"type": "commands", "commands": l.commandsFor(lv.member)}
		})
	case world.MemberChanged:
		l.each(func(*liveView) any { return resource.Object{"type": "member", "member": l.Member(e.Member)} })
	case world.BotChanged:
		l.each(func(*liveView) any { return resource.Object{"type": "bot", "bot": l.bot()} })
	}
}

// messageGone is the frame that takes a message away.
func messageGone(m *world.Message) resource.Object {
	return resource.Object{"type": "message_deleted", "channel_id": m.Channel, "id": m.ID}
}

// each sends every page the frame for its member; nil is none.
func (l *Live) each(frame func(*liveView) any) {
	for lv := range l.open {
		if f := frame(lv); f != nil {
			l.send(lv, f)
		}
	}
}

// send sends a frame to a page.
func (l *Live) send(lv *liveView, frame any) {
	raw, err := json.Marshal(frame)
	if err != nil {
		l.w.Fail(fmt.Errorf("sandbox: encode live frame for member %s: %w", lv.member, err))
		return
	}
	lv.Socket.Send(raw)
}
