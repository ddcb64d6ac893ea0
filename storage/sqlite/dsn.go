package sqlite

import (
	"net/url"
	"runtime"
	"strings"
)

const (
	busyMillis = "5000" // how long to wait for another process, such as a backup
	cachedStmt = "80"   // prepared statements per connection: all that we have, and some
	readerKiB  = "-400" // SQLite counts KiB below 0. Each commit empties a reader's cache; the system keeps the file
)

// maxReaders is how many views run at once; more of them wait.
func maxReaders() int { return max(4, 2*runtime.GOMAXPROCS(0)) }

// writerDSN opens, and creates, the database for the one writer. Its settings are
// in the address, so they hold for every connection that is ever opened.
func writerDSN(file string) string {
	return dsn(file, url.Values{
		"mode":             {"rwc"},
		"_txlock":          {"immediate"},
		"_journal_mode":    {"WAL"},
		"_synchronous":     {"FULL"},
		"_foreign_keys":    {"on"},
		"_busy_timeout":    {busyMillis},
		"_stmt_cache_size": {cachedStmt},
	})
}

// readerDSN opens the existing database for reading only.
func readerDSN(file string) string {
	return dsn(file, url.Values{
		"mode":             {"rw"}, // a reader in WAL mode takes part in the -shm file
		"_query_only":      {"on"},
		"_cache_size":      {readerKiB},
		"_busy_timeout":    {busyMillis},
		"_stmt_cache_size": {cachedStmt},
	})
}

// plainDSN opens an existing database and changes nothing about it: to look what
// it is, and to copy it.
func plainDSN(file string) string {
	return dsn(file, url.Values{"mode": {"rw"}, "_busy_timeout": {busyMillis}})
}

// dsn escapes what a SQLite address gives a meaning to.
func dsn(file string, settings url.Values) string {
	escaped := strings.NewReplacer("%", "%25", "?", "%3f", "#", "%23").Replace(file)
	return "file:" + escaped + "?" + settings.Encode()
}
