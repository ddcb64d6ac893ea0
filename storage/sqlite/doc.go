// Package sqlite is a [storage.Store] in one SQLite file.
//
//	store, err := sqlite.Open(ctx, "farpost.db")
//	if err != nil {
//		return err // one sentence: what is wrong with which file, and what to do
//	}
//	defer store.Close()
//
// Open creates the file if there is none, brings its schema up to date, and takes a lock on it that the kernel frees
// when the process ends, so that two bots cannot write one database, by whatever name. Whatever else reads it, such as
// [Backup] from a second process, needs no lock:
//
//	err := sqlite.Backup(ctx, "farpost.db", "monday.db")
//
// A backup is an ordinary database. To restore one: stop the bot, move the old
// database and its -wal and -shm files away, copy the backup into its place, start.
//
// # How it works
//
// One connection writes, one folds the log of writes back into the database, and a pool of connections reads. All are
// in WAL mode, so readers never wait for the writer, nor the writer for anybody. Updates that come while another is at
// work queue, and are committed together. Each fails alone. While one batch is brought to the disk the next one runs.
// Nobody is told of anything before the disk has it. DESIGN.md in the folder storage says why.
//
// Tables are in migrations, statements in queries. The typed functions in internal/db are generated from both.
//
// # Map of files
//
//	open.go                        a database is opened and closed
//	probe.go                       a file is looked at before; why one cannot be read
//	migrate.go                     the schema is brought up to date
//	damage.go                      what is damaged is found and named
//	mode.go                        who may read the files
//	dsn.go                         the settings of each kind of connection
//	backup.go                      a live database is copied
//	writer.go, queue.go            updates take turns and share commits
//	redo.go                        what they wrote, should one of them fail
//	syncer.go                      commits reach the disk, and only then are told
//	checkpoint.go                  the log of writes is folded back
//	tx.go, session.go, direct.go   a transaction, and what stands between it and SQLite
//	hot.go                         the reads that every input needs
//	matches.go, seats.go, asks.go, filter.go, log.go
//	                               the methods about matches
//	jobs.go                        those about jobs and the heartbeat
//	outbox.go, delivery.go, doors.go
//	                               those about rows to send, what became of them, and doors that are closed
//	messages.go                    those about notes
//	people.go                      those about decks, players and servers
//	results.go                     those about results, ratings and seasons
//	events.go                      those about tournaments
//	values.go                      how values are stored
package sqlite

//go:generate sqlc generate
