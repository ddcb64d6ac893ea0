package view

import (
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// State is all that one member sees.
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
}

// maxShown is how many messages of a channel a state holds.
const maxShown = 200

// Views shows the world as members see it.
type Views struct {
	W    *world.World
	demo bool // whether a demo match can be started
}

// New returns the views of a world.
func New(w *world.World, demo bool) *Views { return &Views{W: w, demo: demo} }

// State returns what a member sees. The caller holds mu.
func (v *Views) State(member string) State {
	st := State{
		Now: resource.Timestamp(v.W.Clock.Now()), As: member, Bot: v.bot(), Demo: v.demo,
		Guild:    Guild{ID: v.W.Guild.ID, Name: v.W.Guild.Name, Locale: v.W.Guild.Locale},
		Members:  []Member{},
		Channels: []Channel{}, Messages: map[string][]resource.Message{}, Commands: v.commandsFor(member),
	}
	for _, id := range v.W.Order {
		st.Members = append(st.Members, v.Member(id))
	}
	for _, c := range v.W.SortedChannels() {
		v.W.ArchiveIfDue(c)
		if !v.W.Sees(member, c) {
			continue
		}
		st.Channels = append(st.Channels, v.Channel(c, member))
		list := []resource.Message{}
		for _, m := range v.W.ByChannel[c.ID] {
			if v.W.SeesMessage(member, m) {
				list = append(list, v.Message(m, member))
			}
		}
		if len(list) > maxShown {
			list = list[len(list)-maxShown:]
		}
		st.Messages[c.ID] = list
	}
	return st
}

func (v *Views) bot() Bot {
	return Bot{User: v.W.Bot, Online: v.W.Presence == world.BotConnected}
}

func (v *Views) Member(id string) Member {
	m := v.W.Members[id]
	return Member{
		ID: id, Username: m.User.Username, Name: m.User.GlobalName, Locale: m.Locale,
		Administrator: m.Admin, DMsOpen: m.DMsOpen, Autoplay: m.Autoplay, Colour: m.Colour,
	}
}

// commandsFor returns the commands that a member may use somewhere.
func (v *Views) commandsFor(member string) []*resource.Command {
	list := []*resource.Command{}
	for _, scope := range []string{"", v.W.Guild.ID} {
		for _, c := range v.W.SortedCommands(scope) {
			if v.W.MayRun(member, c) {
				list = append(list, c)
			}
		}
	}
	return list
}
