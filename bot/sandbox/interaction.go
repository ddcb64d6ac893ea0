package sandbox

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"time"
)

// Interaction types.
const (
	interactionCommand      = 2
	interactionComponent    = 3
	interactionAutocomplete = 4
	interactionModal        = 5
)

const (
	// answerTime is how long the bot has to acknowledge an interaction.
	answerTime = 3 * time.Second
	// tokenTime is how long its token can be used after.
	tokenTime = 15 * time.Minute
)

// Outcome is what became of an interaction that a member sent.
type Outcome struct {
	InteractionID string `json:"interaction_id"`
	// Kind is one of the Outcome constants.
	Kind string `json:"outcome"`
	// MessageID is the answer, or the message that was updated; empty for modals and failures.
	MessageID string `json:"message_id,omitempty"`
	Modal     *Modal `json:"modal,omitempty"`
	Reason    string `json:"reason,omitempty"`
}

// Kinds of outcomes.
const (
	OutcomeMessage  = "message"  // answered with a message
	OutcomeThinking = "thinking" // an answer will come into MessageID
	OutcomeUpdated  = "updated"  // the pressed message was edited
	OutcomeDeferred = "deferred" // acknowledged, nothing to see yet
	OutcomeModal    = "modal"    // a form opened
	OutcomeFailed   = "failed"   // not acknowledged in time
)

// interaction is one press, command or form, from its sending until its token dies.
type interaction struct {
	id, token string
	kind      int
	user      string
	channel   string
	at        time.Time
	text      string   // of a command, as a member sees it
	source    *message // of a component, and of a form that a component opened
	acked     bool
	failed    bool
	first     string // the message that answers it, "@original"
	promised  bool   // that message is the pressed one, and is yet to be edited
	modal     *Modal
	submitted bool // the modal was
	optType   int  // of the option that is autocompleted
	choices   []Choice
	done      chan Outcome  // gets the outcome, once
	then      func(Outcome) // told of the outcome too, with the world locked
	stop      func() bool
	event     object
}

// interactions are all interactions that the bot can still answer. The world's lock guards them.
type interactions struct {
	w         *world
	gateway   *gateway
	delivery  *delivery
	fileBytes int // the limit of one file, which every interaction names
	byID      map[string]*interaction
	byToken   map[string]*interaction
}

// newInteractions returns the interactions of a world, which the gateway delivers as the faults of delivery say.
func newInteractions(w *world, g *gateway, d *delivery, fileBytes int) *interactions {
	return &interactions{
		w: w, gateway: g, delivery: d, fileBytes: fileBytes,
		byID: map[string]*interaction{}, byToken: map[string]*interaction{},
	}
}

// pending counts the interactions that wait for the bot's first answer.
func (in *interactions) pending() int {
	n := 0
	for _, it := range in.byID {
		if !it.acked && !it.failed {
			n++
		}
	}
	return n
}

// find returns the interaction with an id, or nil.
func (in *interactions) find(id string) *interaction { return in.byID[id] }

// withToken returns the interaction with a token, or nil.
func (in *interactions) withToken(token string) *interaction { return in.byToken[token] }

// begin makes an interaction of a member and delivers it to the bot.
func (in *interactions) begin(it *interaction, data object) {
	now := in.w.clock.Now()
	in.forget(now)
	it.id, it.at = in.w.newID(), now
	sum := sha256.Sum256([]byte("token " + it.id))
	it.token = tokenPrefix + it.id + "." + hex.EncodeToString(sum[:16])
	it.done = make(chan Outcome, 1)
	in.byID[it.id], in.byToken[it.token] = it, it
	it.event = in.interactionEvent(it, data)
	it.stop = in.w.after(answerTime, func() {
		if !it.acked {
			it.failed = true
			it.settle(Outcome{Kind: OutcomeFailed, Reason: "timeout"})
		}
	})
	in.deliver(it)
}

// deliver dispatches an interaction, twice or late where faults say so.
func (in *interactions) deliver(it *interaction) {
	times, late := in.delivery.next()
	send := func() {
		for range times {
			in.gateway.dispatch(0, "INTERACTION_CREATE", it.event)
		}
	}
	if late > 0 {
		in.w.after(late, send)
		return
	}
	send()
}

func (it *interaction) settle(o Outcome) {
	o.InteractionID = it.id
	it.done <- o
	it.stop()
	if it.then != nil {
		it.then(o)
	}
}

// forget drops interactions whose tokens are long dead.
func (in *interactions) forget(now time.Time) {
	for id, it := range in.byID {
		if now.Sub(it.at) > 2*tokenTime {
			delete(in.byID, id)
			delete(in.byToken, it.token)
		}
	}
}

// interactionEvent is the INTERACTION_CREATE of an interaction.
func (in *interactions) interactionEvent(it *interaction, data object) object {
	c := in.w.channels[it.channel]
	m := in.w.members[it.user]
	o := object{
		"id": it.id, "application_id": in.w.App, "type": it.kind, "token": it.token, "version": 1, "data": data,
		"channel_id": c.ID, "channel": in.w.wireChannel(c), "locale": m.Locale, "entitlements": []any{},
		"app_permissions":       decimal(in.w.permissions(in.w.Bot.ID, c)),
		"attachment_size_limit": in.fileBytes,
	}
	if c.Kind == channelDM {
		o["user"], o["context"] = m.User, 1
		o["authorizing_integration_owners"] = object{"0": "0"}
	} else {
		gm := in.w.wireMember(it.user)
		gm["permissions"] = decimal(in.w.permissions(it.user, c))
		o["member"], o["context"] = gm, 0
		o["guild_id"], o["guild_locale"] = in.w.Guild.ID, in.w.Guild.Locale
		o["guild"] = object{"id": in.w.Guild.ID, "locale": in.w.Guild.Locale, "features": []string{}}
		o["authorizing_integration_owners"] = object{"0": in.w.Guild.ID}
	}
	if it.source != nil {
		o["message"] = in.w.wireMessage(it.source)
	}
	return o
}

// origin is what a message that answers the interaction remembers of it.
func (it *interaction) origin() *origin {
	o := &origin{ID: it.id, Type: it.kind, User: it.user, Text: it.text}
	if it.source != nil {
		o.MessageID = it.source.ID
	}
	return o
}

// tokenPrefix begins every interaction token; the id stands between it and a dot.
const tokenPrefix = "aW50ZXJhY3Rpb246"

// cutToken returns the interaction's id in a token.
func cutToken(token string) (id string, ok bool) {
	rest, ok := strings.CutPrefix(token, tokenPrefix)
	if !ok {
		return "", false
	}
	id, _, ok = strings.Cut(rest, ".")
	return id, ok && isSnowflake(id)
}
