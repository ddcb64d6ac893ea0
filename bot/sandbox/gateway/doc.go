// Package gateway is Discord's Gateway for one bot: the web socket by which it hears of events.
//
// g := gateway.New(w, gateway.Config{RateClock: time.Now, Knows: func(token string) bool { return token == "secret" }})
//
//	mux.Handle("GET /gateway", g)
//
// New makes the gateway an observer of the world; from then on every change that the bot may know of becomes an event,
// such as MESSAGE_CREATE. Interactions are sent by Dispatch.
//
// A connection begins with a hello. The bot identifies, which begins a session, and gets READY and GUILD_CREATE. A
// session outlives its connection: events that come meanwhile are stored, and a resume replays them. The bot ends its
// session by closing with 1000 or 1001; Invalidate ends it from this side. There is at most one session; another
// identify replaces it.
//
// Drop, Mute, AskReconnect, Invalidate, Duplicate and Swap make trouble for tests. The world's lock guards everything
// here; exported methods other than ServeHTTP expect it to be held.
package gateway
