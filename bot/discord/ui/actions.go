package ui

// What a button, menu or form does. These are written into custom ids, so none is ever renamed or used for something
// else. Behind each stands what its [ID.Arg] holds, if anything. "Stepper" marks what belongs to the private page on
// which an answer is put together; a draft stands there by its id.
const (
	// Invitations and results.
	ActAccept  = "accept"  // accept an invitation; Arg: a ready deck's id
	ActDecline = "decline" // decline an invitation, or withdraw one's own
	ActSame    = "same"    // accept an invitation with the deck of the match before
	ActRematch = "rematch" // invite to another match like the one that is over

	// Playing, from a public message or a private one.
	ActMove     = "move"     // open the stepper; Arg: the verb to begin with, or ""
	ActBare     = "say"      // answer with a verb that takes nothing more; Arg: the verb
	ActPass     = "pass"     // pass in this window and in the later ones of the same thing
	ActPassOnce = "passonce" // pass in this window only
	ActOffer    = "offer"    // take an offer that needs no more words; Arg: ".offer", ".offer.sure" to confirm it
	ActOverflow = "more"     // show what is rarely needed (⋯)
	ActConcede  = "concede"  // concede; Arg: "" to be asked once more, "sure" to confirm it
	ActDraw     = "draw"     // offer a draw
	ActClaim    = "claim"    // claim the match from who has left the server; Arg: their seat
	ActOrders   = "orders"   // standing orders; Arg: "", or what to do as in "pick:DRAFT" (stepper/orders)
	ActTakeBack = "unseal"   // a menu: take an answer ahead back

	// The stepper.
	ActVerb      = "verb"    // a verb was chosen; Arg: the verb
	ActBegin     = "begin"   // a menu: the first choice of a verb was made, and with it the verb; Arg: the verb
	ActZone      = "zone"    // a menu: the zone to choose from; Arg: the draft
	ActPick      = "pick"    // a menu: options were chosen; Arg: the draft
	ActPage      = "page"    // other options; Arg: the draft as it then is
	ActUndo      = "undo"    // take the last pick back; Arg: the draft
	ActDone      = "done"    // no more picks; Arg: the draft
	ActBack      = "back"    // one question back; Arg: the draft
	ActSwitch    = "switch"  // an extra on or off; Arg: the draft as it then is
	ActAhead     = "ahead"   // answer a later question; Arg: "draft.offer", ".offer" from the open question
	ActVerbAhead = "sub"     // a verb was chosen for a later question; Arg: "draft.verb"
	ActThen      = "then"    // a further action; Arg: the draft, or "" behind what is under way
	ActConfirm   = "confirm" // give the answer; Arg: the draft

	// Judges. The argument says what is done, such as "hands/1" (package judging); with "" one begins.
	ActJudge     = "judge"     // a button
	ActJudgePick = "judgepick" // a menu; what was picked follows the argument
	ActJudgeForm = "judgeform" // a form

	// Looking.
	ActHand      = "hand"      // show my hand
	ActBoard     = "board"     // show the position in words
	ActLog       = "log"       // show what happened
	ActRules     = "rules"     // show the rules of this question
	ActSheet     = "sheet"     // another page of a game's cards; Arg: "game/page", counted from 0
	ActSheetCard = "sheetcard" // a menu: show a card of that page; Arg: the game
	ActStory     = "story"     // tell the story of a game's world; Arg: the game

	// Looking up. "game/id" names a clause, a ruling or a card.
	ActLookPick    = "lookpick"    // a menu: show what was found; Arg: the game
	ActLookTerm    = "lookterm"    // show what explains a term; Arg: "game/id"
	ActRelated     = "related"     // what belongs to it; Arg: "game/id"
	ActReason      = "reason"      // why it is ruled so; Arg: "game/id"
	ActWhy         = "why"         // why verbs or options are not possible now; Arg: a draft's id, or "" for the verbs
	ActExample     = "example"     // the worked example of a rule; Arg: "game/id"
	ActShowAll     = "showall"     // show a rule to everybody in the channel; Arg: "game/id"
	ActAskRules    = "askrules"    // ask the same in another game; Arg: "game/QUESTION"
	ActAskCards    = "askcards"    // look for the same card in another game; Arg: "game/QUESTION"
	ActContents    = "contents"    // the table of contents of the rules; Arg: the game
	ActChapter     = "chapter"     // a menu: a chapter of the rules; Arg: the game
	ActTerms       = "terms"       // the words of a game; Arg: the game, or "game/page" to turn to, counted from 0
	ActTermPick    = "termpick"    // a menu: show what explains a word; Arg: the game
	ActCompare     = "compare"     // offer cards to compare one with; Arg: "game/id"
	ActCompareWith = "comparewith" // a menu: compare with it; Arg: "game/id"

	// How people do; no match.
	ActBoardPage   = "ranks"       // a page of the leaderboard; Arg: "game/season/page", season 0 for the running one
	ActBoardSeason = "rankseason"  // a menu: another season of the leaderboard; Arg: the game
	ActProfile     = "profile"     // a profile; Arg: "game/PLAYER"
	ActSeason      = "beginseason" // begin a season; Arg: its number

	// Tournaments; no match. The argument is "EVENT/OP/…" (package tournaments).
	ActEvent     = "event"     // a button of an event
	ActEventPick = "eventpick" // a menu of an event; what was picked follows the argument
	ActEventForm = "eventform" // a form of an event

	// Settings of a person; no match.
	ActCallBy  = "tell"    // how to be called to a question; Arg: people.ByMessage, or "" for a mention
	ActTestDMs = "testdms" // try to write to the presser
	ActMyGame  = "mygame"  // a menu: the game that look-ups mean, or "last"

	// Decks; those of an invitation name its match.
	ActDeckMenu   = "decks"      // choose a deck for an invitation; Arg: "" in a new message, or the page to turn to
	ActDeckPick   = "deckpick"   // a menu: a deck was picked
	ActDeckBring  = "deckbring"  // play with it; Arg: "own:NAME" or "ready:ID"
	ActDeckEdit   = "deckedit"   // open a saved deck's list in a form; Arg: "game/NAME"
	ActDeckDelete = "deckdelete" // delete a saved deck, after the question; Arg: "game/NAME"
	ActDeckText   = "decktext"   // the form with a deck's list; Arg: "game/NAME"
)
