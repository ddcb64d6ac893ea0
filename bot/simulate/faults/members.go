package faults

import (
	"math/rand/v2"
	"time"

	"farpost/bot/sandbox"
	"farpost/bot/simulate/world"
)

// members are what members of the server do about themselves, and moderators about them. The owner stays, and may do
// everything.
var members = []Kind{
	{"member: direct messages closed", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		m := w.Sandbox.Member(r.IntN(w.Members))
		_ = m.SetDMs(false) // a member always can
		return func() { _ = m.SetDMs(true) }, some(r, 6*time.Hour)
	}},
	{"member: leaves and returns", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		m := another(w, r)
		_ = m.Leave() // they may have left
		return func() { _ = m.Return() }, some(r, 5*time.Hour)
	}},
	{"member: role given and taken", func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		m, role := another(w, r), w.Sandbox.RoleID("Administrators")
		_ = m.SetRole(role, true) // they may have left
		return func() { _ = m.SetRole(role, false) }, some(r, 4*time.Hour)
	}},
}

// another is any member but the owner.
func another(w *world.World, r *rand.Rand) *sandbox.Member {
	return w.Sandbox.Member(1 + r.IntN(w.Members-1))
}
