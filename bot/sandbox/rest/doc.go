// Package rest is Discord's REST API (v9 and v10) as far as a discordgo v0.29.0 bot uses it.
//
//	api := rest.New(w, interactions, &faults, rest.Config{Limits: limits, RateClock: time.Now, Knows: knows})
//	mux.Handle("/api/", api)
//
// # One request
//
// ServeHTTP finds the route, reads the body, asks the injected faults, and runs the route's handler with the world
// locked. The handler returns a value to be sent as JSON, nil for 204, or a *form.Error. Its answer, the state file and
// all events are one step.
//
// A handler is a function beside its like, named in the table of routes.go:
//
//	{"GET", "/channels/{channel_id}", false, getChannel},
//
//	func getChannel(a *API, r *request) (any, *form.Error) {
//		c, err := a.mustChannel(r) // or Unknown Channel, Missing Access
//		if err != nil {
//			return nil, err
//		}
//		return a.w.ChannelObject(c), nil
//	}
//
// The must functions find what the path names or refuse; need refuses what the bot is not permitted to do.
//
// # Messages
//
// All ways to a message meet in compose.go: a new message is filled and an old one edited from a form.MessageBody, with
// its files. The bot's first answer to an interaction is callback.go, all later ones followup.go.
//
// # Map of files
//
//	api.go, serve.go, body.go, limit.go     the API; one request; bodies and uploaded files; rate limits
//	route.go, routes.go                     what a handler gets; the table of routes
//	application.go, guild.go                who the bot is, the guild
//	command.go, emoji.go                    slash commands, emojis of the application
//	channel.go, thread.go, thread_member.go channels and threads
//	message.go, message_list.go, message_edit.go   one message, a page of them, an edit
//	compose.go, attachment.go, media.go     bringing a message to what a body says; its files; their addresses in it
//	callback.go, followup.go                answers to interactions
package rest
