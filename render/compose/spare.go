package compose

import "sync"

// spares are things to work with that nobody uses. A few are kept for good: a pool alone is emptied at each collection,
// which would then have more to collect.
type spares[T any] struct {
	kept chan *T
	more sync.Pool
}

func newSpares[T any](keep int, fresh func() *T) *spares[T] {
	return &spares[T]{kept: make(chan *T, keep), more: sync.Pool{New: func() any { return fresh() }}}
}

// take returns one that nobody else uses until it is given back.
func (s *spares[T]) take() *T {
	select {
	case t := <-s.kept:
		return t
	default:
		return s.more.Get().(*T)
	}
}

func (s *spares[T]) give(t *T) {
	select {
	case s.kept <- t:
	default:
		s.more.Put(t)
	}
}
