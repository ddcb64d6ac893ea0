package resource

import (
	"strconv"
	"time"
)

// Object is a JSON object whose keys are put together by hand.
type Object = map[string]any

// OrNull returns the text, or nil in place of "".
func OrNull(s string) any {
	if s == "" {
		return nil
	}
	return s
}

// Decimal returns a number as text, as Discord writes permissions.
func Decimal(n int64) string { return strconv.FormatInt(n, 10) }

// Timestamp returns a time as Discord writes it: ISO 8601 in UTC with microseconds.
func Timestamp(t time.Time) string {
	return t.UTC().Format("2006-01-02T15:04:05.000000-07:00")
}

// MaxSafe is the largest integer that a JSON number carries exactly in every language.
const MaxSafe = 1<<53 - 1
