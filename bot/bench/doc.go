// Package bench measures the whole bot under load: acknowledgements, prompts, requests, processor time and memory.
//
//	rep, err := bench.Run(ctx, bench.Options{Program: []string{"farpost-tools", "bench"}, Matches: 500,
//		Time: time.Minute, AtOnce: 64, PerSecond: 30, Limits: true, Notes: os.Stderr})
//	fmt.Print(rep.Text())
//
// The sandbox and the members who play are in the process that calls Run. The bot is a child of it ([RunBot]), so what
// it takes of the machine is its own. It is wired as the program is, but its store also tells on standard output what
// it commits. So inputs and the time from a commit to the next person's prompt are known, whatever delivers it.
//
// Matches begin by /match new and its buttons. Those that only wait are dealt by the table straight into the database,
// before the bot starts, and nothing of them is to be sent. In the same run two floors are measured: the echo bot
// ([RunEcho]), which answers a press and uploads a ready picture under the same load on the same sandbox, and SQLite
// alone (storage/sqlite/peer).
//
//	run.go       what is measured, in which order
//	report.go    the figures
//	measured.go  what a stretch of time showed
//	play.go      members press, for a stretch of time
//	errand.go    a member answers by presses
//	begin.go     matches begin by commands
//	seed.go      matches that wait, straight into the database
//	town.go      the sandbox, and what is known of the matches there
//	match.go     what is known of a match
//	window.go    what is noted of a stretch of time
//	kind.go      what requests are for
//	child.go     a bot in a process of its own
//	bot.go       that process: the bot
//	echo.go      that process: the echo bot
//	line.go      what both print, and do at the driver's word
//	watched.go   a store that tells what it commits
//	usage_*.go   processor time
package bench
