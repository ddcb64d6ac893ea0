// Package api is the bot's connection to Discord: a discordgo session set up the way Farpost needs it, and the few
// requests that discordgo v0.29.0 cannot make by itself (alt text of attachments, enforced nonces). Interactions are
// read here, too ([ReadInteraction]), because discordgo drops one whose message or form holds what it does not know.
//
//	c, err := api.Dial(api.Config{Token: token, Base: ""})   // Base points at another server
//	c.OnInteraction(…)                                       // before anything can come in
//	err = c.Connect(ctx, 0)
//	id, err := c.Send(ctx, channel, api.Message{Content: "…", Mentions: []string{user}, Nonce: "row-17"})
//	err = c.Edit(ctx, channel, id, api.Message{…})
//	code := api.Code(err)                                    // Discord's error code, 0 if it has none
//
// # The gateway
//
// A gateway can be deaf without a word: discordgo waits for ever for the READY of a new connection, and holds its lock
// meanwhile. So every connection is watched ([Watch]). It has to get ready in time, is asked for a sign of life when it
// says nothing, counts as gone when it gives none, and is cut in the end, at which discordgo makes another one. The log
// hears of it. [Client.Played] counts how long Discord was there; [Client.Prove] asks it now.
//
// Texts get the form of the place where they stand: what people typed is shown as it is, wherever that is (ui.Literal).
// Errors have no secrets: neither the address of a request, in which an interaction's token stands, nor anything else
// that opens something. They may be logged and stored. So the session's own methods are not a Client's; a request that
// is missing is added in request.go. What the library logs by itself goes to [LogTo].
// Whatever goes out is cut to Discord's limits ([Message.Fit]), so that no message is refused for its length.
//
// # Limits
//
// All of Discord's limits are kept here, and nothing sleeps on them: discordgo, which would, never sees them. A request
// that may not be sent now fails with [Limited], which says when it may; no request is tried again here. The outbox
// does that. Three things keep a request back:
//
//   - the limit of its route in its channel, as Discord's answers tell it;
//   - a stop of everything: the limit on all requests of the bot, a 429 of Discord's network, which is on the machine's
//     address, or too many refusals (401, 403, 429), far below the number at which Discord bans;
//   - a pace of 40 a second, under Discord's 50. A request waits for its turn; if its context ends first it fails and
//     has used no slot. Config.PerSecond turns the pace off for a test server that has no limit.
//
// Answers to interactions wait for a stop of the machine's address only. A request with [WithoutWaiting] never waits.
//
// # Map of files
//
//	config.go                         the connection is opened and closed
//	gateway.go, watch.go              the gateway's connections; a silent one is noticed and cut
//	leash.go                          requests end when the program does
//	transport.go                      every request, and what keeps it back
//	bucket.go, halt.go, pace.go       limits of routes, stops of everything, the pace
//	limited.go, errors.go, redact.go  what a failed request says, and what it never does
//	log.go                            what the library says by itself
//	message.go, direct.go, respond.go, download.go, request.go
//	                                  messages, direct channels, answers to interactions, attachments, all else
//	membership.go                     whether somebody is in a server
//	literal.go                        the form of each text that goes out
//	interaction.go                    interactions as they come in
package api
