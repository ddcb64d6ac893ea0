package sandbox

import (
	"encoding/json"
	"fmt"
	"net/http"
)

// maxBehind is how many frames a live view may be behind before it is closed.
const maxBehind = 2000

// live sends each member's live views what changes for that member. The world's lock guards it.
type live struct {
	*views
	open map[*liveView]bool
}

// liveView is one page's view of one member.
type liveView struct {
	*socket
	member string
}

// newLive returns the live views of a world, none of them open yet.
func newLive(v *views) *live {
	l := &live{views: v, open: map[*liveView]bool{}}
	v.w.observe(l.tell)
	return l
}

// serve answers a page's socket: the state first, then every change, until the page goes.
func (l *live) serve(rw http.ResponseWriter, r *http.Request, member string) {
	sock, err := upgradeSocket(rw, r, maxBehind)
	if err != nil {
		return
	}
	defer sock.finish()
	lv := &liveView{socket: sock, member: member}
	if !l.w.enter(func() {
		l.open[lv] = true
		l.send(lv, object{"type": "hello", "state": l.view(member)})
	}) {
		return
	}
	lv.receive(4096, func([]byte) {}) // a page has nothing to say here
	l.w.look(func() { delete(l.open, lv) })
}

// closeAll disconnects every page. The caller holds the lock.
func (l *live) closeAll() {
	for lv := range l.open {
		lv.close(1001, "the sandbox stops")
	}
}

// tell sends an event of the world to the views of all members whom it concerns.
func (l *live) tell(e event) {
	switch e.Kind {
	case messageCreated, messageUpdated:
		l.each(func(lv *liveView) any {
			if !l.w.seesMessage(lv.member, e.Message) {
				return nil
			}
			return object{"type": "message", "message": l.messageView(e.Message, lv.member)}
		})
	case messageDeleted:
		l.each(func(lv *liveView) any {
			if !l.w.sees(lv.member, e.Channel) {
				return nil
			}
			return messageGone(e.Message)
		})
	case messageDismissed:
		l.each(func(lv *liveView) any {
			if lv.member != e.Member {
				return nil
			}
			return messageGone(e.Message)
		})
	case channelCreated, channelUpdated:
		l.each(func(lv *liveView) any {
			if !l.w.sees(lv.member, e.Channel) {
				return object{"type": "channel_deleted", "id": e.Channel.ID}
			}
			return object{"type": "channel", "channel": l.channelView(e.Channel, lv.member)}
		})
	case channelDeleted:
		l.each(func(*liveView) any { return object{"type": "channel_deleted", "id": e.Channel.ID} })
	case typing:
		l.each(func(lv *liveView) any {
			if !l.w.sees(lv.member, e.Channel) {
				return nil
			}
			return object{"type": "typing", "channel_id": e.Channel.ID, "user_id": l.w.Bot.ID}
		})
	case commandsChanged:
		l.each(func(lv *liveView) any { return object{"type": "commands", "commands": l.commandsFor(lv.member)} })
	case memberChanged:
		l.each(func(*liveView) any { return object{"type": "member", "member": l.memberView(e.Member)} })
	case botChanged:
		l.each(func(*liveView) any { return object{"type": "bot", "bot": l.botView()} })
	}
}

func messageGone(m *message) object {
	return object{"type": "message_deleted", "channel_id": m.Channel, "id": m.ID}
}

// each sends every live view its frame; nil sends none.
func (l *live) each(frame func(*liveView) any) {
	for lv := range l.open {
		if f := frame(lv); f != nil {
			l.send(lv, f)
		}
	}
}

func (l *live) send(lv *liveView, frame any) {
	raw, err := json.Marshal(frame)
	if err != nil {
		l.w.fail(fmt.Errorf("sandbox: encode live frame for member %s: %w", lv.member, err))
		return
	}
	lv.socket.send(raw)
}
