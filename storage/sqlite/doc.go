// Package sqlite keeps a [storage.Store] in one SQLite file.
//
//	store, err := sqlite.Open(ctx, "farpost.db")
//	if err != nil {
//		return err // one sentence: what is wrong with which file, and what to do
//	}
//	defer store.Close()
//
// Open creates the file if there is none, brings its schema up to date, and takes
// a lock that the kernel frees when the process ends, so that two bots cannot
// write one database. Whatever else reads it, such as [Backup] from a second
// process, needs no lock:
//
//	err := sqlite.Backup(ctx, "farpost.db", "monday.db")
//
// A backup is an ordinary database. To restore one: stop the bot, move the old
// database and its -wal and -shm files away, copy the backup into its place, start.
//
// # How it works
//
// One connection writes, one folds the log of writes back into the database, and a
// pool of connections reads, all in WAL mode, so readers never wait for the writer
// nor the writer for anybody. Updates that wait
// for the writer at the same time are committed together with one fsync; each has
// its own savepoint and fails alone. DESIGN.md in the folder storage says why.
//
// Tables are in migrations, statements in queries; the typed functions in
// internal/db are generated from both.
package sqlite

//go:generate sqlc generate
