package sandbox

import (
	"math/rand/v2"
	"slices"
)

// robots are the members that play by themselves. They act through interactions like anybody:
// all they see is messages, all they do is press. They are guarded by Server.mu.
type robots struct {
	rand    *rand.Rand
	waiting map[prompt]bool // a press is planned
	presses map[prompt]int
	failed  map[prompt]int // presses that the bot did not answer
}

// maxFailures is how many unanswered presses in a message make a member wait until the bot
// connects anew.
const maxFailures = 5

// prompt is a message before a member.
type prompt struct{ member, message string }

func (r *robots) init(seed uint64) {
	r.rand = rand.New(rand.NewPCG(seed, 0x5eed))
	r.waiting, r.presses, r.failed = map[prompt]bool{}, map[prompt]int{}, map[prompt]int{}
}

// see looks at a message that is new or was edited, for every member that plays by itself.
func (r *robots) see(s *Server, m *message) {
	if m.Author != s.w.Bot.ID {
		return
	}
	for _, id := range s.w.Order {
		if s.w.members[id].Autoplay && s.concerns(id, m) {
			r.consider(s, id, m)
		}
	}
}

// concerns says whether a message is meant for a member: it mentions them, is a DM to them, or
// answers them privately.
func (s *Server) concerns(member string, m *message) bool {
	c := s.w.channels[m.Channel]
	if !s.seesMessage(member, m) {
		return false
	}
	return m.OnlyFor == member || c.Kind == channelDM || slices.Contains(m.Mentions, member)
}

// consider plans a press in a message; where a private answer has nothing to press, in the
// message that it came from.
func (r *robots) consider(s *Server, member string, m *message) {
	for range 10 {
		if m == nil {
			return
		}
		if len(rowsOf(m.Components)) > 0 {
			break
		}
		if m.OnlyFor != member || m.Origin == nil || m.Flags&flagLoading != 0 {
			return
		}
		m = s.w.messages[m.Origin.MessageID]
	}
	if m == nil || !s.concerns(member, m) || len(rowsOf(m.Components)) == 0 {
		return
	}
	p := prompt{member, m.ID}
	if r.waiting[p] {
		return
	}
	r.waiting[p] = true
	s.after(max(s.cfg.AutoplayPause, 0), func() { r.play(s, p) })
}

// play presses in a message, when there is still something to press.
func (r *robots) play(s *Server, p prompt) {
	delete(r.waiting, p)
	m := s.w.messages[p.message]
	if who := s.w.members[p.member]; m == nil || !who.Autoplay || !s.concerns(p.member, m) {
		return
	}
	move, ok := s.cfg.Autoplay(Prompt{Message: s.messageView(m, p.member), Presses: r.presses[p], Rand: r.rand})
	if !ok {
		return
	}
	r.presses[p]++
	it, refusal := s.startPress(Press{As: p.member, MessageID: m.ID, CustomID: move.CustomID, Values: move.Values})
	if refusal != nil {
		return // the message changes or the bot returns: both are seen
	}
	it.then = func(o Outcome) {
		switch o.Kind {
		case OutcomeFailed:
			r.presses[p]--
			if r.failed[p]++; r.failed[p] >= maxFailures {
				return
			}
		case OutcomeModal: // forms are not filled in
		default:
			return // what changed is seen
		}
		r.consider(s, p.member, s.w.messages[p.message])
	}
}

// switched begins or ends playing for a member.
func (r *robots) switched(s *Server, member string, on bool) {
	for p := range r.presses {
		if p.member == member {
			delete(r.presses, p)
		}
	}
	if on {
		r.wake(s, member)
	}
}

// wake looks at the newest message of each channel that concerns a member and can be answered.
func (r *robots) wake(s *Server, member string) {
	for _, c := range s.w.sortedChannels() {
		list := s.w.byChan[c.ID]
		for i := len(list) - 1; i >= 0; i-- {
			m := list[i]
			if m.Author == s.w.Bot.ID && s.concerns(member, m) && len(rowsOf(m.Components)) > 0 {
				r.consider(s, member, m)
				break
			}
		}
	}
}

// wakeAll wakes all members that play by themselves: after a restart, and when the bot comes.
func (r *robots) wakeAll(s *Server) {
	clear(r.failed)
	for _, id := range s.w.Order {
		if s.w.members[id].Autoplay {
			r.wake(s, id)
		}
	}
}
