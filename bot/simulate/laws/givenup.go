package laws

import (
	"fmt"
	"slices"
	"strings"

	"farpost/storage"
)

// passing are parts of errors that pass by themselves.
var passing = []string{"HTTP 5", "EOF", "deadline exceeded", "Timeout exceeded", "Discord wants no such request",
	"reset by peer"}

// GivenUp: no row is given up for an error that passes before it was tried often.
func GivenUp(e Evidence) (broken []string) {
	return append(e.view(func(tx storage.ReadTx) error {
		rows, err := tx.OutboxRows(storage.Dead, 0)
		for _, r := range rows {
			passes := func(part string) bool { return strings.Contains(r.LastError, part) }
			if r.Attempts < mostTries && slices.ContainsFunc(passing, passes) {
				broken = append(broken, fmt.Sprintf("row %d (%s) was given up at attempt %d: %s", r.ID, r.Kind,
					r.Attempts, r.LastError))
			}
		}
		return err
	}), broken...)
}
