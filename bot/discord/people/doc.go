// Package people knows the people and servers that the bot has met: names, languages, whether direct messages reach
// somebody, how a server was set up. It reads and writes their rows and sends nothing.
//
//	dir := people.Directory{Store: store, Texts: texts, Clock: clock, Report: report}
//	err := dir.Remember(ctx, user, nick, locale) // whenever somebody acts
//	lang := dir.LangOf(ctx, userID)              // the language to write to them in
//	names := dir.Names(ctx, seats)               // literal texts, for messages and pictures alike
//
// Nobody has to be registered. A person who was never seen has a zero row, which reads like one with every setting at
// its default; so does a server that was never set up.
//
// Delivery asks how to call people to a question ([Directory.Reach]) and notes what came of it ([Directory.NoteDM]):
//
//	mention, message, err := dir.Reach(ctx, pos, seats) // players to mention, seats to write to
package people
