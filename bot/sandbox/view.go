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

// view returns what a member sees. The caller holds mu.
func (s *Server) view(member string) State {
	v := State{
		Now: stamp(s.clock.Now()), As: member, Bot: s.botView(), Demo: s.cfg.Demo.Name != "",
		Guild:    GuildView{ID: s.w.Guild.ID, Name: s.w.Guild.Name, Locale: s.w.Guild.Locale},
		Members:  []MemberView{},
		Channels: []ChannelView{}, Messages: map[string][]Message{}, Commands: s.commandsFor(member),
	}
	for _, id := range s.w.Order {
		v.Members = append(v.Members, s.memberView(id))
	}
	for _, c := range s.w.sortedChannels() {
		s.archiveIfDue(c)
		if !s.sees(member, c) {
			continue
		}
		v.Channels = append(v.Channels, s.channelView(c, member))
		list := []Message{}
		for _, m := range s.w.byChan[c.ID] {
			if s.seesMessage(member, m) {
				list = append(list, s.messageView(m, member))
			}
		}
		if len(list) > maxShown {
			list = list[len(list)-maxShown:]
		}
		v.Messages[c.ID] = list
	}
	return v
}

func (s *Server) botView() BotView { return BotView{User: s.w.Bot, Online: s.gate.connected()} }

func (s *Server) memberView(id string) MemberView {
	m := s.w.members[id]
	return MemberView{
		ID: id, Username: m.User.Username, Name: m.User.GlobalName, Locale: m.Locale,
		Administrator: m.Admin, DMsOpen: m.DMsOpen, Autoplay: m.Autoplay, Colour: m.Colour,
	}
}

func (s *Server) sees(member string, c *channel) bool {
	return c != nil && s.w.permissions(member, c)&PermissionViewChannel != 0
}

func (s *Server) seesMessage(member string, m *message) bool {
	if m.OnlyFor != "" && (m.OnlyFor != member || m.Dismissed) {
		return false
	}
	return s.sees(member, s.w.channels[m.Channel])
}

func (s *Server) channelView(c *channel, member string) ChannelView {
	v := ChannelView{
		ID: c.ID, Kind: "text", Name: c.Name, Topic: c.Topic, ParentID: c.Parent, Archived: c.Archived,
		Locked: c.Locked, MessageID: c.FromID, CanWrite: s.canWrite(member, c),
	}
	switch c.Kind {
	case channelDM:
		v.Kind, v.Name = "dm", s.w.Bot.GlobalName
	case channelPublicThread:
		v.Kind = "thread"
	case channelPrivateThread:
		v.Kind = "private_thread"
	}
	for _, j := range c.In {
		if j.ID != s.w.Bot.ID {
			v.MemberIDs = append(v.MemberIDs, j.ID)
		}
	}
	return v
}

func (s *Server) canWrite(member string, c *channel) bool {
	p := s.w.permissions(member, c)
	if !c.isThread() {
		return p&PermissionSendMessages != 0
	}
	return p&PermissionSendInThreads != 0 && (!c.Locked || p&PermissionManageThreads != 0)
}

func (s *Server) messageView(m *message, member string) Message {
	out := s.w.wireMessage(m)
	c := s.w.channels[m.Channel]
	x := &Extras{
		Ephemeral: m.OnlyFor != "", Thinking: m.Flags&flagLoading != 0, Silent: m.Flags&flagSilent != 0, Promised: m.promised > 0,
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
func (s *Server) commandsFor(member string) []*Command {
	list := []*Command{}
	for _, scope := range []string{"", s.w.Guild.ID} {
		for _, c := range s.w.sortedCommands(scope) {
			if s.mayRun(member, c) {
				list = append(list, c)
			}
		}
	}
	return list
}
