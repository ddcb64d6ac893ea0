package fault

// Limits are those that Discord sets by load or habit rather than by the form of a request. 0 means the default, less
// than 0 no limit; bytes always have one.
type Limits struct {
	PerSecond     int // requests in all, interaction endpoints apart; default 50
	PerChannel    int // new messages in a channel in 5 seconds; default none (Discord: 5)
	ActiveThreads int // threads that are not archived; default 1000
	OldEdits      int // edits in an hour of a message older than an hour; default 30
	Renames       int // renames of a channel or thread in 10 minutes; default 2
	FileBytes     int // one file; default 10 MiB
	RequestBytes  int // one request; default 25 MiB
}

// orDefault returns n, or the standard in place of 0.
func orDefault(n, standard int) int {
	if n == 0 {
		return standard
	}
	return n
}

// Filled returns the limits with their defaults.
func (l Limits) Filled() Limits {
	l.PerSecond = orDefault(l.PerSecond, 50)
	l.PerChannel = orDefault(l.PerChannel, -1)
	l.ActiveThreads = orDefault(l.ActiveThreads, 1000)
	l.OldEdits = orDefault(l.OldEdits, 30)
	l.Renames = orDefault(l.Renames, 2)
	l.FileBytes = orDefault(l.FileBytes, 10<<20)
	l.RequestBytes = orDefault(l.RequestBytes, 25<<20)
	return l
}
