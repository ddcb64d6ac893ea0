// Package discord is Farpost on Discord. It turns interactions into inputs for the table, and outbox rows into
// messages. It knows no game: commands, questions, figures and words come from what a ruleset declares, through the
// interfaces of package port.
//
//	bot := discord.New(discord.Config{API: client, Table: table, Store: store, Texts: texts, …})
//	stop := bot.Listen()                 // answers commands, buttons, menus
//	bot.Register(ctx)                    // Discord's list of our commands
//	outbox.New(outbox.Config{Handle: bot.Deliver, …})
//
// This package wires the rooms below it and takes interactions in. Each room uses only rooms above it:
//
//	ui         custom ids, buttons, menus, embeds, Discord's limits, text that fits
//	api        requests to Discord, interactions as they come in, error codes
//	port       what the bot needs of others: texts, library, painter, clock
//	people     players and servers: names, languages, direct messages, permissions
//	reply      one interaction being answered
//	narrate    the words of one match for one reader; it cannot call Discord or write
//	signs      symbols of the games as emojis of the application
//	route      which match is meant, who may do what; the tables of presses and commands
//	draft      an answer so far (in stepper)
//	orders     the page of standing orders (in stepper)
//	page       the pages of the stepper (in stepper)
//	stepper    the private page on which an answer is put together
//	decks      saved decks
//	lobby      invitations, rematches, clocks, table rules
//	account    /settings and /setup
//	judging    judges look at matches and rule in them
//	ranking    /leaderboard, /profile and /season
//	views      hand, board, log, rules, cards, look-ups, inbox
//	public     public messages, made from a spectator's view
//	deliver    an outbox row becomes requests
//
// There is one way through:
//
//	a press or command   gateway → Handle (listen.go) → route → a feature's handler → table → narrate → reply
//	a change             commit → outbox → deliver → public → requests
package discord
