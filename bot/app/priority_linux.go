package app

import (
	"runtime"
	"syscall"
)

// nice is by how much the threads that draw let others go first. A thread of usual priority gets about three times
// the share of one of these, and is let in at once when it wakes up; more would leave pictures undrawn for long on a
// machine that does other work as well.
const nice = 5

// yielding gives the calling goroutine a thread of its own with a lower priority, which ends with it. On Linux each
// thread has its own. Where the system does not allow it, drawing has the usual one.
func yielding() {
	runtime.LockOSThread() // never unlocked: the thread must not be used for anything else
	// An error leaves the priority as it was.
	_ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), nice)
}
