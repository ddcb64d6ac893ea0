package sandbox

import (
	"net"
	"net/http"
	"net/url"
)

// pageOnly refuses what comes by a foreign name (DNS rebinding) or from another site's page.
func (s *Server) pageOnly(next http.Handler) http.Handler {
	return s.ownOrigin(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if !s.ownHost(r.Host) {
			writeRefusal(rw, no(http.StatusForbidden, "forbidden", "The sandbox answers to loopback names and its own address only."))
			return
		}
		next.ServeHTTP(rw, r)
	}))
}

// ownOrigin refuses requests that a browser sends for another site's page. Requests without an
// Origin header are no browser's, or are simple navigations that change nothing.
func (s *Server) ownOrigin(next http.Handler) http.Handler {
	return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if origin := r.Header.Get("Origin"); origin != "" {
			u, err := url.Parse(origin)
			if err != nil || u.Host != r.Host || !s.ownHost(u.Host) {
				writeRefusal(rw, no(http.StatusForbidden, "forbidden", "Another site's page may not use the sandbox."))
				return
			}
		}
		next.ServeHTTP(rw, r)
	})
}

// ownHost says whether a Host header names this server: a loopback name, or the very address
// that it listens on.
func (s *Server) ownHost(hostport string) bool {
	host, _, err := net.SplitHostPort(hostport)
	if err != nil {
		host = hostport
	}
	if host == "localhost" || hostport == s.Addr() {
		return true
	}
	ip := net.ParseIP(host)
	if ip == nil {
		return false
	}
	return ip.IsLoopback() || s.cfg.AllowRemote
}
