package rest

import (
	"net/http"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/world"
)

// request is a REST call as its handler sees it. Handlers run with the world locked.
type request struct {
	*http.Request
	template string
	params   map[string]string
	body     form.Value
	form     *form.Form
	files    map[string]world.Upload // by the number of their part, "0" for files[0]
	status   int                     // of a success; 200 unless set
}

// handlerFunc answers a call: with a value to send as JSON, nil for 204, or a refusal.
type handlerFunc func(a *API, r *request) (any, *form.Error)

// route is one operation of Discord's API. Open routes need no authorisation, because a token
// in the path stands for it.
type route struct {
	method, template string
	open             bool
	handle           handlerFunc
}
