package engine

import (
	"maps"
	"sync/atomic"
)

// kept holds what is made again and again from few keys, and must never be written: each is made once, and read
// without a lock. Beyond keptLimit it is made each time, so that nothing can fill the memory.
type kept[K comparable, V any] struct {
	make func(K) V
	all  atomic.Pointer[map[K]V]
}

const keptLimit = 2000

// words and cardVals are the values of Word and CardVal.
var (
	words    = kept[string, Value]{make: func(code string) Value { return Value("word:" + code) }}
	cardVals = kept[string, Value]{make: func(id string) Value { return Value("card:" + id) }}
)

func (k *kept[K, V]) of(key K) V {
	all := k.all.Load()
	if all != nil {
		if v, ok := (*all)[key]; ok {
			return v
		}
	}
	v := k.make(key)
	if all == nil {
		k.all.CompareAndSwap(nil, &map[K]V{key: v})
	} else if len(*all) < keptLimit { // a new map, for others read the old one; whoever comes second gives up
		more := maps.Clone(*all)
		more[key] = v
		k.all.CompareAndSwap(all, &more)
	}
	return v
}
