package rest

import (
	"net/http"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/world"
)

// request is a REST call as its handler gets it.
type request struct {
	*http.Request
	params map[string]string // parts of the path, by their names in the template
	body   form.Value
	form   *form.Form
	files  map[string]world.Upload // by the number of their part, "0" for files[0]
	status int                     // of a success; 200 unless set
}

// handlerFunc answers a call: with a value to be sent as JSON, nil for 204, or a refusal. It runs with the world
// locked.
type handlerFunc func(a *API, r *request) (any, *form.Error)

// route is one operation of Discord's API. An open one needs no authorisation; those with a token in the path are open.
type route struct {
	method   string
	template string // the path, with {name} for its variable parts
	open     bool
	handle   handlerFunc
}
