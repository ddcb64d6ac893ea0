package fault

import (
	"sync"
	"time"
)

// Delivery says how the next interactions reach the bot: as usual, twice or late. The zero value means as usual. It may
// be used from several goroutines.
type Delivery struct {
	mu        sync.Mutex
	duplicate int // interactions to deliver twice
	late      int // interactions to deliver late
	lateBy    time.Duration
}

// Duplicate delivers the next n interactions twice.
func (d *Delivery) Duplicate(n int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.duplicate = n
}

// Delay delivers the next n interactions only when so much time has passed.
func (d *Delivery) Delay(n int, by time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.late, d.lateBy = n, by
}

// Next returns how often the next interaction is delivered, and after how long, and counts it.
func (d *Delivery) Next() (times int, late time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	times = 1
	if d.duplicate > 0 {
		d.duplicate--
		times = 2
	}
	if d.late > 0 {
		d.late--
		late = d.lateBy
	}
	return times, late
}
