package clock

import "time"

// Played counts the time in which people could play: the process ran, and Discord was there. Instants are lengths of
// running time (Clock.Ran). The zero value has counted nothing.
//
// Time counts in stretches. A stretch begins when Discord is heard, and goes on for as long as it is heard again and
// again. When Discord turns out to be gone, the stretch ends at the last moment at which it was heard.
type Played struct {
	sum          time.Duration // of the stretches that are over
	since, heard time.Duration // of the one that goes on
	open         bool          // whether one goes on
}

// Heard notes that Discord was heard. It begins a stretch if none goes on.
func (p *Played) Heard(at time.Duration) {
	if !p.open {
		p.open, p.since, p.heard = true, at, at
	}
	p.heard = max(p.heard, at)
}

// Lost notes that Discord is not there any more.
func (p *Played) Lost() {
	p.sum, p.open = p.Sure(), false
}

// Sure is how much time is known to have been playable: up to the last moment at which Discord was heard.
func (p Played) Sure() time.Duration {
	if !p.open {
		return p.sum
	}
	return p.sum + p.heard - p.since
}

// Likely is Sure and the time since, which is taken back if Discord turns out not to have been there.
func (p Played) Likely(at time.Duration) time.Duration {
	if !p.open {
		return p.sum
	}
	return p.sum + max(at, p.heard) - p.since
}

// Playable is how much time people have had since the process began.
type Playable struct {
	Sure   time.Duration // Played.Sure
	Likely time.Duration // Played.Likely
	// Elapsed is all the time that has gone by, whatever the clock on the wall was set to. What is not playable of it
	// is given back.
	Elapsed time.Duration
}
