package interaction

import (
	"strings"
	"time"

	"farpost/bot/sandbox/resource"
)

// tokenPrefix begins every interaction token; the id stands between it and a dot.
const tokenPrefix = "aW50ZXJhY3Rpb246"

// cutToken returns the id of the interaction that a token belongs to; ok is false for a text that is none of ours.
func cutToken(token string) (id string, ok bool) {
	rest, ok := strings.CutPrefix(token, tokenPrefix)
	if !ok {
		return "", false
	}
	id, _, ok = strings.Cut(rest, ".")
	return id, ok && resource.IsSnowflake(id)
}

// Expired says whether a token is one of ours, also one that was forgotten, and too old to be used.
func Expired(token string, now time.Time) bool {
	rest, ok := cutToken(token)
	if !ok {
		return false
	}
	at, ok := resource.SnowflakeTime(rest)
	return ok && now.Sub(at) > TokenTime
}
