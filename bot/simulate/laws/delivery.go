package laws

import (
	"fmt"
	"time"

	"farpost/storage"
)

// unsentFor is how long a row may wait that nothing keeps back.
const unsentFor = 10 * time.Minute

// Delivery: hours after the last fault nothing is in flight or waits but behind a door that is closed, what waits does
// so for a time that comes, and nothing is tried again without end.
func Delivery(e Evidence) (broken []string) {
	now := e.World.Wall()
	said := e.view(func(tx storage.ReadTx) error {
		flying, err := tx.OutboxRows(storage.InFlight, 0)
		if err != nil {
			return err
		}
		for _, r := range flying {
			if now.Sub(r.Updated) > unsentFor {
				broken = append(broken, fmt.Sprintf("row %d (%s) is in flight for %v", r.ID, r.Kind,
					now.Sub(r.Updated)))
			}
		}
		pauses, err := tx.Pauses()
		if err != nil {
			return err
		}
		closed := map[string]bool{}
		for _, p := range pauses { // one that is over stays until something has gone through
			closed[p.Door] = now.Sub(p.Until) < unsentFor
		}
		rows, err := tx.OutboxRows(storage.Pending, 0)
		if err != nil {
			return err
		}
		for _, r := range rows {
			head, err := tx.OutboxHead(r.Lane)
			if err != nil {
				return err
			}
			switch {
			case closed[r.Door] || closed[head.Door]:
			case r.Attempts > mostTries:
				broken = append(broken, fmt.Sprintf("row %d (%s) was tried %d times: %s", r.ID, r.Kind, r.Attempts,
					r.LastError))
			case head.ID == r.ID && now.Sub(r.Created) > unsentFor && now.Sub(r.NotBefore) > unsentFor:
				broken = append(broken, fmt.Sprintf("row %d (%s) waits for nothing: %s", r.ID, r.Kind, r.LastError))
			}
		}
		return nil
	})
	return append(said, broken...)
}

// mostTries is how often a row is tried before it is given up.
const mostTries = 20
