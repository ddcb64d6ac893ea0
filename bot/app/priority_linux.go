package app

import (
	"runtime"
	"syscall"
)

// nice is how far the threads that draw stand back. Linux lets a thread that wakes up in at once only if it had less
// than its share before. One of usual priority has a ninth of a drawing thread's claims to make up for, so what it did
// just now is forgotten within microseconds. A larger number would leave pictures undrawn for long on a machine that
// does other work, too.
const nice = 10

// yielding gives the calling goroutine a thread of its own with a lower priority, which ends with the goroutine. On
// Linux each thread has its own priority. Where the system does not allow it, drawing has the usual one.
func yielding() {
	runtime.LockOSThread() // never unlocked: the thread must not be used for anything else
	// An error leaves the priority as it was.
	_ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), nice)
}

// letOthersIn gives the processor to a thread that waits for it, if there is one. A thread that Linux did not let in
// when it woke up would otherwise wait for the next tick, up to some milliseconds.
func letOthersIn() {
	_, _, _ = syscall.Syscall(syscall.SYS_SCHED_YIELD, 0, 0, 0) // it cannot fail
}
