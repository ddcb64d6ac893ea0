// Package sandbox is a Discord for one bot and some sample members, on loopback.
//
// It speaks Discord's REST API (v9 and v10) and Gateway as far as a discordgo v0.29.0 bot uses them, with Discord's own
// form of errors, codes and limits: what Discord would refuse, the sandbox refuses. Beside that it serves a web page,
// by which one visitor acts as the members: four, or as many as a test wants. Tests act as them in Go, through the same
// code.
//
// # Starting one
//
//	s, err := sandbox.New(sandbox.Config{Addr: "127.0.0.1:8484", StateFile: "farpost-sandbox.json"})
//	if err != nil { … }
//	if err := s.Start(); err != nil { … }   // names an address that is taken
//	defer s.Close(ctx)                      // writes the state file
//	fmt.Println("open", s.URL())
//
// # Pointing a bot at it
//
// Give the discordgo session an http.Client whose RoundTripper replaces scheme and host of each request by those of
// Server.URL. The gateway's address follows from GET /gateway:
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
// Await and AwaitView return as soon as the member sees what they ask for; nothing sleeps. A test moves Config.Clock
// itself when that is a ManualClock.
//
// # Making things go wrong
//
// Inject makes REST requests fail: with a 429 or 5xx, or by a connection that drops before or after the request took
// effect. DropGateway, AskReconnect and InvalidateSession make trouble at the gateway, DuplicateEvents and SwapEvents
// on the way of its events, DuplicateInteractions and DelayInteractions on that of interactions. Member.SetDMs closes
// DMs. DeleteMessage, DeleteChannel, ArchiveThread and DenyBot are what moderators do. Members leave and return, get
// roles and own the server (Leave, Return, SetRole, Own), and the bot is removed and invited (RemoveBot, InviteBot).
//
// # Watching
//
// Config.Record gets every REST exchange. Package openapitest checks them against Discord's published OpenAPI
// description.
//
// # The rooms
//
// This package wires the others and gives their types names of its own (types.go); its users need import nothing else.
// Each room may import those above it:
//
//	resource      what Discord's API names: users, messages, components, commands, ids
//	fault         injected faults, and limits by load
//	socket        the server's end of web sockets
//	form          reading the bodies of requests; Discord's limits, codes and refusals
//	world         the state: members, channels, messages, the file, and whoever observes it
//	gateway       the bot's web socket
//	interaction   commands and presses, from the member to the bot's answer
//	view          the world as one member sees it, at once and live
//	act           what members do
//	autoplay      members who play by themselves
//	rest          Discord's REST API
//	page, pageapi the web page, and the API by which it acts
//
// # Map of files
//
//	server.go, config.go, idle.go, types.go   the server; its settings, its connections; names of the rooms' types
//	guild.go, await.go                        what there is, by name; waiting for the bot
//	member.go, membership.go                  what a member does; who is in the server, the bot included
//	moderator.go, forum.go, faults.go         what moderators do; forums and posts; what goes wrong
//
// DESIGN.md says why the rooms are cut so, and where the sandbox is stricter or simpler than Discord. PAGE_API.md is
// the page's API.
package sandbox
