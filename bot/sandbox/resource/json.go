package resource

import (
	"strconv"
	"time"
)

type Object = map[string]any

func OrNull(s string) any {
	if s == "" {
		return nil
	}
	return s
}

func Decimal(n int64) string { return strconv.FormatInt(n, 10) }

// Timestamp writes a time as Discord does.
func Timestamp(t time.Time) string {
	return t.UTC().Format("2006-01-02T15:04:05.000000-07:00")
}

// MaxSafe is the largest integer that JSON numbers carry exactly everywhere.
const MaxSafe = 1<<53 - 1
