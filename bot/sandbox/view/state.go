package view

import (
	"slices"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// State is all that one member sees. PAGE_API.md describes it.
type State struct {
	Now      string                        `json:"now"`
	As       string                        `json:"as"`
	Bot      Bot                           `json:"bot"`
	Guild    Guild                         `json:"guild"`
	Demo     bool                          `json:"demo"`
	Members  []Member                      `json:"members"`
	Channels []Channel                     `json:"channels"`
	Messages map[string][]resource.Message `json:"messages"` // of each channel, oldest first
	Commands []*resource.Command           `json:"commands"`
}

// Bot is the bot as members see it.
type Bot struct {
	User   resource.User `json:"user"`
	Online bool          `json:"online"`
}

// Guild is the server as members see it.
type Guild struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Locale string `json:"preferred_locale"`
}

// Member is one of the sample members.
type Member struct {
	ID            string `json:"id"`
	Username      string `json:"username"`
	Name          string `json:"name"`
	Locale        string `json:"locale"`
	Administrator bool   `json:"administrator"`
	DMsOpen       bool   `json:"dms_open"`
	Autoplay      bool   `json:"autoplay"`
	Colour        string `json:"colour"`
	Left          bool   `json:"left,omitempty"` // the server
}

// maxShown is how many messages of a channel a State holds, and how many answers for the member alone beside them.
const maxShown = 200

// Views shows the world as members see it.
type Views struct {
	w    *world.World
	demo bool
}

// New returns the views of a world. demo says whether a demo match can be started.
func New(w *world.World, demo bool) *Views { return &Views{w: w, demo: demo} }

// State returns what a member sees, of each channel the last messages.
func (v *Views) State(member string) State {
	st := State{
		Now: resource.Timestamp(v.w.Clock.Now()), As: member, Bot: v.bot(), Demo: v.demo,
		Guild:    Guild{ID: v.w.Guild.ID, Name: v.w.Guild.Name, Locale: v.w.Guild.Locale},
		Members:  []Member{},
		Channels: []Channel{}, Messages: map[string][]resource.Message{}, Commands: v.commandsFor(member),
	}
	for _, id := range v.w.Order {
		st.Members = append(st.Members, v.Member(id))
	}
	for _, c := range v.w.SortedChannels() {
		v.w.ArchiveIfDue(c)
		if !v.w.Sees(member, c) {
			continue
		}
		st.Channels = append(st.Channels, v.Channel(c, member))
		list := []resource.Message{}
		for _, m := range v.w.ByChannel[c.ID] {
			if v.w.SeesMessage(member, m) {
				list = append(list, v.Message(m, member))
			}
		}
		st.Messages[c.ID] = latest(list)
	}
	return st
}

// latest returns the last messages of a channel, and of those for the member alone the last ones.
func latest(list []resource.Message) []resource.Message {
	var left [2]int // of those for everybody, of those for the member alone
	for i := range left {
		left[i] = maxShown
	}
	keep := func(m resource.Message) bool {
		kind := 0
		if m.X != nil && m.X.Ephemeral {
			kind = 1
		}
		left[kind]--
		return left[kind] >= 0
	}
	out := make([]resource.Message, 0, len(list))
	for _, m := range slices.Backward(list) {
		if keep(m) {
			out = append(out, m)
		}
	}
	slices.Reverse(out)
	return out
}

// bot returns the bot as all members see it.
func (v *Views) bot() Bot {
	return Bot{User: v.w.Bot, Online: v.w.Presence == world.BotConnected}
}

// Member returns a member as all members see them.
func (v *Views) Member(id string) Member {
	m := v.w.Members[id]
	return Member{
		ID: id, Username: m.User.Username, Name: m.User.GlobalName, Locale: m.Locale,
		Administrator: v.w.IsAdministrator(id), DMsOpen: m.DMsOpen, Autoplay: m.Autoplay, Colour: m.Colour,
		Left: m.Left,
	}
}

// commandsFor returns the commands that a member may use, in the guild or in DMs. In a guild without the bot there are
// none.
func (v *Views) commandsFor(member string) []*resource.Command {
	list := []*resource.Command{}
	for _, scope := range []string{"", v.w.Guild.ID} {
		for _, c := range v.w.SortedCommands(scope) {
			if v.w.MayRun(member, c) && (c.OfferedIn(1) || v.w.IsMember(v.w.Bot.ID)) {
				list = append(list, c)
			}
		}
	}
	return list
}
