package api

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"strings"

	"github.com/bwmarrin/discordgo"
)

// Hidden stands in place of a secret.
const Hidden = "[hidden]"

// secrets are forms of what opens something: the token of an interaction, by which its answer can be read and rewritten
// for 15 minutes; a bot's token; what signs the address of an attachment; a session of the gateway. The group is what
// stays.
var secrets = []*regexp.Regexp{
	regexp.MustCompile(`(/(?:interactions|webhooks)/[^/\s"?]+/)[^/\s"?]+`),
	regexp.MustCompile(`()aW50ZXJhY3Rpb246[\w.=-]*`), // "interaction:", with which Discord begins their tokens
	regexp.MustCompile(`()\b[\w-]{23,}\.[\w-]{6,7}\.[\w-]{27,}`),
	regexp.MustCompile(`([?&](?:ex|is|hm|token)=)[^&\s"]+`),
	regexp.MustCompile(`(?i)(\b(?:session_?id|resume_?gateway_?url|(?:access_?)?token)\\?"?\s*:\s*\\?")[^"\\]+`),
}

// Redact takes out of a text what looks as if it opened something. It is the last door before a log: errors of this
// package carry no secret in the first place.
func Redact(s string) string {
	for _, form := range secrets {
		s = form.ReplaceAllString(s, "${1}"+Hidden)
	}
	return s
}

// failure is an error of a request without its address. What went wrong can be asked for by errors.Is and errors.As;
// it is not unwrapped, because its own words may have secrets.
type failure struct {
	text string
	err  error
}

func (f *failure) Error() string        { return f.text }
func (f *failure) Is(target error) bool { return errors.Is(f.err, target) }
func (f *failure) As(target any) bool   { return errors.As(f.err, target) }

// clean makes of an error of a request one that may be logged and stored. Own are further secrets of the request. What
// Code, Status, RetryAfter and errors.Is say of it stays the same. Every request of the package passes through here.
func (c *Client) clean(err error, own ...string) error {
	if err == nil {
		return nil
	}
	where, inner := withoutAddress(err)
	text := inner.Error()
	if where != "" {
		text = where + ": " + text
	}
	for _, secret := range append(own, strings.TrimPrefix(c.session.Token, "Bot ")) {
		if len(secret) >= shortestSecret {
			text = strings.ReplaceAll(text, secret, Hidden)
		}
	}
	return &failure{Redact(text), inner}
}

// shortestSecret keeps a token that a test or the sandbox made up, such as "any", from hiding ordinary words.
const shortestSecret = 8

// withoutAddress parts an error of discordgo or net/http: which request it was, and what went wrong, without the
// request's address. An interaction's token stands in that.
func withoutAddress(err error) (where string, inner error) {
	var rest *discordgo.RESTError
	var address *url.Error
	switch {
	case errors.As(err, &rest):
		if r := rest.Request; r != nil && r.URL != nil {
			where = r.Method + " " + Route(r.URL.String())
		}
		return where, refusedBy(rest)
	case errors.As(err, &address):
		return strings.ToUpper(address.Op) + " " + Route(address.URL), address.Err
	}
	if what, _, ok := strings.Cut(err.Error(), ", "); ok && strings.HasPrefix(what, badGateway) {
		return "", errors.New(what) // what follows is a proxy's page
	}
	return "", err
}

// badGateway begins discordgo's error for status 502, which has no type of its own.
const badGateway = "Exceeded Max retries HTTP 502"

// maxDetail is how much is kept of what Discord says about a request that it refuses, in characters.
const maxDetail = 600

// refusedBy returns what Discord answered, without the request that it answers. Of a body that is Discord's own all is
// kept, because it says which field was wrong; a proxy's page is left out.
func refusedBy(e *discordgo.RESTError) *discordgo.RESTError {
	out := &discordgo.RESTError{Message: e.Message}
	if json.Valid(e.ResponseBody) {
		body := []rune(Redact(string(e.ResponseBody)))
		out.ResponseBody = []byte(string(body[:min(len(body), maxDetail)]))
	} else {
		out.ResponseBody = fmt.Appendf(nil, "with %d bytes that are no answer of Discord's", len(e.ResponseBody))
	}
	if r := e.Response; r != nil {
		out.Response = &http.Response{Status: r.Status, StatusCode: r.StatusCode, Header: r.Header}
	}
	return out
}

// Route returns the path of a request's address without what opens anything: "/channels/1/messages",
// "/interactions/1/[hidden]/callback".
func Route(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return Hidden
	}
	path := u.Path
	if i := strings.Index(path, "/api/v"); i >= 0 {
		_, rest, _ := strings.Cut(path[i+len("/api/v"):], "/")
		path = "/" + rest
	}
	return Redact(path)
}
