package faults

import (
	"math/rand/v2"
	"time"

	"farpost/bot/simulate/world"
)

// gateways are what becomes of the connection by which the bot hears of things.
var gateways = []Kind{
	{"gateway: dropped", func(w *world.World, _ *rand.Rand) (func(), time.Duration) {
		w.Sandbox.DropGateway()
		return nil, 0
	}},
	{"gateway: asks to come again", func(w *world.World, _ *rand.Rand) (func(), time.Duration) {
		w.Sandbox.AskReconnect()
		return nil, 0
	}},
	{"gateway: session invalid", func(w *world.World, _ *rand.Rand) (func(), time.Duration) {
		w.Sandbox.InvalidateSession()
		return nil, 0
	}},
	{"gateway: silent", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.Mute(true)
		return func() { w.Mute(false) }, some(r, 20*time.Minute)
	}},
	{"gateway: interactions twice", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.Sandbox.DuplicateInteractions(1 + r.IntN(5))
		return func() { w.Sandbox.DuplicateInteractions(0) }, 3 * time.Hour
	}},
	{"gateway: interactions late", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.Sandbox.DelayInteractions(1+r.IntN(4), some(r, 4*time.Second))
		return func() { w.Sandbox.DelayInteractions(0, 0) }, 3 * time.Hour
	}},
	{"gateway: events twice", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.Sandbox.DuplicateEvents(1 + r.IntN(40))
		return func() { w.Sandbox.DuplicateEvents(0) }, 3 * time.Hour
	}},
	{"gateway: events in another order", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.Sandbox.SwapEvents(1 + r.IntN(40))
		return func() { w.Sandbox.SwapEvents(0) }, 3 * time.Hour
	}},
}
