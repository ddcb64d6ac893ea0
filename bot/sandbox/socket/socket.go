package socket

import (
	"errors"
	"net/http"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

// writeTime bounds a write to a peer that does not read.
const writeTime = 10 * time.Second

// upgrader accepts every origin: who serves a socket has checked it.
var upgrader = websocket.Upgrader{CheckOrigin: func(*http.Request) bool { return true }}

// Socket is the server's end of a web socket. Frames to send are queued without waiting, and one goroutine writes them
// in order.
type Socket struct {
	ws      *websocket.Conn
	wake    chan struct{}
	gone    chan struct{} // closed when reading ended
	written chan struct{} // closed when writing ended
	limit   int           // frames waiting at most; 0 is no limit

	mu     sync.Mutex
	frames [][]byte
	ending bool
	code   int
	reason string
}

// Upgrade turns a request into a socket, of which no more than limit frames may wait to be read (0 means any number).
// An error was answered already. Call finish at the end.
func Upgrade(rw http.ResponseWriter, r *http.Request, limit int) (*Socket, error) {
	ws, err := upgrader.Upgrade(rw, r, nil)
	if err != nil {
		return nil, err
	}
	s := &Socket{
		ws: ws, limit: limit, wake: make(chan struct{}, 1),
		gone: make(chan struct{}), written: make(chan struct{}),
	}
	go func() {
		defer close(s.written)
		s.write()
	}()
	return s, nil
}

// Receive calls f with each frame of the peer until the connection ends. It returns the peer's close code, 0 for a
// connection that broke. A frame of more than most bytes ends the connection.
func (s *Socket) Receive(most int64, f func(raw []byte)) (code int) {
	s.ws.SetReadLimit(most)
	for {
		_, raw, err := s.ws.ReadMessage()
		var end *websocket.CloseError
		if errors.As(err, &end) {
			return end.Code
		}
		if err != nil {
			return 0
		}
		f(raw)
	}
}

// Finish ends the writing and closes the connection.
func (s *Socket) Finish() {
	close(s.gone)
	<-s.written
	// What could be sent was sent; a connection that broke is closed already.
	_ = s.ws.Close()
}
