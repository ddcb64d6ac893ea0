// Package tally is a very small card game for the tests of the table and of Discord. It is no game of
// Farpost's; it exists so that those tests need no real one and can bring about every kind of question.
//
// Two to four players have life and a hand of cards, dealt from the top of their decks unshuffled. First everybody
// stakes a card or none, in secret, all at once. Then turns: "play" a card at somebody, a comet at somebody else (a
// spark takes 1 life, a flare 2, a moth gives its player 1, a rock cannot be played, nor, as everybody sees, can a
// lid), "sort" up to three cards of the hand under the deck in a chosen order, "dig" a card of the hand or of a grave
// under it, or "end". A card that is played is answered in a window: "parry" with a parry, or pass. A comet (3 life)
// then asks its player whether to "boost" it, its target for cards of the hand to "guard" with, one life each, and
// holds a second window; all of that can be said ahead, and so can the further actions of a turn. Others may "shout"
// while the active player thinks. Who has no life, or concedes, is out; the last one wins. The table rule "hand" is
// how many cards are dealt, "life" how much life.
//
//	games := tally.Games{}                          // a table.Games of this one game
//	deck := tally.Deck("spark", "parry", "rock")    // filled up with moths
package tally
