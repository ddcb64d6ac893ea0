package sandbox

// State is all that one member sees.
type State struct {
	Now      string               `json:"now"`
	As       string               `json:"as"`
	Bot      BotView              `json:"bot"`
	Guild    GuildView            `json:"guild"`
	Demo     bool                 `json:"demo"`
	Members  []MemberView         `json:"members"`
	Channels []ChannelView        `json:"channels"`
	Messages map[string][]Message `json:"messages"` // of each channel, oldest first
	Commands []*Command           `json:"commands"`
}

// BotView is the bot as members see it.
type BotView struct {
	User   User `json:"user"`
	Online bool `json:"online"`
}

// GuildView is the server as members see it.
type GuildView struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Locale string `json:"preferred_locale"`
}

// MemberView is one of the sample members.
type MemberView struct {
	ID            string `json:"id"`
	Username      string `json:"username"`
	Name          string `json:"name"`
	Locale        string `json:"locale"`
	Administrator bool   `json:"administrator"`
	DMsOpen       bool   `json:"dms_open"`
	Autoplay      bool   `json:"autoplay"`
	Colour        string `json:"colour"`
}

// ChannelView is a channel as one member sees it. Kind is text, thread, private_thread or dm.
type ChannelView struct {
	ID        string   `json:"id"`
	Kind      string   `json:"kind"`
	Name      string   `json:"name"`
	Topic     string   `json:"topic,omitempty"`
	ParentID  string   `json:"parent_id,omitempty"`
	Archived  bool     `json:"archived,omitempty"`
	Locked    bool     `json:"locked,omitempty"`
	MemberIDs []string `json:"member_ids,omitempty"`
	MessageID string   `json:"message_id,omitempty"`
	CanWrite  bool     `json:"can_write"`
}

// maxShown is how many messages of a channel a state holds.
const maxShown = 200

// views shows the world as members see it.
type views struct {
	w    *world
	demo bool // whether a demo match can be started
}

// newViews returns the views of a world.
func newViews(w *world, demo bool) *views { return &views{w: w, demo: demo} }

// view returns what a member sees. The caller holds mu.
func (v *views) view(member string) State {
	st := State{
		Now: stamp(v.w.clock.Now()), As: member, Bot: v.botView(), Demo: v.demo,
		Guild:    GuildView{ID: v.w.Guild.ID, Name: v.w.Guild.Name, Locale: v.w.Guild.Locale},
		Members:  []MemberView{},
		Channels: []ChannelView{}, Messages: map[string][]Message{}, Commands: v.commandsFor(member),
	}
	for _, id := range v.w.Order {
		st.Members = append(st.Members, v.memberView(id))
	}
	for _, c := range v.w.sortedChannels() {
		v.w.archiveIfDue(c)
		if !v.w.sees(member, c) {
			continue
		}
		st.Channels = append(st.Channels, v.channelView(c, member))
		list := []Message{}
		for _, m := range v.w.byChan[c.ID] {
			if v.w.seesMessage(member, m) {
				list = append(list, v.messageView(m, member))
			}
		}
		if len(list) > maxShown {
			list = list[len(list)-maxShown:]
		}
		st.Messages[c.ID] = list
	}
	return st
}

func (v *views) botView() BotView {
	return BotView{User: v.w.Bot, Online: v.w.presence == botConnected}
}

func (v *views) memberView(id string) MemberView {
	m := v.w.members[id]
	return MemberView{
		ID: id, Username: m.User.Username, Name: m.User.GlobalName, Locale: m.Locale,
		Administrator: m.Admin, DMsOpen: m.DMsOpen, Autoplay: m.Autoplay, Colour: m.Colour,
	}
}

func (v *views) channelView(c *channel, member string) ChannelView {
	shown := ChannelView{
		ID: c.ID, Kind: "text", Name: c.Name, Topic: c.Topic, ParentID: c.Parent, Archived: c.Archived,
		Locked: c.Locked, MessageID: c.FromID, CanWrite: v.w.canWrite(member, c),
	}
	switch c.Kind {
	case channelDM:
		shown.Kind, shown.Name = "dm", v.w.Bot.GlobalName
	case channelPublicThread:
		shown.Kind = "thread"
	case channelPrivateThread:
		shown.Kind = "private_thread"
	}
	for _, j := range c.In {
		if j.ID != v.w.Bot.ID {
			shown.MemberIDs = append(shown.MemberIDs, j.ID)
		}
	}
	return shown
}

func (v *views) messageView(m *message, member string) Message {
	out := v.w.wireMessage(m)
	c := v.w.channels[m.Channel]
	x := &Extras{
		Ephemeral: m.OnlyFor != "", Thinking: m.Flags&flagLoading != 0, Silent: m.Flags&flagSilent != 0, Promised: m.Promised > 0,
		ThreadID: m.Thread, Actionable: !c.Locked, MentionsMe: m.Everyone,
	}
	for _, id := range m.Mentions {
		x.MentionsMe = x.MentionsMe || id == member
	}
	if m.Origin != nil && m.Origin.Text != "" && m.Origin.First == "" {
		x.Used = &Used{UserID: m.Origin.User, Text: m.Origin.Text}
	}
	out.X = x
	return out
}

// commandsFor returns the commands that a member may use somewhere.
func (v *views) commandsFor(member string) []*Command {
	list := []*Command{}
	for _, scope := range []string{"", v.w.Guild.ID} {
		for _, c := range v.w.sortedCommands(scope) {
			if v.w.mayRun(member, c) {
				list = append(list, c)
			}
		}
	}
	return list
}
