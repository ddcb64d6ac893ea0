package ledger

import (
	"fmt"
	"time"

	"farpost/bot/table"
	"farpost/storage"
)

// Patience keeps how long people were promised to have for their answers. It counts the time in which there was a bot
// that ran: nobody can answer one that is down or frozen.
type Patience struct {
	born     time.Time
	gone     time.Duration
	since    time.Time                  // since when there is no bot that runs; the zero time while there is one
	promised map[question]time.Duration // how long the bot must have run before a question expires
	hasty    []Hasty
}

// question is an open question of a match.
type question struct {
	match string
	q     uint64
}

// NewPatience begins to count.
func NewPatience(now time.Time) *Patience {
	return &Patience{born: now, promised: map[question]time.Duration{}}
}

// ran is for how long there was a bot that ran.
func (p *Patience) ran(now time.Time) time.Duration {
	gone := p.gone
	if !p.since.IsZero() {
		gone += now.Sub(p.since)
	}
	return now.Sub(p.born) - gone
}

// Away notes that from now on there is no bot that runs. A second call in a row does nothing.
func (p *Patience) Away(now time.Time) {
	if p.since.IsZero() {
		p.since = now
	}
}

// Back notes that there is one again.
func (p *Patience) Back(now time.Time) {
	if !p.since.IsZero() {
		p.gone, p.since = p.gone+now.Sub(p.since), time.Time{}
	}
}

// Asked notes the open questions of a match, whose deadlines go by the clock on the machine's wall. A later word about
// a question may only add to its time, but for what goes beyond the whole time of a question: that may be taken back.
func (p *Patience) Asked(match string, set table.Settings, asks []storage.Ask, now, wall time.Time) {
	for _, a := range asks {
		at := question{match, a.Q}
		if a.Deadline.IsZero() {
			delete(p.promised, at)
			continue
		}
		had := min(p.promised[at], p.ran(now)+set.After(a.Due))
		p.promised[at] = max(had, p.ran(now)+a.Deadline.Sub(wall))
	}
}

// Expired notes that the time of questions is over.
func (p *Patience) Expired(match string, qs []uint64, now time.Time) {
	for _, q := range qs {
		if early := p.promised[question{match, q}] - p.ran(now); early > 0 {
			p.hasty = append(p.hasty, Hasty{match, q, early})
		}
	}
}

// TakenBack notes that a match goes on from before: all is asked anew.
func (p *Patience) TakenBack(match string) {
	for at := range p.promised {
		if at.match == match {
			delete(p.promised, at)
		}
	}
}

// Hasty are the questions that expired before their time, in their order.
func (p *Patience) Hasty() []Hasty { return p.hasty }

// Hasty is a question that expired before its time.
type Hasty struct {
	Match string
	Q     uint64
	By    time.Duration // how much too early
}

// String says so in a sentence.
func (h Hasty) String() string {
	return fmt.Sprintf("question %d of match %s expired %v too early", h.Q, h.Match, h.By.Round(time.Second))
}
