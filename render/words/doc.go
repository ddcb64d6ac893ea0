// Package words puts pictures into words: for those who cannot see them, and for readers who get no file.
//
//	alt := words.Board(s)    // a picture's description: at most 1,024 characters, what matters most comes first
//	text := words.Text(s)    // the whole position, line by line
//
// Each kind of picture has its description (Board, Hand, Card, Prompt, Result, Replay, Deck, ContactSheet). All are in
// the scene's language, and say no more than the scene's view has.
package words
