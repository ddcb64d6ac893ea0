package rest

import (
	"net/http"
	"strings"
	"sync"
	"time"

	"farpost/bot/sandbox/fault"
	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/world"
)

// API is Discord's REST API over a world.
type API struct {
	w            *world.World
	interactions *interaction.Registry
	faults       *fault.List
	cfg          Config
	rates        fault.Rates // the world's lock guards it
	recording    sync.Mutex  // held while Config.Record runs
}

// Config says whom the API answers, and within what limits.
type Config struct {
	Limits    fault.Limits
	Intents   int                     // privileged intents that the application may use
	RateClock func() time.Time        // time of the rate limits
	Knows     func(token string) bool // whether a token is the bot's
	Record    func(Exchange)          // when not nil, gets every request with its answer, one at a time
}

// New returns the API of a world. The faults of f strike its requests.
func New(w *world.World, in *interaction.Registry, f *fault.List, cfg Config) *API {
	return &API{w: w, interactions: in, faults: f, cfg: cfg}
}

// authorised says whether an Authorization header has the bot's token.
func (a *API) authorised(header string) bool {
	token, ok := strings.CutPrefix(header, "Bot ")
	return ok && a.cfg.Knows(token)
}

// record hands an exchange to Config.Record.
func (a *API) record(ex Exchange) {
	if a.cfg.Record == nil {
		return
	}
	a.recording.Lock()
	defer a.recording.Unlock()
	a.cfg.Record(ex)
}

// Exchange is one REST request and its answer.
type Exchange struct {
	Method      string
	Path        string // without /api/vN, e.g. /channels/1/messages
	Template    string // e.g. /channels/{channel_id}/messages; empty when no route matched
	Query       string
	ContentType string      // of the request
	Body        []byte      // the request's JSON; of a multipart body the part payload_json
	Files       int         // of a multipart body
	Header      http.Header // of the answer
	Status      int
	Response    []byte
}
