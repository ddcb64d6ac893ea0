// Package selfplay plays seeded random matches of any ruleset, knowing none: whatever a person can do it does
// through engine.Draft, from the questions that are open and the options that they offer. It is how a ruleset
// shows that its matches end, that nothing it offers is refused, that a saved match goes on as if it had never
// been saved, and that no player can tell a hidden card by what is shown or asked.
//
//	rep, err := selfplay.Run(selfplay.Options{Ruleset: farwald.New(), Book: book, Decks: decks,
//		Players: 2, Matches: 200, Seed: 1})
//	if !rep.OK() { ... rep.Problems, rep.Unreached ... }
//
// # How it plays
//
// At each prompt one of the awaited seats is taken, then a verb uniformly among those that it is offered, then
// Draft's questions are answered uniformly among the possible options, as many as are allowed. Now and then a
// deadline passes instead (in half of the matches the first of each kind of question), somebody interjects,
// passes ahead or beforehand, withdraws that, concedes (with three and more in every second match in the middle of
// something), or all agree to a draw. Every fourth match is played so throughout; the others lean towards what is rare:
// half of all save what they could use in windows for one kind of them, some are dealt few cards or all of the book,
// with verbs in turn instead of at random.
//
// What the ready decks seldom or never bring about, a Bout does: a few matches besides, with a book of made-up
// cards in which every mechanic of the game stands. What only they reached is in Report.ByBout. Where refusals
// are still wanted there, announcements are tried with more than they ask for, with what lies beside what they
// offer, and with what leads to the questions that came up least.
//
// # Who wins
//
// The ready decks (Options.Decks, called by Options.Names) alternate. In as many matches as there are decks, each of
// them sits in each seat once; from one such round to the next the decks beside one another change, so that each
// meets every other one. Two matches in eight are not of ready decks: theirs are drawn from the book.
//
//	wins_by_deck    matches won by a seat with this ready deck
//	seats_by_deck   how often this ready deck was dealt to a seat
//	wins_drawn      matches won with a deck drawn from the book
//	wins_first      matches won by whoever had the first turn
//	draws           finished matches that nobody won
//
// Where each match has one winner, the sum of wins_by_deck with wins_drawn and draws is finished. Random play says
// little about decks; with Options.Policy the figures are worth a look.
//
// # How people wait
//
// With Options.Policy all seats are played by one player who has some sense of the game instead, as people at a
// table would: a ruleset's folder holds it (engine/farwald/sense), it sees a Moment and gives Plans, and what
// it says ahead is sealed. Nothing happens from outside then. A handover is a prompt at which the match begins
// to wait for somebody for whom it did not wait before; the report counts them by the kind of question, by what
// the question is part of, and by act: verbs that the ruleset marks with Act, such as a play. The act innermost at
// work has caused it, or the one that has just been completed; those that pass the turn on are no act's. Such
// matches begin with the standing passes that the game presets, and Plans may set others; NoStands does without.
// With Options.InTurn the same is played without short cuts, every window asked, one seat after the other
// (engine.Ruleset.InTurn).
//
// Choose drafts its plans; Open, Fewest, Least and Naming are what answers to questions are made of, and policytest
// holds such a player to what it should do in given positions.
//
// # What it checks
//
// What Draft calls complete Apply must accept, and what Draft refuses Apply must refuse with the same code:
// between the moves deliberate nonsense is tried (other people's questions, old numbers, cards that are not
// offered, too few and too many) for exactly that. A match is illegal in the report when the two disagree or
// a rule breaks; it is stalled when it does not end in MaxInputs inputs. Every prompt is saved and loaded, and
// the loaded match is what play goes on with, after both have taken the same input to the same bytes. The
// invariants of package engine/invariant are tested at every CheckEvery-th prompt, non-interference at every
// InterfereEvery-th.
//
// # Determinism
//
// Everything is drawn from generators seeded by Options.Seed and the number of the match, and matches played
// side by side are reported in their order. The same options give the same report on every machine, but for
// InputsPerSecond.
package selfplay
