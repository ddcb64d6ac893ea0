package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"

	"github.com/mattn/go-sqlite3"
)

// direct executes statements on the driver's own connection, each prepared once.
// Going around database/sql makes updates a few per cent faster. It is sound only
// because the writer owns its connection for life and uses it under its mutex.
type direct struct {
	driver *sqlite3.SQLiteConn
	ready  map[string]driver.Stmt
	args   []driver.NamedValue // used again and again
}

// newDirect takes the driver's connection out of conn, which must outlive it.
func newDirect(conn *sql.Conn) (*direct, error) {
	d := &direct{ready: map[string]driver.Stmt{}}
	err := conn.Raw(func(dc any) error {
		c, ok := dc.(*sqlite3.SQLiteConn)
		if !ok {
			return fmt.Errorf("the driver is %T", dc)
		}
		d.driver = c
		return nil
	})
	return d, err
}

// exec executes one statement. The values are those that the generated code
// passes: int64, string, []byte and sql.NullString.
func (d *direct) exec(query string, args ...any) (sql.Result, error) {
	stmt, ok := d.ready[query]
	if !ok {
		var err error
		if stmt, err = d.driver.Prepare(query); err != nil {
			return nil, err
		}
		d.ready[query] = stmt
	}
	d.args = d.args[:0]
	for i, arg := range args {
		if null, ok := arg.(sql.NullString); ok {
			arg = nil
			if null.Valid {
				arg = null.String
			}
		}
		d.args = append(d.args, driver.NamedValue{Ordinal: i + 1, Value: arg})
	}
	return stmt.(driver.StmtExecContext).ExecContext(context.Background(), d.args)
}

// idle reports whether the connection is outside of any transaction.
func (d *direct) idle() bool { return d.driver.AutoCommit() }

// close finalizes the statements, without which SQLite cannot close.
func (d *direct) close() error {
	var errs []error
	for _, stmt := range d.ready {
		errs = append(errs, stmt.Close())
	}
	clear(d.ready)
	return errors.Join(errs...)
}
