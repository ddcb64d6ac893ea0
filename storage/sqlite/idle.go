package sqlite

// idle reports whether the connection is outside of any transaction.
func (w *writer) idle() bool {
	idle := false
	err := w.conn.Raw(func(driver any) error {
		c, ok := driver.(interface{ AutoCommit() bool })
		idle = ok && c.AutoCommit()
		return nil
	})
	return err == nil && idle
}
