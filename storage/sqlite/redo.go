package sqlite

// redo keeps what the members of a batch wrote, statement by statement. A member that fails takes the transaction with
// it; then the others' statements are executed once more, in the same order on the same database, so they do the same.
// The functions that gave them are not called again. Savepoints would do without, but SQLite copies each page that is
// written within one.
type redo struct {
	statements []written
	chunks     [][]byte // where values are copied to; those after the one in use are empty
	using      int      // which of them is in use
}

const (
	// chunk is how many bytes of values are kept together.
	chunk = 64 << 10
	// mostChunks is how many chunks are kept for the batches to come: a full one of common updates needs them.
	mostChunks = 10
)

// written is a statement that was executed, with its values.
type written struct {
	query string
	args  []any
}

// add keeps a statement that was executed. Bytes are copied, for the caller may use them again.
func (r *redo) add(query string, args []any) {
	for i, arg := range args {
		if b, ok := arg.([]byte); ok && len(b) > 0 {
			args[i] = r.copy(b)
		}
	}
	r.statements = append(r.statements, written{query, args})
}

// copy copies bytes to where they stay until all is cut.
func (r *redo) copy(b []byte) []byte {
	for r.using < len(r.chunks) && cap(r.chunks[r.using])-len(r.chunks[r.using]) < len(b) {
		r.using++
	}
	if r.using == len(r.chunks) {
		r.chunks = append(r.chunks, make([]byte, 0, max(chunk, len(b))))
	}
	c := &r.chunks[r.using]
	n := len(*c)
	*c = append(*c, b...)
	return (*c)[n:len(*c):len(*c)]
}

// len is how many statements there are.
func (r *redo) len() int { return len(r.statements) }

// cut forgets all statements but the first n.
func (r *redo) cut(n int) {
	clear(r.statements[n:])
	r.statements = r.statements[:n]
	if n > 0 {
		return
	}
	kept := r.chunks[:0]
	for _, c := range r.chunks {
		if len(kept) < mostChunks && cap(c) == chunk {
			kept = append(kept, c[:0])
		}
	}
	clear(r.chunks[len(kept):])
	r.chunks, r.using = kept, 0
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
