// Package api is the bot's wire to Discord: a discordgo session set up the way Farpost needs it, and the
// few requests that discordgo v0.29.0 cannot make by itself (alt text of attachments, enforced nonces).
//
//	c, err := api.Dial(api.Config{Token: token, Base: ""})   // Base points at another server
//	c.AddHandler(…)                                          // before anything can come in
//	err = c.Connect(ctx, 0)
//	id, err := c.Send(ctx, channel, api.Message{Content: "…", Mentions: []string{user}, Nonce: "row-17"})
//	err = c.Edit(ctx, channel, id, api.Message{…})
//	code := api.Code(err)                                    // Discord's error code, 0 when it has none
//
// Requests are not retried here, a 429 included: the outbox does that, with what [RetryAfter] says. A limiter
// keeps all routes together under Discord's 50 requests a second; answers to interactions are exempt. A server of tests
// that has no limit needs none kept (Config.PerSecond).
package api
