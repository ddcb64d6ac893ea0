// Package port says what the bot on Discord needs of others, as interfaces and the values that cross them. Package app
// fills them in; tests fill them in with fakes.
//
//	Texts    puts codes and phrases into words of a language
//	Library  knows the games: rulesets, cards, decks, what can be looked up
//	Painter  draws pictures
//	Clock    tells the time
//
// The bot knows no game. It shows what a ruleset declares, by codes, and asks for the words:
//
//	texts.Word("it", game, "verbs", "play")                          // "Giocare", say; "" when there is none
//	texts.Say("en", game, refusal.Phrase, port.Names{Player: name})  // a sentence
//
// A picture follows from a [Scene], which holds a view: whoever has the scene sees no more than the view's seat. A
// picture that is shown already is not drawn again; its hash says so:
//
//	pic, err := painter.Board(ctx, scene, shown) // no PNG if pic.Hash == shown
//	file := pic.File("board.png")
package port
