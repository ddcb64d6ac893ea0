// Package sandbox is a Discord for one bot and four sample members, on loopback.
//
// It speaks Discord's REST API (v9 and v10) and Gateway as far as a discordgo v0.29.0 bot uses them, with Discord's own
// error form, codes and limits: what Discord would refuse, the sandbox refuses. Beside that it serves a web page, and
// an API for the page (PAGE_API.md), by which one visitor acts as the four members. Tests act as them in Go, through
// the same code.
//
// # Starting one
//
//	s, err := sandbox.New(sandbox.Config{Addr: "127.0.0.1:8484", StateFile: "farpost-sandbox.json"})
//	if err != nil { … }
//	if err := s.Start(); err != nil { … }   // names a port that is taken
//	defer s.Close(ctx)                      // writes the state file
//	fmt.Println("open", s.URL())
//
// # Pointing a bot at it
//
// Give the discordgo session an http.Client whose RoundTripper rewrites scheme and host of each request to those of
// Server.URL; the gateway's address follows from GET /gateway:
//
//	session, _ := discordgo.New("Bot sandbox")
//	session.Client = &http.Client{Transport: redirect{base}}
//	err := session.Open()
//
// # Acting as members in tests
//
//	ada, bruno := s.Member(0), s.Member(1)
//	out, err := ada.Run(ctx, s.ChannelID("matches"), "match", []string{"new"},
//		sandbox.OptionValue{Name: "opponent", Value: bruno.ID()})
//	invitation, err := bruno.Await(ctx, func(m sandbox.Message) bool { return m.X.MentionsMe })
//	out, err = bruno.PressLabel(ctx, invitation.ID, "Accept")
//
// Run, Press, Submit and Complete return when the bot acknowledged, or when the 3 seconds of Config.Clock are over.
// Await and AwaitView return as soon as the member sees what they ask for; nothing sleeps. Time is Config.Clock, which
// a test moves with a ManualClock.
//
// # Making things go wrong
//
// Inject makes REST requests fail: 429, 5xx, connections dropped before or after the request took effect. DropGateway,
// AskReconnect and InvalidateSession trouble the gateway; DuplicateInteractions and DelayInteractions the dispatch;
// Member.SetDMs closes DMs; DeleteMessage, DeleteChannel, ArchiveThread and DenyBot are what moderators do.
//
// # Watching
//
// Config.Record gets every REST exchange. Package openapitest checks them against Discord's published OpenAPI
// description.
//
// DESIGN.md says how it works inside and where it is stricter or simpler than Discord.
package sandbox
