// Package storagetest holds every engine of storage to one contract. An engine's
// own tests say how to open it, and the suite does the rest:
//
//	func TestConformance(t *testing.T) {
//		storagetest.Run(t, storagetest.Engine{
//			New:    func(t *testing.T) storage.Store { … },              // an empty store
//			Reopen: func(t *testing.T, file string) storage.Store { … }, // a backup
//		})
//	}
//
// The suite checks what the comments of package storage promise. What only one engine has, such as files and locks,
// is for that engine's own tests.
//
// [PutSample] and [CheckSample] write and compare one of everything, for tests that carry a whole database somewhere:
// into a backup, through a migration.
//
// # Map of files
//
//	run.go                         the suite, and what an engine says about itself
//	transactions.go, endings.go, concurrency.go, invalid.go
//	                               updates and views: what they promise alone, at their end, together, and refuse
//	matches.go, asks.go, log.go    matches, seats and asks, the log
//	jobs.go                        jobs and the heartbeat
//	outbox.go, delivery.go         lanes and claims; coalescing, nonces, requeueing
//	messages.go, people.go         notes; decks, players and servers
//	results.go                     results, series, ratings, seasons
//	events.go, event_log.go        tournaments and their people, their logs
//	backup.go                      backups of a store in use
//	sample.go                      one of everything
//	checks.go                      what the tests are written with: update, view, refused, equal, aMatch
package storagetest
