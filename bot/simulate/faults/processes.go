package faults

import (
	"math/rand/v2"
	"time"

	"farpost/bot/simulate/world"
)

// processes are what becomes of the bot's process.
var processes = []Kind{
	killed("process: killed", world.Before),
	killed("process: killed in a transaction", world.Halfway),
	killed("process: killed after an act", world.Afterward),
	// For longer than Discord remembers what it was sent, and as the gateway told of it.
	{"process: killed after a message", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.Kill(world.Posted, r.IntN(4), some(r, 2*time.Hour))
		return nil, 0
	}},
	{"process: stopped", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.Stop(some(r, time.Hour))
		return nil, 0
	}},
	{"process: frozen", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.Freeze(true)
		return func() { w.Freeze(false) }, some(r, 30*time.Minute)
	}},
}

func killed(name string, at world.When) Kind {
	return Kind{name, func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		away := time.Second
		if r.IntN(3) == 0 {
			away = some(r, 2*time.Hour)
		}
		w.Kill(at, r.IntN(30), away)
		return nil, 0
	}}
}

// machines are what becomes of the machine.
var machines = []Kind{
	{"machine: clock set ahead", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		by := some(r, 30*time.Hour)
		w.SetClock(by)
		return func() { w.SetClock(-by) }, some(r, 3*time.Hour)
	}},
	{"machine: clock set back", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		by := some(r, 30*time.Hour)
		w.SetClock(-by)
		return func() { w.SetClock(by) }, some(r, 3*time.Hour)
	}},
	{"machine: disk full", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		lasts := some(r, 15*time.Minute)
		switch r.IntN(3) {
		case 0:
			w.FillDiskAfterPost()
		case 1:
			w.FillDiskAtInput()
			lasts = some(r, 40*time.Minute) // it waits for one
		default:
			w.FillDisk(true)
		}
		return func() { w.FillDisk(false) }, lasts
	}},
}
