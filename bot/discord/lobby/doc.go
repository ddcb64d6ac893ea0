// Package lobby is where matches come about: somebody invites (invite.go), others accept or decline (answer.go) with a
// deck of their choice (deck.go), and who has played invites to a rematch (rematch.go). Clocks (clock.go) and table
// rules (table_rules.go) are chosen with the invitation.
//
// Which deck somebody brings is their own affair until the match is over: everything here is private, and the
// invitation's buttons are the same whatever was chosen.
package lobby
