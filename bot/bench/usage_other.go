//go:build !unix

package bench

import "time"

// cpuUsed is 0 where the operating system is not asked for it.
func cpuUsed() time.Duration { return 0 }
