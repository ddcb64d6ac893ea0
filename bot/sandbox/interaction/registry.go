package interaction

import (
	"crypto/sha256"
	"encoding/hex"
	"time"

	"farpost/bot/sandbox/fault"
	"farpost/bot/sandbox/gateway"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Registry are all interactions that the bot can still answer. The world's lock guards them.
type Registry struct {
	w         *world.World
	gateway   *gateway.Gateway
	delivery  *fault.Delivery
	fileBytes int // the limit of one file, which every interaction names
	byID      map[string]*Interaction
	byToken   map[string]*Interaction
}

// New returns the interactions of a world, which the gateway delivers as the faults of delivery say.
func New(w *world.World, g *gateway.Gateway, d *fault.Delivery, fileBytes int) *Registry {
	return &Registry{
		w: w, gateway: g, delivery: d, fileBytes: fileBytes,
		byID: map[string]*Interaction{}, byToken: map[string]*Interaction{},
	}
}

// Pending counts the interactions that wait for the bot's first answer.
func (in *Registry) Pending() int {
	n := 0
	for _, it := range in.byID {
		if !it.Acked && !it.Failed {
			n++
		}
	}
	return n
}

// Find returns the interaction with an id, or nil.
func (in *Registry) Find(id string) *Interaction { return in.byID[id] }

// WithToken returns the interaction with a token, or nil.
func (in *Registry) WithToken(token string) *Interaction { return in.byToken[token] }

// Begin makes an interaction of a member and delivers it to the bot.
func (in *Registry) Begin(it *Interaction, data resource.Object) {
	now := in.w.Clock.Now()
	in.forget(now)
	it.ID, it.At = in.w.NewID(), now
	sum := sha256.Sum256([]byte("token " + it.ID))
	it.Token = tokenPrefix + it.ID + "." + hex.EncodeToString(sum[:16])
	it.Done = make(chan Outcome, 1)
	in.byID[it.ID], in.byToken[it.Token] = it, it
	it.event = in.event(it, data)
	it.stop = in.w.After(AnswerTime, func() {
		if !it.Acked {
			it.Failed = true
			it.Settle(Outcome{Kind: OutcomeFailed, Reason: "timeout"})
		}
	})
	in.deliver(it)
}

// deliver dispatches an interaction, twice or late where faults say so.
func (in *Registry) deliver(it *Interaction) {
	times, late := in.delivery.Next()
	send := func() {
		for range times {
			in.gateway.Dispatch(0, "INTERACTION_CREATE", it.event)
		}
	}
	if late > 0 {
		in.w.After(late, send)
		return
	}
	send()
}

// forget drops interactions whose tokens are long dead.
func (in *Registry) forget(now time.Time) {
	for id, it := range in.byID {
		if now.Sub(it.At) > 2*TokenTime {
			delete(in.byID, id)
			delete(in.byToken, it.Token)
		}
	}
}
