package pageapi

import (
	"net"
	"net/http"
	"net/url"

	"farpost/bot/sandbox/act"
)

// Guard keeps other sites' pages away.
type Guard struct {
	addr   func() string
	remote bool
}

// NewGuard returns the guard of a server that listens on addr. With remote any address may name it.
func NewGuard(addr func() string, remote bool) *Guard { return &Guard{addr: addr, remote: remote} }

// pageOnly is OwnOrigin that refuses also what comes by a foreign name (DNS rebinding).
func (g *Guard) pageOnly(next http.Handler) http.Handler {
	return g.OwnOrigin(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if !g.ownHost(r.Host) {
			writeRefusal(rw, act.Refuse(http.StatusForbidden, "forbidden",
				"The sandbox answers to loopback names and its own address only."))
			return
		}
		next.ServeHTTP(rw, r)
	}))
}

// OwnOrigin refuses requests that a browser sends for another site's page. It lets requests without an Origin header
// pass: no browser sends them, or it sends them to navigate, which changes nothing.
func (g *Guard) OwnOrigin(next http.Handler) http.Handler {
	return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if origin := r.Header.Get("Origin"); origin != "" {
			u, err := url.Parse(origin)
			if err != nil || u.Host != r.Host || !g.ownHost(u.Host) {
				writeRefusal(rw, act.Refuse(http.StatusForbidden, "forbidden",
					"Another site's page may not use the sandbox."))
				return
			}
		}
		next.ServeHTTP(rw, r)
	})
}

// ownHost says whether a Host header names this server: by a loopback name, or by the address that it listens on.
func (g *Guard) ownHost(hostport string) bool {
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
