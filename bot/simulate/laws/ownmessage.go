package laws

import (
	"fmt"
	"slices"

	"farpost/bot/discord/ui"
)

// OwnMessage: a question that calls somebody by a message of its own comes to no other message. One that was brought up
// to date by what was already old would show it, for a moment, to people whom it does not call.
func OwnMessage(e Evidence) (broken []string) {
	edited := map[string]string{} // the message to which a question came by an edit
	posts := e.World.Posted()
	for _, p := range posts {
		for match, q := range questions(p.Shown[p.Begun:]) {
			edited[fmt.Sprintf("question %d of match %s", q, match)] = p.ID
		}
	}
	for _, p := range posts {
		for match, q := range questions(p.Shown[:p.Begun]) {
			what := fmt.Sprintf("question %d of match %s", q, match)
			other := edited[what]
			if other == "" || other == p.ID || !slices.Contains(p.Mentions, e.World.Ledger.Asked.Whom(match, q)) {
				continue
			}
			broken = append(broken, fmt.Sprintf("%s has message %s, and came to %s", what, p.ID, other))
		}
	}
	slices.Sort(broken)
	return slices.Compact(broken)
}

// questions yields what is asked by the buttons of these custom ids, with the match.
func questions(customs []string) func(yield func(string, uint64) bool) {
	return func(yield func(string, uint64) bool) {
		for _, custom := range customs {
			id, err := ui.ParseID(custom)
			if err != nil || id.Action != ui.ActMove && id.Action != ui.ActPass {
				continue
			}
			for _, q := range id.Qs {
				if !yield(id.Match, q) {
					return
				}
			}
		}
	}
}
