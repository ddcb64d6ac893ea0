package engine

import (
	"maps"
	"sync/atomic"
)

// interned are values of one type that are made again and again from few codes: each is made once, and read
// without a lock. Beyond internLimit new ones are made each time, so that nothing can fill the memory.
type interned struct {
	prefix string
	known  atomic.Pointer[map[string]Value]
}

const internLimit = 2000

var (
	words    = interned{prefix: "word:"}
	cardVals = interned{prefix: "card:"}
)

func (in *interned) of(code string) Value {
	known := in.known.Load()
	if known == nil {
		known = &map[string]Value{}
		in.known.CompareAndSwap(nil, known)
	}
	if v, ok := (*known)[code]; ok {
		return v
	}
	v := Value(in.prefix + code)
	if len(*known) < internLimit { // a new map, for readers hold the old one; whoever comes second gives up
		more := maps.Clone(*known)
		more[string(v[len(in.prefix):])] = v
		in.known.CompareAndSwap(known, &more)
	}
	return v
}
