package draft

import "farpost/engine"

// draft is an answer that a player is putting together by buttons. It is only a convenience: when it is
// forgotten (after a restart, or because many others came after it) the stepper starts again.
type Draft struct {
	Match  string
	Player string
	Q      uint64
	Reply  engine.Reply
	Picks  []engine.Value // of an ordered question, so far
	Page   int
	Zone   string // the zone to choose from, where there are too many options for one menu; see zonesOf
	// Extras are the optional yes-or-no answers that stand at the end of Reply: they are no steps of their
	// own but switches on the preview.
	Extras []Extra
	// Lone are the names of the answers that were no steps of their own, since there was one thing to choose.
	Lone []string
	// Ahead are answers ahead to be given with Reply, Said each of them in words; Settled says that the usual
	// ones have been put in. With an empty Reply only these are given; About is what they are about then.
	Ahead   []engine.Sealed
	Said    []string
	Settled bool
	About   engine.Value
	// Outer is what is answered now, if this is an answer ahead to come with it, Offer what it takes of it. Line
	// is the answer in words, once it is complete.
	Outer *Draft
	Offer engine.Offer
	Line  string
}

// extra is an optional answer with one possible value.
type Extra struct {
	Name string
	On   engine.Option
}
