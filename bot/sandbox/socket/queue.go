package socket

import (
	"time"

	"github.com/gorilla/websocket"
)

// Send queues a frame. A peer that is more than the limit behind is disconnected.
func (s *Socket) Send(raw []byte) {
	s.mu.Lock()
	if !s.ending {
		s.frames = append(s.frames, raw)
		if s.limit > 0 && len(s.frames) > s.limit {
			s.frames, s.ending, s.code, s.reason = nil, true, websocket.CloseTryAgainLater, "reads too slowly"
		}
	}
	s.mu.Unlock()
	s.signal()
}

// Close sends what is queued and then a close frame.
func (s *Socket) Close(code int, reason string) {
	s.mu.Lock()
	if !s.ending {
		s.ending, s.code, s.reason = true, code, reason
	}
	s.mu.Unlock()
	s.signal()
}

// Cut breaks the connection without a close frame, as a broken network would.
func (s *Socket) Cut() {
	s.mu.Lock()
	s.ending, s.frames = true, nil
	s.mu.Unlock()
	// A connection that is broken already is as cut as it can be.
	_ = s.ws.UnderlyingConn().Close()
	s.signal()
}

// signal wakes the writer, which may be awake.
func (s *Socket) signal() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// write sends what is queued until the socket is closed or its peer is gone.
func (s *Socket) write() {
	for {
		select {
		case <-s.wake:
		case <-s.gone:
			return
		}
		s.mu.Lock()
		frames, ending, code, reason := s.frames, s.ending, s.code, s.reason
		s.frames = nil
		s.mu.Unlock()
		for _, raw := range frames {
			if s.writeText(raw) != nil {
				s.Cut()
				return
			}
		}
		if ending {
			// The peer may be gone; then nobody needs the close frame.
			last := websocket.FormatCloseMessage(code, reason)
			_ = s.ws.WriteControl(websocket.CloseMessage, last, time.Now().Add(writeTime))
			return
		}
	}
}

func (s *Socket) writeText(raw []byte) error {
	if err := s.ws.SetWriteDeadline(time.Now().Add(writeTime)); err != nil {
		return err
	}
	return s.ws.WriteMessage(websocket.TextMessage, raw)
}
