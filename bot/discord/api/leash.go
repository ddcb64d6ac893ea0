package api

import (
	"context"
	"io"
	"net/http"
)

// leash ends all requests at once when the program has to end.
type leash struct {
	next http.RoundTripper
	life context.Context
}

// RoundTrip implements [http.RoundTripper].
func (l *leash) RoundTrip(req *http.Request) (*http.Response, error) {
	ctx, cancel := context.WithCancel(req.Context())
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
