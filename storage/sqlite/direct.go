package sqlite

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// direct executes statements on the driver's own connection, each prepared once.
// Going around database/sql makes updates faster. It is sound only because the
// writer owns its connection for life and uses it under its mutex.
type direct struct {
	driver *sqlite3.SQLiteConn
	ready  map[string]statement
	args   []driver.NamedValue // used again and again, as row
	row    []driver.Value
}

// statement is a statement that was prepared.
type statement struct {
	*sqlite3.SQLiteStmt
	reads  bool // it writes nothing
	counts bool // its caller asks for the rows that it changed, or for the number of the new one
}

// newDirect takes the driver's connection out of conn, which must outlive it.
func newDirect(conn *sql.Conn) (*direct, error) {
	d := &direct{ready: map[string]statement{}}
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

// prepare returns a statement, prepared at its first use.
func (d *direct) prepare(query string) (statement, error) {
	if s, ok := d.ready[query]; ok {
		return s, nil
	}
	stmt, err := d.driver.Prepare(query)
	if err != nil {
		return statement{}, err
	}
	s, ok := stmt.(*sqlite3.SQLiteStmt)
	if !ok {
		return statement{}, fmt.Errorf("the driver's statement is %T", stmt)
	}
	name, _, _ := strings.Cut(query, "\n") // as the generator writes it
	counts := strings.HasSuffix(name, ":execrows") || strings.HasSuffix(name, ":execlastid")
	d.ready[query] = statement{s, s.Readonly(), counts}
	return d.ready[query], nil
}

// values makes what the driver takes of the values that the generated code passes: int64, string, []byte and
// sql.NullString.
func (d *direct) values(args []any) []driver.NamedValue {
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
	return d.args
}

// run begins a statement.
func (d *direct) run(query string, args []any) (driver.Rows, error) {
	stmt, err := d.prepare(query)
	if err != nil {
		return nil, err
	}
	return stmt.QueryContext(free, d.values(args))
}

// exec executes one statement and leaves its rows, if it gives any.
//
// What counts nothing is run as a query: there the driver hands all values over in one call, where Exec needs one for
// each. To ask for the count afterwards would cost a statement more.
func (d *direct) exec(query string, args ...any) (sql.Result, error) {
	stmt, err := d.prepare(query)
	if err != nil {
		return nil, err
	}
	if stmt.counts {
		return stmt.ExecContext(free, d.values(args))
	}
	rows, err := stmt.QueryContext(free, d.values(args))
	if err != nil {
		return nil, err
	}
	if err := rows.Next(nil); err != nil && err != io.EOF {
		return nil, errors.Join(err, rows.Close())
	}
	return driver.ResultNoRows, rows.Close()
}

// each reads every row of a query into dest and calls f after each.
func (d *direct) each(query string, args []any, f func(), dest ...any) error {
	rows, err := d.run(query, args)
	if err != nil {
		return err
	}
	for d.row = d.row[:0]; len(d.row) < len(dest); {
		d.row = append(d.row, nil)
	}
	for {
		if err = rows.Next(d.row); err == nil {
			err = fill(dest, d.row)
		}
		if err != nil {
			break
		}
		f()
	}
	if err == io.EOF {
		err = nil
	}
	return errors.Join(err, rows.Close())
}

// fill puts the values of a row where they belong.
func fill(dest []any, row []driver.Value) error {
	for i, v := range row {
		fits := false
		switch to := dest[i].(type) {
		case *string:
			*to, fits = v.(string)
		case *int64:
			*to, fits = v.(int64)
		case *[]byte:
			*to, fits = v.([]byte)
		case *sql.NullString:
			to.String, to.Valid = v.(string)
			fits = to.Valid || v == nil
		}
		if !fits {
			return fmt.Errorf("column %d is %T, wanted for %T", i, v, dest[i])
		}
	}
	return nil
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
