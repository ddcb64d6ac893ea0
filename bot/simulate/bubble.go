package simulate

import (
	"fmt"
	"os"
	"testing"
	"testing/synctest"
)

// Bubble runs f where time moves only when everybody waits. It returns when everybody in it has come to an end. It is
// an error if somebody can never go on, or f panics. Several may be called at once.
type Bubble func(f func()) error

// In is the bubble of a test.
func In(t *testing.T) Bubble {
	return func(f func()) (err error) {
		t.Run("bubble", func(t *testing.T) {
			defer func() {
				if p := recover(); p != nil {
					err = fmt.Errorf("the run did not come to its end: %v", p)
				}
			}()
			synctest.Test(t, func(*testing.T) { f() })
		})
		return err
	}
}

// Main calls f with a bubble, and ends the program with the status that f returns. Go has bubbles for tests alone; so
// what f does is a test, in a program that is none. The program's arguments are gone when f is called.
func Main(f func(Bubble) int) {
	os.Args = os.Args[:1]
	testing.Main(func(string, string) (bool, error) { return true, nil }, []testing.InternalTest{{Name: "simulate",
		F: func(t *testing.T) { os.Exit(f(In(t))) }}}, nil, nil)
}

// folder makes an empty folder for databases: in memory where the system has such a place, as nothing of it is to last.
func folder() (string, error) {
	if dir, err := os.MkdirTemp("/dev/shm", "farpost-simulate-"); err == nil {
		return dir, nil
	}
	dir, err := os.MkdirTemp("", "farpost-simulate-")
	if err != nil {
		return "", fmt.Errorf("a folder for the databases: %w", err)
	}
	return dir, nil
}
