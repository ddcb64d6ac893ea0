package sandbox

import (
	"net"
	"net/http"
	"net/url"
)

// guard keeps other sites' pages away.
type guard struct {
	addr   func() string // that the server listens on
	remote bool          // whether any address may name the server
}

// newGuard returns a guard of the server that listens on addr.
func newGuard(addr func() string, remote bool) *guard { return &guard{addr: addr, remote: remote} }

// pageOnly refuses what comes by a foreign name (DNS rebinding) or from another site's page.
func (g *guard) pageOnly(next http.Handler) http.Handler {
	return g.ownOrigin(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if !g.ownHost(r.Host) {
			writeRefusal(rw, no(http.StatusForbidden, "forbidden", "The sandbox answers to loopback names and its own address only."))
			return
		}
		next.ServeHTTP(rw, r)
	}))
}

// ownOrigin refuses requests that a browser sends for another site's page. Requests without an
// Origin header are no browser's, or are simple navigations that change nothing.
func (g *guard) ownOrigin(next http.Handler) http.Handler {
	return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if origin := r.Header.Get("Origin"); origin != "" {
			u, err := url.Parse(origin)
			if err != nil || u.Host != r.Host || !g.ownHost(u.Host) {
				writeRefusal(rw, no(http.StatusForbidden, "forbidden", "Another site's page may not use the sandbox."))
				return
			}
		}
		next.ServeHTTP(rw, r)
	})
}

// ownHost says whether a Host header names this server: a loopback name, or the very address
// that it listens on.
func (g *guard) ownHost(hostport string) bool {
	host, _, err := net.SplitHostPort(hostport)
	if err != nil {
		host = hostport
	}
	if host == "localhost" || hostport == g.addr() {
		return true
	}
	ip := net.ParseIP(host)
	if ip == nil {
		return false
	}
	return ip.IsLoopback() || g.remote
}
