package compose

import (
	"container/list"
	"sync"
)

// cache has values under keys. When their weights exceed its limit, the longest unused go. Many goroutines may use it.
// Two that miss the same key at the same time both make the value; the values are equal.
type cache[K comparable, V any] struct {
	mu    sync.Mutex
	limit int
	used  int
	order *list.List // of entry, the last used first
	byKey map[K]*list.Element
}

type entry[K comparable, V any] struct {
	key    K
	val    V
	weight int
}

func newCache[K comparable, V any](limit int) *cache[K, V] {
	return &cache[K, V]{limit: limit, order: list.New(), byKey: map[K]*list.Element{}}
}

func (c *cache[K, V]) get(k K) (v V, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.byKey[k]
	if !ok {
		return v, false
	}
	c.order.MoveToFront(e)
	return e.Value.(entry[K, V]).val, true
}

// put adds a value, unless it is heavier than the whole limit.
func (c *cache[K, V]) put(k K, v V, weight int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.byKey[k]; ok || weight > c.limit {
		return
	}
	c.byKey[k] = c.order.PushFront(entry[K, V]{k, v, weight})
	c.used += weight
	for c.used > c.limit {
		last := c.order.Back()
		old := last.Value.(entry[K, V])
		c.order.Remove(last)
		delete(c.byKey, old.key)
		c.used -= old.weight
	}
}

// size returns the weight of all values.
func (c *cache[K, V]) size() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.used
}
