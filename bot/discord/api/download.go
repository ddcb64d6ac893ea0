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

	"farpost/bot/clock"
)

// ErrTooLarge is the error for a file with more bytes than Download may fetch.
var ErrTooLarge = errors.New("the file is too large")

// downloadIn is how long a download may take.
const downloadIn = 8 * time.Second

// cdn are the hosts of Discord's attachments.
var cdn = []string{"cdn.discordapp.com", "media.discordapp.net"}

// downloads follows no redirects and sends no token.
var downloads = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error {
	return http.ErrUseLastResponse
}}

// Download fetches an attachment of at most so many bytes; a larger one is ErrTooLarge. It asks only Discord's hosts
// for attachments, and the server that Config.Base names.
func (c *Client) Download(ctx context.Context, address string, most int) ([]byte, error) {
	u, err := url.Parse(address)
	if err != nil || !c.serves(u) {
		return nil, fmt.Errorf("download from %s: that is no address of Discord's", hostOf(u))
	}
	ctx, cancel := clock.WithTimeout(ctx, c.patience, downloadIn)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return nil, fmt.Errorf("download from %s: %w", u.Host, c.clean(err))
	}
	resp, err := downloads.Do(req)
	if err != nil {
		return nil, fmt.Errorf("download from %s: %w", u.Host, c.clean(err))
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("download from %s: status %d", u.Host, resp.StatusCode)
	}
	raw, err := io.ReadAll(io.LimitReader(resp.Body, int64(most)+1))
	if err != nil {
		return nil, fmt.Errorf("download from %s: %w", u.Host, err)
	}
	if len(raw) > most {
		return nil, ErrTooLarge
	}
	return raw, nil
}

// hostOf is the host of an address, for an error: the rest may open something.
func hostOf(u *url.URL) string {
	if u == nil || u.Host == "" {
		return "nowhere"
	}
	return fmt.Sprintf("%.100q", u.Host)
}

// serves reports whether an address is one of a file of Discord's, or of the server that Config.Base names. A server
// on this machine may be called by any of its names.
func (c *Client) serves(u *url.URL) bool {
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
