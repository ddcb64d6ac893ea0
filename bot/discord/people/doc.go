// Package people knows the people and servers that the bot has met: names, languages, whether direct messages
// reach somebody, and what a server was set up with. It reads and writes their rows and calls nobody.
//
//	dir := people.Directory{Store: store, Texts: texts, Clock: clock, Report: report}
//	err := dir.Remember(ctx, user, nick, locale) // whenever somebody acts
//	lang := dir.LangOf(ctx, userID)              // the language to write to them in
//	names := dir.Names(ctx, seats)               // for pictures and plain text
//
// A person who was never seen has a zero row, which reads like one with every setting at its default.
package people
