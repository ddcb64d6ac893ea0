package pageapi

import (
	"net"
	"net/http"
	"net/url"

	"farpost/bot/sandbox/act"
)

// OriginCheck keeps other sites' pages away.
type OriginCheck struct {
	addr   func() string
	remote bool
}

// NewOriginCheck returns the check of a server that listens on addr. With remote any address may name it.
func NewOriginCheck(addr func() string, remote bool) *OriginCheck {
	return &OriginCheck{addr: addr, remote: remote}
}

// pageOnly is OwnOrigin that refuses also what comes by a foreign name (DNS rebinding).
func (o *OriginCheck) pageOnly(next http.Handler) http.Handler {
	return o.OwnOrigin(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if !o.ownHost(r.Host) {
			writeRefusal(rw, act.Refuse(http.StatusForbidden, "forbidden",
				"The sandbox answers to loopback names and its own address only."))
			return
		}
		next.ServeHTTP(rw, r)
	}))
}

// OwnOrigin refuses requests that a browser sends for another site's page. It lets requests without an Origin header
// pass: no browser sends them, or it sends them to navigate, which changes nothing.
func (o *OriginCheck) OwnOrigin(next http.Handler) http.Handler {
	return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if origin := r.Header.Get("Origin"); origin != "" {
			u, err := url.Parse(origin)
			if err != nil || u.Host != r.Host || !o.ownHost(u.Host) {
				writeRefusal(rw, act.Refuse(http.StatusForbidden, "forbidden",
					"Another site's page may not use the sandbox."))
				return
			}
		}
		next.ServeHTTP(rw, r)
	})
}

// ownHost says whether a Host header names this server: by a loopback name, or by the address that it listens on.
func (o *OriginCheck) ownHost(hostport string) bool {
	host, _, err := net.SplitHostPort(hostport)
	if err != nil {
		host = hostport
	}
	if host == "localhost" || hostport == o.addr() {
		return true
	}
	ip := net.ParseIP(host)
	if ip == nil {
		return false
	}
	return ip.IsLoopback() || o.remote
}
