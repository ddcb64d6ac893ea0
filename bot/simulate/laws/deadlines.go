package laws

import (
	"fmt"
	"slices"
	"time"

	"farpost/storage"
)

// overdue is how long after its deadline a question may be open: the timer looks again after a fault.
const overdue = 10 * time.Minute

// expiry is the kind of the job at which a question expires.
const expiry = "expire"

// Deadlines: what a running match awaits of somebody has a deadline that is to come and a job that carries it out,
// unless the clocks of the match stand still for a reason; and nothing else that was to be done is late.
func Deadlines(e Evidence) (broken []string) {
	now := e.World.Wall()
	said := e.view(func(tx storage.ReadTx) error {
		matches, err := tx.Matches(storage.MatchFilter{Statuses: []storage.Status{storage.Running, storage.Parked}})
		if err != nil {
			return err
		}
		for _, m := range matches {
			if m.Status == storage.Parked {
				broken = append(broken, fmt.Sprintf("match %s is parked", m.ID))
				continue
			}
			asks, err := tx.Asks(m.ID)
			if err != nil {
				return err
			}
			jobs, err := tx.JobsOf(m.ID)
			if err != nil {
				return err
			}
			stopped := !m.Stopped.IsZero()
			if stopped && m.StoppedWhy == "" {
				broken = append(broken, fmt.Sprintf("the clocks of match %s stand still for no reason", m.ID))
			}
			expires := slices.ContainsFunc(jobs, func(j storage.Job) bool { return j.Kind == expiry })
			if !stopped && len(asks) > 0 && !expires {
				broken = append(broken, fmt.Sprintf("nothing will be done about the questions of match %s", m.ID))
			}
			if len(asks) == 0 {
				broken = append(broken, fmt.Sprintf("match %s goes on, and nobody is asked", m.ID))
			}
			for _, a := range asks {
				switch late := now.Sub(a.Deadline); {
				case a.Unawaited || stopped:
				case a.Deadline.IsZero():
					broken = append(broken, fmt.Sprintf("question %d of match %s to seat %d has no deadline", a.Q, m.ID,
						a.Seat))
				case late > overdue:
					broken = append(broken, fmt.Sprintf("question %d of match %s to seat %d is %v late", a.Q, m.ID,
						a.Seat, late.Round(time.Second)))
				}
			}
		}
		due, err := tx.JobsDue(now.Add(-overdue), 0)
		for _, j := range due {
			late := now.Sub(j.Due).Round(time.Second)
			broken = append(broken, fmt.Sprintf("job %s (%s) is %v late", j.Key, j.Kind, late))
		}
		return err
	})
	return append(said, broken...)
}
