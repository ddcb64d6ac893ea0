package api

import (
	"context"
	"io"
	"net/http"
	"strings"
	"time"

	"farpost/bot/clock"
)

// requestIn bounds a request with its answer, and the waits for limits before it.
const requestIn = 20 * time.Second

// leash ends requests that take too long, and all of them at once when the program has to end.
type leash struct {
	next     http.RoundTripper
	life     context.Context
	patience clock.Clock
}

// RoundTrip implements [http.RoundTripper].
func (l *leash) RoundTrip(req *http.Request) (*http.Response, error) {
	if l.life.Err() != nil && strings.HasSuffix(req.URL.Path, "/gateway") {
		return nowhere(req), nil
	}
	ctx, cancel := clock.WithTimeout(req.Context(), l.patience, requestIn)
	stop := context.AfterFunc(l.life, cancel)
	free := func() { stop(); cancel() }
	resp, err := l.next.RoundTrip(req.WithContext(ctx))
	if err != nil {
		free()
		return nil, err
	}
	resp.Body = &leashed{resp.Body, free}
	return resp, nil
}

// nowhere answers whoever asks for the gateway when everything is over. discordgo would ask for ever: it stops at the
// error of the dialer, which it comes to with an address alone.
func nowhere(req *http.Request) *http.Response {
	return &http.Response{StatusCode: http.StatusOK, Status: "200 OK", Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: http.Header{"Content-Type": {"application/json"}}, Request: req,
		Body: io.NopCloser(strings.NewReader(`{"url":"ws://127.0.0.1:0"}`))}
}

// leashed is the body of an answer, whose request ends when it is closed.
type leashed struct {
	io.ReadCloser
	free func()
}

// Close implements [io.Closer].
func (l *leashed) Close() error {
	defer l.free()
	return l.ReadCloser.Close()
}
