// Package signs keeps the signs of the games, such as an element or a figure, as emojis of the bot's application, so
// that messages, buttons and menus show what is printed on cards:
//
//	s := &signs.Signs{API: client, Library: library, Texts: texts, Painter: painter, Warn: warn}
//	err := s.Keep(ctx)           // makes those that are missing; once, after connecting
//	text := s.Sign(game, "fire") // "<:Fire_fp1a2b3c:123>"; "" where there is none
//
// A sign is drawn by the code that draws it on cards. Discord changes no emoji's picture, so the name ends with a hash
// of it: a sign that is drawn otherwise becomes another emoji. The one before stays for the messages that show it,
// until its place is needed. Where Discord does not let the bot make emojis, texts keep their words and letters.
package signs
