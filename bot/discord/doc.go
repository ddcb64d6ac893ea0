// Package discord is Farpost on Discord. It turns interactions into inputs for the table, and outbox rows
// into messages. It knows no game: commands, questions, figures and words come from what a ruleset declares,
// through the ports in ports.go.
//
//	bot := discord.New(discord.Config{API: client, Table: table, Store: store, Texts: texts, …})
//	stop := bot.Listen()                 // answers commands, buttons, menus
//	bot.Register(ctx)                    // Discord's list of our commands
//	outbox.New(outbox.Config{Handle: bot.Deliver, …})
//
// What people see of a match:
//
//   - the front (front.go), one public message per handover: whom the match waits for, until when, how
//     everybody stands, what happened last, the picture, and buttons that are the same for every hand;
//   - the stepper (stepper.go), one private message in which an answer is put together, previewed and
//     confirmed; a slash command fills in the same draft from its options and lets the stepper ask the rest;
//   - answers ahead (ahead.go, offers.go, sealed.go): what rulesets offer to say before it is asked, with the answer
//     that leads to it, in the stepper; a few have public buttons;
//   - the hand (hand.go), private, by button at any time and as a copy by direct message that is edited.
//
// Every first answer to an interaction is private. A button names its match and its questions (customid.go);
// a press that comes late, twice, or from somebody else is answered kindly and changes nothing.
package discord
