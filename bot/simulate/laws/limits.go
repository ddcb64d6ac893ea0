package laws

// Limits: nothing is asked of Discord before the time that it has named.
func Limits(e Evidence) []string { return e.World.TooSoon() }
