// Package tally is a very small card game for the tests of the table and of Discord. It can bring about every kind of
// question, so those tests need no real game. Players never see it.
//
//	games := tally.Games{}                          // a table.Games of this one game
//	deck := tally.Deck("spark", "parry", "rock")    // filled up with moths
//
// Two to four players have life and a hand of cards, dealt from the top of their decks unshuffled. Everybody stakes a
// card or none, in secret, all at once; a staked bell rings before the first turn and again in it. Then turns follow.
// In a turn a player may
//
//	play   a card, most of them at somebody: a spark takes 1 life, a flare 2, a comet 3 from somebody else;
//	       a moth gives its player 1; a rock cannot be played, nor can a lid, which everybody sees;
//	       a bell rings for everybody, its player too, again and again until somebody parries; who has but one
//	       life loses it by a ring
//	sort   up to three cards of the hand under the deck, in a chosen order
//	dig    a card of the hand or of a grave under the deck
//	end    the turn
//
// A card that is played opens a window: each other player may parry with a parry or a wisp, or passes. Wisps leave all
// hands when somebody goes out, so an answer that names one can become impossible. A comet then asks its player whether
// to boost it, asks its target for cards of the hand to guard with, one life each, and opens a second window. All of
// that can be answered ahead, and so can the further actions of a turn. Others may shout while the active player
// thinks.
//
// A player without life, or who concedes, is out; the last one wins. The table rule "hand" is the number of cards
// dealt, "life" the life at the beginning.
package tally
