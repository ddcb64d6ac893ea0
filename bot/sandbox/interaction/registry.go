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

// Registry holds the interactions that the bot can still answer.
type Registry struct {
	w         *world.World
	gateway   *gateway.Gateway
	delivery  *fault.Delivery
	fileBytes int
	byID      map[string]*Interaction
	byToken   map[string]*Interaction
}

// New returns a registry without interactions. The gateway delivers them, as d says; fileBytes is the limit of one
// file, which each interaction tells the bot.
func New(w *world.World, g *gateway.Gateway, d *fault.Delivery, fileBytes int) *Registry {
	return &Registry{
		w: w, gateway: g, delivery: d, fileBytes: fileBytes,
		byID: map[string]*Interaction{}, byToken: map[string]*Interaction{},
	}
}

// Pending counts the interactions that wait for the bot's first answer.
func (r *Registry) Pending() int {
	n := 0
	for _, it := range r.byID {
		if !it.Acked && !it.Failed {
			n++
		}
	}
	return n
}

// Find returns the interaction with an id, or nil.
func (r *Registry) Find(id string) *Interaction { return r.byID[id] }

// WithToken returns the interaction with a token, or nil.
func (r *Registry) WithToken(token string) *Interaction { return r.byToken[token] }

// Begin gives an interaction its id and token and delivers it to the bot. data is the data of its event.
func (r *Registry) Begin(it *Interaction, data resource.Object) {
	now := r.w.Clock.Now()
	r.forget(now)
	it.ID, it.At = r.w.NewID(), now
	sum := sha256.Sum256([]byte("token " + it.ID))
	it.Token = tokenPrefix + it.ID + "." + hex.EncodeToString(sum[:16])
	it.Done = make(chan Outcome, 1)
	r.byID[it.ID], r.byToken[it.Token] = it, it
	it.event = r.event(it, data)
	if it.Edit != nil {
		it.event = it.Edit(it.event)
	}
	it.stop = r.w.After(AnswerTime, func() {
		if !it.Acked {
			it.Failed = true
			it.Settle(Outcome{Kind: OutcomeFailed, Reason: "timeout"})
		}
	})
	r.deliver(it)
}

// deliver sends an interaction to the bot, twice or late where a fault says so.
func (r *Registry) deliver(it *Interaction) {
	times, late := r.delivery.Next()
	send := func() {
		for range times {
			r.gateway.Dispatch(0, "INTERACTION_CREATE", it.event)
		}
	}
	if late > 0 {
		r.w.After(late, send)
		return
	}
	send()
}

// forget drops interactions whose tokens expired long ago.
func (r *Registry) forget(now time.Time) {
	for id, it := range r.byID {
		if now.Sub(it.At) > 2*TokenTime {
			delete(r.byID, id)
			delete(r.byToken, it.Token)
		}
	}
}
