package faults

import (
	"math/rand/v2"
	"time"

	"farpost/bot/sandbox"
	"farpost/bot/simulate/world"
)

// places are what moderators and members do to messages, threads, channels and permissions, whether the bot hears of it
// or not.
var places = []Kind{
	{"place: message deleted", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		list := w.Posts()
		if live := w.Live(); len(live) > 0 && r.IntN(3) > 0 {
			list = live
		}
		if len(list) > 0 {
			perhapsTwice(w, r)
			w.Delete(list[r.IntN(len(list))])
		}
		return nil, 0
	}},
	{"place: thread deleted", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		if list := w.Threads(); len(list) > 0 {
			perhapsTwice(w, r)
			w.Delete(list[r.IntN(len(list))])
		}
		return nil, 0
	}},
	{"place: thread archived", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		list := w.Threads()
		if len(list) == 0 {
			return nil, 0
		}
		id := list[r.IntN(len(list))]
		locked := r.IntN(2) == 0
		_ = w.Sandbox.ArchiveThread(id, true, locked) // it may be gone
		return func() { _ = w.Sandbox.ArchiveThread(id, false, false) }, some(r, 4*time.Hour)
	}},
	{"place: permission taken", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		all := []int64{sandbox.PermissionSendMessages, sandbox.PermissionViewChannel, sandbox.PermissionReadHistory,
			sandbox.PermissionAttachFiles, sandbox.PermissionEmbedLinks, sandbox.PermissionPublicThreads,
			sandbox.PermissionSendInThreads}
		var taken int64
		for range 1 + r.IntN(2) {
			taken |= all[r.IntN(len(all))]
		}
		w.Deny(taken)
		return func() { w.Deny(0) }, some(r, 4*time.Hour)
	}},
	{"place: bot removed", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		w.LetIn(false)
		return func() { w.LetIn(true) }, some(r, 3*time.Hour)
	}},
}

// perhapsTwice has the bot be told twice of what happens next, in one of three cases.
func perhapsTwice(w *world.World, r *rand.Rand) {
	if r.IntN(3) == 0 {
		w.Sandbox.DuplicateEvents(1)
	}
}
