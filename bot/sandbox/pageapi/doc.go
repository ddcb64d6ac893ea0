// Package pageapi is the page's side of the server: the static files of package page, and the API under /_sandbox/ by
// which a page acts for members. PAGE_API.md describes the API for those who write a page.
//
//	origins := pageapi.NewOriginCheck(s.Addr, false)
//	pageapi.New(origins, w, acts, stream).Register(mux)
//	mux.Handle("/api/", origins.OwnOrigin(api)) // the bot's side is guarded against other sites' pages too
//
// An action is a POST whose JSON body is a request of package act; a refusal is answered as {"error": …}.
//
// An OriginCheck keeps other sites' pages away, because whoever reaches the server acts as any member: it answers to
// loopback names and its own address only (DNS rebinding), and to no foreign Origin.
package pageapi
