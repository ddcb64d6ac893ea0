// Package signs keeps the signs of the games, such as an element or a figure, as emojis of the bot's application, so
// that messages, buttons and menus show what is printed on cards:
//
//	s := &signs.Signs{API: client, Library: library, Texts: texts, Painter: painter, Warn: warn}
//	err := s.Tend(ctx, clock)    // makes those that are missing, in the background, until all are there
//	text := s.Sign(game, "fire") // "<:Fire_fp1a2b3c:123>"; "" where there is none
//
// A sign is drawn by the code that draws it on cards. Discord changes no emoji's picture, so the name ends with a hash
// of it: a sign that is drawn otherwise becomes another emoji. The one before stays for the messages that show it,
// until its place is needed. Until Discord has let the bot make an emoji, texts keep its word or letter.
package signs
