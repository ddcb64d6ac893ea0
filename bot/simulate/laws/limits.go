package laws

// Limits: nothing is asked of Discord before the time that it has named, nor in a form that it does not describe.
func Limits(e Evidence) []string { return e.World.Wrong() }
