package sandbox

import (
	"net/http"
	"time"
)

// commit writes what changed to the state file and wakes whoever awaits a change. The caller
// holds mu.
func (s *Server) commit() error {
	if len(s.w.dirty) == 0 {
		return nil
	}
	records, err := s.w.flush()
	if err == nil && s.j != nil {
		err = s.j.append(records)
	}
	close(s.changed)
	s.changed = make(chan struct{})
	if err != nil {
		s.fail(err)
	}
	return err
}

// fail notes a failure. The caller holds mu.
func (s *Server) fail(err error) {
	if s.err == nil {
		s.err = err
	}
	if s.cfg.OnError != nil {
		s.cfg.OnError(err)
	}
}

// locked runs f with the world locked and commits what it changed; a state file that cannot be
// written turns the answer into a failure of the server.
func (s *Server) locked(f func() *apiError) *apiError {
	s.mu.Lock()
	defer s.mu.Unlock()
	refusal := f()
	if err := s.commit(); err != nil {
		return refuse(http.StatusInternalServerError, codeGeneral, err.Error())
	}
	return refusal
}

// after runs f, locked, when d has passed on the sandbox's clock, unless the server was closed.
func (s *Server) after(d time.Duration, f func()) (stop func() bool) {
	return s.clock.AfterFunc(d, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.closed {
			return
		}
		f()
		// commit reports its failure by fail.
		_ = s.commit()
	})
}

// newID makes an id. The caller holds mu.
func (s *Server) newID() string {
	s.w.touch(kindHead, "")
	return s.w.IDs.next(s.clock.Now())
}
