// Package tournaments is Discord's side of tournaments: /tournament, the event's one message in its channel, the panel
// of the organisers, and what is said aloud of what they do. What happens to an event is decided by the desk
// ([farpost/bot/tournament]); this room shows it and passes on what people press.
//
// All buttons, menus and forms of an event are one action. Its argument is "EVENT/OP/…": the event, what to do, and
// what it needs:
//
//	ev1/join               enter
//	ev1/panel              the panel of the organisers
//	ev1/ask/publish        say what publishing the round would mean, with the button that does it
//	ev1/do/publish         publish it
//	ev1/why/rule/2/1/2-0-0 a form that asks for the reason of a ruling
//
// A step is shown before it is taken: "ask" tries it (Desk.Try) and tells what would follow. Who may take it is decided
// by the event's table of rights. What this room adds is what a person is: whoever may manage the server and whoever
// has the role of organisers is an organiser, whoever has the role of judges is a judge (/setup).
//
// # Map of files
//
//	feature.go      the commands, and what a button can say
//	deliver.go      rows of the outbox: the event's message, what is said aloud, direct messages
//	create.go       /tournament new
//	roster.go       the people of an event, for organisers; two of a draft change places
//	log.go          what happened; the export
//	ask.go          a step is asked about, taken, given a reason, put into words
//	player.go       what players do: join, bring a deck, leave, look at their match, report, call a judge
//	standings.go    how everybody stands, in words and as a picture
//	players.go      the people of an event, for everybody, and their deck lists
//	names.go        names of people who never used the bot
//	panel.go        the organisers' panel: what there is to do, pairings, results
//	bracket.go      an elimination, in words and as a picture
//	plan.go         the pages of a plan, and what it means; the form of what is typed
//	choices.go      what of a plan is chosen from menus
//	offer.go        what each of these menus offers
//	summary.go      an event in words: how it stands, pairings, standings
//	find.go         which events a command may mean
//	which.go        which of several events is meant, as a page
//	menu.go         pages in arguments of buttons
//	unready.go      who has not checked in or has no deck is asked about before a start
//	inbox.go        what events ask of a person, for /inbox
//	rights.go       who somebody is in an event, a step of theirs
//	tournaments.go  the room's parts
package tournaments
