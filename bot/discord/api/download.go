package api

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"slices"
	"time"
)

// ErrTooLarge says that a file is larger than was asked for.
var ErrTooLarge = errors.New("the file is too large")

// downloadIn bounds a download.
const downloadIn = 8 * time.Second

// cdn are the hosts on which Discord keeps attachments.
var cdn = []string{"cdn.discordapp.com", "media.discordapp.net"}

// downloads follows no redirects and sends no token.
var downloads = &http.Client{Timeout: downloadIn, CheckRedirect: func(*http.Request, []*http.Request) error {
	return http.ErrUseLastResponse
}}

// Download fetches an attachment of at most so many bytes, else ErrTooLarge. Only Discord's own hosts are asked,
// and the server that Base names.
func (c *Client) Download(ctx context.Context, address string, most int) ([]byte, error) {
	u, err := url.Parse(address)
	if err != nil || !c.keeps(u) {
		return nil, fmt.Errorf("download %.100q: that is no address of Discord's", address)
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return nil, fmt.Errorf("download: %w", err)
	}
	resp, err := downloads.Do(req)
	if err != nil {
		return nil, fmt.Errorf("download: %w", err)
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("download %s: status %d", u.Host, resp.StatusCode)
	}
	raw, err := io.ReadAll(io.LimitReader(resp.Body, int64(most)+1))
	if err != nil {
		return nil, fmt.Errorf("download: %w", err)
	}
	if len(raw) > most {
		return nil, ErrTooLarge
	}
	return raw, nil
}

// keeps tells whether an address is one of Discord's files, or of the other server's. A server on this machine
// may be called by any of its names.
func (c *Client) keeps(u *url.URL) bool {
	if u.User != nil {
		return false
	}
	if u.Scheme == "https" && slices.Contains(cdn, u.Host) {
		return true
	}
	if c.base == nil || u.Scheme != c.base.Scheme {
		return false
	}
	return u.Host == c.base.Host || u.Port() == c.base.Port() && loopback(u.Hostname()) && loopback(c.base.Hostname())
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}
