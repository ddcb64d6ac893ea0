// Package turn is a lock for what waits for others: a request to Discord, the database. Its users wait as those of a
// channel do, so in a bubble of testing/synctest time goes on for them, which it does not for those of a sync.Mutex.
//
//	var l turn.Lock // the zero value is free
//	l.Lock()
//	defer l.Unlock()
package turn

import "sync"

// Lock is held by one at a time. It must not be copied after its first use.
type Lock struct {
	once sync.Once
	free chan struct{}
}

func (l *Lock) slot() chan struct{} {
	l.once.Do(func() { l.free = make(chan struct{}, 1) })
	return l.free
}

// Lock waits until the lock is free, and takes it.
func (l *Lock) Lock() { l.slot() <- struct{}{} }

// Unlock gives the lock back. It must be held.
func (l *Lock) Unlock() { <-l.slot() }
