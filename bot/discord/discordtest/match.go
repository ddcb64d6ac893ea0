package discordtest

import (
	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
	"farpost/bot/table"
)

// Invites invites another member to a match and gives the public message.
func (p *Member) Invites(other *Member, opts ...sandbox.OptionValue) Message {
	p.w.Helper()
	p.Command("match new", append([]sandbox.OptionValue{Opt("opponent", other.ID())}, opts...)...)
	p.w.Delivered()
	return other.Await("invitation", func(m Message) bool { return m.Has("accept") && m.Tells(other.Mention()) })
}

// Invitation is the open invitation that the member sees, the oldest one.
func (p *Member) Invitation() Message {
	p.w.Helper()
	p.w.Delivered()
	return p.Await("invitation", func(m Message) bool { return m.Has("accept") })
}

// Begin lets Ada invite Bruno, who accepts; nothing is staked yet.
func (w *World) Begin() {
	w.Helper()
	w.Bruno.Press(w.Ada.Invites(w.Bruno), "accept:calm")
}

// Begun is Begin with both stakes made: it is Ada's turn. It gives the message of the handover.
func (w *World) Begun() Message {
	w.Helper()
	w.Begin()
	w.Stake(w.Ada, w.Bruno)
	return w.Ada.Handover()
}

// Stake has members stake nothing, in this order.
func (w *World) Stake(members ...*Member) {
	w.Helper()
	for _, p := range members {
		p.Press(p.Handover(), "move", "done", "confirm")
	}
	w.Delivered()
}

// Deal begins a match in which Ada holds these cards and is in turn, and Bruno the deck calm, with the stakes made.
// Hand is how many cards each holds.
func (w *World) Deal(hand int, cards ...string) {
	w.Helper()
	_, err := w.Table.Invite(w.Ctx, table.Invitation{Server: w.Server.GuildID(), Channel: w.Matches(), Game: tally.Name,
		From: w.Ada.ID(), To: []string{w.Bruno.ID()}, Deck: table.Deck{Name: "wide", Cards: tally.Deck(cards...)},
		Settings: table.Settings{Rules: map[string]int{"hand": hand}}})
	w.OK(err)
	w.Bruno.Press(w.Bruno.Invitation(), "accept:calm")
	w.Stake(w.Ada, w.Bruno)
}

// DealComet is Deal with a comet and further cards among the four of Ada's hand.
func (w *World) DealComet(more ...string) {
	w.Helper()
	w.Deal(4, append([]string{"comet"}, more...)...)
}

// DealThree begins a match in which Ada holds these cards and is in turn, before Bruno and Chiara, with the stakes
// made.
func (w *World) DealThree(cards ...string) {
	w.Helper()
	deck := table.Deck{Name: "wide", Cards: tally.Deck(cards...)}
	match, err := w.Table.Invite(w.Ctx, table.Invitation{Server: w.Server.GuildID(), Channel: w.Matches(),
		Game: tally.Name, From: w.Bruno.ID(), To: []string{w.Chiara.ID(), w.Ada.ID()}, Deck: deck})
	w.OK(err)
	w.Chiara.Press(w.Chiara.Invitation(), "accept:calm")
	_, err = w.Table.Accept(w.Ctx, match.ID, w.Ada.ID(), deck, "accepted")
	w.OK(err)
	w.Stake(w.Ada, w.Bruno, w.Chiara)
}

// Declares puts a play of Ada's at Bruno together, up to the preview.
func (w *World) Declares(card string) Message {
	w.Helper()
	m := w.Ada.Press(w.Ada.Handover(), "move", "verb:play", "pick="+card)
	if !m.Has("pick") { // a comet has one target in a match of two
		return m
	}
	return w.Ada.Press(m, "pick=seat:1")
}

// Plays has Ada play a card at Bruno, and gives the message of the handover after that.
func (w *World) Plays(card string) (now Message) {
	w.Helper()
	w.Ada.Press(w.Declares(card), "confirm")
	return w.Ada.Handover()
}

// EndTurn has the member end their turn, and gives the message of the handover after that.
func (p *Member) EndTurn() (now Message) {
	p.w.Helper()
	_, now = p.Does("move", "verb:end", "confirm")
	return now
}

// Concedes has the member concede, and gives the message of the result.
func (p *Member) Concedes() Message {
	p.w.Helper()
	p.Does("more", "concede", "concede:sure")
	return p.w.Ada.Await("the result", func(m Message) bool { return m.Has("rematch") })
}

// Handover is the message of the match that people act on, when all is delivered: the newest public one with buttons
// of a match.
func (p *Member) Handover() Message {
	p.w.Helper()
	p.w.Delivered()
	m, ok := p.NewestHandover()
	if !ok {
		p.w.Fatalf("no message of a handover; reported %v", p.w.Faults())
	}
	return m
}

// NewestHandover is Handover as it stands now, whatever is still to be delivered; ok is false when there is none.
func (p *Member) NewestHandover() (found Message, ok bool) {
	for _, m := range p.Sees("text", "thread", "private_thread") {
		if m.Has("more") && !m.X.Ephemeral && (len(m.ID) > len(found.ID) || m.ID > found.ID) {
			found, ok = m, true
		}
	}
	return found, ok
}

// HandCopy is the copy of the member's hand in their direct messages: what leads to a match from there.
func (p *Member) HandCopy() (found Message, ok bool) {
	p.w.Helper()
	p.w.Delivered()
	for _, m := range p.Sees("dm") {
		if len(m.Embeds) > 0 && len(m.parts()) > 0 && m.parts()[0].URL != "" {
			found, ok = m, true
		}
	}
	return found, ok
}

// Calls are the direct messages that tell the member of a question now.
func (p *Member) Calls() []Message {
	p.w.Helper()
	p.w.Delivered()
	var out []Message
	for _, m := range p.Sees("dm") {
		if !m.X.Silent {
			out = append(out, m)
		}
	}
	return out
}

// Pings is how many messages have mentioned the member so that their phone buzzes. (What editing a message mentions
// makes no sound.)
func (p *Member) Pings() int {
	p.w.Helper()
	p.w.Delivered()
	return p.w.Count("POST", RouteMessages, `"`+p.ID()+`"`)
}

// ByMessage has the member choose to be told by direct messages.
func (p *Member) ByMessage() Message {
	p.w.Helper()
	return p.Press(p.Command("settings"), "tell:dm")
}

// Logged tells how often the log of a match has an event of a code, such as "ended" for an ended turn.
func (w *World) Logged(match, code string) int {
	w.Helper()
	hist, err := w.Table.History(w.Ctx, match, -1, 0)
	w.OK(err)
	n := 0
	for _, h := range hist {
		for _, e := range h.Events {
			if e.Code == code {
				n++
			}
		}
	}
	return n
}

// SentOnce checks that a match which has just begun is on Discord exactly once: one thread, one invitation, one
// message of the handover, and one direct message to Ada.
func (w *World) SentOnce() {
	w.Helper()
	v := w.Ada.View()
	threads, invitations, handovers, directs := 0, 0, 0, 0
	for _, c := range v.Channels {
		if c.Kind == "thread" {
			threads++
		}
		for _, m := range v.Messages[c.ID] {
			switch {
			case m.Author.ID != v.Bot.User.ID || m.X.Ephemeral:
			case c.Kind == "text":
				invitations++
			case c.Kind == "thread" && (Message{m}).Has("hand"):
				handovers++
			case c.Kind == "dm":
				directs++
			}
		}
	}
	if threads != 1 || invitations != 1 || handovers != 1 || directs != 1 {
		w.Errorf("%d threads, %d invitations, %d messages of handovers, %d direct messages, want one of each",
			threads, invitations, handovers, directs)
	}
}
