// Package account holds what people set for good: /settings for a person, /setup for a server.
//
//	/settings  how the bot calls somebody to a question, and whether direct messages reach them (settings.go);
//	           which game their look-ups mean (game.go); from whom they take no invitations (block.go)
//	/setup     a server's channel, its language, and after how many unanswered turns a match is lost (setup.go)
//
// Both answer privately. /settings belongs to the person and works everywhere; /setup is for those who may manage the
// server, which package route sees to. What is set lies in package people, which the other rooms ask.
package account
