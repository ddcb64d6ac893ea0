package sandbox

import (
	"context"
	"encoding/json"
	"slices"
	"sort"
	"sync"
	"time"
)

// Channel types.
const (
	channelText          = 0
	channelDM            = 1
	channelPublicThread  = 11
	channelPrivateThread = 12
)

// world is the state of the sandbox, all of it under one lock. Whoever changes an entity calls touch with
// it, so that the journal gets it.
type world struct {
	head
	members  map[string]*member
	channels map[string]*channel
	messages map[string]*message
	commands map[string]*Command
	byChan   map[string][]*message // of each channel, oldest first
	presence presence              // of the bot
	clock    Clock

	mu        sync.Mutex
	dirty     []key
	observers []func(event)
	changed   chan struct{} // closed and renewed at each change
	journal   *journal      // nil keeps everything in memory
	files     files
	onError   func(error)
	err       error // the first failure that no request was told of
	stopped   bool
	ctx       context.Context // ends when the world stops
	cancel    context.CancelFunc
}

// head is what the world has once.
type head struct {
	IDs   snowflakes `json:"ids"`
	App   string     `json:"app"`
	Bot   User       `json:"bot"`
	Guild guild      `json:"guild"`
	Order []string   `json:"order"` // member ids as shown
	Base  string     `json:"base"`  // the URL that attachments' addresses begin with
}

type guild struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	OwnerID   string `json:"owner_id"`
	Locale    string `json:"locale"`
	BotRoleID string `json:"bot_role_id"`
	Roles     []role `json:"roles"`
}

type role struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Permissions int64  `json:"permissions"`
	Managed     bool   `json:"managed"`
}

type member struct {
	User     User      `json:"user"`
	Locale   string    `json:"locale"`
	Colour   string    `json:"colour"`
	Admin    bool      `json:"admin"`
	Roles    []string  `json:"roles"`
	DMsOpen  bool      `json:"dms_open"`
	Autoplay bool      `json:"autoplay"`
	Joined   time.Time `json:"joined"`
}

type channel struct {
	ID         string      `json:"id"`
	Kind       int         `json:"kind"`
	Name       string      `json:"name"`
	Topic      string      `json:"topic,omitempty"`
	Position   int         `json:"position"`
	Parent     string      `json:"parent,omitempty"`
	Owner      string      `json:"owner,omitempty"`
	DMWith     string      `json:"dm_with,omitempty"`
	Overwrites []overwrite `json:"overwrites,omitempty"`
	Archived   bool        `json:"archived,omitempty"`
	ArchivedAt time.Time   `json:"archived_at,omitzero"`
	Locked     bool        `json:"locked,omitempty"`
	Invitable  bool        `json:"invitable,omitempty"`
	AutoMin    int         `json:"auto_archive_minutes,omitempty"`
	Active     time.Time   `json:"active,omitzero"` // the last activity of a thread
	In         []joined    `json:"in,omitempty"`    // members of a thread
	Sent       int         `json:"sent,omitempty"`
	LastID     string      `json:"last_id,omitempty"`
	FromID     string      `json:"from_id,omitempty"` // the message that a thread was started from
}

type joined struct {
	ID string    `json:"id"`
	At time.Time `json:"at"`
}

func (c *channel) isThread() bool {
	return c.Kind == channelPublicThread || c.Kind == channelPrivateThread
}

func (c *channel) has(userID string) bool {
	return slices.ContainsFunc(c.In, func(j joined) bool { return j.ID == userID })
}

// message is a stored message. Embeds, attachments and components are kept as they are answered.
type message struct {
	ID           string          `json:"id"`
	Channel      string          `json:"channel"`
	Author       string          `json:"author"`
	Type         int             `json:"type"`
	Content      string          `json:"content"`
	At           time.Time       `json:"at"`
	Edited       time.Time       `json:"edited,omitzero"`
	Flags        int             `json:"flags"`
	TTS          bool            `json:"tts,omitempty"`
	Embeds       []Embed         `json:"embeds,omitempty"`
	Components   []Component     `json:"components,omitempty"`
	Files        []Attachment    `json:"files,omitempty"`
	Mentions     []string        `json:"mentions,omitempty"`
	MentionRoles []string        `json:"mention_roles,omitempty"`
	Everyone     bool            `json:"everyone,omitempty"`
	Nonce        json.RawMessage `json:"nonce,omitempty"`
	Reference    *Reference      `json:"reference,omitempty"`
	OnlyFor      string          `json:"only_for,omitempty"` // an ephemeral message's member
	Dismissed    bool            `json:"dismissed,omitempty"`
	Origin       *origin         `json:"origin,omitempty"`
	Thread       string          `json:"thread,omitempty"`
	LateEdits    []time.Time     `json:"late_edits,omitempty"`

	// Promised counts the presses on the message that were acknowledged and whose answers are still to be
	// edited into it. It is not kept: a bot that starts anew has forgotten its promises.
	Promised int `json:"-"`
}

// origin is the interaction that a message answers.
type origin struct {
	ID        string `json:"id"`
	Type      int    `json:"type"`
	User      string `json:"user"`
	Text      string `json:"text,omitempty"` // "/match new"
	MessageID string `json:"message_id,omitempty"`
	First     string `json:"first,omitempty"` // the original response, for a follow-up
}

// addMessage files a message under its channel.
func (w *world) addMessage(m *message) {
	w.messages[m.ID] = m
	list := w.byChan[m.Channel]
	i := sort.Search(len(list), func(i int) bool { return !idLess(list[i].ID, m.ID) })
	w.byChan[m.Channel] = slices.Insert(list, i, m)
}

func (w *world) dropMessage(m *message) {
	delete(w.messages, m.ID)
	w.byChan[m.Channel] = slices.DeleteFunc(w.byChan[m.Channel], func(x *message) bool { return x == m })
	w.touch(kindMessage, m.ID)
}

// user returns the bot or a member, nil for a stranger.
func (w *world) user(id string) *User {
	if id == w.Bot.ID {
		return &w.Bot
	}
	if m := w.members[id]; m != nil {
		return &m.User
	}
	return nil
}

func (w *world) isUser(id string) bool { return w.user(id) != nil }

func (w *world) isRole(id string) bool {
	return slices.ContainsFunc(w.Guild.Roles, func(r role) bool { return r.ID == id })
}

// sortedChannels returns all channels by id.
func (w *world) sortedChannels() []*channel {
	list := make([]*channel, 0, len(w.channels))
	for _, c := range w.channels {
		list = append(list, c)
	}
	sort.Slice(list, func(i, j int) bool { return idLess(list[i].ID, list[j].ID) })
	return list
}

// sortedCommands returns the commands of a guild, or the global ones for "", by id.
func (w *world) sortedCommands(guildID string) []*Command {
	list := []*Command{}
	for _, c := range w.commands {
		if c.GuildID == guildID {
			list = append(list, c)
		}
	}
	sort.Slice(list, func(i, j int) bool { return idLess(list[i].ID, list[j].ID) })
	return list
}

// dm returns the DM channel of a member, or nil.
func (w *world) dm(userID string) *channel {
	for _, c := range w.channels {
		if c.Kind == channelDM && c.DMWith == userID {
			return c
		}
	}
	return nil
}
