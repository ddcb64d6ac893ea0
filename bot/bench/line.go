package bench

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"os"
	"runtime"
	"strings"
	"sync"
	"time"
)

// Line is one line that a child prints, as JSON: one of its fields is set.
type Line struct {
	Started *Started `json:"started,omitempty"`
	Commit  *Commit  `json:"commit,omitempty"`
	Use     *Use     `json:"use,omitempty"`
}

// Started says that a child is connected. The echo bot names the message that has its buttons.
type Started struct {
	Channel string `json:"channel,omitempty"`
	Message string `json:"message,omitempty"`
}

// Use is what a child has taken of the machine.
type Use struct {
	CPU  time.Duration `json:"cpu"`
	Heap uint64        `json:"heap"` // bytes that live
}

// lines prints lines, one at a time.
type lines struct {
	mu sync.Mutex
	to *json.Encoder
}

func newLines(w io.Writer) *lines { return &lines{to: json.NewEncoder(w)} }

func (l *lines) print(line Line) {
	l.mu.Lock()
	defer l.mu.Unlock()
	_ = l.to.Encode(line) // whoever reads has ended, and so does the child by the end of its input
}

// obey prints what was used whenever it is asked for on standard input. It returns when that ends, or ctx does.
func (l *lines) obey(ctx context.Context) {
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for in := bufio.NewScanner(os.Stdin); in.Scan(); {
			use := Use{CPU: cpuUsed()} // before memory is tidied up for the other figure
			if strings.Contains(in.Text(), askMemory) {
				use.Heap = living()
			}
			l.print(Line{Use: &use})
		}
	}()
	select {
	case <-ended:
	case <-ctx.Done():
	}
}

// What a driver asks a child for.
const (
	askTime   = "time"
	askMemory = "memory"
)

// living is how many bytes of memory are in use. The second collection frees what finalizers and pools held.
func living() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
