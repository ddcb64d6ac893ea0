package sqlite

// redo keeps what the members of a batch wrote, statement by statement. A member that fails takes the transaction with
// it; then the others' statements are executed once more, in the same order on the same database, so they do the same.
// The functions that gave them are not called again. Savepoints would do without, but SQLite copies each page that is
// written within one.
type redo struct {
	statements []written
	bytes      []byte // where values are copied to
}

// chunk is how many bytes of values are kept together: those of a batch of some size.
const chunk = 64 << 10

// written is a statement that was executed, with its values.
type written struct {
	query string
	args  []any
}

// add keeps a statement that was executed. Bytes are copied, for the caller may use them again.
func (r *redo) add(query string, args []any) {
	for i, arg := range args {
		if b, ok := arg.([]byte); ok && len(b) > 0 {
			if cap(r.bytes)-len(r.bytes) < len(b) {
				r.bytes = make([]byte, 0, max(chunk, len(b))) // what is in the old one stays where it is
			}
			n := len(r.bytes)
			r.bytes = append(r.bytes, b...)
			args[i] = r.bytes[n:len(r.bytes):len(r.bytes)]
		}
	}
	r.statements = append(r.statements, written{query, args})
}

// len is how many statements there are.
func (r *redo) len() int { return len(r.statements) }

// cut forgets all statements but the first n.
func (r *redo) cut(n int) {
	clear(r.statements[n:])
	r.statements = r.statements[:n]
	if n == 0 {
		r.bytes = r.bytes[:0]
	}
}

// all executes the statements once more.
func (r *redo) all(d *direct) error {
	for _, s := range r.statements {
		if _, err := d.exec(s.query, s.args...); err != nil {
			return err
		}
	}
	return nil
}
