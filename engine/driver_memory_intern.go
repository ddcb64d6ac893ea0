package engine

import (
	"maps"
	"sync/atomic"
)

// Interned makes values from keys and remembers them: the same key gives the same value ever after. It is for what
// rules make again and again from few keys, such as the value of a word. The values must never be written, for all
// matches share them; reading takes no lock, so many goroutines may. Beyond internLimit keys a value is made each time,
// so that nothing can fill the memory.
type Interned[K comparable, V any] struct {
	make func(K) V
	all  atomic.Pointer[map[K]V]
}

const internLimit = 2000

// Intern returns an Interned that makes its values with fn.
func Intern[K comparable, V any](fn func(K) V) *Interned[K, V] { return &Interned[K, V]{make: fn} }

// Of returns the value of a key.
func (in *Interned[K, V]) Of(key K) V {
	all := in.all.Load()
	if all != nil {
		if v, ok := (*all)[key]; ok {
			return v
		}
	}
	v := in.make(key)
	if all == nil {
		in.all.CompareAndSwap(nil, &map[K]V{key: v})
	} else if len(*all) < internLimit { // a new map, for others read the old one; whoever comes second gives up
		more := maps.Clone(*all)
		more[key] = v
		in.all.CompareAndSwap(all, &more)
	}
	return v
}
