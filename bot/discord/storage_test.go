package discord_test

import "farpost/storage"

// holdStorage keeps the one writer of the storage busy until released.
func (w *world) holdStorage(begun chan<- struct{}, release <-chan struct{}) error {
	return w.store.Update(w.ctx, func(storage.Tx) error {
		close(begun)
		<-release
		return nil
	})
}
