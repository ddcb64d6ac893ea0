// Package views shows people what they ask to see: their hand, the board, the log, the rules of the moment, cards and
// clauses, and what waits for them. It changes no match.
//
// Words come at once, pictures when they are drawn. What belongs to a match is shown as the person's seat may see it;
// who only watches sees what spectators see ([Views.Watching]).
package views
