// Package api is the bot's connection to Discord: a discordgo session set up the way Farpost needs it, and the few
// requests that discordgo v0.29.0 cannot make by itself (alt text of attachments, enforced nonces).
//
//	c, err := api.Dial(api.Config{Token: token, Base: ""})   // Base points at another server
//	c.AddHandler(…)                                          // before anything can come in
//	err = c.Connect(ctx, 0)
//	id, err := c.Send(ctx, channel, api.Message{Content: "…", Mentions: []string{user}, Nonce: "row-17"})
//	err = c.Edit(ctx, channel, id, api.Message{…})
//	code := api.Code(err)                                    // Discord's error code, 0 if it has none
//
// No request is tried again here, not even after a 429: the outbox does that, after the pause that [RetryAfter]
// returns.
//
// A limiter keeps all requests together under Discord's 50 a second; answers to interactions are exempt. A request
// waits for its turn; if its context ends first it fails and has used no slot. Config.PerSecond turns the limiter off
// for a test server that has no limit.
package api
