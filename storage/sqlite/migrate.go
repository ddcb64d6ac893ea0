package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"io/fs"
	"log/slog"
	"path"
	"strconv"
	"strings"

	"github.com/pressly/goose/v3"
)

// migrations are numbered files that are never changed once released. There is no
// way back but a backup.
//
//go:embed migrations/*.sql
var migrations embed.FS

// versionTable is where goose notes which migrations have run.
const versionTable = "goose_db_version"

// newestSchema is the highest number among the migrations.
func newestSchema() int64 {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil || len(names) == 0 {
		panic("sqlite: the program was built without its migrations")
	}
	number, _, _ := strings.Cut(path.Base(names[len(names)-1]), "_") // Glob sorts
	version, err := strconv.ParseInt(number, 10, 64)
	if err != nil {
		panic("sqlite: migration without a number: " + names[len(names)-1])
	}
	return version
}

// migrate runs the migrations that the database lacks, each in a transaction of
// its own, so that a crash leaves a whole version behind.
func migrate(ctx context.Context, db *sql.DB) error {
	folder, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, folder,
		goose.WithDisableGlobalRegistry(true), goose.WithSlog(slog.New(slog.DiscardHandler)))
	if err != nil {
		return err
	}
	_, err = provider.Up(ctx)
	return err
}

// querier is any connection that can be asked for one row.
type querier interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// schemaVersion is the last migration that the database has seen.
func schemaVersion(ctx context.Context, db querier) (int64, error) {
	var version int64
	err := db.QueryRowContext(ctx, "SELECT max(version_id) FROM "+versionTable).Scan(&version)
	return version, err
}
