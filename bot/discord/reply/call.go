package reply

import (
	"cmp"
	"context"
	"time"

	"github.com/bwmarrin/discordgo"
	lru "github.com/hashicorp/golang-lru/v2"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/internal/turn"
	"farpost/engine"
)

// Desk takes interactions and makes their Calls.
type Desk struct {
	Config
	shown *lru.Cache[string, *shown]
}

// Config is what a Desk needs.
type Config struct {
	API   *api.Client
	Texts port.Texts
	// Patience is the clock by which work is waited for; nil is the computer's.
	Patience clock.Clock
	// Report takes faults that nobody reads of on Discord. It must not wait.
	Report func(error)
}

// NewDesk makes a Desk.
func NewDesk(c Config) *Desk {
	if c.Patience == nil {
		c.Patience = clock.System()
	}
	return &Desk{c, newCache[*shown](most)}
}

// newCache makes a cache of the latest n values, n > 0.
func newCache[V any](n int) *lru.Cache[string, V] {
	cache, err := lru.New[string, V](n)
	if err != nil {
		panic(err) // n is no size
	}
	return cache
}

// Call is one interaction that is being answered. Copies share the answer's progress, so a Call is passed by value.
type Call struct {
	*api.Interaction
	User *discordgo.User // who acts; nil when Discord names nobody
	Nick string          // their name in the server, "" for none
	Lang string          // the language of the answer

	desk   *Desk
	answer *answer
}

// Take begins the answer to an interaction. Its language is the bot's default one until the caller sets another.
func (d *Desk) Take(i *api.Interaction) Call {
	c := Call{Interaction: i, User: i.User, Lang: d.Texts.Langs()[0], desk: d, answer: &answer{}}
	if i.Member != nil {
		c.User, c.Nick = i.Member.User, i.Member.Nick
	}
	return c
}

// answer is how far the answer to an interaction has come.
type answer struct {
	mu      turn.Lock // held while something is sent, so that a promise and the answer come one after the other
	sent    bool      // Discord has had a first answer
	promise promise   // what that was, if it was none yet
	shown   *shown    // the message that shows the answer; nil before there is one
	change  int       // which of the message's changes the answer is
	further string    // the id of the message that shows it, where that is not the first one; else ""
}

// at names the message that shows the answer, for edits behind it.
func (a *answer) at() string { return cmp.Or(a.further, api.FirstAnswer) }

// promise is how an answer was promised.
type promise int

const (
	none      promise = iota
	byMessage         // an empty private message stands there, to be filled in
	byUpdate          // the private message that was pressed is to be changed
)

// Parent is the channel in which a command was used or something was pressed; in a thread, the channel that the thread
// belongs to. Threads start from channels only.
func (c Call) Parent() string {
	if c.Channel != nil && c.Channel.IsThread() && c.Channel.ParentID != "" {
		return c.Channel.ParentID
	}
	return c.ChannelID
}

// Text words one of the bot's own codes in the call's language.
func (c Call) Text(code string, args ...engine.Arg) string {
	return c.desk.Texts.Say(c.Lang, "", engine.Say(code, args...), port.Names{})
}

// Afterwards reports a failure behind an answer that was given already. It returns nil, because the person need not
// hear of it.
func (c Call) Afterwards(err error) error {
	if err != nil {
		c.desk.Report(err)
	}
	return nil
}

// patientFor is how long the work on an interaction may take before the person is promised an answer. Discord waits 3
// seconds for the first sign, by its own clock.
const patientFor = 1800 * time.Millisecond

// Promise promises the person an answer once the work has taken too long. Call stop when the work is done. A
// completion cannot be promised: nothing happens.
func (c Call) Promise() (stop func() bool) {
	if c.Type == discordgo.InteractionApplicationCommandAutocomplete {
		return func() bool { return false }
	}
	return c.desk.Patience.AfterFunc(patientFor, func() {
		if err := c.promise(byMessage); err != nil {
			c.desk.Report(err)
		}
	})
}

// Acknowledge promises the person an answer at once. Whoever asks Discord for anything but an answer, or somebody else
// for a file, calls it before, so that nobody waits for a sign behind such a request. A form cannot be opened
// afterwards. What can be seen of it: a private message that was pressed stays and is changed by the answer, anything
// else gets a new private message.
func (c Call) Acknowledge() error {
	if c.InPrivate() {
		return c.promise(byUpdate)
	}
	return c.promise(byMessage)
}

// promise sends a promise unless something was sent already.
func (c Call) promise(how promise) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if c.answer.sent {
		return nil
	}
	r := &discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredMessageUpdate}
	if how == byMessage {
		r.Type = discordgo.InteractionResponseDeferredChannelMessageWithSource
		r.Data = &discordgo.InteractionResponseData{Flags: discordgo.MessageFlagsEphemeral}
	}
	err := c.desk.API.Respond(context.Background(), c.Interaction.Interaction, r)
	if err == nil {
		c.answer.sent, c.answer.promise = true, how
	}
	return unlessLate(err)
}

// Once remembers the latest interactions, because a gateway that resumes may deliver one again. The table's log refuses
// a second act in any case; Once keeps a second answer from racing the first. It is safe for concurrent use.
type Once struct{ seen *lru.Cache[string, struct{}] }

// NewOnce makes a Once that remembers the latest n interactions, n > 0.
func NewOnce(n int) *Once {
	return &Once{newCache[struct{}](n)}
}

// First reports whether the id of an interaction is new, and remembers it.
func (o *Once) First(id string) bool {
	had, _ := o.seen.ContainsOrAdd(id, struct{}{})
	return !had
}
