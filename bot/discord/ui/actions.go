package ui

// Actions of buttons and menus.
const (
	ActAccept   = "accept"   // accept an invitation; Arg: a ready deck's id
	ActDecline  = "decline"  // decline or withdraw an invitation
	ActSame     = "same"     // accept an invitation with the deck of the match before
	ActRematch  = "rematch"  // invite to another match like the one that is over
	ActMove     = "move"     // open the stepper; Arg: the verb to begin with, or ""
	ActVerb     = "verb"     // the stepper: a verb was chosen; Arg: the verb
	ActPick     = "pick"     // the stepper: options were chosen in a menu; Arg: the draft
	ActUndo     = "undo"     // the stepper: take the last pick back; Arg: the draft
	ActDone     = "done"     // the stepper: no more picks; Arg: the draft
	ActPage     = "page"     // the stepper: another page of options; Arg: draft.page
	ActBack     = "back"     // the stepper: one question back; Arg: the draft
	ActZone     = "zone"     // the stepper: the zone to choose from; Arg: the draft
	ActSwitch   = "switch"   // the stepper: an extra on or off; Arg: the draft as it then is
	ActAhead    = "ahead"    // the stepper: answer a later question; Arg: draft.offer, or .offer with the open question
	ActSub      = "sub"      // the stepper: with this verb; Arg: draft.verb
	ActThen     = "then"     // the stepper: a further action; Arg: the draft, or "" behind what is under way
	ActOffer    = "offer"    // take an offer that says all by itself; Arg: .offer, and .sure after the question
	ActUnseal   = "unseal"   // a menu: take back what was said ahead
	ActConfirm  = "confirm"  // the stepper: do it; Arg: the draft
	ActPass     = "pass"     // pass in this and the later windows of the same thing
	ActPassOnce = "passonce" // pass in this window
	ActSay      = "say"      // answer with a bare verb; Arg: the verb
	ActHand     = "hand"     // show my hand
	ActTestDMs  = "testdms"  // try to write to the presser; no match
	ActTell     = "tell"     // how to be told of a question; no match; Arg: byMessage, or "" for a mention
	ActLog      = "log"      // what happened
	ActRules    = "rules"    // the rules of this question
	ActMore     = "more"     // interject, draw, concede
	ActConcede  = "concede"  // concede; Arg "sure" after the question
	ActDraw     = "draw"     // offer a draw
	ActOrders   = "orders"   // standing orders; Arg: see standing.go
	ActBoard    = "board"    // the position in words

	ActSheet     = "sheet"     // another page of a game's cards; Arg: game/PAGE from 0
	ActSheetCard = "sheetcard" // a menu: show a card of that page; Arg: the game

	ActDeckMenu   = "decks"      // choose a deck for an invitation; Arg: "", or the page in place
	ActDeckPick   = "deckpick"   // a deck was picked in that menu
	ActDeckBring  = "deckbring"  // play with it; Arg: own:NAME or ready:ID
	ActDeckEdit   = "deckedit"   // open a saved deck's list in a form; Arg: game/NAME
	ActDeckDelete = "deckdelete" // delete a saved deck, asked already; Arg: game/NAME
	ActDeckText   = "decktext"   // the form with a deck's list; Arg: game/NAME
)
