package discord

import (
	"fmt"
	"strconv"
	"strings"
)

// button is what a component's custom id says. Written form, at most 100 characters:
//
//	v1:MATCH:Q.Q.Q:ACTION:ARG
//
// Qs are the questions that the message was made for (one per seat asked, none for actions that answer
// none); a press counts for the presser's own question among them. Arg is the rest of the id. It fits as long
// as a match's id, a verb and a deck's id have at most 30 characters each.
type button struct {
	Match  string
	Qs     []uint64
	Action string
	Arg    string
}

const idVersion = "v1"

// String writes the custom id.
func (b button) String() string {
	qs := make([]string, len(b.Qs))
	for i, q := range b.Qs {
		qs[i] = strconv.FormatUint(q, 36)
	}
	return strings.Join([]string{idVersion, b.Match, strings.Join(qs, "."), b.Action, b.Arg}, ":")
}

// parseButton reads a custom id. Ids of another version, or of another bot's past, are an error.
func parseButton(id string) (button, error) {
	parts := strings.SplitN(id, ":", 5)
	if len(parts) != 5 || parts[0] != idVersion || parts[3] == "" {
		return button{}, fmt.Errorf("custom id %q is not of form %s:match:questions:action:argument", id, idVersion)
	}
	b := button{Match: parts[1], Action: parts[3], Arg: parts[4]}
	if parts[2] == "" {
		return b, nil
	}
	for _, s := range strings.Split(parts[2], ".") {
		q, err := strconv.ParseUint(s, 36, 64)
		if err != nil {
			return button{}, fmt.Errorf("custom id %q: question %q: %w", id, s, err)
		}
		b.Qs = append(b.Qs, q)
	}
	return b, nil
}

// Actions of buttons and menus.
const (
	actAccept   = "accept"   // accept an invitation; Arg: a ready deck's id
	actDecline  = "decline"  // decline or withdraw an invitation
	actSame     = "same"     // accept an invitation with the deck of the match before
	actRematch  = "rematch"  // invite to another match like the one that is over
	actMove     = "move"     // open the stepper; Arg: the verb to begin with, or ""
	actVerb     = "verb"     // the stepper: a verb was chosen; Arg: the verb
	actPick     = "pick"     // the stepper: options were chosen in a menu; Arg: the draft
	actUndo     = "undo"     // the stepper: take the last pick back; Arg: the draft
	actDone     = "done"     // the stepper: no more picks; Arg: the draft
	actPage     = "page"     // the stepper: another page of options; Arg: draft.page
	actBack     = "back"     // the stepper: one question back; Arg: the draft
	actZone     = "zone"     // the stepper: the zone to choose from; Arg: the draft
	actSwitch   = "switch"   // the stepper: an extra on or off; Arg: the draft as it then is
	actAhead    = "ahead"    // the stepper: answer a later question; Arg: draft.offer, or .offer with the open question
	actSub      = "sub"      // the stepper: with this verb; Arg: draft.verb
	actThen     = "then"     // the stepper: a further action; Arg: the draft, or "" behind what is under way
	actOffer    = "offer"    // take an offer that says all by itself; Arg: .offer, and .sure after the question
	actUnseal   = "unseal"   // a menu: take back what was said ahead
	actConfirm  = "confirm"  // the stepper: do it; Arg: the draft
	actPass     = "pass"     // pass in this and the later windows of the same thing
	actPassOnce = "passonce" // pass in this window
	actSay      = "say"      // answer with a bare verb; Arg: the verb
	actHand     = "hand"     // show my hand
	actTestDMs  = "testdms"  // try to write to the presser; no match
	actTell     = "tell"     // how to be told of a question; no match; Arg: byMessage, or "" for a mention
	actLog      = "log"      // what happened
	actRules    = "rules"    // the rules of this question
	actMore     = "more"     // interject, draw, concede
	actConcede  = "concede"  // concede; Arg "sure" after the question
	actDraw     = "draw"     // offer a draw
	actOrders   = "orders"   // standing orders; Arg: see standing.go
	actBoard    = "board"    // the position in words

	actSheet     = "sheet"     // another page of a game's cards; Arg: game/PAGE from 0
	actSheetCard = "sheetcard" // a menu: show a card of that page; Arg: the game

	actDeckMenu   = "decks"      // choose a deck for an invitation; Arg: "", or the page in place
	actDeckPick   = "deckpick"   // a deck was picked in that menu
	actDeckBring  = "deckbring"  // play with it; Arg: own:NAME or ready:ID
	actDeckEdit   = "deckedit"   // open a saved deck's list in a form; Arg: game/NAME
	actDeckDelete = "deckdelete" // delete a saved deck, asked already; Arg: game/NAME
	actDeckText   = "decktext"   // the form with a deck's list; Arg: game/NAME
)
